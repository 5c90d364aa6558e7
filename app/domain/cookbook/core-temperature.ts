import type { Food } from '#app/domain/food/food.ts'
import { isManyName } from '#app/domain/kitchen/words.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { timersOf } from '#app/domain/recipe/step-timers.ts'
import type { DishFit } from './fit-dish.ts'
import { foldHandle } from './marks.ts'

/** Kinds of raw meat by the temperature in the middle at which they are done (food/core-temperatures.ts). */
const DONE_AT_C: ReadonlyMap<string, number> = new Map([
  ['poultry', 74],
  ['poultry-bone', 74],
  ['whole-bird', 74],
  ['mince', 74],
  ['sausage', 74],
  ['pork', 71],
])
const SAID = /\b7\d °C/

const coreTemperatureOf = ({ kind, state }: Food): number | null =>
  state === 'raw' ? (DONE_AT_C.get(kind) ?? null) : null

/** Adds the temperature at which the meat is done where a dish, cooked with another meat than it prints, says none. */
export function withCoreTemperature(draft: RecipeDraft, { fills, welcomed, beside }: DishFit): RecipeDraft {
  if (draft.instructions.some((step) => SAID.test(step))) return draft
  const choices = [...fills.values(), ...welcomed.map(({ filling }) => filling), ...beside].map(
    (filling) => filling.choice,
  )
  const meat = choices.find(({ food }) => food !== null && coreTemperatureOf(food) !== null)
  if (meat?.food == null) return draft
  const at = stepThatCooks(draft.instructions, meat.name)
  if (at < 0) return draft
  const verb = isManyName(meat.name) ? 'are' : 'is'
  const sign = `The ${meat.name} ${verb} done when no pink is left and the middle has reached ${coreTemperatureOf(meat.food)} °C.`
  const instructions = draft.instructions.map((step, index) => (index === at ? `${step} ${sign}` : step))
  return { ...draft, instructions }
}

/** The step that names the food and takes longest, or the one that takes longest after its name. */
function stepThatCooks(steps: readonly string[], name: string): number {
  const word = foldHandle(name).split(' ').at(-1)!
  const named = steps.findIndex((step) => step.toLowerCase().includes(word))
  if (named < 0) return -1
  const secondsOf = (step: string) => Math.max(0, ...timersOf(step).map(({ seconds }) => seconds))
  const later = steps.map((step, at) => (at < named ? -1 : secondsOf(step)))
  return later.indexOf(Math.max(...later))
}
