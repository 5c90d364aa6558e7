/** `npm test -- --ledger`: which rows of docs/ledger.md have a passing test, from the reports of the last `npm test`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache')
const ROW = /^\| ([A-Z]+-\d+) \| (.*?) \| \w+ \|$/gm
const ID = /\[([A-Z]+-\d+(?:\.\.\d+)?)\]/g

const rows = new Map(
  [...readFileSync(join(root, 'docs', 'ledger.md'), 'utf8').matchAll(ROW)].map(([, id, text]) => [
    id!,
    text!,
  ]),
)
const proved = new Set<string>()
for (const title of passedTitles()) for (const [, id] of title.matchAll(ID)) proved.add(id!)

const unknown = [...proved].filter((id) => !rows.has(id))
const open = [...rows.keys()].filter((id) => !proved.has(id))
const areas = Map.groupBy(rows.keys(), (id) => id.split('-')[0]!)

console.log('area     proved  rows')
for (const [area, ids] of areas) {
  console.log(
    `${area.padEnd(8)} ${String(ids.filter((id) => proved.has(id)).length).padStart(6)} ${String(ids.length).padStart(5)}`,
  )
}
console.log(
  `${'all'.padEnd(8)} ${String(rows.size - open.length).padStart(6)} ${String(rows.size).padStart(5)}`,
)
if (process.argv.includes('--open')) for (const id of open) console.log(`${id}  ${rows.get(id)}`)
else console.log('\nRows without a passing test: npm test -- --ledger --open')
if (unknown.length > 0) {
  console.error(`\nTests name rows the ledger does not have: ${unknown.join(', ')}`)
  process.exit(1)
}

function passedTitles(): string[] {
  const reports = readReports()
  if (reports.length === 0) {
    console.error('No reports yet: run npm test first.')
    process.exit(1)
  }
  return reports.flatMap((report) => [...vitestTitles(report), ...journeyTitles(report)])
}

function readReports(): unknown[] {
  try {
    return readdirSync(cache)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(cache, name), 'utf8')) as unknown)
  } catch {
    return []
  }
}

type VitestReport = { testResults?: { assertionResults: { title: string; status: string }[] }[] }
type Suite = { specs?: { title: string; ok: boolean }[]; suites?: Suite[] }

function vitestTitles(report: unknown): string[] {
  const { testResults = [] } = report as VitestReport
  return testResults
    .flatMap((file) => file.assertionResults)
    .filter((test) => test.status === 'passed')
    .map((test) => test.title)
}

function journeyTitles(suite: unknown): string[] {
  const { specs = [], suites = [] } = suite as Suite
  return [...specs.filter((spec) => spec.ok).map((spec) => spec.title), ...suites.flatMap(journeyTitles)]
}
