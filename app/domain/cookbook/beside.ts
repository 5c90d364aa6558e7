import type { Food } from '#app/domain/food/food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'
import { readTable } from '#app/food-table.server.ts'
import type { Given } from './asking.ts'
import type { Choice, Dish, DishLine } from './dish.ts'
import type { Filling } from './asking.ts'
import type { Cooking } from './accompaniments.ts'
import { canRoastBeside } from './place-cooking.ts'

/** How a food comes to the table beside a dish: how it is cut, how much one person has, how it is cooked. */
type BesideWay = {
  cut: string
  amount: { quantity: number; unit: string } | null
  cooking: Cooking | null
  roastMin: number | null
}

/** `foods/beside.csv`, by food or kind of food: what boils or roasts has its minutes, anything else its sentence. */
const ways = new Map<string, BesideWay>(
  readTable('foods/beside.csv', ['foods', 'cut', 'each', 'boilMin', 'roastMin', 'cook'] as const).flatMap(
    ({ row, place }) => {
      const read = new RowReader(row, place, row.foods)
      const boilMin = read.numberOrNull('boilMin')
      const [, quantity, unit] = /^([\d.]+) (\w+)$/.exec(row.each) ?? []
      const way: BesideWay = {
        cut: row.cut,
        amount: quantity === undefined ? null : { quantity: Number(quantity), unit: unit! },
        cooking: boilMin === null ? cookingSentence(row.cook) : boiledCooking(boilMin),
        roastMin: read.numberOrNull('roastMin'),
      }
      return read.list('foods').map((name) => [name, way] as const)
    },
  ),
)

function cookingSentence(text: string): Cooking | null {
  return text === '' ? null : { kind: 'sentence', text, isOfStep: false }
}

function boiledCooking(minutes: number): Cooking {
  return { kind: 'boiled', least: minutes, most: minutes, isInOwnPan: false }
}

export const besideWay = ({ id, kind }: Food): BesideWay | null => ways.get(id) ?? ways.get(kind) ?? null

/** How a food is cooked to be served beside a dish; null where it comes to the table as it is. */
export const besideCooking = (food: Food): Cooking | null => besideWay(food)?.cooking ?? null

/** The same beside the dish of these steps: roasted where its oven is hot for so long. */
export function cookingBeside(food: Food, steps: readonly string[]): Cooking | null {
  const roastMin = besideWay(food)?.roastMin ?? null
  if (roastMin === null || !canRoastBeside(steps, roastMin)) return besideCooking(food)
  const text = `Toss {it} with a little oil and salt and roast on a second tray for ${roastMin} minutes until golden and tender`
  return { kind: 'sentence', text, isOfStep: false }
}

/** Put on the table in a bowl or as wedges. */
const AT_THE_TABLE: ReadonlySet<string> = new Set([
  'citrus',
  'ketchup',
  'mayonnaise',
  'condiment',
  'sour-cream',
  'pickle',
  'salsa',
])
const isAtTheTable = ({ kind }: Food): boolean => AT_THE_TABLE.has(kind)

const MOST_BESIDE = 3
const VEGETABLE_G = 80
const STARCH_G = 75

function besideChoice(food: Food, serves: number): Choice {
  const { cut = '', amount = null } = besideWay(food) ?? {}
  const ending = cut ? `, ${cut}` : ''
  const common = { quantityMost: null, before: '', name: food.plural, food }
  if (food.kind === 'citrus')
    return { ...common, quantity: 0.25 * serves, unit: '', after: ', cut into wedges' }
  if (amount !== null)
    return {
      ...common,
      quantity: amount.quantity * serves,
      unit: amount.unit,
      after: ending,
      name: food.name,
    }
  if (isAtTheTable(food)) return { ...common, quantity: serves, unit: 'tbsp', after: '', name: food.name }
  const grams = food.roles[0] === 'starch' ? STARCH_G : VEGETABLE_G
  return { ...common, quantity: grams * serves, unit: 'g', after: ending }
}

/** Foods at hand that are served beside a savoury dish: vegetables, condiments, and one starch where it has none. */
export function besideDish(
  dish: Dish,
  open: readonly Given[],
  fills: ReadonlyMap<DishLine, Filling>,
): { filling: Filling; worth: number }[] {
  if (!dish.meals.includes('dinner') && !dish.meals.includes('lunch')) return []
  let hasStarch = [...fills.values()].some(
    ({ choice: { food } }) =>
      food?.roles[0] === 'starch' || food?.kind === 'flour' || food?.kind === 'pastry',
  )
  const found: { filling: Filling; worth: number }[] = []
  for (const given of open) {
    if (found.length >= MOST_BESIDE) break
    const { food } = given
    const way = besideWay(food)
    const isStarch = food.roles[0] === 'starch'
    const isVegetable = food.roles[0] === 'vegetable' || food.roles[0] === 'leaf'
    const isCookable = way !== null && (isVegetable || (isStarch && !hasStarch && way.cooking !== null))
    // What was cooked before isn't boiled again; nettles want more than the green beans do.
    const isUnready = (treatmentOf(food)?.before ?? null) !== null
    if (given.isLeftover || isUnready || (!isCookable && !isAtTheTable(food))) continue
    if (isStarch) hasStarch = true
    found.push({
      filling: { choice: besideChoice(food, dish.serves), given },
      worth: isAtTheTable(food) ? 0.6 : 0.15,
    })
  }
  return found
}
