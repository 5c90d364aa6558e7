import { foodById } from '#app/domain/food/foods.ts'
import type { Phrase } from '#app/domain/meals/phrase.ts'
import { stemOf } from '#app/domain/meals/stems.ts'
import { readTable, wordsOfCell } from '#app/food-table.server.ts'

/** Dishes that people tell by what is in them, as data: a wrap is a tortilla and its filling. */

/** Rows of a table by the stem of their word, read when first asked for. */
export function byWord<Column extends string, Row>(
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

/** Whether the phrases behind this one may be what it is made of: it ends with the name of such a dish. */
export const isToldByParts = ({ words }: Pick<Phrase, 'words'>): boolean =>
  dishOfParts(words.at(-1)?.stem ?? '') !== undefined
