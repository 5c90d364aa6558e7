/**
 * `npm run bench:sitemap [-- --recipes 20000,1000000]`: what the sitemap costs with a million shared recipes, on the
 * embedded database and on PostgreSQL: dividing it, its index, files at the beginning, in the middle and at the end,
 * none of them kept; memory, and how long another request waits meanwhile. Every recipe has to stand in exactly one
 * file. Writes into docs/benchmarks.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import { openDatabase } from '#app/db/open.server.ts'
import { sitemapParts } from '#app/db/schema/index.ts'
import { divideSitemap } from '#app/features/seo/sitemap-parts.server.ts'
import { buildIfStale } from '#server/build.ts'
import { databaseUrl, runOnServer } from '#tests/support/database-template.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'
import { median, percentile, residentMbOf } from './process-figures.ts'
import { writeSection } from './report.ts'
import { fetchFile, locationsIn } from './sitemap/crawl.ts'
import { fillShelf, takeOldest } from './sitemap/shelf.ts'

const INDEX_REQUESTS = 60
const ROUNDS = 4
/** The server keeps twelve files: asked for in turn, more than that are all made anew. */
const FILES_A_PLACE = 8
const PROBE_EVERY_MS = 5
const TAKEN = 500

const root = join(import.meta.dirname, '..')
const migrationsDir = join(root, 'migrations')
const { values } = parseArgs({ options: { recipes: { type: 'string', default: '20000,1000000' } } })
const sizes = values.recipes.split(',').map(Number)
const inTotal = (count: number) => count.toLocaleString('en-GB')
const say = (line: string) => console.error(`  ${line}`)

type Where = { engine: string; url?: string; dataDir: string }
type Times = number[]
type Figures = {
  engine: string
  recipes: number
  divideMs: number
  againMs: number
  index: Times
  places: Record<'first' | 'middle' | 'last', Times>
  most: { addresses: number; bytes: number; wireBytes: number }
  memoryMb: { before: number; most: number }
  waits: Times
}

buildIfStale(root)
const found: Figures[] = []
for (const recipes of sizes) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-sitemap-'))
  found.push(await measure({ engine: 'embedded', dataDir }, recipes))
  rmSync(dataDir, { recursive: true, force: true })
}
const programs = findPostgres()
if (programs) {
  const server = await startPostgres(programs)
  for (const recipes of sizes) {
    const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-sitemap-'))
    await runOnServer(server.url, `create database sitemap_${recipes}`)
    const url = databaseUrl(server.url, `sitemap_${recipes}`)
    found.push(await measure({ engine: 'PostgreSQL', url, dataDir }, recipes))
    rmSync(dataDir, { recursive: true, force: true })
  }
  await server.stop()
}

async function measure(where: Where, recipes: number): Promise<Figures> {
  console.error(`${where.engine}, ${inTotal(recipes)} recipes`)
  const { url, dataDir } = where
  const database = await openDatabase({ ...(url && { url }), dataDir, migrationsDir })
  let divideMs: number
  let againMs: number
  try {
    await fillShelf(database, recipes, say)
    const divide = async () => {
      const startedMs = performance.now()
      await divideSitemap(database.db)
      return performance.now() - startedMs
    }
    const ends = async () =>
      (
        await database.db
          .select()
          .from(sitemapParts)
          .where(eq(sitemapParts.kind, 'recipes'))
          .orderBy(asc(sitemapParts.part))
      ).map(({ untilId }) => untilId)
    divideMs = await divide()
    const before = await ends()
    await takeOldest(database, TAKEN)
    againMs = await divide()
    if (String(await ends()) !== String(before))
      throw new Error('Files moved on when something left the first')
  } finally {
    await database.close()
  }
  const server = await runServer({ dataDir, environment: url ? { DATABASE_URL: url } : {} })
  try {
    return { engine: where.engine, recipes, divideMs, againMs, ...(await crawl(server, recipes - TAKEN)) }
  } finally {
    await server.kill('SIGTERM')
  }
}

async function crawl(server: RunningServer, recipes: number) {
  const pid = server.process.pid!
  const memoryMb = { before: residentMbOf(pid), most: 0 }
  const index: Times = []
  for (let request = 0; request < INDEX_REQUESTS; request++)
    index.push((await fetchFile(`${server.origin}/sitemap.xml`)).ms)
  const files = locationsIn((await fetchFile(`${server.origin}/sitemap.xml`)).text).filter((address) =>
    address.includes('/recipes-'),
  )

  const waits: Times = []
  const over = new AbortController()
  const probing = (async () => {
    while (!over.signal.aborted) {
      waits.push((await fetchFile(`${server.origin}/health/live`)).ms)
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS))
    }
  })()
  const most = { addresses: 0, bytes: 0, wireBytes: 0 }
  const listed = new Set<string>()
  let addresses = 0
  for (const file of files) {
    const { text, wireBytes } = await fetchFile(file)
    const inFile = locationsIn(text)
    addresses += inFile.length
    for (const address of inFile) listed.add(address.split('/')[4]!)
    most.addresses = Math.max(most.addresses, inFile.length)
    most.bytes = Math.max(most.bytes, Buffer.byteLength(text))
    most.wireBytes = Math.max(most.wireBytes, wireBytes)
    memoryMb.most = Math.max(memoryMb.most, residentMbOf(pid))
  }
  if (addresses !== recipes || listed.size !== recipes)
    throw new Error(`${addresses} addresses of ${listed.size} recipes stand for ${recipes}`)
  over.abort()
  await probing

  const places = { first: [] as Times, middle: [] as Times, last: [] as Times }
  const middle = Math.max(0, Math.floor((files.length - FILES_A_PLACE) / 2))
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < Math.min(FILES_A_PLACE, files.length); step++) {
      for (const [place, at] of [
        ['first', step],
        ['middle', middle + step],
        ['last', files.length - 1 - step],
      ] as const) {
        places[place].push((await fetchFile(files[at]!)).ms)
      }
    }
  }
  return { index, places, most, memoryMb, waits }
}

const ms = (times: Times, share: number) =>
  (share === 0.5 ? median(times) : percentile(times, share)).toFixed(1)
const both = (times: Times) => `${ms(times, 0.5)} / ${ms(times, 0.95)}`
const row = (name: string, cell: (figures: Figures) => string) =>
  `| ${name} | ${found.map(cell).join(' | ')} |`

const report = [
  `Machine: ${cpus().length} cores, Node ${process.versions.node}. Through HTTP to the last byte, one after the other, compressed; 10,000 addresses a file. Each of ${sizes.map((size) => inTotal(size - TAKEN)).join(' and ')} shared recipes was found in exactly one file. With 20,000 recipes there are two files, which the server keeps for ten minutes: their times are of kept files, which leaves compressing and sending.`,
  '',
  `| ms, p50 / p95 | ${found.map(({ engine, recipes }) => `${engine}, ${inTotal(recipes)}`).join(' | ')} |`,
  `|---|${'---:|'.repeat(found.length)}`,
  row('the index', ({ index }) => both(index)),
  row('a file at the beginning', ({ places }) => both(places.first)),
  row('a file in the middle', ({ places }) => both(places.middle)),
  row('a file at the end', ({ places }) => both(places.last)),
  row(
    'another request while all files are fetched: p50 / p99',
    ({ waits }) => `${ms(waits, 0.5)} / ${ms(waits, 0.99)}`,
  ),
  row('dividing it from nothing, in all', ({ divideMs }) => divideMs.toFixed(0)),
  row(`dividing it again after ${TAKEN} recipes left the first file; no file moved`, ({ againMs }) =>
    againMs.toFixed(0),
  ),
  row('most addresses in a file (allowed: 50,000)', ({ most }) => inTotal(most.addresses)),
  row('largest file in MB (allowed: 50), and as sent', ({ most }) =>
    [most.bytes, most.wireBytes].map((bytes) => (bytes / 1e6).toFixed(2)).join(', '),
  ),
  row(
    'memory of the server in MB: at rest, most while all files are fetched',
    ({ memoryMb }) => `${memoryMb.before.toFixed(0)}, ${memoryMb.most.toFixed(0)}`,
  ),
].join('\n')
console.log(report)
if (sizes.includes(1_000_000) && programs)
  writeSection({ name: 'sitemap', heading: 'The sitemap', command: 'npm run bench:sitemap', text: report })
