/** Things of the site as schema.org names them. `@context` is added where they are written into a page. */

export type StructuredData = { '@type': string } & Readonly<Record<string, unknown>>

export type Crumb = {
  name: string
  /** From the root on; the last one may go without. */
  path?: string
}

/** Whose site this is. */
export function organization(origin: string): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Mealwright',
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  }
}

/** The site and its search: the articles', which everybody may use. */
export function webSite(origin: string): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'Mealwright',
    url: `${origin}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/blog/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The way from the start to a page; the start itself is put before. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): StructuredData {
  const way: readonly Crumb[] = [{ name: 'Home', path: '/' }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path !== undefined && { item: origin + path }),
    })),
  }
}

/** Questions that stand on the page with their answers, as plain text or simple HTML; null without any. */
export function faqPage(questions: readonly { question: string; answer: string }[]): StructuredData | null {
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
