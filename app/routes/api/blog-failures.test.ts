import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Services } from '#app/features/services.ts'
import { servicesContext } from '#app/http/context.server.ts'
import { loader as all } from '#app/routes/public/blog-all.tsx'
import { loader as author } from '#app/routes/public/blog-author.tsx'
import { loader as category } from '#app/routes/public/blog-category.tsx'
import { loader as page } from '#app/routes/public/blog-page.tsx'
import { loader as post } from '#app/routes/public/blog-post.tsx'
import { loader as search } from '#app/routes/public/blog-search.tsx'
import { loader as tag } from '#app/routes/public/blog-tag.tsx'
import { loader as home } from '#app/routes/public/blog.tsx'

const params = {
  postSlug: 'dal',
  categorySlug: 'nutrition',
  authorSlug: 'ada',
  pageSlug: 'start',
  tagSlug: 'soup',
}
const PATH = '/blog/nutrition/dal'

const SITE = { origin: 'http://localhost', supportEmail: '' }

async function answerOf(loader: unknown, db: object, path = PATH, site: object | null = SITE) {
  const said: string[] = []
  const log = {
    error: (_facts: unknown, message: string) => void said.push(message),
    warn: () => {},
  }
  const context = new RouterContextProvider()
  const services = { db, log, site }
  context.set(servicesContext, services as unknown as Services)
  const request = new Request(`http://localhost${path}`)
  const load = loader as (args: object) => Promise<{ data: object; init: { status: number } }>
  const { data, init } = await load({ request, params, context })
  return { ...data, status: init.status, said }
}

const fail = () => {
  throw new Error('the connection is gone')
}
const broken = { select: fail, execute: fail }

test.each([
  [post, PATH, 'Failed to fetch blog post'],
  [category, '/blog/nutrition', 'Failed to fetch blog category'],
  [author, '/blog/author/ada', 'Failed to fetch blog author'],
  [page, '/blog/page/start', 'Failed to fetch blog page'],
  [tag, '/blog/tag/soup', 'Failed to fetch blog posts'],
  [all, '/blog/all', 'Failed to fetch blog categories'],
  [search, '/blog/search?q=dal', 'Failed to fetch blog posts'],
])('[BLOG-48] [BLOG-49] where a query fails the page says which (%#)', async (loader, path, message) => {
  const answer = await answerOf(loader, broken, path)
  expect(answer).toEqual({ kind: 'failed', message, status: 500, said: [message] })
})

/** Queries work and give rows; it is the page that cannot be made of them, here for want of the site's address. */
const nonsense = (rows: unknown[]) => {
  const query: object = new Proxy(() => {}, {
    get: (_, name) =>
      name === 'then'
        ? (resolve: (value: unknown) => void) => resolve(rows)
        : name === Symbol.toPrimitive
          ? undefined
          : () => query,
    apply: () => query,
  })
  return { select: () => query, execute: () => Promise.resolve({ rows: [] }) }
}

test.each([
  [post, 'Failed to load post', [{ id: 'x', slug: 'dal', category: { slug: 'nutrition' } }]],
  [category, 'Failed to load category', [{ id: 'x', featuredPosts: [], posts: 0 }]],
  [author, 'Failed to load author', [{ id: 'x', bio: undefined, total: 0 }]],
] as const)(
  '[BLOG-48] what fails without words of its own gets the page’s (%#)',
  async (loader, message, rows) => {
    expect(await answerOf(loader, nonsense([...rows]), PATH, null)).toMatchObject({
      kind: 'failed',
      message,
      status: 500,
    })
  },
)

test('[BLOG-48] the home page that fails without words says "Failed to load data"', async () => {
  // The settings have no fallback of their own.
  const answer = await answerOf(home, broken, '/blog')
  expect(answer).toMatchObject({ kind: 'failed', message: 'Failed to load data', status: 500 })
})
