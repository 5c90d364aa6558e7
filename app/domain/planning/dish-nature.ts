import type { Food } from '#app/domain/food/food.ts'
import type { Dish } from '#app/domain/cookbook/dish.ts'
import { timersOf } from '#app/domain/recipe/step-timers.ts'
import { readTable } from '#app/food-table.server.ts'

/** What a planner wants to know of a dish of the cookbook beside its figures, read from its text. */

const SECONDS_PER_MINUTE = 60
/** A step that names as many minutes goes on by itself. */
const BY_ITSELF_MIN = 10
/** Looking after what cooks by itself. */
const LOOK_MIN = 3
/** Taking out, washing, cutting and measuring, for each line of the dish beside the first few minutes. */
const START_MIN = 4
const MIN_PER_LINE = 1

const busyMinutes = new WeakMap<Dish, number>()

/** Minutes somebody is busy with a dish: all of it without what bakes, simmers, soaks or rests by itself. */
export function busyMinutesOf(dish: Dish): number {
  const known = busyMinutes.get(dish) ?? readBusyMinutes(dish)
  busyMinutes.set(dish, known)
  return known
}

/** The same of any recipe with so many lines. */
export function readBusyMinutes({
  minutes,
  steps,
  lines,
}: {
  minutes: number
  steps: readonly string[]
  lines: { length: number }
}): number {
  const alone = steps
    .flatMap(timersOf)
    .map(({ seconds }) => seconds / SECONDS_PER_MINUTE)
    .filter((timer) => timer >= BY_ITSELF_MIN)
  const saved = alone.reduce((sum, timer) => sum + timer - LOOK_MIN, 0)
  const least = START_MIN + MIN_PER_LINE * lines.length
  return Math.round(Math.min(minutes, Math.max(least, minutes - saved)))
}

/** Stews freeze and warm up; what is breaded or topped freezes before it is cooked. */
const isPotThatFreezes = (suits: readonly string[]) => suits.includes('freezer') && suits.includes('one pot')
/** Cooked food keeps two days in the fridge (Food Standards Agency). */
export const MOST_KEPT_DAYS = 2
export const DELICATE_DAYS = 1

const isDelicate = ({ group, kind }: Food) => group === 'fish' || kind === 'rice' || kind === 'risotto-rice'

/** Days after its cooking on which a hot dish may still be eaten; 0 where it has to be eaten fresh. */
export function keepsDaysOf({ suits }: Pick<Dish, 'suits'>, foods: readonly Food[]): number {
  if (suits.includes('no cook')) return 0
  if (!suits.includes('make ahead') && !isPotThatFreezes(suits)) return 0
  return foods.some(isDelicate) ? DELICATE_DAYS : MOST_KEPT_DAYS
}

/** Whether a cooked dish may be eaten months later, from the freezer. */
export const freezesCooked = ({ suits }: Pick<Dish, 'suits'>, keepsDays: number): boolean =>
  keepsDays > 0 && suits.includes('freezer')

/** What a dish or a side brings to the table. */
export const PARTS_OF_MEAL = [
  'bread',
  'rice',
  'potato',
  'salad',
  'vegetable',
  'fruit',
  'dairy',
  'curd',
  'drink',
  'nuts',
  'egg',
  'spread',
  'protein',
] as const
export type PartOfMeal = (typeof PARTS_OF_MEAL)[number]

const STARCHES: ReadonlySet<PartOfMeal> = new Set<PartOfMeal>(['bread', 'rice', 'potato'])
const GREENS: ReadonlySet<PartOfMeal> = new Set<PartOfMeal>(['salad', 'vegetable'])
const PROTEINS: ReadonlySet<PartOfMeal> = new Set<PartOfMeal>(['egg', 'protein'])
const MILKY: ReadonlySet<PartOfMeal> = new Set<PartOfMeal>(['dairy', 'curd', 'drink'])

/** Whether two parts do the same at table, so that one of them is enough. */
export function isSamePart(one: PartOfMeal, other: PartOfMeal): boolean {
  return one === other || [STARCHES, GREENS, PROTEINS, MILKY].some((set) => set.has(one) && set.has(other))
}

const MUCH_STARCH_G = 35
const MUCH_VEGETABLES_G = 120
const MUCH_FRUIT_G = 60
const MUCH_DAIRY_G = 100
const MUCH_NUTS_G = 15
const MUCH_EGG_G = 40

/** The parts that a serving of these foods has enough of. */
export function partsOf(foods: readonly { food: Food; grams: number }[]): ReadonlySet<PartOfMeal> {
  const sums = new Map<PartOfMeal, number>()
  const add = (part: PartOfMeal, grams: number) => sums.set(part, (sums.get(part) ?? 0) + grams)
  for (const { food, grams } of foods) {
    const [role] = food.roles
    if (role === 'starch' || food.kind === 'flour' || food.kind === 'pastry')
      add('rice', food.state === 'dry' || food.group === 'grains' ? grams : grams / 3)
    if (role === 'vegetable' || role === 'leaf') add('vegetable', grams)
    if (role === 'fruit') add('fruit', grams)
    if (food.group === 'dairy') add('dairy', grams)
    if (food.group === 'nuts') add('nuts', grams)
    if (food.group === 'eggs') add('egg', grams)
  }
  const most: readonly (readonly [PartOfMeal, number])[] = [
    ['rice', MUCH_STARCH_G],
    ['vegetable', MUCH_VEGETABLES_G],
    ['fruit', MUCH_FRUIT_G],
    ['dairy', MUCH_DAIRY_G],
    ['nuts', MUCH_NUTS_G],
    ['egg', MUCH_EGG_G],
  ]
  return new Set(most.flatMap(([part, grams]) => ((sums.get(part) ?? 0) >= grams ? [part] : [])))
}

/** The kinds of table that cuisines have (`foods/cuisine-tables.csv`): what is served beside a dish. */
const tables = new Map(
  readTable('foods/cuisine-tables.csv', ['cuisine', 'table'] as const).map(({ row }) => [
    row.cuisine,
    row.table,
  ]),
)

export const tableOf = ({ cuisine }: Pick<Dish, 'cuisine'>): string => tables.get(cuisine) ?? 'western'
