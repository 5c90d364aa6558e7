/**
 * `npm run bench -- blog [--posts 10000]`: what the blog costs with ten thousand posts on the embedded database. Lists,
 * searches and the sitemap by the clock; a post from the page cache beside a bare `node:http` server sending the same
 * bytes, the first time a process is asked for a post, and what was done for it ahead, by CPU of the whole process. Every
 * view is counted meanwhile, and the count compared at the end. Writes into docs/benchmarks.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#server/build.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { POSTS_PER_PAGE as STAFF_PAGE } from '#app/features/blog/admin/posts/staff-posts.ts'
import { seedPosts } from '#app/features/demo/seed-posts.server.ts'
import { openClient } from '#tests/support/client.ts'
import { runStaffCreate } from '#tests/support/make-staff.ts'
import { runServer } from '#tests/support/run-server.ts'
import { load, startBareServer } from './load.ts'
import { cpuMsOf, median, percentile } from './process-figures.ts'
import { writeSection } from './report.ts'
import { benchArguments, sized } from './smoke.ts'

const LIST_REQUESTS = sized(80, 2)
const COLD_POSTS = sized(1500, 10)
const COLD_WARM_UP = sized(300, 2)
const ROUNDS = sized(5, 1)
/** A process that works on nothing uses less than this a second. */
const REQUESTS_A_ROUND = sized(15_000, 160)
const CONNECTIONS = 16
const READER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
const STAFF = { email: 'bench@staff.example', password: 'several words about nothing' }
const ROBOT = { 'user-agent': 'bench-bot/1.0' }

const FULL_POSTS = 10_000
const WORDS = ['lentils', 'spinach', 'walnuts', 'paneer', 'mackerel', 'barley', 'squash', 'tempeh']

const { values } = parseArgs({
  args: benchArguments,
  options: { posts: { type: 'string', default: String(sized(FULL_POSTS, 100)) } },
})
const posts = Number(values.posts)
const root = join(import.meta.dirname, '..')
const migrationsDir = join(root, 'migrations')
const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-blog-'))
const inTotal = (count: number) => count.toLocaleString('en-GB')

await buildIfStale(root)
const paths = await seed()
const made = runStaffCreate({
  dataDir,
  arguments: ['--email', STAFF.email, '--name', 'Bench', '--ask'],
  typed: STAFF.password,
})
if (made.status !== 0) throw new Error(made.stderr)
const server = await runServer({ dataDir })
const pid = server.process.pid!
let viewsSent = 0

const lists = await measureLists()
const [plainCold, browserCold] = [
  await measureFirst('identity', 0),
  await measureFirst('gzip, deflate, br, zstd', 1),
]
const warm = await measureWarm(paths[0]!)
await server.kill('SIGTERM')
const viewsCounted = await countViews()
rmSync(dataDir, { recursive: true, force: true })

const report = [
  `Machine: ${cpus().length} cores, Node ${process.versions.node}. ${inTotal(posts)} posts of some 900 words, embedded database. Times are of whole requests, one after the other, nothing from the page cache.`,
  '',
  '| page | p50 ms | p95 ms |',
  '|---|---:|---:|',
  ...lists.map(
    ({ name, times }) => `| ${name} | ${median(times).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} |`,
  ),
  '',
  `CPU of the process with all its threads, the database among them. From the cache: ${ROUNDS} interleaved rounds of ${inTotal(REQUESTS_A_ROUND)} requests, ${CONNECTIONS} connections, median; asked for the first time: ${inTotal(COLD_POSTS)} posts each that this process had not been asked for since they were published, one after the other, ${COLD_WARM_UP} others before them.`,
  '',
  '| post | CPU µs per request | ratio to bare `node:http` | aim |',
  '|---|---:|---:|---:|',
  `| bare \`node:http\`, the same bytes | ${Math.round(warm.bareUs)} | 1.0 | |`,
  `| from the page cache, its view counted | ${Math.round(warm.oursUs)} | ${(warm.oursUs / warm.bareUs).toFixed(1)} | 5 |`,
  `| asked for the first time, its view counted | ${Math.round(plainCold)} | ${(plainCold / warm.bareUs).toFixed(1)} | |`,
  `| the same for a browser, compressed | ${Math.round(browserCold)} | ${(browserCold / warm.bareUs).toFixed(1)} | |`,
  '',
  `Views: ${inTotal(viewsSent)} sent by readers, ${inTotal(viewsCounted)} counted.`,
].join('\n')
console.log(report)
if (posts === sized(FULL_POSTS, posts))
  writeSection({ name: 'blog', heading: 'The blog', command: 'npm run bench -- blog', text: report })

async function inDatabase<Value>(
  use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase({ url: undefined, dataDir, migrationsDir })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

/** The addresses of the posts, those first that the lists do not lead to. */
async function seed(): Promise<string[]> {
  console.error(`Seeding ${inTotal(posts)} posts`)
  return inDatabase(async (database) => {
    await seedPosts(database, { posts, now: new Date('2026-11-20T12:00:00Z') })
    const { rows } = await database.pool.query<{ path: string }>(
      `select '/blog/' || c.slug || '/' || p.slug as path from blog_posts p
       join blog_categories c on c.id = p.category_id order by p.published_at`,
    )
    return rows.map(({ path }) => path)
  })
}

function countViews(): Promise<number> {
  return inDatabase(async (database) => {
    const { rows } = await database.pool.query<{ views: string }>(
      'select sum(views) as views from blog_post_views',
    )
    return Number(rows[0]!.views)
  })
}

async function measureLists(): Promise<{ name: string; times: number[] }[]> {
  const lastPage = Math.ceil(posts / 12)
  const numbers = Array.from({ length: LIST_REQUESTS }, (_, at) => 2 + ((at * 7919) % (posts - 2)))
  const kinds: [string, (number: number) => string][] = [
    ['all posts, any page', (number) => `/blog/all?page=${1 + (number % lastPage)}`],
    [
      'a category, any page',
      (number) => `/blog/sample-cooking?page=${1 + (number % Math.ceil(lastPage / 8))}`,
    ],
    [
      'an author, any page',
      (number) => `/blog/author/sample-pantry?page=${1 + (number % Math.ceil(lastPage / 3))}`,
    ],
    ['search, one match', (number) => `/blog/search?q=q${number}z`],
    ['search, some hundred matches', (number) => `/blog/search?q=for+${WORDS[number % WORDS.length]}`],
    ['search, nearly all match', (number) => `/blog/search?q=${WORDS[number % WORDS.length]}`],
    ['search, two letters', (number) => `/blog/search?q=${WORDS[number % WORDS.length]!.slice(0, 2)}`],
    ['sitemap, index', () => '/sitemap.xml'],
    ['sitemap, posts', () => sitemapOfPosts],
    ['feed', () => '/blog/feed.xml'],
    [
      'staff: posts, any page',
      (number) => `/blog-admin/posts?page=${1 + (number % Math.ceil(posts / STAFF_PAGE))}`,
    ],
    ['staff: published posts', () => '/blog-admin/posts?status=published'],
    ['staff: search, one match', (number) => `/blog-admin/posts?q=q${number}z`],
    ['staff: search, nearly all match', (number) => `/blog-admin/posts?q=${WORDS[number % WORDS.length]}`],
  ]
  const staff = openClient(server)
  const signedIn = await staff.post('/blog-admin/login', STAFF)
  if (signedIn.status !== 302) throw new Error(`the staff sign-in answered ${signedIn.status}`)
  const index = await (await fetch(`${server.origin}/sitemap.xml`)).text()
  const sitemapOfPosts = new URL(
    /<loc>([^<]*post[^<]*)<\/loc>/.exec(index)?.[1] ?? '/sitemap.xml',
    server.origin,
  ).pathname
  const measured: { name: string; times: number[] }[] = []
  for (const [name, pathOf] of kinds) {
    const times: number[] = []
    for (const number of numbers) {
      const startMs = performance.now()
      const path = pathOf(number)
      const response = path.startsWith('/blog-admin')
        ? await staff.request(path)
        : await fetch(server.origin + path, { headers: ROBOT })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${pathOf(number)}: ${response.status}`)
      times.push(performance.now() - startMs)
    }
    measured.push({ name, times })
    console.error(`${name}: ${median(times).toFixed(1)} ms`)
  }
  return measured
}

async function read(path: string, coding = 'identity'): Promise<string> {
  viewsSent++
  const response = await fetch(server.origin + path, { headers: { ...READER, 'accept-encoding': coding } })
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

async function cpuUsFor(asked: readonly string[], ask: (path: string) => Promise<string>): Promise<number> {
  for (const path of asked.slice(0, COLD_WARM_UP)) await ask(path)
  const beforeMs = cpuMsOf(pid)
  for (const path of asked.slice(COLD_WARM_UP)) await ask(path)
  return ((cpuMsOf(pid) - beforeMs) * 1000) / (asked.length - COLD_WARM_UP)
}

/** CPU µs of a post that this process has not been asked for yet; `part` says which of all posts are taken. */
function measureFirst(coding: string, part: number): Promise<number> {
  const count = COLD_WARM_UP + COLD_POSTS
  const asked = paths.slice(1 + part * count, 1 + (part + 1) * count)
  return cpuUsFor(asked, (path) => read(path, coding))
}

async function measureWarm(path: string): Promise<{ oursUs: number; bareUs: number }> {
  const bare = await startBareServer(await read(path))
  const targets = [
    { url: bare.url, ofPid: bare.pid, isOurs: false, samples: [] as number[] },
    { url: server.origin + path, ofPid: pid, isOurs: true, samples: [] as number[] },
  ]
  for (let round = 0; round <= ROUNDS; round++) {
    for (const target of targets) {
      const beforeMs = cpuMsOf(target.ofPid)
      const requests = await load({
        url: target.url,
        headers: READER,
        connections: CONNECTIONS,
        amount: REQUESTS_A_ROUND,
      })
      if (target.isOurs) viewsSent += requests
      // The first round warms.
      if (round > 0) target.samples.push(((cpuMsOf(target.ofPid) - beforeMs) * 1000) / requests)
    }
  }
  bare.stop()
  return { bareUs: median(targets[0]!.samples), oursUs: median(targets[1]!.samples) }
}
