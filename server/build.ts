import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampOfSources } from './build-stamp.ts'

/** Builds the pages, the server bundle and the compressed assets, and checks the texts, unless the sources are those of the last build. */
export function buildIfStale(root: string): void {
  const stampFile = join(root, 'build', '.stamp')
  const stamp = stampOfSources(root)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building (the sources changed since the last build) ...')
  run([join(root, 'server', 'check-content.ts')])
  // Reads the food table: a wrong row ends the build with its file, line and column.
  run([join(root, 'app', 'domain', 'food', 'foods.ts')])
  run([join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'build', '--logLevel', 'warn'])
  run([join(root, 'server', 'build-landing-samples.ts')])
  run([join(root, 'server', 'compress-assets.ts')])
  run([join(root, 'server', 'build-database-template.ts')])
  writeFileSync(stampFile, stamp)
}

if (import.meta.main) buildIfStale(join(import.meta.dirname, '..'))

function run(args: string[]): void {
  const ran = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (ran.status !== 0) process.exit(ran.status ?? 1)
}
