import { wordsOfCell } from '#app/food-table.server.ts'
import { classOf } from './classes.ts'
import { type Draft, foodStems, headStems } from '#app/domain/meals/draft.ts'
import { byWord, type DishOfParts, dishOfParts } from './dishes-of-parts.ts'
import { stemOf } from '#app/domain/meals/stems.ts'

/** What is known of kinds of dishes by the word they are called by: how they are built, what they hold, what else they are called. */

const stemsOfCell = (cell: string): ReadonlySet<string> => new Set(wordsOfCell(cell).map(stemOf))

/** The row of a dish that is told by its parts, by the last word that was said of it. */
export const dishToldByParts = ({ phrases }: Draft): DishOfParts | undefined =>
  dishOfParts(phrases.at(-1)!.words.at(-1)?.stem ?? '')

/** Grams of a part of this class in a dish of that name where nobody says how much; null where the table does not tell. */
export const gramsInDish = ({ phrases }: Draft, addedClass: string | null): number | null =>
  phrases
    .map(({ words }) => dishOfParts(words.findLast(({ role }) => role === 'food')?.stem ?? ''))
    .find((row) => row !== undefined)
    ?.gramsByClass.get(addedClass ?? '') ?? null

/** What every dish of a kind holds: "lasagne with beef mince" has one portion of mince. For dishes of unknown ingredients. */
const heldBy = byWord('foods/held-by-kind.csv', ['classes', 'foods'], ({ classes, foods }) => ({
  classes: new Set(wordsOfCell(classes)),
  stems: stemsOfCell(foods),
}))

/** True of a food that the dish before it holds by its kind. */
export function isHeldByKind(part: Draft, host: Draft): boolean {
  const held = foodStems(host)
    .map(heldBy)
    .findLast((one) => one !== undefined)
  if (held === undefined) return false
  return (
    held.classes.has(classOf(part.food, 'added') ?? '') ||
    headStems(part).some((stem) => held.stems.has(stem))
  )
}

/** "all the soup" of a clam chowder: what is meant by the name of its kind, or by another name. */
const kindCalled = byWord('foods/called-by-kind.csv', ['classes', 'foods'], ({ classes, foods }) => ({
  classes: new Set(wordsOfCell(classes)),
  stems: stemsOfCell(foods),
}))

/** True of a food of the kind that a word names; false where no table has the word. */
export function isOfKind(word: string, draft: Draft): boolean {
  const kind = kindCalled(word)
  if (kind === undefined) return false
  const said = draft.phrases.flatMap(({ words }) => words.map(({ stem }) => stem))
  return (
    kind.classes.has(classOf(draft.food, 'added') ?? '') ||
    [...said, ...headStems(draft)].some((stem) => kind.stems.has(stem))
  )
}
