import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSampleBlog, inDatabase, serverWithBlog, viewsOf } from '#tests/support/blog.ts'
import { type Client, openClient } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
const DAL = '/blog/nutrition/dal'

let server: RunningServer
let visitor: Client
beforeAll(async () => {
  server = await serverWithBlog(fillSampleBlog)
  visitor = openClient(server)
})
afterAll(() => server.dispose())

async function page(path: string, status = 200) {
  const response = await visitor.request(path)
  expect(response.status, path).toBe(status)
  const html = (await response.text()).replaceAll('<!-- -->', '')
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  const text = main
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )
  const articles = [...main.matchAll(/<article[\s\S]*?<\/article>/g)].map(([article]) => article)
  const policy = response.headers.get('content-security-policy')
  return { html, main, text, title, data, articles, policy }
}
const typeOf = (data: Record<string, unknown>[], type: string) => data.find((one) => one['@type'] === type)

const headOf = (main: string) => /<header[\s\S]*?<\/header>/.exec(main)![0]

test('[BLOG-01] every page of the blog has the header and the footer of the site, whatever its status', async () => {
  for (const [path, status] of [
    ['/blog', 200],
    ['/blog/all', 200],
    ['/blog/search?q=dal', 200],
    ['/blog/nutrition', 200],
    ['/blog/author/ada-miller', 200],
    [DAL, 200],
    ['/blog/page/start', 200],
    ['/blog/nowhere', 404],
    ['/blog/author/nobody', 404],
    ['/blog/nutrition/nothing', 404],
    ['/blog/page/nothing', 404],
  ] as const) {
    const { html } = await page(path, status)
    expect(html, path).toMatch(/<header[^>]*>[\s\S]*?Mealwright[\s\S]*?<\/header>/)
    expect(html, path).toMatch(/<footer[^>]*>[\s\S]*?href="\/privacy"[\s\S]*?<\/footer>/)
    expect(html, path).not.toContain('canary')
  }
})

test('[BLOG-03] [BLOG-06] [BLOG-07] [BLOG-08] the home page: title, three featured, topics with counts, six latest', async () => {
  const { title, main, text, articles } = await page('/blog')
  expect(title).toBe('Health & Nutrition Blog | Mealwright')
  const featured = articles.filter((article) => article.includes('Read Full Article'))
  expect(featured.map((article) => /Nutrition \d\d/.exec(article)?.[0])).toEqual([
    'Nutrition 04',
    'Nutrition 03',
    'Nutrition 02',
  ])
  expect(text).toContain('Featured Articles')
  expect(text).toContain('Explore Topics')
  expect(text).toContain('Nutrition What is in it. 14 articles')
  // Categories without an article are not shown.
  for (const topic of ['Beans Pulses.', 'Empty']) expect(text).not.toContain(topic)
  expect(main).toContain('href="/blog/nutrition"')
  const latest = articles.filter((article) => article.includes('Read More'))
  expect(latest).toHaveLength(6)
  expect(latest[0]).toContain('bowl of dal')
  expect(latest[1]).toContain('Loose ends')
  expect(main).toMatch(/<a[^>]*href="\/blog\/all"[^>]*>View All Articles<\/a>/)
  expect(text.indexOf('Latest Articles')).toBeLessThan(text.indexOf('View All Articles'))
  expect(text).toContain('Stay Updated')
})

test('[BLOG-04] the search box asks for words and leads to the search page', async () => {
  const { main } = await page('/blog')
  const [form = ''] = /<form[^>]*action="\/blog\/search"[\s\S]*?<\/form>/.exec(main) ?? []
  expect(form).toContain('method="get"')
  const [input = ''] = /<input[^>]*name="q"[^>]*>/.exec(form) ?? []
  expect(input).toContain('required')
  const pattern = new RegExp(`^(?:${/pattern="([^"]*)"/.exec(input)![1]})$`, 'v')
  expect([pattern.test(' dal '), pattern.test(''), pattern.test('  ')]).toEqual([true, false, false])
})

test('[BLOG-15] [BLOG-17] all posts: box, category filter, count, twelve a page in numbered pages', async () => {
  const { main, text, articles } = await page('/blog/all')
  expect(text).toContain('15 articles published')
  expect(articles).toHaveLength(12)
  expect(main).toMatch(/<select[^>]*name="category"/)
  const options = [...main.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, label]) => label)
  expect(options).toEqual(['All Categories', 'Nutrition'])
  expect(main).toMatch(/<button[^>]*type="submit"[^>]*>Search<\/button>/)
  expect(main).toMatch(/href="\/blog\/all\?page=2"[^>]*rel="next"/)
  const second = await page('/blog/all?page=2')
  expect(second.articles).toHaveLength(3)
  expect((await page('/blog/all?page=99')).articles).toHaveLength(3)
  expect((await page('/blog/all?page=x')).articles).toHaveLength(12)
})

test('[BLOG-16] [BLOG-18] search and filter work together, keep each other on further pages, and begin at page 1', async () => {
  const found = await page('/blog/all?q=EXCERPT&category=nutrition')
  expect(found.text).toContain('13 articles published')
  expect(found.main).toContain('href="/blog/all?q=excerpt&amp;category=nutrition&amp;page=2"')
  expect(found.main).toMatch(/<option[^>]*value="nutrition"[^>]*selected/)
  // Whatever page one is on, the form holds no page: the next list begins at the first.
  const [form = ''] =
    /<form[^>]*action="\/blog\/all"[\s\S]*?<\/form>/.exec((await page('/blog/all?q=excerpt&page=2')).main) ??
    []
  expect(form).toContain('value="excerpt"')
  expect(form).not.toContain('name="page"')
  expect((await page('/blog/all?category=nutrition')).text).toContain('14 articles published')
  expect((await page('/blog/all?q=zucchini')).text).toContain('1 article published')
})

test('[BLOG-19] nothing found says what to do', async () => {
  for (const query of ['q=unheardof', 'category=empty', 'category=unknown']) {
    const { text } = await page(`/blog/all?${query}`)
    expect(text).toContain('No Articles Found Try adjusting your search or filter criteria')
    expect(text).toContain('0 articles published')
  }
})

test('[BLOG-05] [BLOG-14] the search page lists what it found in rows, and is kept by nobody', async () => {
  const { text, articles, html } = await page('/blog/search?q=%20%20ZUCCHINI%20')
  expect(text).toContain('Results for “zucchini”')
  expect(text).toContain('1 article found')
  expect(articles).toHaveLength(1)
  expect(articles[0]).not.toContain('Read More')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  // The more an article is about it, the further up.
  expect((await page('/blog/search?q=protein')).articles[0]).toContain(
    'How much protein is in a bowl of dal?',
  )
  expect((await page('/blog/search?q=nutrition')).articles).toHaveLength(12)
  expect((await page('/blog/search?q=nutrition&page=2')).articles).toHaveLength(1)
  expect((await page('/blog/search')).text).toContain('Search the blog')
  expect((await page('/blog/search?q=%20')).articles).toHaveLength(0)
  const hostile = await page(`/blog/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(hostile.html).not.toContain('<script>alert')
  expect((await visitor.request('/blog/search?q=x')).headers.get('cache-control')).toContain('no-store')
})

test('[BLOG-20] [BLOG-23] [BLOG-27] what is not there says so, with the way back to the blog', async () => {
  for (const [path, heading, words] of [
    ['/blog/nowhere', 'Category Not Found', 'Category not found'],
    ['/blog/author/nobody', 'Author Not Found', 'Author not found'],
    ['/blog/nutrition/nothing', 'Post Not Found', 'Post not found'],
  ] as const) {
    const { main, html, policy } = await page(path, 404)
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(main).toContain(`<h1>${heading}</h1>`)
    expect(main).toMatch(new RegExp(`<p[^>]*>${words}</p>`))
    expect(main).toMatch(/<a[^>]*href="\/blog"[^>]*>Back to Blog<\/a>/)
    expect(html).toContain('noindex')
  }
})

test('[BLOG-21] [BLOG-22] a category shows itself, its featured posts and all of them in pages', async () => {
  const { main, text, articles, title, data } = await page('/blog/nutrition')
  expect(title).toBe('Nutrition | Mealwright')
  expect(main).toContain('<h1>Nutrition</h1>')
  expect(text).toContain('What is in it. 14 articles')
  expect(main).toContain('<p>Begin with the <strong>figures</strong>.</p>')
  const [featured] = articles
  expect(featured).toContain('bowl of dal')
  expect(featured).toContain('Read Full Article')
  expect(text).toContain('All Nutrition Articles')
  expect(articles.filter((article) => article.includes('Read More'))).toHaveLength(12)
  expect(text).toMatch(/Previous 1 2 Next$/)
  expect(main).toContain('href="/blog/nutrition?page=2"')
  expect(main).toContain('href="/blog/beans"')
  expect(typeOf(data, 'CollectionPage')).toMatchObject({ name: 'Nutrition' })
  expect((await page('/blog/nutrition?page=2')).articles).toHaveLength(2)
  expect((await page('/blog/empty')).text).toContain('No Articles Yet')
  expect((await page('/blog/beans')).main).toContain('<a href="/blog/nutrition">Nutrition</a>')
})

test('[BLOG-24] [BLOG-25] an author’s page: name, count, bio, website, social links, posts in pages', async () => {
  const { main, text, articles } = await page('/blog/author/ada-miller')
  expect(main).toContain('<h1>Ada Miller</h1>')
  expect(text).toContain('14 articles')
  expect(main).toContain('<p>Cooks and <em>counts</em>.</p>')
  expect(main).toMatch(/href="https:\/\/ada.example\/"[^>]*>/)
  const networks = [...main.matchAll(/data-network="(\w+)"/g)].map(([, network]) => network)
  expect(new Set(networks)).toEqual(new Set(['facebook', 'instagram', 'linkedin', 'other', 'twitter']))
  const signs = new Set(
    [...main.matchAll(/data-network="\w+"[^>]*>(<svg[\s\S]*?<\/svg>)/g)].map(([, svg]) => svg),
  )
  expect(signs.size).toBe(5)
  expect(articles).toHaveLength(12)
  expect(main).toMatch(/<span[^>]*aria-hidden="true"[^>]*>AD</)
  expect((await page('/blog/author/ada-miller?page=2')).articles).toHaveLength(2)
  expect((await page('/blog/author/silent-sam')).text).toContain('No Articles Yet')
})

test('[BLOG-26] [BLOG-28] [BLOG-02] [C22] first redirects, then the post, then its category: each a permanent move', async () => {
  for (const [from, to] of [
    ['/blog/pulses/dal-old', DAL],
    ['/blog/uncategorized/moved', '/blog/nutrition'],
    // A redirect goes before the post that has the address.
    ['/blog/nutrition/nutrition-01', '/blog/nutrition/nutrition-02'],
    ['/blog/wrong/dal', DAL],
    ['/blog/uncategorized/dal', DAL],
    ['/blog/nutrition/dal/', DAL],
    ['/blog/wrong/dal?utm=1', `${DAL}?utm=1`],
    ['/blog/nutrition/loose-ends', '/blog/uncategorized/loose-ends'],
  ] as const) {
    const response = await visitor.request(from)
    expect([response.status, response.headers.get('location')], from).toEqual([301, to])
  }
  // From anywhere on the site, but never over what stands there.
  for (const [from, to] of [
    ['/2019/05/soup/', DAL],
    ['/2019/05/soup?utm=1', `${DAL}?utm=1`],
    ['/cr%c3%a8me', '/help#plans'],
    ['/blog/soup', DAL],
    ['/blog/a/b/c', DAL],
    ['/recipe/soup', DAL],
  ] as const) {
    const response = await visitor.request(from)
    expect([response.status, response.headers.get('location')], from).toEqual([301, to])
  }
  expect((await visitor.request('/about')).status).toBe(200)
  expect((await visitor.request('/blog/nutrition')).status).toBe(200)
  const nowhere = await visitor.request('/2019/05/none')
  expect([nowhere.status, nowhere.headers.get('location')]).toEqual([302, '/'])
  // One that leads to itself or away from here leads nowhere.
  expect((await visitor.request('/slash/')).headers.get('location')).toBe('/')
  expect((await visitor.request(DAL)).status).toBe(200)
  expect((await visitor.request('/blog/nutrition/away')).status).toBe(404)
  expect((await visitor.request('/blog/uncategorized/loose-ends')).status).toBe(200)
})

test('[BLOG-45] drafts and archived posts are nowhere', async () => {
  for (const path of ['/blog/empty/secret-draft', '/blog/nutrition/old-news']) await page(path, 404)
  for (const path of [
    '/blog',
    '/blog/all',
    '/blog/all?page=2',
    '/blog/nutrition?page=2',
    '/blog/feed.xml',
    '/blog/search?q=secret',
  ]) {
    const html = await (await visitor.request(path)).text()
    expect(html, path).not.toContain('Secret draft')
    expect(html, path).not.toContain('Old news')
  }
})

test('[BLOG-29] [BLOG-30] [BLOG-31] [BLOG-32] [BLOG-33] the head of a post and what stands round its text', async () => {
  const { html, main, text } = await page(DAL)
  expect(html).toContain('data-read-progress')
  const crumbs = /aria-label="Breadcrumbs">([\s\S]*?)<\/nav>/.exec(main)![1]!
  expect([...crumbs.matchAll(/>([^<>]+)</g)].map(([, label]) => label)).toEqual([
    'Home',
    'Blog',
    'Nutrition',
    'How much protein is in a bowl of dal?',
  ])
  expect(main).toMatch(/<a[^>]*href="\/blog\/nutrition"[^>]*>Nutrition<\/a>\s*<h1>/)
  expect(main).toContain('<h1>How much protein is in a bowl of dal?</h1>')
  expect(headOf(main)).toMatch(/<img[^>]*src="\/plates\/[\w-]+\.svg"[^>]*alt=""/)
  expect(text).toMatch(
    /What reaches the bowl is a different number\. by Ada Miller 20 November 2026 Updated 21 November 2026 3 min read \d+ views?/,
  )
  expect(text).toMatch(/lentils protein Share/)
  expect(main).toContain(`data-share="${server.origin}${DAL}"`)
  expect(main).toMatch(/aria-label="About the author"[\s\S]*Ada Miller[\s\S]*<em>counts<\/em>/)
  const loose = await page('/blog/uncategorized/loose-ends')
  expect(loose.text).not.toContain('Updated')
  expect(headOf(loose.main)).toMatch(/<img[^>]*src="\/plates\/[\w-]+\.svg"[^>]*alt=""/)
})

test('[BLOG-34] [BLOG-35] [BLOG-36] [BLOG-38] text with ids, FAQs that open one by one, contents, related posts', async () => {
  const { main, articles } = await page(DAL)
  expect(main).toContain('<h2 id="heading-0">Part 1</h2>')
  expect(main).toContain('<h3 id="heading-7">Detail 4</h3>')
  const folds = [...main.slice(main.indexOf('id="faq"')).matchAll(/<details[^>]*>([\s\S]*?)<\/details>/g)]
  expect(folds).toHaveLength(2)
  expect(folds.every(([fold]) => !fold.includes(' name='))).toBe(true)
  expect(folds[0]![1]).toContain('<p>No. <strong>Rinse</strong> them.</p>')
  const contents = /data-contents-beside[^>]*>([\s\S]*?)<\/nav>/.exec(main)![1]!
  expect(contents).toContain(
    '<li><a href="#heading-0">Part 1</a><ol><li><a href="#heading-1">Detail 1</a></li></ol></li>',
  )
  const related = articles.filter((article) => article.includes('Read More'))
  expect(related.map((article) => /Nutrition \d\d/.exec(article)?.[0])).toEqual([
    'Nutrition 13',
    'Nutrition 12',
    'Nutrition 11',
  ])
  expect(related.join('')).not.toContain('Excerpt')
})

test('[BLOG-40] [BLOG-41] [BLOG-42] [BLOG-43] [BLOG-44] a post says what it is to machines', async () => {
  const { html, title, data } = await page(DAL)
  expect(title).toBe('How much protein is in a bowl of dal? | Mealwright')
  expect(html).toContain(`<link rel="canonical" href="${server.origin}${DAL}"/>`)
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toMatch(/<meta property="og:image" content="[^"]*\/og\/post\/dal\.png[^"]*"\/>/)
  expect(html).toContain('<meta property="og:image:width" content="1200"/>')
  expect(html).toContain('<meta property="og:image:height" content="630"/>')
  expect(html).toContain('type="application/rss+xml"')
  expect(html).toContain('type="application/atom+xml"')
  expect(html).not.toContain('noindex')
  expect(typeOf(data, 'HowTo')).toMatchObject({
    timeRequired: 'PT3M',
    step: [{ text: 'Rinse them.' }, { text: 'Simmer them.' }],
    author: { '@type': 'Person', name: 'Ada Miller' },
  })
  expect(typeOf(data, 'BreadcrumbList')).toMatchObject({ itemListElement: [{}, {}, {}, { position: 4 }] })
  expect(typeOf(data, 'FAQPage')).toMatchObject({ mainEntity: [{ name: 'Do I need to soak them?' }, {}] })
  const plain = await page('/blog/uncategorized/loose-ends')
  expect(plain.html).toContain('<meta name="robots" content="noindex"/>')
  expect(typeOf(plain.data, 'FAQPage')).toBeUndefined()
  expect(typeOf(plain.data, 'Article')).toMatchObject({ description: 'Zucchini.' })
  expect(plain.html).toContain('<meta name="description" content="Zucchini."/>')
})

test('[BLOG-53] a custom page shows its sections in order', async () => {
  const { text, main, articles } = await page('/blog/page/start')
  expect(main).toContain('<h1>Start here</h1>')
  expect(main).toContain('<p>Read <em>this</em> first.</p>')
  expect(articles).toHaveLength(2)
  expect(text.indexOf('Welcome')).toBeLessThan(text.indexOf('Good ones'))
  expect(text.indexOf('Good ones')).toBeLessThan(text.indexOf('Stay Updated'))
})

test('the feeds hold the newest posts with their whole text and whole addresses', async () => {
  const rss = await visitor.request('/blog/feed.xml')
  expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const feed = await rss.text()
  expect(feed).toContain('<rss version="2.0"')
  expect(feed.match(/<item>/g)).toHaveLength(14)
  expect(feed).toContain(`<link>${server.origin}${DAL}</link>`)
  expect(feed).toContain('<h2 id="heading-0">Part 1</h2>')
  expect(feed).not.toContain('canary')
  // `author` would have to be an e-mail address.
  expect(feed).not.toContain('<author>')
  expect(feed).toContain('<dc:creator>Ada Miller</dc:creator>')
  expect(feed).toContain('xmlns:dc="http://purl.org/dc/elements/1.1/"')
  expect(feed).not.toMatch(/ (?:href|src)="\//)
  const atom = await visitor.request('/blog/atom.xml')
  expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const entries = await atom.text()
  expect(entries.match(/<entry>/g)).toHaveLength(14)
  expect(entries).toContain('<name>Ada Miller</name>')
})

test('[BLOG-46] every view by a reader counts once, from the kept page too, and shows within seconds', async () => {
  const path = '/blog/nutrition/nutrition-05'
  const shown = async () => /(\d+) views?/.exec((await page(path)).text)?.[1]
  expect(await shown()).toBe('0')
  const reads = Array.from({ length: 25 }, () => visitor.request(path, { headers: BROWSER }))
  for (const response of await Promise.all(reads)) expect(response.status).toBe(200)
  for (const headers of [
    { ...BROWSER, 'sec-purpose': 'prefetch;prerender' },
    { ...BROWSER, purpose: 'prefetch' },
    { 'user-agent': 'Googlebot/2.1' },
  ])
    await visitor.request(path, { headers })
  await visitor.request(path, { method: 'HEAD', headers: BROWSER })
  await visitor.request(`${path}.data`, { headers: BROWSER })
  await expect.poll(shown, { timeout: 6000, interval: 100 }).toBe('25')
})

test('[BLOG-46] views that were counted when the server is told to stop are written', async () => {
  const own = await serverWithBlog(fillSampleBlog)
  for (let view = 0; view < 3; view++) await fetch(own.origin + DAL, { headers: BROWSER })
  await own.kill('SIGTERM')
  const views = await inDatabase({ dataDir: own.dataDir }, (db) => viewsOf(db, 'dal'))
  const again = await runServer({ dataDir: own.dataDir })
  const html = await (await fetch(again.origin + DAL)).text()
  await again.dispose()
  expect(views).toBe(3)
  expect(html).toContain('3 views')
})
