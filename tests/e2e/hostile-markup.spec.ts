import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { MARKUP_VECTORS } from '#tests/support/markup-vectors.ts'
import { expect } from '#tests/support/journey.ts'
import { test } from '#tests/support/staff-journey.ts'

/**
 * Staff accounts can be stolen: whatever is written in any field, no page may run it. Every vector is saved through the
 * editor's own address and its page opened with everything that could speak heard: dialogs, violations of the policy
 * (which also a blocked attempt would cause), errors, requests to other hosts.
 */
test.describe.configure({ timeout: 240_000 })

const PAGES_AT_ONCE = 3

type Heard = { where: string; what: string }

function listen(page: Page, heard: Heard[], origin: string) {
  const hear = (what: string) => heard.push({ where: page.url(), what })
  page.on('dialog', (dialog) => {
    hear(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) hear(message.text())
  })
  page.on('pageerror', (error) => hear(`error: ${error.message}`))
  page.on('popup', () => hear('popup'))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) hear(`asked ${url.origin}`)
  })
}

/** In every page before anything of its own runs. */
const hearInPage = () => {
  const violations: string[] = []
  Object.assign(window, { violations, alert: (words: unknown) => violations.push(`alert ${String(words)}`) })
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  )
}
const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)

const cut = (text: string, most: number) => text.replace(/[\ud800-\udfff]/g, '').slice(0, most)

test('[C23] [T41] no hostile markup runs from any field of a post, wherever the post is shown', async ({
  staffPage: page,
  server,
}) => {
  const heard: Heard[] = []
  const origin = server.origin
  const saved: { path: string; name: string }[] = []
  for (const [index, { name, markup }] of MARKUP_VECTORS.entries()) {
    const slug = `vector-${index}`
    const response = await page.request.post('/blog-admin/posts/save', {
      headers: { accept: 'application/json', origin },
      form: {
        id: randomUUID(),
        version: '0',
        intent: 'publish',
        title: cut(`${name} ${markup}`, 200),
        slug,
        excerpt: cut(markup, 500),
        content: `Text\n\n${markup}`,
        contentFormat: index % 2 ? 'html' : 'markdown',
        featuredImageUrl: '/brand/icon.svg',
        featuredImageAlt: cut(markup, 300),
        seoTitle: cut(markup, 200),
        seoDescription: cut(markup, 160),
        'tags[]': cut(markup, 40),
        'faqQuestion[]': cut(markup, 300) || 'x',
        'faqAnswer[]': `Answer ${markup}`,
        isFeatured: 'on',
      },
    })
    const result = (await response.json()) as { ok: boolean; message?: string }
    expect(result.ok, `${name}: ${result.message}`).toBe(true)
    saved.push({ path: `/blog/uncategorized/${slug}`, name })
  }

  // Addresses of pictures that are none of ours, and slugs that are none, never get in.
  for (const url of [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.test/x.png',
  ]) {
    const response = await page.request.post('/blog-admin/posts/save', {
      headers: { accept: 'application/json', origin },
      form: { id: randomUUID(), version: '0', title: 'x', featuredImageUrl: url },
    })
    expect(((await response.json()) as { ok: boolean }).ok).toBe(false)
  }

  const lists = [
    '/',
    '/blog',
    '/blog/all',
    '/blog/all?page=2',
    '/blog/search?q=script',
    '/blog/uncategorized',
  ]
  const queue = [...saved.map(({ path }) => path), ...lists]
  const browser = page.context().browser()!
  await Promise.all(
    Array.from({ length: PAGES_AT_ONCE }, async (_, worker) => {
      const context = await browser.newContext({
        baseURL: origin,
        extraHTTPHeaders: { 'x-forwarded-for': `10.99.0.${worker + 1}` },
      })
      await context.addInitScript(hearInPage)
      const reader = await context.newPage()
      listen(reader, heard, origin)
      for (let path = queue.shift(); path; path = queue.shift()) {
        const response = await reader.goto(path)
        if (path.includes('vector-')) {
          expect(response!.status(), path).toBe(200)
          await reader.evaluate(() => {
            for (const fold of document.querySelectorAll('details')) fold.open = true
          })
        }
        for (const what of await violationsOf(reader)) heard.push({ where: path, what })
      }
      await context.close()
    }),
  )
  expect(heard).toEqual([])

  // And for the staff: the list, the editor of each twentieth, and every preview put into the page.
  await page.addInitScript(hearInPage)
  listen(page, heard, origin)
  for (const path of ['/blog-admin/dashboard', '/blog-admin/posts', '/blog-admin/posts?page=2&q=x']) {
    await page.goto(path)
    for (const what of await violationsOf(page)) heard.push({ where: path, what })
  }
  const edits = await page
    .getByRole('link', { name: /^Edit / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  for (const path of edits.slice(0, 12)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: 'Edit Post' }).waitFor()
    for (const what of await violationsOf(page)) heard.push({ where: path, what })
  }
  const before = heard.length
  for (const { name, markup } of MARKUP_VECTORS) {
    for (const contentFormat of ['markdown', 'html']) {
      await page.evaluate(
        async (form) => {
          const response = await fetch('/blog-admin/posts/preview', {
            method: 'POST',
            headers: { accept: 'application/json' },
            body: new URLSearchParams(form),
          })
          const result = (await response.json()) as { value: { html: string } }
          document.querySelector('[aria-label="Preview"]')!.innerHTML = result.value.html
        },
        { content: markup.toWellFormed(), contentFormat },
      )
    }
    for (const what of await violationsOf(page)) heard.push({ where: `preview of ${name}`, what })
  }
  expect(heard.slice(before)).toEqual([])
  expect(heard).toEqual([])
})

test('[C23] [T41] no hostile markup runs from the sections of a custom page', async ({
  staffPage: page,
  server,
}) => {
  const heard: Heard[] = []
  const sections = MARKUP_VECTORS.map(({ markup }) => markup.toWellFormed())
  const paths: string[] = []
  for (let at = 0; at < sections.length; at += 25) {
    const slug = `vectors-${at}`
    const response = await page.request.post('/blog-admin/pages/new', {
      headers: { origin: server.origin },
      maxRedirects: 0,
      form: {
        intent: 'save',
        title: cut(sections[at]!, 150) || 'x',
        slug,
        status: 'published',
        seoTitle: cut(sections[at]!, 150),
        seoDescription: cut(sections[at]!, 160),
        sections: JSON.stringify(
          sections.slice(at, at + 25).map((content) => ({
            sectionType: 'text',
            title: content.slice(0, 150),
            content,
            categoryId: '',
            count: 3,
          })),
        ),
      },
    })
    expect(response.status(), slug).toBeLessThan(400)
    paths.push(`/blog/page/${slug}`)
  }
  await page.addInitScript(hearInPage)
  listen(page, heard, server.origin)
  for (const path of paths) {
    expect((await page.goto(path))!.status(), path).toBe(200)
    for (const what of await violationsOf(page)) heard.push({ where: path, what })
  }
  expect(heard).toEqual([])
})

test('[C23] [T41] [T43] no hostile markup runs from authors and categories', async ({
  staffPage: page,
  server,
}) => {
  const heard: Heard[] = []
  const families = Map.groupBy(MARKUP_VECTORS, ({ name }) => name.replace(/ \d+$/, ''))
  const create = (path: string, form: Record<string, string>) =>
    page.request.post(path, { headers: { origin: server.origin }, maxRedirects: 0, form })
  const paths: string[] = []
  for (const [family, vectors] of families) {
    const markups = vectors.map(({ markup }) => markup.toWellFormed())
    const name = cut(`${family} ${markups[0]}`, 100)
    const seo = { seoTitle: cut(markups[0]!, 100), seoDescription: cut(markups[1]!, 160) }
    const author = { name, slug: family, bio: markups.join('\n\n'), ...seo }
    expect((await create('/blog-admin/authors/new', author)).status(), family).toBe(302)
    const category = {
      name,
      slug: `about-${family}`,
      description: cut(markups.at(-1)!, 500),
      pillarContent: markups.join('\n\n'),
      ...seo,
    }
    expect((await create('/blog-admin/categories/new', category)).status(), family).toBe(302)
    paths.push(`/blog/author/${family}`, `/blog/about-${family}`)
  }
  for (const websiteUrl of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    'https://user@evil.test',
  ])
    expect((await create('/blog-admin/authors/new', { name: 'x', websiteUrl })).status(), websiteUrl).toBe(
      422,
    )
  await page.addInitScript(hearInPage)
  listen(page, heard, server.origin)
  for (const path of [...paths, '/blog', '/blog/all', '/blog-admin/authors', '/blog-admin/categories']) {
    expect((await page.goto(path))!.status(), path).toBe(200)
    for (const what of await violationsOf(page)) heard.push({ where: path, what })
  }
  expect(heard).toEqual([])
})
