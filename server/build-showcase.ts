/** Part of the build: the recipes of the landing page, written, counted and drawn ahead. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import { plateFromSpec } from '#app/features/recipes/plate-spec.server.ts'
import { cookShowcases, MADE_AHEAD } from '#app/features/site/landing/showcase.server.ts'

const root = join(import.meta.dirname, '..')
const showcases = cookShowcases()
writeFileSync(join(root, MADE_AHEAD), JSON.stringify(showcases))

// Under the address that would draw them: served from memory and compressed with the other files of the build.
for (const { plateUrl } of showcases) {
  const plate = plateFromSpec(plateUrl.replace(/^\/plates\/|\.svg$/g, ''))
  if (!plate) throw new Error(`No plate of ours: ${plateUrl}`)
  const file = join(root, 'build', 'client', plateUrl)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, drawPlate({ ...plate, label: false }))
}
