import { z } from 'zod'

/**
 * What schema.org objects of this site have to hold: the required and recommended properties of each type as Google's
 * documentation of rich results names them (developers.google.com/search/docs/appearance/structured-data), where the
 * facts exist here. Unknown types are a problem, so that none goes unchecked.
 */

const text = z.string().trim().min(1)
const url = z.url({ protocol: /^https?$/ })
const time = z.iso.datetime({ offset: true })
const duration = z.string().regex(/^PT(?=\d)(?:\d+H)?(?:\d+M)?$/)
const amount = (unit: string) => z.string().regex(new RegExp(`^\\d+(?:\\.\\d+)? ${unit}$`))
const typed = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.looseObject({ '@type': z.literal(type), ...shape })

const Reference = z.strictObject({ '@id': url })
const Organization = typed('Organization', { name: text, url, logo: url })
const Publisher = z.union([Reference, Organization])
const Writer = z.union([
  typed('Person', { name: text, url: url.optional() }),
  typed('Organization', { name: text }),
])
const Step = typed('HowToStep', { text, url: url.optional() })
const Picture = typed('ImageObject', { url, width: z.int().min(1200), height: z.int().min(630) })
const images = z.union([url, z.array(url).min(1), Picture])

const article = {
  headline: text.max(110),
  image: images,
  datePublished: time,
  dateModified: time,
  author: Writer,
  publisher: Publisher,
  description: text.optional(),
  mainEntityOfPage: z.unknown().optional(),
}
const page = { name: text, url, description: text.optional() }

const SHAPES: Record<string, z.ZodType> = {
  Organization,
  WebSite: typed('WebSite', {
    name: text,
    url,
    publisher: Publisher,
    potentialAction: typed('SearchAction', {
      target: typed('EntryPoint', { urlTemplate: z.string().regex(/^https?:\/\/.+\{search_term_string\}/) }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  BreadcrumbList: typed('BreadcrumbList', {
    itemListElement: z
      .array(typed('ListItem', { position: z.int(), name: text, item: url.optional() }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1), 'counted from 1 on')
      .refine(
        (items) => items.slice(0, -1).every(({ item }) => item !== undefined),
        'all but the last lead somewhere',
      ),
  }),
  FAQPage: typed('FAQPage', {
    mainEntity: z.array(typed('Question', { name: text, acceptedAnswer: typed('Answer', { text }) })).min(1),
  }),
  Recipe: typed('Recipe', {
    name: text,
    image: images,
    url,
    author: Writer,
    datePublished: time,
    description: text,
    totalTime: duration,
    recipeYield: text,
    recipeCuisine: text,
    recipeIngredient: z.array(text).min(1),
    recipeInstructions: z.array(Step).min(1),
    nutrition: typed('NutritionInformation', {
      servingSize: text,
      calories: amount('kcal'),
      proteinContent: amount('g'),
      carbohydrateContent: amount('g'),
      fatContent: amount('g'),
    }),
    keywords: text.optional(),
  }),
  Article: typed('Article', article),
  NewsArticle: typed('NewsArticle', article),
  HowTo: typed('HowTo', { ...article, name: text, step: z.array(Step).min(1) }),
  Review: typed('Review', {
    ...article,
    itemReviewed: z.looseObject({ '@type': text, name: text }),
    reviewBody: text,
  }),
  CollectionPage: typed('CollectionPage', page),
  WebPage: typed('WebPage', page),
  Blog: typed('Blog', page),
  ProfilePage: typed('ProfilePage', { ...page, mainEntity: Writer }),
}

export type Thing = { '@context'?: string; '@type': string } & Record<string, unknown>

/** Every structured object of a page, in its order. */
export function structuredDataIn(html: string): Thing[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, json]) => JSON.parse(json!) as Thing)
}

/** What is wrong with an object, one line per fault; nothing for one that search engines would take. */
export function problemsOf(thing: Thing): string[] {
  const shape = SHAPES[thing['@type']]
  if (!shape) return [`${thing['@type']}: no such type is checked`]
  const problems =
    thing['@context'] === 'https://schema.org' ? [] : [`${thing['@type']}: without its context`]
  const { error } = shape.safeParse(thing)
  return [
    ...problems,
    ...(error?.issues ?? []).map(({ path, message }) => `${thing['@type']}.${path.join('.')}: ${message}`),
  ]
}

/** The head of a page as others read it. */
export function headOf(html: string) {
  const meta = (attribute: 'name' | 'property', name: string) =>
    [...html.matchAll(/<meta ([^>]*)>/g)]
      .map(([, attributes]) => attributes!)
      .filter((attributes) => attributes.includes(`${attribute}="${name}"`))
      .map((attributes) => unescaped(/content="([^"]*)"/.exec(attributes)?.[1] ?? ''))
  return {
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].slice(0, 1).map(([, title]) => unescaped(title!)),
    description: meta('name', 'description'),
    robots: meta('name', 'robots'),
    canonical: [...html.matchAll(/<link [^>]*rel="canonical"[^>]*>/g)].map(
      ([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? '',
    ),
    og: (name: string) => meta('property', `og:${name}`),
    twitterCard: meta('name', 'twitter:card'),
  }
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
