/**
 * `npm start`, `npm run dev`, `npm run demo`, `npm start -- --worker`: checks the runtime, builds when the sources have changed
 * since the last build, and hands over to the server.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { runFrugally } from './memory.ts'

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

// Compiled code of earlier starts: a quarter of the way to the first page. In the environment, so that the process that
// begins again and its threads have it from their first file on: then none of them loads what reads TypeScript (18 MB).
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'mealwright')
runFrugally()
process.chdir(root)
enableCompileCache()
const isDev = process.argv.includes('--dev')
if (!isDev) await buildIfStale(root)
process.env['NODE_ENV'] ??= isDev ? 'development' : 'production'
if (process.argv.includes('--worker')) {
  await (await import('./worker.ts')).worker()
} else {
  await (await import('./main.ts')).main({ isDev, isDemo: process.argv.includes('--demo') })
}
