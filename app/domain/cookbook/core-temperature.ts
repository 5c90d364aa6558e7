import { CORE_TEMPERATURES } from '#app/domain/food/core-temperatures.ts'
import type { Food } from '#app/domain/food/food.ts'
import { isManyName } from '#app/domain/kitchen/words.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { timersOf } from '#app/domain/recipe/step-timers.ts'
import type { DishFit } from './fit-dish.ts'
import { foldHandle } from './marks.ts'

const { poultry, mince } = CORE_TEMPERATURES
/** Pork is safe at less after a rest; at 71 °C it needs none, as the dishes of the book say. */
const PORK_C = 71
/** Kinds of raw meat by the temperature in the middle at which they are done. */
const DONE_AT_C: ReadonlyMap<string, number> = new Map([
  ['poultry', poultry.leastC],
  ['poultry-bone', poultry.leastC],
  ['whole-bird', poultry.leastC],
  ['mince', mince.leastC],
  ['sausage', mince.leastC],
  ['pork', PORK_C],
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

/** From the first step that names the food on, the one that takes longest; -1 where none names it. */
function stepThatCooks(steps: readonly string[], name: string): number {
  const word = foldHandle(name).split(' ').at(-1)!
  const named = steps.findIndex((step) => step.toLowerCase().includes(word))
  if (named < 0) return -1
  const secondsOf = (step: string) => Math.max(0, ...timersOf(step).map(({ seconds }) => seconds))
  const later = steps.map((step, at) => (at < named ? -1 : secondsOf(step)))
  return later.indexOf(Math.max(...later))
}
