/**
 * `npm run screenshots -- NAME [--against OTHER] [--only PART]`: photographs every page on the demo's data, at phone and
 * desktop width, in light and in dark, into screenshots/NAME. With `--against`, compares each picture pixel by pixel
 * with that of another run, lists the pages that differ and writes a contact sheet of them. The data folder is made
 * once and copied for each run, so that only the code differs; `--fresh` makes it anew.
 */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildIfStale } from '#server/build.ts'
import { findBrowser } from '#tests/support/find-browser.ts'
import { runServer } from '#tests/support/run-server.ts'
import { compareRuns } from './screenshots/compare.ts'
import { photographAll } from './screenshots/photograph.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'screenshots')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, only: { type: 'string' }, fresh: { type: 'boolean' } },
})
const name = positionals[0]
if (!name) {
  console.error('Usage: npm run screenshots -- NAME [--against OTHER] [--only PART] [--fresh]')
  process.exit(2)
}

await buildIfStale(root)
const pristine = join(folder, 'data')
if (values.fresh) rmSync(pristine, { recursive: true, force: true })
if (!existsSync(pristine)) await fillWithDemo()

const dataDir = join(folder, 'data-in-use')
rmSync(dataDir, { recursive: true, force: true })
cpSync(pristine, dataDir, { recursive: true })
const target = join(folder, name)
if (!values.only) rmSync(target, { recursive: true, force: true })

const server = await runServer({ dataDir })
const browser = await chromium.launch(await findBrowser())
try {
  const count = await photographAll({ browser, origin: server.origin, target, only: values.only ?? '' })
  console.log(`${count} pictures in screenshots/${name}`)
} finally {
  await browser.close()
  await server.dispose()
}

if (values.against) {
  const differences = await compareRuns(join(folder, values.against), target, values.only)
  for (const { file, reason } of differences) console.log(`${file}: ${reason}`)
  console.log(
    differences.length === 0
      ? 'No picture differs.'
      : `${differences.length} pictures differ: screenshots/${name}/index.html`,
  )
}

async function fillWithDemo(): Promise<void> {
  mkdirSync(pristine, { recursive: true })
  const demo = await runServer({ dataDir: pristine, args: ['--demo'] })
  // A clean end, so that the copied database needs no recovery.
  await demo.kill('SIGTERM')
}
