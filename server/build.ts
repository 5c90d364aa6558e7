import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { COOKBOOK_SOURCES, SOURCES, stampOf, TEMPLATE_SOURCES } from './build-stamp.ts'

type Step = (name: string, args: readonly string[]) => Promise<void>

/**
 * Builds the pages, the server bundle, the compressed assets and the database template, and checks the texts, unless the
 * sources are those of the last build. Says what it does, step by step; a step that fails ends the process.
 */
export async function buildIfStale(root: string): Promise<void> {
  const stampFile = join(root, 'build', '.stamp')
  const stamp = stampOf(root, SOURCES)
  if (stampIn(stampFile) === stamp) return
  console.log(
    existsSync(join(root, 'build'))
      ? 'Building, because the sources have changed since the last build:'
      : 'Building for the first time:',
  )
  // A build that fails leaves half of one behind.
  rmSync(stampFile, { force: true })
  const startedAt = performance.now()
  const step = stepsIn(root)
  const template = openPart(root, TEMPLATE)
  const book = openPart(root, COOKBOOK)
  template.setAside()
  book.setAside()
  await Promise.all([
    // Also reads the food table: a wrong row ends the build with its file, line and column.
    step('texts and foods checked', ['server/check-content.ts']),
    step('pages and server bundle', [
      'node_modules/@react-router/dev/bin.cjs',
      'build',
      '--logLevel',
      'warn',
    ]),
  ])
  // Not beside the bundler, which needs a gigabyte of memory for itself.
  await Promise.all([template.make(step), book.make(step).then(() => makeSamples(step))])
  writeFileSync(stampFile, stamp)
  console.log(`Built in ${secondsSince(startedAt)}.`)
}

async function makeSamples(step: Step): Promise<void> {
  await step('samples for the landing page', ['build/server/landing-samples.js'])
  await step('assets compressed', ['server/compress-assets.ts'])
}

/** A part of `build/` that is made only when what it is made from has changed. */
type Part = { folder: string; sources: readonly string[]; name: string; args: readonly string[] }

const TEMPLATE: Part = {
  folder: 'database-template',
  sources: TEMPLATE_SOURCES,
  name: 'database template',
  // What runs once is not worth compiling twice: without V8's second compiler it takes less time, and 300 MB less.
  args: ['--liftoff-only', 'server/build-database-template.ts'],
}
const COOKBOOK: Part = {
  folder: 'cookbook',
  sources: COOKBOOK_SOURCES,
  name: 'cookbook read',
  args: ['server/build-cookbook.ts'],
}

/** The bundler empties `build`: a part that is still the right one waits elsewhere until it is done. */
function openPart(root: string, { folder: name, sources, name: label, args }: Part) {
  const folder = join(root, 'build', name)
  const aside = join(root, 'node_modules', '.cache', `mealwright-${name}`)
  const stamp = stampOf(root, sources)
  const isCurrent = (path: string) => stampIn(join(path, 'stamp')) === stamp
  return {
    setAside(): void {
      if (!isCurrent(folder)) return
      rmSync(aside, { recursive: true, force: true })
      mkdirSync(dirname(aside), { recursive: true })
      renameSync(folder, aside)
    },
    async make(step: Step): Promise<void> {
      if (isCurrent(aside)) return renameSync(aside, folder)
      await step(label, args)
      writeFileSync(join(folder, 'stamp'), stamp)
    },
  }
}

const stampIn = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** Runs scripts as processes of their own and prints a line for each; when one fails, the others are ended too. */
function stepsIn(root: string): Step {
  const failure = new AbortController()
  return (name, args) =>
    new Promise((resolve) => {
      const startedAt = performance.now()
      const child = spawn(process.execPath, args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        // The bundler's memory comes in pages of the usual size: clearing large ones took a second.
        env: { ...process.env, NODE_ENV: 'production', MIMALLOC_ALLOW_THP: '0' },
        signal: failure.signal,
      })
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.on('error', () => {}) // that it was ended because another step failed
      child.once('close', (status, signal) => {
        if (failure.signal.aborted) return
        if (status === 0) {
          console.log(`  ${name} … ${secondsSince(startedAt)}`)
          return resolve()
        }
        failure.abort()
        const how = signal ? `was ended by ${signal}` : `failed after ${secondsSince(startedAt)}`
        console.error(`${output}\n  ${name} … ${how}. The cause is above.`)
        process.exit(status ?? 1)
      })
    })
}

const secondsSince = (startedAt: number): string => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`

if (import.meta.main) await buildIfStale(join(import.meta.dirname, '..'))
