import { foodById } from '#app/domain/food/foods.ts'
import { readTable } from '#app/food-table.server.ts'
import type { Phrase } from './phrase.ts'
import { stemOf } from './stems.ts'

/** Dishes that people tell by what is in them, as data: a wrap is a tortilla and its filling. */

/** A dish by the last word of its name. */
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
const COLUMNS = ['word', 'base', 'baseGrams', 'usualCount', 'insteadOf', 'parts'] as const

let rowsByWord: ReadonlyMap<string, DishOfParts> | undefined

/** The dish that a stem names; undefined where it names none. */
export function dishOfParts(word: string): DishOfParts | undefined {
  rowsByWord ??= new Map(
    readTable('foods/told-by-parts.csv', COLUMNS).map(({ row }) => {
      const parts = row.parts.split(' ')
      return [
        stemOf(row.word),
        {
          baseId: row.base === '' || row.base === ITSELF ? null : foodById(row.base).id,
          isDropped: row.base === '',
          baseGrams: Number(row.baseGrams),
          usualCount: Number(row.usualCount),
          insteadOf: new Set(row.insteadOf.split(' ').filter(Boolean)),
          gramsByClass: new Map(
            parts.flatMap((part) => {
              const [name = '', grams] = part.split(':')
              return grams === undefined ? [] : [[name, Number(grams)] as const]
            }),
          ),
          holdsAny: parts.includes('any'),
        },
      ]
    }),
  )
  return rowsByWord.get(word)
}

/** Whether the phrases behind this one may be what it is made of: it ends with the name of such a dish. */
export const isToldByParts = ({ words }: Pick<Phrase, 'words'>): boolean =>
  dishOfParts(words.at(-1)?.stem ?? '') !== undefined
