import { describe, expect, test } from 'vitest'
import { META_DESCRIPTION_LENGTH, blogPostPath } from '#app/domain/blog/blog.ts'
import { contentsOf } from '#app/domain/blog/contents.ts'
import { howToStepsOf } from '#app/domain/blog/how-to-steps.ts'
import { wordCountOf } from '#app/domain/blog/reading-time.ts'
import { renderArticle, renderFragment } from '#app/features/blog/render-article.server.ts'
import routes from '#app/routes.ts'
import { readStarterContent } from './starter-content.server.ts'

const { articles, authors, categories } = readStarterContent()

const slugsOf = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)

/** Paths of pages without parameters. */
const pagePaths = (function pathsOf(entries: readonly (typeof routes)[number][]): string[] {
  return entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsOf(children ?? [])])
})(routes)

const articlePaths = articles.map(({ category, slug }) => blogPostPath(category, slug))

describe('starter articles', () => {
  test('there are at least eight, in four categories, by two authors', () => {
    expect(articles.length).toBeGreaterThanOrEqual(8)
    expect(categories).toHaveLength(4)
    expect(authors.map(({ name }) => name)).toEqual(['Mealwright Kitchen', 'Mealwright Nutrition'])
    for (const { body } of authors) expect(body).toContain('not one person')
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(slugsOf(categories)))
    expect(new Set(articles.map(({ author }) => author))).toEqual(new Set(slugsOf(authors)))
  })

  test('slugs, titles, pictures and dates are each used once, and every date has passed', () => {
    for (const of of [
      slugsOf(articles),
      articles.map(({ title }) => title),
      articles.map(({ picture }) => picture.id),
      articles.map(({ publishedAt }) => publishedAt),
    ])
      expect(new Set(of).size).toBe(articles.length)
    for (const { publishedAt } of articles)
      expect(Date.parse(publishedAt)).toBeLessThan(Date.parse('2026-11-20T00:00:00Z'))
  })

  test('three are featured, and categories feature articles of their own', () => {
    expect(articles.filter(({ isFeatured }) => isFeatured)).toHaveLength(3)
    for (const { slug, featured } of categories) {
      const own = slugsOf(articles.filter(({ category }) => category === slug))
      expect(own).toEqual(expect.arrayContaining([...featured]))
      expect(own.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('at least three are how-tos whose one ordered list holds the steps', () => {
    const howTos = articles.filter(({ schemaType }) => schemaType === 'HowTo')
    expect(howTos.length).toBeGreaterThanOrEqual(3)
    for (const { body } of howTos) {
      const { html } = renderArticle(body, 'markdown')
      expect(html.match(/<ol/g)).toHaveLength(1)
      expect(howToStepsOf(html).length).toBeGreaterThanOrEqual(5)
    }
  })

  test.for(articles.map((article) => [article.slug, article] as const))(
    '%s has 700 to 1,200 words, headings in order, sources, questions and a picture',
    ([, article]) => {
      const { html } = renderArticle(article.body, 'markdown')
      // What is drawn is not read as words.
      const words = wordCountOf(html.replace(/<figure data-block[\s\S]*?<\/figure>/g, ''))
      expect(words).toBeGreaterThanOrEqual(700)
      expect(words).toBeLessThanOrEqual(1200)

      expect(html).not.toContain('<h1')
      const contents = contentsOf(html)
      expect(contents.every(({ level }) => level === 2)).toBe(true)
      expect(contents.flatMap(({ children }) => children).every(({ level }) => level === 3)).toBe(true)
      expect(contents.at(-1)?.text).toBe('Sources')

      expect(article.faqs.length).toBeGreaterThanOrEqual(3)
      expect(article.faqs.length).toBeLessThanOrEqual(5)
      for (const { answer } of article.faqs)
        expect(renderFragment(answer, 'markdown')).toMatch(/^<p>.+<\/p>\n$/)

      expect(article.seoDescription.length).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH)
      expect(article.seoTitle.length).toBeLessThanOrEqual(70)
      expect(article.excerpt.length).toBeLessThanOrEqual(200)
      expect(article.tags.length).toBeGreaterThanOrEqual(3)

      expect(article.picture.alt).toMatch(/^Drawing: /)
    },
  )

  test('links lead to pages there are: our own by route or article, others over https', () => {
    const written = [
      ...articles.map(({ body }) => renderArticle(body, 'markdown').html),
      ...articles.flatMap(({ faqs }) => faqs.map(({ answer }) => renderFragment(answer, 'markdown'))),
      ...categories.map(({ body }) => renderArticle(body, 'markdown').html),
      ...authors.map(({ body }) => renderArticle(body, 'markdown').html),
    ].join('\n')
    const links = [...written.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!)
    expect(links.length).toBeGreaterThan(50)
    for (const href of links)
      if (!href.startsWith('https://')) expect([...pagePaths, ...articlePaths], href).toContain(href)
  })

  test('each article links to the app and to another article', () => {
    for (const { body, category, slug } of articles) {
      const own = blogPostPath(category, slug)
      const links = [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href!)
      expect(links.some((href) => articlePaths.includes(href) && href !== own)).toBe(true)
      expect(links.some((href) => ['/upload', '/calories', '/meal-planning'].includes(href))).toBe(true)
    }
  })
})
