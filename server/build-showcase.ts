/** Part of the build: the recipes of the landing page, written, counted and drawn ahead. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cookShowcases, drawn, MADE_AHEAD } from '#app/features/site/landing/showcase.server.ts'

const root = join(import.meta.dirname, '..')
const showcases = cookShowcases()
writeFileSync(join(root, MADE_AHEAD), JSON.stringify(showcases))

// Under the address that would draw them: served from memory and compressed with the other files of the build.
for (const { plateUrl } of showcases) {
  const file = join(root, 'build', 'client', plateUrl)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, drawn(plateUrl))
}
