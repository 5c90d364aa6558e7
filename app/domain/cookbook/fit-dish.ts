import type { Food } from '#app/domain/food/food.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import type { Asking, Filling, Given } from './asking.ts'
import { besideDish } from './beside.ts'
import type { BookIndex } from './book-index.ts'
import { takesCut } from './cut-words.ts'
import type { Choice, Dish, DishLine, Welcome } from './dish.ts'
import { asDried, nearnessOfDried } from './dried-pulses.ts'
import { beforeSwelling, isMadeReadyFirst } from './made-ready.ts'
import { foldHandle } from './marks.ts'
import { readyChoice } from './ready-starch.ts'
import { type Laid, type Merits, meritsOf } from './merits.ts'
import { spokenName } from './significance.ts'
import { choiceFor } from './substitutions.ts'

export type DishFit = {
  dish: Dish
  fills: ReadonlyMap<DishLine, Filling>
  welcomed: readonly { welcome: Welcome; filling: Filling }[]
  /** Served with the dish. */
  beside: readonly Filling[]
  left: readonly Given[]
  merits: Merits
}

/** A food at hand this near to a line's fills it. */
export const NEAR_ENOUGH = 0.45
const NEAR_ENOUGH_TO_WELCOME = 0.8
/** A stand-in counts for a little less than what is printed first. */
const OF_STAND_IN = 0.92
/** Another kind of food makes it another dish, to a degree: yoghurt for whey, feta for ham. */
const OF_OTHER_KIND = 0.7
/** A food fills its own line before it replaces another food. */
const MOST_OF_STAND_IN = 0.98
/** Lays the foods at hand on the lines of a dish; null where a line cannot be filled for the person. */
export function fitDish(dish: Dish, asking: Asking, index: BookIndex): DishFit | null {
  const open = new Set(asking.given)
  const fills = new Map<DishLine, Filling>()
  const qualities = new Map<DishLine, number>()
  for (const { line, given, choice, quality } of pairings(dish, asking)) {
    if (fills.has(line) || !open.has(given)) continue
    fills.set(line, { choice: asGiven(line, choice, given), given, as: choice })
    qualities.set(line, quality)
    open.delete(given)
  }
  // Baking powder at hand does not go in beside self-raising flour.
  for (const [line, { given }] of fills) {
    if (given === null || line.buying?.when !== 'without' || isBought(line, fills)) continue
    fills.delete(line)
    qualities.delete(line)
    open.add(given)
  }
  const bought = buyRest(dish, fills, open, asking)
  if (bought === null) return null
  const welcomed = welcome(dish, open)
  const isUnwelcome = ({ food }: Given) => dish.not.some((name) => food.id === name || food.kind === name)
  const beside = besideDish(
    dish,
    [...open].filter((given) => !isUnwelcome(given)),
    fills,
  )
  for (const { filling } of beside) open.delete(filling.given!)
  const laid: Laid = {
    dish,
    fills,
    qualities,
    bought,
    welcomed: welcomed.map(({ filling }) => filling),
    beside,
    left: [...open],
    isUnwelcome: asking.given.some(isUnwelcome),
  }
  const merits = meritsOf(laid, asking, index)
  return {
    dish,
    fills,
    welcomed,
    beside: beside.map(({ filling }) => filling),
    left: laid.left,
    merits,
  }
}

/** Morels want more than the mushrooms of a recipe get: they go in where the book makes them ready first. */
const isTreatedLike = (given: Food, printed: Food) =>
  given.treatmentId === null || given.treatmentId === printed.treatmentId || isMadeReadyFirst(given)

const COOKED = /\b(?:cooked|leftover|boiled|mashed|roast|cold)\b/

/** What was cooked before goes only where the dish has cooked food, and raw food where it is cooked. */
function isAsCookedAs({ isLeftover, food: given }: Given, { before, name, food }: Choice): boolean {
  const isCooked = isLeftover || given.state === 'cooked'
  return isCooked === (food?.state === 'cooked' || COOKED.test(`${before}${name}`))
}

/** How well a food at hand fills a line, 0 to 1. */
export function nearnessTo(choice: Choice, given: Given): number {
  const { food, name } = choice
  const ofDried = nearnessOfDried(choice, given)
  if (ofDried !== null) return ofDried
  const isRight =
    food !== null && (given.isAnyCut || isTreatedLike(given.food, food)) && isAsCookedAs(given, choice)
  if (!isRight) return 0
  // "blue cheese such as gorgonzola" is any blue cheese.
  const isNamed =
    given.food.name === name || given.food.plural === name || (given.isAnyCut && given.typed === name)
  return isNamed ? 1 : given.nearness(food)
}

type Pairing = { line: DishLine; given: Given; choice: Choice; quality: number }

/** Every food at hand with every line it could fill, the best first. */
function pairings(dish: Dish, { given: all, isAllowed }: Asking): Pairing[] {
  const found: Pairing[] = []
  for (const given of all) {
    if (!isAllowed(given.food) && !given.isSubstitute) continue
    for (const line of dish.lines) {
      const ready = readyChoice(line, dish, given)
      if (ready !== null) found.push({ line, given, choice: ready, quality: OF_STAND_IN })
      for (const [at, choice] of line.choices.entries()) {
        const near = nearnessTo(choice, given)
        if (near === 0) continue
        const isNamed = at > 0 && given.typed.toLowerCase().includes(choice.name.toLowerCase())
        const [{ food: printed }] = line.choices
        const isOfKind = given.food.kind === printed?.kind && given.food.group === printed.group
        const worth = isOfKind ? OF_STAND_IN : OF_OTHER_KIND
        const quality = at === 0 ? near : Math.min(MOST_OF_STAND_IN, near * worth + (isNamed ? 0.1 : 0))
        if (quality >= NEAR_ENOUGH) found.push({ line, given, choice, quality })
      }
    }
  }
  return found.toSorted((one, other) => other.quality - one.quality)
}

/** Whether a food of this name, or of a line of this name, is used. */
export function isUsed(fills: ReadonlyMap<DishLine, Filling>, name: string): boolean {
  const folded = foldHandle(name)
  return [...fills].some(
    ([line, { choice, as }]) =>
      foldHandle(choice.name) === folded ||
      (as !== undefined && as.food?.kind === choice.food?.kind && foldHandle(as.name) === folded) ||
      choice.food?.name === name ||
      choice.food?.kind === name ||
      (foldHandle(line.handle) === folded &&
        (choice === line.choices[0] || line.isOptional || isExampleOf(choice, line))),
  )
}

/** "400 g **white fish** such as cod" is filled by hake. */
const isExampleOf = ({ food }: Choice, { choices: [printed] }: DishLine) =>
  printed.after.includes('such as') && food !== null && food.kind === printed.food?.kind

function isBought({ isOptional, buying }: DishLine, fills: ReadonlyMap<DishLine, Filling>): boolean {
  if (!isOptional || buying?.when === 'always') return true
  if (buying === null) return false
  const isThere = buying.foods.some((name) => isUsed(fills, name))
  return buying.when === 'with' ? isThere : !isThere
}

/** Fills the lines that nothing at hand fills, and names them; null where one cannot be. Lines that depend on others come last. */
function buyRest(
  dish: Dish,
  fills: Map<DishLine, Filling>,
  open: Set<Given>,
  asking: Asking,
): DishLine[] | null {
  const rest = dish.lines
    .filter((line) => !fills.has(line))
    .toSorted((one, other) => dependence(one) - dependence(other))
  const bought: DishLine[] = []
  for (const line of rest) {
    if (!isBought(line, fills)) continue
    const choice = choiceFor(line.choices, asking)
    const own =
      choice === null ? undefined : [...open].find((given) => nearnessTo(choice, given) >= OF_STAND_IN)
    if (own !== undefined && choice !== null) {
      fills.set(line, { choice: asGiven(line, choice, own), given: own, as: choice })
      open.delete(own)
      continue
    }
    if (choice !== null) fills.set(line, { choice, given: null })
    else if (!line.isOptional) return null
    bought.push(line)
  }
  return bought
}

const dependence = ({ buying }: DishLine) =>
  buying === null || buying.when === 'always' ? 0 : buying.when === 'without' ? 1 : 2

function welcome(dish: Dish, open: Set<Given>): { welcome: Welcome; filling: Filling }[] {
  const found: { welcome: Welcome; filling: Filling }[] = []
  for (const given of open) {
    const near = (choice: Choice) => nearnessTo(choice, given)
    for (const one of dish.welcome) {
      const choice = one.choices.toSorted((first, second) => near(second) - near(first))[0]!
      if (near(choice) < NEAR_ENOUGH_TO_WELCOME) continue
      found.push({ welcome: one, filling: { choice: asGiven(null, choice, given), given, as: choice } })
      open.delete(given)
      break
    }
  }
  return found
}

const STATE_WORDS = /\b(?:frozen|tinned|canned|cooked|boiled|mashed|dried)\b/i
/** The line with the food at hand: "rice" typed for the printed "Japanese short-grain rice" stays as printed. */
function asGiven(line: DishLine | null, choice: Choice, given: Given): Choice {
  const dried = asDried(choice, given)
  if (dried !== null) return dried
  const { food } = given
  const after = takesCut(food, choice.after) ? choice.after.replace(/,? such as [^,]+/, '') : ''
  const typed = readIngredientLine(given.typed).name.toLowerCase()
  const printed = line?.choices[0]
  // Leftover mash is not the raw potatoes of the printed line.
  const isSameState = !given.isLeftover && printed?.food?.state === food.state
  const isPrinted =
    isSameState && !given.isSubstitute && line !== null && foldHandle(typed) === foldHandle(line.handle)
  if (printed && isPrinted && (choice === printed || !STATE_WORDS.test(given.typed)))
    return { ...printed, after: printed.after.replace(/,? such as [^,]+/, '') }
  // Penne are typed and printed as penne, though the table has them under pasta.
  if (food.kind === 'pasta' && food === choice.food && food.otherNames.includes(typed))
    return { ...choice, name: typed, after }
  if (given.isAnyCut || food.kind === 'stock-cube' || (food === choice.food && !/such as/.test(choice.after)))
    return choice
  const isJuice = food.kind === 'citrus' && choice.food?.id.endsWith('-juice')
  if (isJuice) return { ...choice, name: `${food.name} juice`, after }
  const own = { ...choice, before: given.isLeftover ? 'leftover ' : '', name: spokenName(food), after, food }
  return beforeSwelling(own, food)
}
