import type { Food, Role } from '#app/domain/food/food.ts'
import { treatmentOf, verdictsOfLine } from '#app/domain/food/treatment.ts'
import type { readTypedFood } from '#app/domain/kitchen/typed-food.ts'
import { sentence } from '#app/domain/kitchen/words.ts'
import type { LeftOut, RecipeDraft } from '#app/domain/recipe/recipe.ts'
import type { Asking, Filling, Given } from './asking.ts'
import { batchServings } from './batch-size.ts'
import type { ChosenDish } from './choose-dish.ts'
import type { Choice, DishLine } from './dish.ts'
import {
  type DriedPulse,
  isDriedPulse,
  isPrintedDried,
  soakingMin,
  soakingSteps,
  usesLiquid,
} from './dried-pulses.ts'
import type { DishFit } from './fit-dish.ts'
import { isMadeReadyFirst, makingReady } from './made-ready.ts'
import { writeLine, type WrittenLine } from './ingredient-line.ts'
import { asFrozen, isFrozen, isThawedElsewhere, thawingOf, thawSentence } from './thawing.ts'

type Typed = ReturnType<typeof readTypedFood> & { typed: string }

/** Food at hand that something has to be done with before a dish begins: it is thawed, or soaked and boiled, or left out. */

/** Why no dish of the book takes what was typed, in words for the person; null where one may. */
export function whyNotTaken({ typed, line, food: read }: Typed): string | null {
  const food = read?.food ?? null
  for (const { id, name, treatment } of [...verdictsOfLine(line), ...verdictsOfLine(typed)]) {
    if (treatment.notHere !== undefined) return `${sentence(name)} ${treatment.notHere}.`
    // The row of the table wouldn't be made ready for what the words say.
    if (treatment.before !== undefined && id !== food?.treatmentId)
      return `${sentence(name)}: ${treatment.why} We don’t have a recipe that does that.`
  }
  if (food === null || !isThawedElsewhere({ food, typed })) return null
  return `${sentence(food.name)} from the freezer has to thaw right through, which takes a day or two in the fridge. Ask again without the word “frozen” once it has.`
}

/** Soya beans: only a dish that prints them makes them ready. */
const isMadeReadyByDish = ({ food }: Given): boolean =>
  (treatmentOf(food)?.before ?? null) !== null && !isDriedPulse(food) && !isMadeReadyFirst(food)

/** Whether something has to be done with a food before it is cooked. */
export const isUnready = (given: Given): boolean =>
  isFrozen(given) || (treatmentOf(given.food)?.before ?? null) !== null

/** Why a dish leaves out a food that has to be made ready; null for any other food. */
export function whyNotReady(given: Given): string | null {
  if (!isMadeReadyByDish(given)) return null
  return `${treatmentOf(given.food)!.why} We don’t have a recipe for these foods that does that.`
}

const OF_MEAL: ReadonlySet<Role> = new Set<Role>(['protein', 'vegetable', 'starch', 'leaf'])

/** The same request without the foods that only a dish of their own makes ready; null where nothing changes or is left. */
export function withoutUnready(asking: Asking): Asking | null {
  const given = asking.given.filter((one) => !isMadeReadyByDish(one))
  if (given.length === asking.given.length || given.length === 0) return null
  const left = asking.given.flatMap((one): LeftOut[] => {
    const reason = whyNotReady(one)
    return reason === null ? [] : [{ ingredient: one.typed, reason }]
  })
  const isOfMeal = asking.given.some(
    (one) => isMadeReadyByDish(one) && OF_MEAL.has(one.food.roles[0] ?? 'spice'),
  )
  // Rice and onions without the salt cod are no rice pudding.
  const mealType = asking.request.mealType ?? (isOfMeal ? 'dinner' : undefined)
  const request = mealType === undefined ? asking.request : { ...asking.request, mealType }
  return { ...asking, given, setAside: [...asking.setAside, ...left], request }
}

/** What a dish for a hurry loses where its beans soak overnight. */
const OF_HURRY = 1.5

const worthOf = ({ dish, fills, score }: ChosenDish): number => {
  const hasToSoak = [...fills.values()].some(({ given }) => given !== null && isDriedPulse(given.food))
  return score - (hasToSoak && dish.suits.includes('quick') ? OF_HURRY : 0)
}

/** The dishes chosen, with those for a hurry behind others that are as good where beans have to soak. */
export const inNoHurry = (chosen: readonly ChosenDish[]): ChosenDish[] =>
  chosen.toSorted((one, other) => worthOf(other) - worthOf(one))

function withFrozenName(filling: Filling): Filling {
  const { choice, given } = filling
  return given !== null && isFrozen(given) ? { ...filling, choice: asFrozen(choice) } : filling
}

/** The fit with lines that say "frozen" where the food at hand is. */
export const withFrozenNames = (fit: DishFit): DishFit => ({
  ...fit,
  fills: new Map([...fit.fills].map(([line, filling]) => [line, withFrozenName(filling)] as const)),
  welcomed: fit.welcomed.map((one) => ({ ...one, filling: withFrozenName(one.filling) })),
})

/** A food at hand in a recipe, by the name that the method has for it. `line` is null where it is welcome in the dish. */
type Written = Pick<WrittenLine, 'name' | 'isMany' | 'grams'> & {
  choice: Choice
  given: Given
  line: DishLine | null
}

const hasUnreadyFood = ({ fills, welcomed }: DishFit): boolean =>
  [...fills.values(), ...welcomed.map(({ filling }) => filling)].some(
    ({ given }) => given !== null && isUnready(given),
  )

function writtenOf(fit: DishFit, servings: number): Written[] {
  const { dish, fills, welcomed } = fit
  const batch = batchServings(fit, servings)
  const size = { factor: batch / dish.serves, servings: batch }
  const all: (readonly [Filling, DishLine | null])[] = [
    ...[...fills].map(([line, filling]) => [filling, line] as const),
    ...welcomed.map(({ filling }) => [filling, null] as const),
  ]
  return all.flatMap(([filling, line]) => {
    const { choice, given } = filling
    return given === null ? [] : { choice, given, line, ...writeLine(filling, line, dish, size) }
  })
}

/**
 * The recipe with the steps that thaw frozen food and make ready what is soaked or boiled before the others; null where the
 * dish would take what can't be made ready. Soaking and boiling are in its minutes, thawing is not.
 */
export function withFirstSteps(draft: RecipeDraft, fit: DishFit): RecipeDraft | null {
  if (!hasUnreadyFood(fit)) return draft
  const thawed: string[] = []
  let ownSoakMin = 0
  const pulses: DriedPulse[] = []
  const made: { text: string; minutes: number }[] = []
  for (const { choice, given, line, name, isMany, grams } of writtenOf(fit, draft.servings)) {
    if (isFrozen(given) && !saysThaw(draft, name)) {
      const way = choice.food === null ? null : thawingOf(choice.food)
      if (way === null) return null
      const isDriedLater = draft.instructions.some((step) => PATS_DRY.test(step))
      thawed.push(thawSentence({ ...way, isPatted: way.isPatted && !isDriedLater }, name, isMany))
    }
    const ready = isMadeReadyInDish(line, given.food) ? null : makingReady(given.food, name)
    if (ready !== null) made.push(ready)
    if (!isDriedPulse(given.food)) continue
    const hasLiquid = line !== null && usesLiquid(fit.dish, line.handle)
    if (isPrintedDried(choice)) ownSoakMin = soakingMin(given.food)
    else pulses.push({ food: given.food, name, grams, hasLiquid })
  }
  const soaking = soakingSteps(pulses)
  const first = [
    ...soaking.steps,
    ...made.map(({ text }) => text),
    ...(thawed.length === 0 ? [] : [thawed.join(' ')]),
  ]
  // A dish that prints dried pulses says itself what is done with them, and may not count the night.
  const waitMin = draft.cookingTimeMin < ownSoakMin ? ownSoakMin : 0
  const readyMin = Math.max(soaking.minutes, waitMin, ...made.map(({ minutes }) => minutes))
  const cookingTimeMin = draft.cookingTimeMin + readyMin
  return { ...beginningWith(first, draft), cookingTimeMin }
}

/** A dish that prints a food treated like this one says itself how it is made ready. */
const isMadeReadyInDish = (line: DishLine | null, { treatmentId }: Food): boolean =>
  line?.any === null && line.choices.some((choice) => choice.food?.treatmentId === treatmentId)

const THAWS = /\bthaw\b/i
const saysThaw = ({ instructions }: RecipeDraft, name: string): boolean =>
  instructions.some((step) =>
    step.split('.').some((one) => THAWS.test(one) && one.toLowerCase().includes(name.toLowerCase())),
  )

const PATS_DRY = /\bpat\b[^.]*\bdry\b/i
const STEP = /\bstep (\d+)\b/g

/** What a text says of steps by number, after so many came in front. */
export const renumbered = (text: string, by: number): string =>
  text.replaceAll(STEP, (_, at: string) => `step ${Number(at) + by}`)

/** The recipe with other steps in front; what it says of its steps by number stays true. */
function beginningWith(first: readonly string[], draft: RecipeDraft): RecipeDraft {
  const { instructions, notes } = draft
  if (first.length === 0) return draft
  const later = (text: string) => renumbered(text, first.length)
  const variations = notes?.variations.map((one) => ({ ...one, text: later(one.text) }))
  return {
    ...draft,
    instructions: [...first, ...instructions.map(later)],
    ...(notes && variations && { notes: { ...notes, variations } }),
  }
}
