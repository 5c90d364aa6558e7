/**
 * `npm start`, `npm run dev`, `npm run demo`: checks the runtime, builds when the sources have changed
 * since the last build, and hands over to the server.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampOfSources } from './build-stamp.ts'

const OLDEST_NODE = 24
const root = join(import.meta.dirname, '..')

const major = Number(process.versions.node.split('.')[0])
if (major < OLDEST_NODE) {
  console.error(
    `Mealwright needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.\n` +
      'On Linux it arrives with `npm install`; start it with `npm start`. Elsewhere install it from nodejs.org.',
  )
  process.exit(1)
}

process.chdir(root)
const isDev = process.argv.includes('--dev')
if (!isDev) buildIfStale()
process.env['NODE_ENV'] ??= isDev ? 'development' : 'production'
const { main } = await import('./main.ts')
await main({ isDev, isDemo: process.argv.includes('--demo') })

function buildIfStale(): void {
  const stampFile = join(root, 'build', '.stamp')
  const stamp = stampOfSources(root)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building (the sources changed since the last build) ...')
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.js')
  const built = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
  const compressed = spawnSync(process.execPath, [join(root, 'server', 'compress-assets.ts')], { stdio: 'inherit' })
  if (compressed.status !== 0) process.exit(compressed.status ?? 1)
  writeFileSync(stampFile, stamp)
}
