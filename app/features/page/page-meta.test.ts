import { describe, expect, test } from 'vitest'
import { breadcrumbs } from '#app/domain/seo/structured-data.ts'
import { fullTitle, pageMeta } from './page-meta.ts'

const ORIGIN = 'https://mealwright.example'
const PAGE = { title: 'Help', description: 'How it works.', path: '/help', origin: ORIGIN }

const property = (name: string, tags: ReturnType<typeof pageMeta>) =>
  tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []))
const named = (name: string, tags: ReturnType<typeof pageMeta>) =>
  tags.flatMap((tag) => ('name' in tag && tag.name === name ? [tag.content] : []))

test.each([
  ['Help', 'Help | Mealwright'],
  ['About Mealwright', 'About Mealwright'],
  ['Mealwright: cook what you have', 'Mealwright: cook what you have'],
  ['Does mealwright cook?', 'Does mealwright cook? | Mealwright'],
])('[BLOG-42] %s is titled %s', (title, full) => {
  expect(fullTitle(title)).toBe(full)
  expect(pageMeta({ ...PAGE, title })).toContainEqual({ title: full })
  expect(property('og:title', pageMeta({ ...PAGE, title }))).toEqual([full])
})

test('[BLOG-43] the social image is said to be 1200 by 630, absolute, with words for it', () => {
  const tags = pageMeta({ ...PAGE, image: { path: '/og/page/help.png?v=1', alt: 'Help' } })
  expect(property('og:image', tags)).toEqual([`${ORIGIN}/og/page/help.png?v=1`])
  expect(property('og:image:width', tags)).toEqual(['1200'])
  expect(property('og:image:height', tags)).toEqual(['630'])
  expect(property('og:image:alt', tags)).toEqual(['Help'])
  expect(named('twitter:card', tags)).toEqual(['summary_large_image'])
  expect(named('twitter:image', tags)).toEqual([`${ORIGIN}/og/page/help.png?v=1`])
  expect(named('twitter:image:alt', tags)).toEqual(['Help'])
})

test('words of its own for shared links stand on the card and nowhere else', () => {
  const tags = pageMeta({
    ...PAGE,
    title: 'Help',
    description: 'How it works',
    social: { title: 'Ask us', description: '' },
  })
  expect(tags).toContainEqual({ title: 'Help | Mealwright' })
  expect(property('og:title', tags)).toEqual(['Ask us'])
  expect(named('twitter:title', tags)).toEqual(['Ask us'])
  expect(property('og:description', tags)).toEqual(['How it works'])
  expect(named('twitter:description', tags)).toEqual(['How it works'])
})

test('[BLOG-44] a page is kept out of search engines only when it asks for that', () => {
  expect(named('robots', pageMeta(PAGE))).toEqual([])
  expect(named('robots', pageMeta({ ...PAGE, noIndex: true }))).toEqual(['noindex'])
})

test('the canonical address and og:url are one, absolute', () => {
  const tags = pageMeta(PAGE)
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${ORIGIN}/help` })
  expect(property('og:url', tags)).toEqual([`${ORIGIN}/help`])
})

describe('a description', () => {
  const of = (description: string) => String(named('description', pageMeta({ ...PAGE, description }))[0])

  test('is cut at 160 signs between words, and stays one line', () => {
    const long = 'Beans and rice,\n  twice. '.repeat(20)
    expect(of(long).length).toBeLessThanOrEqual(160)
    expect(of(long)).toMatch(/(?:Beans|and|rice,|twice\.)…$/)
    expect(of(long)).not.toContain('\n')
    expect(of('a'.repeat(300))).toHaveLength(160)
  })

  test('that is short stays as it is, and an empty one is left out', () => {
    expect(of('How it works.')).toBe('How it works.')
    expect(named('description', pageMeta({ ...PAGE, description: '' }))).toEqual([])
  })
})

test('each structured thing is a script of its own with the context', () => {
  const tags = pageMeta({ ...PAGE, structuredData: [breadcrumbs(ORIGIN, [{ name: 'Help', path: '/help' }])] })
  const data = tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Help', item: `${ORIGIN}/help` },
      ],
    },
  ])
})
