import { expect, test } from 'vitest'
import { postPath } from '#app/domain/blog/blog.ts'
import { STARTER_ARTICLES } from '#app/features/blog/starter/starter-articles.ts'
import { STARTER_AUTHORS } from '#app/features/blog/starter/starter-authors.ts'
import { STARTER_CATEGORIES } from '#app/features/blog/starter/starter-categories.ts'
import { openClient } from '#tests/support/client.ts'
import { runServer } from '#tests/support/run-server.ts'

const onPage = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

test('a fresh start has a living blog: every article, category and author, with steps and pictures that load', async () => {
  const server = await runServer({})
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
    for (const { title, isFeatured } of STARTER_ARTICLES)
      if (isFeatured) expect(home).toContain(onPage(title))
    for (const { slug, name } of STARTER_CATEGORIES) expect(await read(`/blog/${slug}`)).toContain(name)
    for (const { slug, name } of STARTER_AUTHORS) expect(await read(`/blog/author/${slug}`)).toContain(name)

    const addresses = new Set<string>()
    for (const { title, category, slug, schemaType, faqs } of STARTER_ARTICLES) {
      const html = await read(postPath(category, slug))
      expect(html).toContain(onPage(title))
      for (const { question } of faqs) expect(html).toContain(onPage(question))
      expect(html).toContain(`"@type":"${schemaType}"`)
      if (schemaType === 'HowTo') expect(html.match(/"@type":"HowToStep"/g)!.length).toBeGreaterThanOrEqual(5)
      for (const [, address] of html.matchAll(/src="(\/blog-pictures\/[^"]+)"/g)) addresses.add(address!)
    }
    expect(addresses.size).toBeGreaterThanOrEqual(STARTER_ARTICLES.length + STARTER_AUTHORS.length)
    for (const address of addresses) {
      const picture = await fetch(origin + address)
      expect(picture.status, address).toBe(200)
      expect(picture.headers.get('content-type')).toMatch(/^image\/(?:webp|svg\+xml)$/)
    }
  } finally {
    await server.dispose()
  }
})
