import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Ids of foods that USDA no longer keeps, where the layout of the folder marks them. */
export function retiredIds(folder: string): ReadonlySet<string> {
  const file = join(folder, 'usda-foods.csv')
  if (!existsSync(file)) return new Set()
  const marked = readFileSync(file, 'utf8').matchAll(/^(SR\d+),[^,]*,sr28_retired,/gm)
  return new Set(Array.from(marked, ([, id]) => id ?? ''))
}
