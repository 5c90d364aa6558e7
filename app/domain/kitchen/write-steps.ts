import { foodById } from '#app/domain/food/foods.ts'
import type { Dish, Part, Step } from './dish.ts'
import { label } from './labels.ts'
import { preStepsOf } from './pre-steps.ts'
import { totalMin } from './timeline.ts'
import { chain, sentence, singularOf } from './words.ts'

/** The method of a dish as it is printed, and the minutes it takes from the first cut to the plate. */
export type Method = { instructions: string[]; cookingTimeMin: number }

const SHORT = 64
const BARE_HEATING = /^(?:Heat|Set) [^.]{1,110}\.$/

/** A step of a few words ("Season with salt.") belongs to the next one. */
function joinShortSteps(steps: readonly Step[]): string[] {
  const joined: string[] = []
  let isOpen = false
  for (const { text, starts } of steps) {
    const before = joined.at(-1)
    if (isOpen && before !== undefined) joined[joined.length - 1] = `${before} ${text}`
    else joined.push(text)
    const now = joined.at(-1) ?? ''
    isOpen =
      starts === undefined && (now.length < SHORT || BARE_HEATING.test(now)) && !/oven|grill/i.test(text)
  }
  return joined
}

const LEAST_STEPS = 3

/** A method of one or two long paragraphs is easier to follow in three: the longest is parted between its sentences. */
function atLeastThree(steps: readonly string[]): string[] {
  const parted = steps.map((text) => text.split(/(?<=[.!]) (?=[A-Z])/))
  while (parted.length < LEAST_STEPS) {
    const longest = parted.reduce((found, one) => (one.length > found.length ? one : found))
    if (longest.length < 2) break
    const half = Math.ceil(longest.length / 2)
    parted.splice(parted.indexOf(longest), 1, longest.slice(0, half), longest.slice(half))
  }
  return parted.map((sentences) => sentences.join(' '))
}

/** "Serve with the rice. Serve with the chutney." -> "Serve with the rice and chutney." */
function joinServing(text: string): string {
  return text.replace(
    /Serve with (the [^.]*)\. Serve with the ([^.]*)\./,
    (_, first: string, second: string) => `Serve with ${chain(first, second)}.`,
  )
}

function mentions(instructions: readonly string[], part: Part): boolean {
  const words = [label(part), singularOf(label(part))].map((word) => word.toLowerCase())
  return instructions.some((text) => words.some((word) => text.toLowerCase().includes(word)))
}

/** Salt that the forms pour into water, dough and batter without a line of its own. */
const SALT_IN_PASSING: readonly (readonly [said: RegExp, unsalted: string])[] = [
  [/\b(?:well-)?salted water\b/g, 'water'],
  [/,? (?:and|with|whisked with) (?:a (?:small )?(?:pinch of|little)|1 tsp) salt\b/g, ''],
  [/, pinch of salt\b/g, ''],
]

const withoutSalt = (text: string): string =>
  SALT_IN_PASSING.reduce((left, [said, unsalted]) => left.replace(said, unsalted), text)

/** Writes the steps of a dish whose amounts are set. Every food of the dish is named in them. */
export function writeSteps(dish: Dish): Method {
  const first = preStepsOf(dish)
  const isSalted = dish.isAllowed(foodById('salt'))
  const steps = dish.form
    .cook(dish)
    .map((step) => (isSalted ? step : { ...step, text: withoutSalt(step.text) }))
    .filter((step) => step.text !== '')
  const instructions = joinShortSteps(steps)
  const forgotten = dish.parts.filter((part) => !mentions(instructions, part))
  if (forgotten.length > 0)
    instructions[instructions.length - 1] += ` Serve with the ${forgotten.map(label).join(', the ')}.`
  return {
    instructions: atLeastThree(
      [...first.steps.map(({ text }) => text), ...instructions].map((text) => sentence(joinServing(text))),
    ),
    cookingTimeMin: first.waitMin + totalMin(dish, steps),
  }
}
