import { readTable, wordsOfCell } from '#app/food-table.server.ts'
import { classOf } from './addition-classes.ts'
import type { Draft } from './draft.ts'
import { stemOf } from './stems.ts'

/**
 * What every dish of a kind holds: "lasagne with beef mince" has one portion of mince. Dishes of the world are known by
 * their own ingredients; this is for dishes that USDA weighed as a whole.
 */

type Held = { classes: ReadonlySet<string>; stems: ReadonlySet<string> }

let rowsByWord: ReadonlyMap<string, Held> | undefined

const heldBy = (word: string): Held | undefined =>
  (rowsByWord ??= new Map(
    readTable('foods/held-by-kind.csv', ['word', 'classes', 'foods'] as const).map(({ row }) => [
      stemOf(row.word),
      { classes: new Set(wordsOfCell(row.classes)), stems: new Set(wordsOfCell(row.foods).map(stemOf)) },
    ]),
  )).get(word)

/** True of a food that the dish before it holds by its kind. */
export function isHeldByKind(part: Draft, host: Draft): boolean {
  const kind = host.phrases[0]!.words.findLast(({ role }) => role === 'food')?.stem
  const held = kind === undefined ? undefined : heldBy(kind)
  if (held === undefined) return false
  const heads = part.item.entry.words.flatMap(({ stem, isHead }) => (isHead ? [stem] : []))
  return held.classes.has(classOf(part.food, 'added') ?? '') || heads.some((stem) => held.stems.has(stem))
}
