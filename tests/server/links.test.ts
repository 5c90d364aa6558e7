import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, openClient } from '#tests/support/client.ts'
import { crawl, type Crawled } from '#tests/support/crawl.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'
import { headOf, problemsOf, structuredDataIn } from '#tests/support/structured-data.ts'

let server: RunningServer
let visitor: Client
let premium: Client
let found: Crawled

beforeAll(async () => {
  server = await runServer({ args: ['--demo'] })
  visitor = openClient(server)
  premium = openClient(server)
  await premium.post('/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' })
  found = await crawl(visitor, server.origin)
}, 240_000)
afterAll(() => server.dispose())

const isPublic = (html: string) => !headOf(html).robots.includes('noindex')

test('every link, picture, style, script and fragment of every page that a visitor can reach leads somewhere', () => {
  expect(found.dead).toEqual([])
  for (const path of [
    '/',
    '/about',
    '/help',
    '/contact',
    '/pricing',
    '/upload',
    '/calories',
    '/blog',
    '/privacy',
  ])
    expect(found.pages.has(path), path).toBe(true)
})

test('so does every link of every page of a signed-in member', async () => {
  const own = await crawl(premium, server.origin, '/dashboard')
  expect(own.dead).toEqual([])
  for (const path of ['/recipes', '/meal-planning', '/public-recipes', '/profile'])
    expect(own.pages.has(path), path).toBe(true)
}, 240_000)

test('[BLOG-42] [BLOG-43] every public page has one title with the product’s name, a description, one address, and a picture', () => {
  const titles = new Map<string, string>()
  for (const [path, html] of found.pages) {
    const head = headOf(html)
    expect(head.titles, path).toHaveLength(1)
    expect(head.titles[0], path).toContain('Mealwright')
    if (!isPublic(html)) continue
    expect(head.description, path).toHaveLength(1)
    expect(head.description[0]!.length, path).toBeLessThanOrEqual(160)
    expect(head.canonical, path).toHaveLength(1)
    expect(head.canonical[0], path).toMatch(new RegExp(`^${server.origin}/`))
    expect(head.og('url'), path).toEqual(head.canonical)
    expect(head.og('title'), path).toEqual(head.titles)
    expect(head.og('image')[0], path).toMatch(new RegExp(`^${server.origin}/`))
    expect([...head.og('image:width'), ...head.og('image:height')], path).toEqual(['1200', '630'])
    expect(head.og('image:alt')[0], path).toMatch(/\S/)
    expect(head.twitterCard, path).toEqual(['summary_large_image'])
    // Two pages that say they are one share their title; others do not.
    const canonical = head.canonical[0]!
    expect(titles.get(head.titles[0]!) ?? canonical, head.titles[0]).toBe(canonical)
    titles.set(head.titles[0]!, canonical)
  }
  expect(titles.size).toBeGreaterThan(10)
})

test('the picture that a page names is there, and is 1200 by 630', async () => {
  const images = [...found.pages.values()].filter(isPublic).flatMap((html) => headOf(html).og('image'))
  // One of each kind stands for its kind: they are drawn by the same hand.
  const kinds = new Map(
    images.map((image) => [new URL(image).pathname.split('/').slice(0, 3).join('/'), image]),
  )
  expect([...kinds.keys()]).toContain('/og/page')
  for (const image of kinds.values()) {
    const response = await visitor.request(image.slice(server.origin.length))
    expect(response.status, image).toBe(200)
    const facts = await sharp(new Uint8Array(await response.arrayBuffer())).metadata()
    expect([facts.width, facts.height], image).toEqual([1200, 630])
    if (!image.includes('/og/')) continue
    expect(response.headers.get('cache-control'), image).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const etag = response.headers.get('etag')!
    const again = await visitor.request(image.slice(server.origin.length), {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  }
}, 60_000)

test('nothing is drawn for a page, recipe or post that nobody may see', async () => {
  const list = await (await premium.request('/recipes')).text()
  const [, own] = /href="\/recipe\/([0-9a-f-]{36})\//.exec(list)!
  for (const path of [
    `/og/recipe/${own}.png`,
    '/og/recipe/018f0000-0000-7000-8000-000000000000.png',
    '/og/recipe/x.png',
    '/og/page/constructor.png',
    '/og/page/help',
    '/og/post/no-such-post.png',
    '/og/else/help.png',
  ]) {
    expect((await visitor.request(path)).status, path).toBe(404)
    expect((await premium.request(path)).status, path).toBe(404)
  }
})

test('the structured data of every public page is what schema.org and search engines ask for', () => {
  const types = new Map<string, number>()
  for (const [path, html] of found.pages)
    for (const thing of structuredDataIn(html)) {
      expect(problemsOf(thing), path).toEqual([])
      types.set(thing['@type'], (types.get(thing['@type']) ?? 0) + 1)
    }
  expect([...types.keys()]).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'BreadcrumbList', 'FAQPage']),
  )
  const typesOf = (path: string) => structuredDataIn(found.pages.get(path)!).map((thing) => thing['@type'])
  expect(typesOf('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  for (const path of ['/help', '/contact', '/pricing'])
    expect(typesOf(path)).toEqual(['BreadcrumbList', 'FAQPage'])
  for (const path of ['/about', '/terms', '/privacy', '/cookies'])
    expect(typesOf(path)).toEqual(['BreadcrumbList'])
})

test('the questions in the structured data are those on the page, word for word', () => {
  for (const path of ['/help', '/contact', '/pricing']) {
    const html = found.pages.get(path)!
    const words = wordsIn(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
    const faq = structuredDataIn(html).find((thing) => thing['@type'] === 'FAQPage')!
    for (const { name, acceptedAnswer } of faq['mainEntity'] as {
      name: string
      acceptedAnswer: { text: string }
    }[]) {
      expect(words, path).toContain(wordsIn(name))
      expect(words, path).toContain(wordsIn(acceptedAnswer.text))
    }
  }
})

/** E-mails and figures only: where a page breaks its lines says nothing. */
const wordsIn = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[#\w]+;/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

test('the search that the site names finds what one looks for', async () => {
  const site = structuredDataIn(found.pages.get('/')!).find((thing) => thing['@type'] === 'WebSite')!
  const { target } = site['potentialAction'] as { target: { urlTemplate: string } }
  const address = target.urlTemplate.replace('{search_term_string}', 'protein')
  const response = await visitor.request(address.slice(server.origin.length))
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('value="protein"')
})

test('the sitemap, its files and all they name are there; robots and assistants are led to it', async () => {
  const locations = async (path: string) =>
    [...(await (await visitor.request(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) =>
      loc!.slice(server.origin.length),
    )
  const files = await locations('/sitemap.xml')
  expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/recipes.xml', '/sitemaps/posts.xml'])
  const all = (await Promise.all(files.map(locations))).flat()
  expect(all.length).toBeGreaterThan(15)
  for (const path of all) {
    const response = await visitor.request(path)
    expect(response.status, path).toBe(200)
    const html = await response.text()
    expect(isPublic(html), path).toBe(true)
    expect(headOf(html).canonical, path).toEqual([server.origin + path])
  }
  const recipes = all.filter((path) => path.startsWith('/recipe/'))
  expect(recipes.length).toBeGreaterThan(0)
  for (const path of recipes) {
    const [recipe] = structuredDataIn(await (await visitor.request(path)).text())
    expect(recipe!['@type']).toBe('Recipe')
    expect(problemsOf(recipe!), path).toEqual([])
  }

  const robots = await visitor.request('/robots.txt')
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const rules = await robots.text()
  expect(rules).toContain(`Sitemap: ${server.origin}/sitemap.xml`)
  const closed = [...rules.matchAll(/^Disallow: (\/\S*[^*$\s])$/gm)].map(([, path]) => path!)
  expect(all.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])

  const assistants = await (await visitor.request('/llms.txt')).text()
  for (const [, address] of assistants.matchAll(/\]\(([^)]+)\)/g))
    expect((await visitor.request(address!.slice(server.origin.length))).status, address).toBe(200)
})

test('the site can be installed: a manifest with a start and icons of the sizes it says', async () => {
  const response = await visitor.request('/site.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest = (await response.json()) as {
    start_url: string
    display: string
    icons: { src: string; sizes: string; purpose: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest.display).toBe('standalone')
  expect((await visitor.request(manifest.start_url)).status).toBe(200)
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp(new Uint8Array(await (await visitor.request(src)).arrayBuffer())).metadata()
    expect(`${icon.width}x${icon.height}`, src).toBe(sizes)
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  for (const { url } of manifest.shortcuts) expect((await premium.request(url)).status, url).toBe(200)
  const html = found.pages.get('/')!
  expect(html).toContain('rel="manifest"')
  expect(html).toContain('name="theme-color"')
})
