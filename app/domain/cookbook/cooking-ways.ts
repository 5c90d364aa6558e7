import type { Food } from '#app/domain/food/food.ts'
import { FOODS, findFood } from '#app/domain/food/foods.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { listOf } from '#app/domain/kitchen/words.ts'
import { readTable } from '#app/food-table.server.ts'

/** How an open dish cooks a food. "use" is without heat or with the rest of the dish: herbs, nuts, sauces. */
export const WAYS = ['boil', 'fry', 'pan-fry', 'roast', 'air-fry', 'simmer', 'braise', 'raw', 'use'] as const
export type Way = (typeof WAYS)[number]

type CookingWay = {
  /** What it is in an open dish: "protein", "vegetables". */
  groups: readonly string[]
  cut: string
  minutes: Readonly<Partial<Record<Way, number>>>
  /** The sign that it is done, after "until it is". */
  done: string
}

const KINDS: ReadonlySet<string> = new Set(FOODS.map(({ kind }) => kind))

/** Ways with a column of minutes; nothing is cooked to be used as it is. */
const TIMED = WAYS.filter((way) => way !== 'use')

/** `foods/cooking-ways.csv`, by food or kind of food: how it is cut, and the minutes for each way of cooking it. */
const ways = new Map<string, CookingWay>(
  readTable('foods/cooking-ways.csv', ['foods', 'as', 'cut', ...TIMED, 'done'] as const).flatMap(
    ({ row, place }) => {
      const read = new RowReader(row, place, row.foods)
      const minutes: Partial<Record<Way, number>> = {}
      for (const way of TIMED) {
        const said = read.numberOrNull(way)
        if (said !== null) minutes[way] = said
      }
      const way = { groups: read.list('as'), cut: row.cut, minutes, done: row.done }
      return read.list('foods').map((name) => {
        if (findFood(name) === null && !KINDS.has(name)) read.fail('foods', `"${name}" is no food or kind`)
        return [name, way] as const
      })
    },
  ),
)

/** How a food is cooked in an open dish; null where it has no place in one. */
export function cookingWay({ id, kind, state, roles }: Food): CookingWay | null {
  // Dried beans have to be soaked and boiled first.
  if (state === 'dry' && roles[0] === 'protein') return null
  return ways.get(id) ?? ways.get(kind) ?? null
}

/** Whether an open dish may take the food for one of its foods of this group, cooked this way. */
export function isCookedAs(food: Food, group: string, way: Way): boolean {
  const known = cookingWay(food)
  if (known === null || !known.groups.includes(group)) return false
  return way === 'use' || known.minutes[way] !== undefined
}

/** A food on its way into the pan, by the name that the dish's text has for it. */
export type ToCook = { handle: string; food: Food }
type Stage = { handles: string[]; minutes: number }

/** Foods whose times differ by less than this share of the longer one go in together. */
const TOGETHER = 0.25
const TOGETHER_MIN = 1.5
const MOST_STAGES = 3

/** The foods by when they go in, the slowest first. */
function stagesOf(foods: readonly ToCook[], way: Way): Stage[] {
  const timed = foods
    .map(({ handle, food }) => ({
      handle,
      minutes: cookingWay(food)?.minutes[way] ?? 0,
    }))
    .toSorted((one, other) => other.minutes - one.minutes)
  const stages: Stage[] = []
  for (const { handle, minutes } of timed) {
    const last = stages.at(-1)
    const isTogether =
      last !== undefined &&
      (last.minutes - minutes <= Math.max(TOGETHER_MIN, last.minutes * TOGETHER) ||
        stages.length === MOST_STAGES)
    if (isTogether) last.handles.push(handle)
    else stages.push({ handles: [handle], minutes })
  }
  return stages
}

/** Ways that `{cook …}` can name. */
type Heat = Exclude<Way, 'raw' | 'use'>

/** How the first foods are cooked, and those that go in later. */
const SENTENCES: Readonly<Record<Heat, { first: string; next: string }>> = {
  boil: { first: 'Boil the # for ~', next: 'boil' },
  fry: { first: 'Fry the # over a medium-high heat for ~, stirring often', next: 'fry' },
  'pan-fry': { first: 'Fry the # over a medium heat for ~, turning once', next: 'fry' },
  roast: { first: 'Roast the # for ~', next: 'roast' },
  'air-fry': { first: 'Air-fry the # for ~, shaking the basket once', next: 'air-fry' },
  simmer: { first: 'Add the # and simmer for ~', next: 'simmer' },
  braise: { first: 'Cook the # for ~', next: 'cook' },
}
const isHeat = (way: string): way is Heat => Object.hasOwn(SENTENCES, way)

const HOUR_MIN = 60

function timeInWords(minutes: number): string {
  if (minutes < 2 * HOUR_MIN) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const halves = Math.round((minutes / HOUR_MIN) * 2)
  return halves % 2 === 0 ? `${halves / 2} hours` : `${Math.floor(halves / 2)} 1/2 hours`
}

const USUAL_SIGN = 'tender'

/** "until tender", "until the {cod} are opaque and just flaking and the {potatoes} are tender". */
function until(foods: readonly ToCook[]): string {
  const bySign = new Map<string, string[]>()
  for (const { handle, food } of foods) {
    const sign = cookingWay(food)?.done || USUAL_SIGN
    bySign.set(sign, [...(bySign.get(sign) ?? []), handle])
  }
  const [only] = bySign.keys()
  if (bySign.size === 1) return `until ${only}`
  const rest = bySign.get(USUAL_SIGN) ?? []
  bySign.delete(USUAL_SIGN)
  const signs = [...bySign].map(([sign, handles]) => `the {${handles.join(', ')}} are ${sign}`)
  if (rest.length === 1) signs.push(`the {${rest[0]}} are ${USUAL_SIGN}`)
  if (rest.length > 1) signs.push(`everything else is ${USUAL_SIGN}`)
  return `until ${listOf(signs)}`
}

/** The sentences that cook these foods, with their names in braces, and the minutes that takes. Throws for an unknown way. */
export function cookedInStages(foods: readonly ToCook[], way: string): { text: string; minutes: number } {
  if (!isHeat(way)) throw new Error(`Nothing is cooked by "${way}".`)
  const { first, next } = SENTENCES[way]
  const stages = stagesOf(foods, way)
  const sentences = stages.map(({ handles, minutes }, at) => {
    const own = minutes - (stages[at + 1]?.minutes ?? 0)
    return (at === 0 ? first : `Add the # and ${next} for ~ more`)
      .replace('#', `{${handles.join(', ')}}`)
      .replace('~', timeInWords(own))
  })
  if (stages.length === 0) return { text: '', minutes: 0 }
  return { text: `${sentences.join('. ')}, ${until(foods)}.`, minutes: stages[0]!.minutes }
}
