import { foodById } from '#app/domain/food/foods.ts'
import { readTable, wordsOfCell } from '#app/food-table.server.ts'
import { classOf } from './classes.ts'
import { type Draft, foodStems, headStems } from '../draft.ts'
import type { Phrase } from '../phrase.ts'
import { stemOf } from '../stems.ts'

/** What is known of kinds of dishes by the word they are called by: how they are built, what they hold, what else they are called. */

const stemsOfCell = (cell: string): ReadonlySet<string> => new Set(wordsOfCell(cell).map(stemOf))

/** Rows of a table by the stem of their word, read when first asked for. */
function byWord<Column extends string, Row>(
  path: string,
  columns: readonly Column[],
  rowOf: (row: Readonly<Record<Column | 'word', string>>) => Row,
): (stem: string) => Row | undefined {
  let rows: ReadonlyMap<string, Row> | undefined
  return (stem) =>
    (rows ??= new Map(
      readTable(path, ['word' as const, ...columns]).map(({ row }) => [stemOf(row.word), rowOf(row)]),
    )).get(stem)
}

/** A dish that people tell by what is in it: a wrap is a tortilla and its filling. */
export type DishOfParts = {
  /** Id of the food that holds the parts together; null where they are all of it, or where the dish itself does. */
  baseId: string | null
  baseGrams: number
  /** So many of it where several are meant and no number is said. */
  usualCount: number
  /** A part of one of these classes takes the place of the base. */
  insteadOf: ReadonlySet<string>
  /** Grams of a part in one of it where none are said, by the class of the part. */
  gramsByClass: ReadonlyMap<string, number>
  /** Parts of other classes belong to it too. */
  holdsAny: boolean
  /** The parts are all of it. */
  isDropped: boolean
}

/** The dish is counted as it is, and its parts on top. */
const ITSELF = 'itself'

/** The dish that a stem names; undefined where it names none that is told by its parts. */
export const dishOfParts = byWord(
  'foods/told-by-parts.csv',
  ['base', 'baseGrams', 'usualCount', 'insteadOf', 'parts'],
  ({ base, baseGrams, usualCount, insteadOf, parts }): DishOfParts => ({
    baseId: base === '' || base === ITSELF ? null : foodById(base).id,
    isDropped: base === '',
    baseGrams: Number(baseGrams),
    usualCount: Number(usualCount),
    insteadOf: new Set(wordsOfCell(insteadOf)),
    gramsByClass: new Map(
      wordsOfCell(parts).flatMap((part) => {
        const [name = '', grams] = part.split(':')
        return grams === undefined ? [] : [[name, Number(grams)] as const]
      }),
    ),
    holdsAny: wordsOfCell(parts).includes('any'),
  }),
)

/** The row of a dish that is told by its parts, by the last word that was said of it. */
export const dishToldByParts = ({ phrases }: Draft): DishOfParts | undefined =>
  dishOfParts(phrases.at(-1)!.words.at(-1)?.stem ?? '')

/** Whether the phrases behind this one may be what it is made of: it ends with the name of such a dish. */
export const isToldByParts = ({ words }: Pick<Phrase, 'words'>): boolean =>
  dishOfParts(words.at(-1)?.stem ?? '') !== undefined

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
