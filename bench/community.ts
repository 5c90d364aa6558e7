/**
 * `npm run bench -- community [--posts 1000,100000,1000000] [--folder <kept>] [--server <postgres://…>]`: what a page of
 * the community feed costs at a thousand posts and at a million, on the embedded database and on PostgreSQL, how long
 * searches take, and what they do to other requests. Seeds what is not there yet: a million takes a quarter of an hour
 * and 5 GB. Writes into docs/benchmarks.md when all sizes were measured.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listCommunityPosts } from '#app/features/community/posts.server.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import { type Feed, openEmbeddedFeed, openServerFeed } from './community/books.ts'
import { cpuMeter } from './community/cpu.ts'
import { pagerOf, SCENARIOS, type Scenario } from './community/feed.ts'
import { SEARCH_KINDS, type SearchKind, searchesOf } from './community/searches.ts'
import { median, percentile } from './process-figures.ts'
import { writeSection } from './report.ts'
import { benchArguments, isSmoke, sized } from './smoke.ts'

const WARM_UP_PAGES = sized(30, 1)
const ROUNDS = sized(5, 1)
const PAGES_A_ROUND = sized(60, 2)
const SEARCH_ROUNDS = sized(2, 1)
const MEANWHILE_MS = sized(8000, 200)
const FULL_SIZES = '1000,100000,1000000'

const { values } = parseArgs({
  args: benchArguments,
  options: {
    posts: { type: 'string', default: isSmoke ? '300,1000' : FULL_SIZES },
    folder: { type: 'string' },
    server: { type: 'string' },
  },
})
const sizes = values.posts.split(',').map(Number)
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'mealwright-books-'))
const inTotal = (posts: number) => posts.toLocaleString('en-GB')

const parts: string[] = []
try {
  parts.push(...(await measure('Embedded', (posts) => openEmbeddedFeed(folder, posts), 1000)))
  const programs = values.server === undefined ? findPostgres() : null
  const server = programs ? await startPostgres(programs) : null
  const url = values.server ?? server?.url
  if (url !== undefined) {
    parts.push(...(await measure('PostgreSQL', (posts) => openServerFeed(url, posts), 2000)))
    await server?.stop()
  }
} finally {
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })
}

const report = [
  `Machine: ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}. A page is \`listCommunityPosts\`: query, twelve posts with all that their cards show, in memory; HTTP and HTML are not in it. CPU is this process with all its threads and, with PostgreSQL, the server's processes; the median of ${ROUNDS} rounds of ${PAGES_A_ROUND} pages, the sizes taking turns. "page 50" and "middle" walk on page by page. Aims: a million at most 1.2 times a thousand, searches p99 at most 50 ms at 100,000.`,
  ...parts,
].join('\n\n')
console.log(report)
if (isSmoke || values.posts === FULL_SIZES)
  writeSection({
    name: 'community',
    heading: 'The community book',
    command: 'npm run bench -- community',
    text: report,
  })

async function measure(
  engine: string,
  open: (posts: number) => Promise<Feed>,
  aim: number,
): Promise<string[]> {
  const feeds: Feed[] = []
  for (const posts of sizes) feeds.push(await open(posts))
  try {
    return [
      `### ${engine}`,
      await feedTable(feeds, aim),
      await searchTable(feeds),
      await meanwhile(feeds.at(-1)!),
    ]
  } finally {
    for (const { database } of feeds) await database.close()
  }
}

async function feedTable(feeds: readonly Feed[], aim: number): Promise<string> {
  const rows: string[] = []
  for (const scenario of SCENARIOS) {
    const costs = await costsOf(feeds, scenario)
    const [least, most] = [costs[0]!, costs.at(-1)!]
    const name = [scenario.sort, scenario.isFiltered ? 'one cuisine' : 'all', scenario.depth].join(' | ')
    rows.push(
      `| ${name} | ${costs.map((ms) => ms.toFixed(2)).join(' | ')} | ${(most / least).toFixed(2)} | ${Math.round(1000 / most).toLocaleString('en-GB')} |`,
    )
    console.error(rows.at(-1))
  }
  const heads = sizes.map((posts) => `ms of CPU at ${inTotal(posts)}`)
  return [
    `| order | of | depth | ${heads.join(' | ')} | ratio | pages per second and core (aim ${inTotal(aim)}) |`,
    `|---|---|---|${'---:|'.repeat(heads.length + 2)}`,
    ...rows,
  ].join('\n')
}

async function costsOf(feeds: readonly Feed[], scenario: Scenario): Promise<number[]> {
  const pagers: (() => Promise<void>)[] = []
  for (const feed of feeds) pagers.push(await pagerOf(feed, scenario))
  for (const next of pagers) for (let page = 0; page < WARM_UP_PAGES; page++) await next()
  const cpuMs = await cpuMeter(feeds)
  const costs: number[][] = feeds.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, next] of pagers.entries()) {
      const before = cpuMs()
      for (let page = 0; page < PAGES_A_ROUND; page++) await next()
      costs[index]!.push((cpuMs() - before) / PAGES_A_ROUND)
    }
  }
  return costs.map(median)
}

async function searchTable(feeds: readonly Feed[]): Promise<string> {
  const cpuMs = await cpuMeter(feeds)
  const rows: string[] = []
  for (const kind of SEARCH_KINDS) {
    const cells: string[] = []
    for (const feed of feeds) {
      const [wallMs, usedMs] = await timesOf(feed, kind, cpuMs)
      cells.push(
        [median(wallMs), percentile(wallMs, 0.99), percentile(usedMs, 0.99)]
          .map((ms) => ms.toFixed(1))
          .join(' | '),
      )
    }
    rows.push(`| ${kind} | ${cells.join(' | ')} |`)
    console.error(rows.at(-1))
  }
  const heads = sizes.flatMap((posts) => [`${inTotal(posts)}: p50`, 'p99', 'p99 of CPU'])
  return [`| search, ms | ${heads.join(' | ')} |`, `|---|${'---:|'.repeat(heads.length)}`, ...rows].join('\n')
}

async function timesOf(feed: Feed, kind: SearchKind, cpuMs: () => number): Promise<[number[], number[]]> {
  const searches = (await searchesOf(feed))[kind]
  const [wallMs, usedMs]: [number[], number[]] = [[], []]
  for (let round = 0; round <= SEARCH_ROUNDS; round++) {
    for (const [index, search] of searches.entries()) {
      const sort = (['recent', 'top_rated', 'most_commented'] as const)[(index + round) % 3]!
      const [startMs, startCpuMs] = [performance.now(), cpuMs()]
      await listCommunityPosts(feed.database.db, feed.viewer, {
        search,
        cuisine: null,
        sort,
        collection: 'all',
        cursor: null,
      })
      // The first round warms.
      if (round === 0) continue
      wallMs.push(performance.now() - startMs)
      usedMs.push(cpuMs() - startCpuMs)
    }
  }
  return [wallMs, usedMs]
}

/** One look-up after the other, alone and while two others search and page without a pause. */
async function meanwhile(feed: Feed): Promise<string> {
  const alone = await lookUps(feed, MEANWHILE_MS / 4)
  const searches = Object.values(await searchesOf(feed)).flat()
  const over = new AbortController()
  const reader = async (offset: number) => {
    for (let at = offset; !over.signal.aborted; at++) {
      const search = at % 2 ? '' : searches[at % searches.length]!
      await listCommunityPosts(feed.database.db, feed.viewer, {
        search,
        cuisine: null,
        sort: 'top_rated',
        collection: 'all',
        cursor: null,
      })
    }
  }
  const readers = [reader(0), reader(77)]
  const busy = await lookUps(feed, MEANWHILE_MS)
  over.abort()
  await Promise.all(readers)
  const figures = (times: readonly number[]) =>
    `p50 ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`
  return `One post looked up by its id, at ${inTotal(feed.posts)}: alone ${figures(alone)}; while two readers search and page without a pause ${figures(busy)}.`
}

async function lookUps({ database }: Feed, forMs: number): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from public_recipes limit 50')
  const times: number[] = []
  for (const untilMs = performance.now() + forMs; performance.now() < untilMs;) {
    const startMs = performance.now()
    await database.pool.query({
      name: 'look_up',
      text: 'select title from public_recipes where id = $1',
      values: [rows[times.length % rows.length]!.id],
    })
    times.push(performance.now() - startMs)
  }
  return times
}
