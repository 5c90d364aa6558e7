import { roundAmount } from './measures.ts'
import type { Food } from '#app/domain/food/food.ts'
import type { Asking, Given } from './asking.ts'
import { cookedInStages, cookingWay, isCookedAs, type ToCook } from './cooking-ways.ts'
import type { Choice, Dish, DishLine } from './dish.ts'
import { nearnessTo } from './fit-dish.ts'
import { withBrackets } from './marks.ts'
import { spokenName } from './significance.ts'

/**
 * Open dishes take almost any foods ("600 g any **vegetables** to roast, 1 to 4 kinds"). For a request they become a
 * dish like any other, with a line for each food.
 */

/** A food at hand as near as this to a line of its own isn't put with the others. */
const OF_OWN_LINE = 0.8
/** Kinds that are bought where nothing at hand will do. */
const MOST_BOUGHT = 2
/** What one person eats at most of foods that are used by the spoonful, in grams. */
const MOST_PER_PERSON_G: Readonly<Record<string, number>> = { 'spring-onion': 20, allium: 70, leaf: 80 }
/** With less than this share of the food the dish wants, something is bought as well. */
const ENOUGH = 0.5
const MOST_IN_TITLE = 2

/** Whether a dish takes almost any foods. */
export const isOpen = ({ lines }: Dish): boolean => lines.some(({ any }) => any !== null)

type Taken = { food: Food; given: Given | null; handle: string }

/** The open dish with the foods of this person in their places; null where a place can't be filled. */
export function openDishFor(open: Dish, asking: Asking): Dish | null {
  const taken = takeFoods(open, asking)
  if (taken === null) return null
  const foodsOf = (handle: string): readonly Taken[] => {
    for (const [line, foods] of taken) if (line.handle === handle) return foods
    return []
  }
  let minutes = open.minutes
  const resolve = (text: string, most: number) => {
    const said = withBrackets(
      text,
      ({ condition, text: inner }) =>
        `⟦${condition === null ? '' : `${conditionFor(condition, taken)}: `}${inner}⟧`,
    )
    return said
      .replaceAll(/\{cook ([^:}]+): ([a-z-]+)\}/g, (_, handles: string, way: string) => {
        const foods = handles.split(', ').flatMap((handle) => toCook(handle, foodsOf(handle), open))
        if (foods.length === 0) return `{${handles.split(', ')[0]}}`
        const cooked = cookedInStages(foods, way)
        minutes += cooked.minutes
        return cooked.text
      })
      .replaceAll(/\{(?!size \d)([^{}]+)\}/g, (found, names: string) => named(found, names, taken, most))
      .replaceAll('⟦', '[')
      .replaceAll('⟧', ']')
  }
  const steps = open.steps.map((step) => resolve(step, Infinity))
  return {
    ...open,
    title: resolve(open.title, MOST_IN_TITLE),
    description: resolve(open.description, Infinity),
    steps,
    minutes,
    lines: open.lines.flatMap((line) => linesFor(line, taken.get(line), open, moreFor(open, taken))),
  }
}

/** How much of an optional food that is missing the others make up for. */
const MADE_UP = 0.6

/** By how much the needed foods grow where the optional ones are missing: a curry of vegetables alone has more of them. */
function moreFor({ lines }: Dish, taken: ReadonlyMap<DishLine, unknown>): number {
  const gramsOf = (isWanted: (line: DishLine) => boolean) =>
    lines
      .filter((line) => line.any !== null && line.choices[0].unit === 'g' && isWanted(line))
      .reduce((sum, { choices: [{ quantity }] }) => sum + (quantity ?? 0), 0)
  const neededG = gramsOf(({ isOptional }) => !isOptional)
  const missingG = gramsOf((line) => line.isOptional && line.any?.group === 'protein' && !taken.has(line))
  return neededG === 0 ? 1 : 1 + (missingG * MADE_UP) / neededG
}

/** Which foods go to each open line: those at hand, else what the line buys; null where nothing will do. */
function takeFoods(open: Dish, asking: Asking): Map<DishLine, Taken[]> | null {
  const isUnwelcome = ({ id, kind }: Food) => open.not.some((name) => id === name || kind === name)
  const free = new Set(asking.given.filter(({ food }) => asking.isAllowed(food) && !isUnwelcome(food)))
  for (const line of open.lines) {
    if (line.any !== null) continue
    const own = [...free].find((given) =>
      line.choices.some((choice) => nearnessTo(choice, given) >= OF_OWN_LINE),
    )
    if (own !== undefined) free.delete(own)
  }
  const taken = new Map<DishLine, Taken[]>()
  for (const line of open.lines) {
    const { any } = line
    if (any === null) continue
    const foods: Taken[] = []
    for (const given of free) {
      if (foods.length === any.most || !isCookedAs(given.food, any.group, any.way)) continue
      foods.push({ food: given.food, given, handle: spokenName(given.food) })
      free.delete(given)
    }
    if (!line.isOptional) buyFor(line, foods, asking)
    if (!line.isOptional && foods.length < any.least) return null
    if (foods.length > 0) taken.set(line, foods)
  }
  return taken
}

function buyFor(line: DishLine, foods: Taken[], asking: Asking): void {
  const { any, choices } = line
  const [{ quantity }] = choices
  const hasEnough =
    foods.reduce((sum, { food }) => sum + (mostOf(food) ?? Infinity), 0) >= (quantity ?? 0) * ENOUGH
  if (foods.length >= any!.least && hasEnough) return
  const most = Math.min(any!.most, Math.max(any!.least, MOST_BOUGHT))
  for (const { food } of choices.slice(1)) {
    if (foods.length >= most) return
    if (food === null || !asking.isAllowed(food) || foods.some((one) => one.food === food)) continue
    if (isCookedAs(food, any!.group, any!.way)) foods.push({ food, given: null, handle: spokenName(food) })
  }
}

/** Grams of a food that the dish takes at most for one person. */
const mostOf = ({ id, kind }: Food): number | null => MOST_PER_PERSON_G[id] ?? MOST_PER_PERSON_G[kind] ?? null

function linesFor(
  line: DishLine,
  taken: readonly Taken[] | undefined,
  { serves }: Dish,
  more: number,
): DishLine[] {
  const { any } = line
  if (any === null) return [line]
  if (taken === undefined) return []
  const [printed] = line.choices
  return taken.map(({ food, given, handle }) => {
    const share = ((printed.quantity ?? 0) * (line.isOptional ? 1 : more)) / taken.length
    const most = (mostOf(food) ?? Infinity) * serves
    const cut = cookingWay(food)?.cut ?? ''
    const isWhole = any.way === 'pan-fry'
    const choice: Choice = {
      ...printed,
      quantity: printed.quantity === null ? null : amountOf(Math.min(share, most), printed.unit),
      before: given?.isLeftover === true ? 'leftover ' : food.state === 'canned' ? 'tinned ' : '',
      name: handle,
      after: cut === '' || isWhole ? '' : `, ${cut}`,
      food,
    }
    return { ...line, handle, choices: [choice], isOptional: false, buying: null }
  })
}

const amountOf = (quantity: number, unit: string): number =>
  unit === 'g' || unit === 'ml' ? roundAmount(quantity) : quantity

/** "{protein, vegetables}" with the names of the foods; a place that is empty keeps its own name, which says nothing. */
function named(
  found: string,
  names: string,
  taken: ReadonlyMap<DishLine, readonly Taken[]>,
  most: number,
): string {
  const isCapital = /^\p{Lu}/u.test(names)
  const handles = names.split(', ').flatMap((name) => {
    for (const [{ handle }, foods] of taken)
      if (handle === name.toLowerCase()) return foods.slice(0, most).map((one) => one.handle)
    return name
  })
  const list = handles.join(', ')
  return list === names ? found : `{${isCapital ? list.charAt(0).toUpperCase() + list.slice(1) : list}}`
}

/** A condition on an open line, as one on the food that fills it. */
function conditionFor(condition: string, taken: ReadonlyMap<DishLine, readonly Taken[]>): string {
  const isNone = condition.startsWith('no ')
  const names = condition.replace(/^no /, '').split(' or ')
  const found = names.map((name) => {
    for (const [{ handle }, foods] of taken) if (handle === name) return foods[0]!.handle
    return name
  })
  return `${isNone ? 'no ' : ''}${found.join(' or ')}`
}

function toCook(handle: string, taken: readonly Taken[], { lines }: Dish): ToCook[] {
  if (taken.length > 0) return taken.map((one) => ({ handle: one.handle, food: one.food }))
  const own = lines.find((line) => line.any === null && line.handle === handle)
  const food = own?.choices[0].food
  return food && cookingWay(food) ? [{ handle, food }] : []
}
