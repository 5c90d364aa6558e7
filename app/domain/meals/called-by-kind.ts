import { findFood } from '#app/domain/food/foods.ts'
import { readTable, wordsOfCell } from '#app/food-table.server.ts'
import { classOf } from './addition-classes.ts'
import { ingredientsOf } from './dish-ingredients.ts'
import type { Draft } from './draft.ts'
import { stemOf } from './stems.ts'
import { WITHOUT } from './without.ts'

/** "all the soup" of a clam chowder, "half the fish" of salmon with rice: what is meant by the name of its kind. */

type Kind = {
  classes: ReadonlySet<string>
  /** Groups of the food table. */
  groups: ReadonlySet<string>
  /** Stems of what is called so. */
  stems: ReadonlySet<string>
}

let kinds: ReadonlyMap<string, Kind> | undefined

const kindCalled = (word: string): Kind | undefined =>
  (kinds ??= new Map(
    readTable('foods/called-by-kind.csv', ['word', 'classes', 'groups', 'foods'] as const).map(({ row }) => [
      stemOf(row.word),
      {
        classes: new Set(wordsOfCell(row.classes)),
        groups: new Set(wordsOfCell(row.groups)),
        stems: new Set(wordsOfCell(row.foods).map(stemOf)),
      },
    ]),
  )).get(word)

/** True of a food of the kind that a word names; false where no table has the word. */
export function isOfKind(word: string, { food, item, phrases }: Draft): boolean {
  const kind = kindCalled(word)
  if (kind === undefined) return false
  const said = phrases.flatMap(({ words }) => words.map(({ stem }) => stem))
  const heads = item.entry.words.flatMap(({ stem, isHead }) => (isHead ? [stem] : []))
  return (
    kind.classes.has(classOf(food, 'added') ?? '') || [...said, ...heads].some((stem) => kind.stems.has(stem))
  )
}

const LEAST_GRAMS = 20

/** The id of the one ingredient of a dish that is of the kind: the salmon of "salmon, rice and broccoli"; null for other dishes. */
export function ingredientOfKind(word: string, { food }: Draft): string | null {
  const kind = kindCalled(word)
  const [dishId = ''] = food.id.split(WITHOUT)
  if (kind === undefined || food.id !== dishId) return null
  const alike = ingredientsOf(dishId).filter(
    ({ food: { id, group }, grams, stems }) =>
      grams >= LEAST_GRAMS &&
      (kind.groups.has(findFood(id)?.group ?? group) || [...kind.stems].some((stem) => stems.has(stem))),
  )
  return alike.length === 1 ? alike[0]!.food.id : null
}
