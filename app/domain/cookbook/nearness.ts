import { closingOfName, headOfName } from '#app/domain/food/food-index.ts'
import { findFood } from '#app/domain/food/foods.ts'
import type { Food } from '#app/domain/food/food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'

/**
 * `foods/alike-kinds.csv`: kinds whose foods may stand for each other in any recipe, and how well they do; foods that do
 * less well than their kind.
 */
const alike = new Map(
  readTable('foods/alike-kinds.csv', ['foods', 'nearness'] as const).map(({ row, place }) => {
    const read = new RowReader(row, place, row.foods)
    return [read.text('foods'), read.number('nearness')] as const
  }),
)
const alikeOf = ({ id, kind }: Food): number => alike.get(id) ?? alike.get(kind) ?? 0

/**
 * `foods/near-foods.csv`: foods that can replace one of another kind or name, by the id of the food that a recipe names: a Granny
 * Smith is an apple, choy sum cooks like pak choi.
 */
const nearFoods: ReadonlyMap<string, ReadonlyMap<string, number>> = readNearFoods()

function readNearFoods(): Map<string, Map<string, number>> {
  const near = new Map<string, Map<string, number>>()
  for (const { row, place } of readTable('foods/near-foods.csv', [
    'foods',
    'standFor',
    'nearness',
  ] as const)) {
    const read = new RowReader(row, place, row.foods)
    const known = (column: 'foods' | 'standFor') => {
      const ids = read.list(column)
      for (const id of ids) if (!findFood(id)) read.fail(column, `"${id}" is not in the table`)
      return ids
    }
    for (const given of known('foods')) {
      const of = near.get(given) ?? new Map<string, number>()
      for (const wanted of known('standFor')) of.set(wanted, read.number('nearness'))
      near.set(given, of)
    }
  }
  return near
}

/**
 * `foods/shared-words.csv`: kinds, and last words of names that say nothing of what the foods taste of or how they cook:
 * cottage cheese is no cream cheese, and mustard seed no cumin seed.
 */
const sharedWords: ReadonlySet<string> = new Set(
  readTable('foods/shared-words.csv', ['kinds', 'words'] as const).flatMap(({ row, place }) => {
    const read = new RowReader(row, place, row.kinds)
    return read.list('kinds').flatMap((kind) => read.list('words').map((word) => `${kind} ${word}`))
  }),
)

/** `foods/cupboard.csv`: what every kitchen has, so that its being there says little about the dish. */
const cupboard: ReadonlySet<string> = new Set(
  readTable('foods/cupboard.csv', ['food'] as const).map(({ row, place }) => {
    if (!findFood(row.food)) new RowReader(row, place, row.food).fail('food', 'is not in the table')
    return row.food
  }),
)

export const isInEveryKitchen = (food: Food): boolean => cupboard.has(food.id)

/** A cut of the animal that was named without one. */
const ANY_CUT = 0.85

/** How near one food is to others, each reckoned once. `animal` is "beef" where no cut was named. */
export function nearnessOf(
  given: Food,
  animal: string | null = null,
  reckoned: typeof nearness = nearness,
): (wanted: Food) => number {
  const known = new Map<Food, number>()
  return (wanted) => {
    const before = known.get(wanted)
    if (before !== undefined) return before
    const near =
      animal !== null && isCutOf(animal, wanted)
        ? Math.max(ANY_CUT, reckoned(given, wanted))
        : reckoned(given, wanted)
    known.set(wanted, near)
    return near
  }
}

const isCutOf = (animal: string, { name, state, kind }: Food) =>
  state === 'raw' && kind !== 'mince' && name.split(' ').includes(animal.toLowerCase())

const OTHERWISE_COOKED = 0.4

/** How near one food is to another where nobody asked for it: a last word that both names share may not be enough. */
export function nearnessUnasked(given: Food, wanted: Food): number {
  const near = nearness(given, wanted)
  const isOfWord = given.id !== wanted.id && sharedWords.has(`${given.kind} ${headOfName(given.name)}`)
  if (!isOfWord || closingOfName(given.name) === closingOfName(wanted.name)) return near
  return headOfName(given.name) === headOfName(wanted.name) ? Math.min(alikeOf(given), alikeOf(wanted)) : near
}

/** How well a food does where a recipe names another: 1 is the same food, 0 is no stand-in at all. */
export function nearness(given: Food, wanted: Food): number {
  if (given.id === wanted.id) return 1
  if (given.kind === 'citrus' && wanted.id.endsWith('-juice'))
    return wanted.id.startsWith(given.id) ? 0.9 : 0.75
  if (given.kind === 'stock-cube' && wanted.kind === 'stock')
    return given.id.startsWith(wanted.id) ? 0.9 : 0.6
  const near = nearFoods.get(given.id)?.get(wanted.id)
  if (near !== undefined) return near
  if (given.other?.id === wanted.id || wanted.other?.id === given.id) return 0.7
  if (given.kind !== wanted.kind) return 0
  const isSameHead = headOfName(given.name) === headOfName(wanted.name) && given.group === wanted.group
  // Mash is no boiled potatoes, but tinned sweetcorn is sweetcorn.
  if (isSameHead) return given.kind === 'quick' && given.state === 'cooked' ? OTHERWISE_COOKED : 0.85
  // Another cut of the same bird.
  if (given.group === 'poultry' && given.name.split(' ')[0] === wanted.name.split(' ')[0]) return 0.8
  return Math.min(alikeOf(given), alikeOf(wanted))
}
