/**
 * `npm run bench -- lighthouse`: Lighthouse (mobile, simulated slow 4G, median of three) on reading pages and pages of the app,
 * beside a page with nothing but the landing's text; then axe on every public page in both themes. Writes the table
 * into docs/benchmarks.md, prints what costs points, and fails below the aims. `-- /about /help` measures only those.
 */
import { cpus } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { buildIfStale } from '#server/build.ts'
import { findBrowser } from '#tests/support/find-browser.ts'
import { freePort, runServer } from '#tests/support/run-server.ts'
import { findViolations } from './lighthouse/axe.ts'
import { serveBarePage } from './lighthouse/bare-page.ts'
import { measure, type Measured } from './lighthouse/measure.ts'
import { writeSection } from './report.ts'
import { benchArguments, isSmoke, sized } from './smoke.ts'

const RUNS = sized(3, 1)
const MOST_PAINT_RATIO = 1.4
const MOST_SCRIPT_KB = 110
const LEAST_APP_PERFORMANCE = 95

const READING = ['/', '/about', '/help', '/contact', '/terms', '/privacy', '/cookies', '/blog']
const APP = ['/upload', '/calories', '/pricing']

const asked = isSmoke ? ['/'] : benchArguments.filter((argument) => argument.startsWith('/'))
const isWanted = (path: string) => asked.length === 0 || asked.includes(path)

await buildIfStale(join(import.meta.dirname, '..'))
const server = await runServer({ args: ['--demo'] })
const debuggingPort = await freePort()
const options = await findBrowser()
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`],
})
const bare = await serveBarePage(server.origin)

const post = await firstPost()
const reading = [...READING, ...(post ? [post] : [])].filter(isWanted)
const app = APP.filter(isWanted)
const rows: (Measured & { kind: 'bare' | 'reading' | 'app' })[] = []
rows.push({ kind: 'bare', ...(await measured(bare.address, 'the landing’s text alone')) })
for (const path of reading) rows.push({ kind: 'reading', ...(await measured(server.origin + path, path)) })
for (const path of app) rows.push({ kind: 'app', ...(await measured(server.origin + path, path)) })

const violations = await findViolations(browser, server.origin, [...reading, ...app])
await browser.close()
bare.close()
await server.dispose()

const barePaintMs = rows[0]!.seenPaintMs
const table = [
  `Machine: ${cpus().length} cores. Mobile, simulated slow 4G and a CPU four times slower; medians of ${RUNS}. Scores and “simulated” are Lighthouse’s usual estimate; “seen” is the largest paint on a connection and a processor really slowed down as much, and the ratio sets it beside that of a page with nothing but the landing’s text, in the same run. The shift is the larger of both.`,
  '',
  '| page | performance | accessibility | best practices | SEO | largest paint, simulated | largest paint, seen | ratio | shift | blocked | script |',
  '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
  ...rows.map((row) =>
    [
      '',
      row.kind === 'app' ? `${row.name} (app)` : row.name,
      ...(row.kind === 'bare' ? [row.scores.performance, '', '', ''] : Object.values(row.scores)),
      `${Math.round(row.paintMs)} ms`,
      `${Math.round(row.seenPaintMs)} ms`,
      row.kind === 'bare' ? '' : (row.seenPaintMs / barePaintMs).toFixed(2),
      row.shift.toFixed(3),
      `${Math.round(row.blockedMs)} ms`,
      `${row.scriptKb.toFixed(1)} KB`,
      '',
    ]
      .join(' | ')
      .trim(),
  ),
  '',
  `axe, WCAG 2.2 AA, ${reading.length + app.length} pages in light and dark: ${violations.length === 0 ? 'no violations' : violations.join('; ')}.`,
].join('\n')
console.log(`\n${table}\n`)
for (const row of rows) for (const fault of row.faults) console.log(`${row.name}: ${fault}`)
if (asked.length === 0 || isSmoke)
  writeSection({ name: 'lighthouse', heading: 'Pages', command: 'npm run bench -- lighthouse', text: table })

const misses = [...rows.flatMap(missesOf), ...violations]
for (const miss of misses) console.log(`MISSED ${miss}`)
process.exitCode = misses.length > 0 && !isSmoke ? 1 : 0

function missesOf({ kind, name, scores, seenPaintMs, scriptKb }: (typeof rows)[number]): string[] {
  if (kind === 'bare') return []
  const least = kind === 'app' ? LEAST_APP_PERFORMANCE : 100
  const found: string[] = []
  if (scores.performance < least) found.push(`${name}: performance ${scores.performance}`)
  for (const [category, score] of Object.entries(scores).slice(1))
    if (score < 100) found.push(`${name}: ${category} ${score}`)
  if (kind === 'reading' && seenPaintMs > barePaintMs * MOST_PAINT_RATIO)
    found.push(`${name}: largest paint ${(seenPaintMs / barePaintMs).toFixed(2)} times the bare page's`)
  if (scriptKb > MOST_SCRIPT_KB) found.push(`${name}: ${scriptKb.toFixed(1)} KB of script`)
  return found
}

function measured(address: string, name: string): Promise<Measured> {
  return measure({ address, name, port: debuggingPort, runs: RUNS })
}

/** The first post that the blog's home links to, if there is one yet. */
async function firstPost(): Promise<string | null> {
  const html = await (await fetch(`${server.origin}/blog`)).text()
  const links = [...html.matchAll(/href="(\/blog\/[\w-]+\/[\w-]+)"/g)].map(([, path]) => path!)
  return links.find((path) => !path.startsWith('/blog/author/')) ?? null
}
