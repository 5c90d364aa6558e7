/** Part of the build: the recipes of the landing page, written, counted and drawn ahead. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cookSampleRecipes, drawn, MADE_AHEAD } from '#app/features/site/landing/sample-recipes.server.ts'

const root = join(import.meta.dirname, '..')
const sampleRecipes = cookSampleRecipes()
writeFileSync(join(root, MADE_AHEAD), JSON.stringify(sampleRecipes))

// Under the address that would draw them: served from memory and compressed with the other files of the build.
for (const { plateUrl } of sampleRecipes) {
  const file = join(root, 'build', 'client', plateUrl)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, drawn(plateUrl))
}
