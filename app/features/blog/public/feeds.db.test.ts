import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { renderArticle } from '#app/features/blog/render-article.server.ts'
import { fillSampleBlog, makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { feedProblems } from '#tests/support/feed-problems.ts'
import { MARKUP_VECTORS } from '#tests/support/markup-vectors.ts'
import { atomText, blogFeed } from './feeds.server.ts'

const ORIGIN = 'https://meals.example'
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.close())

async function feedsNow(): Promise<{ rss: string; atom: string }> {
  const needs = { db: database.db, site: { origin: ORIGIN }, now: () => new Date('2026-11-22T10:00:00Z') }
  const given = needs as Parameters<typeof blogFeed>[0]
  return { rss: (await blogFeed(given, 'rss')).rss2(), atom: atomText(await blogFeed(given, 'atom')) }
}

async function problemsNow(): Promise<string[]> {
  const { rss, atom } = await feedsNow()
  return [
    ...feedProblems(rss, `${ORIGIN}/blog/feed.xml`).map((problem) => `RSS: ${problem}`),
    ...feedProblems(atom, `${ORIGIN}/blog/atom.xml`).map((problem) => `Atom: ${problem}`),
  ]
}

test('both feeds hold to the rules of the W3C’s feed validator, with and without posts', async () => {
  expect(await problemsNow()).toEqual([])
  await fillSampleBlog(database.db)
  expect(await problemsNow()).toEqual([])
})

test('whatever an article holds, its feed is valid XML without scripts and with whole addresses', async () => {
  const article = [
    '<p>Notes<small data-note>A <a href="/help">note</a>.</small> and <a href="#heading-0">a place</a>.</p>',
    '<h2>One</h2><p><img src="/blog-pictures/01999999-9999-7999-8999-999999999999-1200x800-960.webp" alt="A & B"></p>',
    '<blockquote cite="/source"><p>x ]]> y</p></blockquote><details><summary>More</summary><p>z</p></details>',
    '<figure data-block="recipe-card"><figcaption>Porridge</figcaption><ul><li>50 g porridge oats</li></ul></figure>',
    '<script>alert(1)</script><iframe src="https://evil.test/"></iframe><p style="color:red" onclick="x()">p</p>',
  ].join('')
  const vectors = MARKUP_VECTORS.map(({ markup }) => markup).join('\n')
  for (const [index, html] of [article, vectors, '', '<p>\u000b\ufffe&#11;</p>'].entries())
    await makePost(database.db, {
      title: `Beans <b>&amp;</b> "rice" < lentils ${index} ]]>`,
      slug: `any-${index}`,
      excerpt: index === 0 ? 'Less < more & <i>better</i>' : '',
      tags: ['Beans & rice', '<b>'],
      contentHtml: renderArticle(html, 'html').html,
    })
  expect(await problemsNow()).toEqual([])
})

test('titles and summaries say what was written, signs of HTML included', async () => {
  await makePost(database.db, { title: 'Salt < 6 g & fat', excerpt: 'Less <i>salt</i> & more' })
  const { rss, atom } = await feedsNow()
  const documentOf = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document
  const wordsOf = (html: string | null | undefined) => new JSDOM(html ?? '').window.document.body.textContent
  expect(documentOf(rss).querySelector('item > title')?.textContent).toBe('Salt < 6 g & fat')
  expect(wordsOf(documentOf(rss).querySelector('item > description')?.textContent)).toBe(
    'Less <i>salt</i> & more',
  )
  expect(wordsOf(documentOf(atom).querySelector('entry > title')?.textContent)).toBe('Salt < 6 g & fat')
  expect(wordsOf(documentOf(atom).querySelector('entry > summary')?.textContent)).toBe(
    'Less <i>salt</i> & more',
  )
})

test('pictures in a feed have a valid media type', async () => {
  await makePost(database.db, {
    title: 'Type="image/jpg"',
    featuredImageUrl: '/blog-pictures/beans.jpg',
    contentHtml: '<p>type="image/jpg"</p>',
  })
  const { atom, rss } = await feedsNow()
  const types = [...`${atom}${rss}`.matchAll(/<(?:link rel="enclosure"|enclosure) [^>]*type="([^"]*)"/g)]
  expect(types.length).toBeGreaterThan(0)
  for (const [, type] of types) expect(type).toMatch(/^image\/(?:jpeg|png|webp)$/)
  expect(atom, 'the words of an article stay as they are').toContain('type="image/jpg"')
})
