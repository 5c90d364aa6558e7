import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import { readStarterContent } from '#app/features/blog/starter/starter-content.server.ts'
import { openClient } from '#tests/support/client.ts'
import { emptyDataDir } from '#tests/support/data-folders.ts'
import { runServer } from '#tests/support/run-server.ts'

const { articles, authors, categories } = readStarterContent()

const onPage = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

test('a fresh start has a living blog: every article, category and author, with steps and pictures that load', async () => {
  const server = await runServer({ dataDir: emptyDataDir() })
  try {
    const { origin } = server
    // Readiness waits for the articles.
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200)
    const visitor = openClient(server)
    const read = async (path: string) => {
      const response = await visitor.request(path)
      expect(response.status, path).toBe(200)
      return response.text()
    }

    const home = await read('/blog')
    for (const { title, isFeatured } of articles) if (isFeatured) expect(home).toContain(onPage(title))
    for (const { slug, name } of categories) expect(await read(`/blog/${slug}`)).toContain(name)
    for (const { slug, name } of authors) expect(await read(`/blog/author/${slug}`)).toContain(name)

    const addresses = new Set<string>()
    for (const { title, category, slug, schemaType, faqs } of articles) {
      const html = await read(blogPostPath(category, slug))
      expect(html).toContain(onPage(title))
      for (const { question } of faqs) expect(html).toContain(onPage(question))
      expect(html).toContain(`"@type":"${schemaType}"`)
      if (schemaType === 'HowTo') expect(html.match(/"@type":"HowToStep"/g)!.length).toBeGreaterThanOrEqual(5)
      for (const [, address] of html.matchAll(/src="(\/blog-pictures\/[^"]+)"/g)) addresses.add(address!)
    }
    expect(addresses.size).toBeGreaterThanOrEqual(articles.length + authors.length)
    for (const address of addresses) {
      const picture = await fetch(origin + address)
      expect(picture.status, address).toBe(200)
      expect(picture.headers.get('content-type')).toMatch(/^image\/(?:webp|svg\+xml)$/)
      expect(picture.headers.get('cross-origin-resource-policy'), address).toBe('cross-origin')
    }

    // What is shared of an article is a card of its title and its picture.
    const [first] = articles
    const html = await read(blogPostPath(first!.category, first!.slug))
    const [, shared] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(shared).toContain(`/og/post/${first!.slug}.jpg?v=`)
    expect(html).toContain(`name="twitter:image" content="${shared}"`)
    expect(html).toContain(
      `property="og:image:alt" content="${onPage(`${first!.title}: ${first!.picture.alt}`)}"`,
    )
    const pictured = new RegExp(
      `"image":{"@type":"ImageObject","url":"[^"]+${first!.picture.id}[^"]+","width":1600,"height":900`,
    )
    expect(html).toMatch(pictured)
    const card = await fetch(shared!)
    expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(card.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const { width, height } = await sharp(await card.bytes()).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(await (await visitor.request('/blog/feed.xml')).text()).toContain(onPage(shared!))
  } finally {
    await server.dispose()
  }
}, 120_000)
