/** Part of `npm run lint`: features may import one another, but never each other. Names every pair that does. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const IMPORT = /from '#app\/features\/([^/']+)\/[^']+'/g

/** For each feature, the features it imports and a file that does. */
const imports = new Map<string, Map<string, string>>()
for (const file of globSync('app/features/*/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.test\.tsx?$/.test(file)) continue
  const feature = file.split('/')[2]!
  for (const [, other] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
    if (other === feature) continue
    const known = imports.get(feature) ?? new Map<string, string>()
    imports.set(feature, known.set(other!, file))
  }
}

const pairs = [...imports].flatMap(([feature, others]) =>
  [...others].flatMap(([other, file]) => {
    const back = imports.get(other)?.get(feature)
    return back !== undefined && feature < other
      ? [`${feature} and ${other} import each other: ${file}, ${back}`]
      : []
  }),
)
for (const pair of pairs) console.error(pair)
process.exitCode = pairs.length > 0 ? 1 : 0
