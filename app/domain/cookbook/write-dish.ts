import { timersOf } from '#app/domain/recipe/step-timers.ts'
import { sentence } from '#app/domain/kitchen/words.ts'
import type { IngredientText, RecipeDraft } from '#app/domain/recipe/recipe.ts'
import type { Asking } from './asking.ts'
import { tasksFor } from './accompaniments.ts'
import { batchServings } from './batch-size.ts'
import { beforeServing, withLastly } from './before-serving.ts'
import { type ComingSentence, comingIn } from './coming-in.ts'
import type { DishLine } from './dish.ts'
import type { Filling } from './asking.ts'
import type { DishFit } from './fit-dish.ts'
import { saltLine, type WrittenLine, writeLine } from './ingredient-line.ts'
import { foldHandle, namesIn } from './marks.ts'
import { tell, tellTitle, type Telling, withoutJoin } from './method.ts'
import { withCooking } from './place-cooking.ts'
import { withServing } from './serve-sentence.ts'
import { shortNames } from './spoken-names.ts'

/** The shown cuisine of a dish that is at home everywhere. */
const OF_NO_COUNTRY = 'Everyday'
const SECONDS_PER_MINUTE = 60
/** Cutting and washing beside a step with a long timer, in minutes. */
const BESIDE_LONG_STEP_MIN = 10
const LONG_STEP_MIN = 15

/** The dish as a recipe for this person. `energy` is the share of the usual portion: 1 is what the dish serves. */
export function writeDish(fit: DishFit, asking: Asking, energy = 1): RecipeDraft {
  const { dish, fills, welcomed, beside } = fit
  const { servings } = asking.request
  const batch = batchServings(fit, servings)
  const size = { factor: (batch / dish.serves) * energy, servings: batch }
  const lines = new Map<DishLine, WrittenLine>(
    dish.lines.flatMap((line) => {
      const filling = fills.get(line)
      return filling === undefined ? [] : [[line, writeLine(filling, line, dish, size)] as const]
    }),
  )
  const others = [...welcomed.map(({ filling }) => filling), ...beside].map(
    (filling) => [filling, writeLine(filling, null, dish, size)] as const,
  )
  const telling: Telling = { fit, asking, lines, ...size, short: new Map() }
  const short = shortNames([...lines.values(), ...others.map(([, line]) => line)].map(({ name }) => name))
  const steps = stepsOf({ ...telling, short }, new Map(others))
  const salt = saltLine([
    ...[...lines].map(([line, { grams }]) => [fills.get(line)!.choice.food, grams] as const),
    ...others.map(([{ choice }, { grams }]) => [choice.food, grams] as const),
  ])
  const ingredients: IngredientText[] = [
    ...[...lines].map(([line, { text }]) => ({
      text: isPlainSalt(line) ? salt : text,
      isExtra: fills.get(line)!.given === null,
    })),
    ...others.map(([, { text }]) => ({ text, isExtra: false })),
  ]
  const name = tellTitle({ ...telling, lines: linesOfTitle(fit) }, dish.title)
  return {
    name,
    description: sentence(withoutJoin(tell(telling, dish.description))),
    cookingTimeMin: minutesOf(dish.minutes - savedMin(telling), steps),
    difficulty: dish.skill,
    cuisineType: dish.cuisine === 'Any' ? OF_NO_COUNTRY : dish.cuisine,
    servings,
    ingredients,
    instructions: steps,
    dishTemplate: name.toLowerCase(),
  }
}

/** A dish has one title, whether one carrot goes in or four: its foods are named as in the printed amounts. */
function linesOfTitle({ dish, fills }: DishFit): Telling['lines'] {
  const named = new Set(namesIn(dish.title).map(foldHandle))
  const printed = { factor: 1, servings: dish.serves }
  return new Map(
    [...fills].flatMap(([line, filling]) =>
      named.has(foldHandle(line.handle)) ? [[line, writeLine(filling, line, dish, printed)] as const] : [],
    ),
  )
}

const isPlainSalt = ({ handle, choices }: DishLine) => handle === 'salt' && choices[0].quantity === null

function stepsOf(telling: Telling, others: ReadonlyMap<Filling, WrittenLine>): string[] {
  const { within, served } = comingIn(telling.fit, others, telling.factor)
  const steps = telling.fit.dish.steps.map((step, at) => {
    const ofStep = within.filter((one) => one.step === at + 1)
    const coming = (place: 'before' | 'after') =>
      ofStep.filter((one) => one.place === place).map(({ text }) => text)
    const told = tellWith(
      telling,
      step,
      ofStep.filter(({ place }) => place === 'in'),
    )
    return beforeServing(withBefore(told, coming('before')), coming('after'))
  })
  const tasks = tasksFor(served)
  const cooked = tasks
    .filter(({ isAtTheEnd }) => !isAtTheEnd)
    .reduce<readonly string[]>(
      withCooking,
      steps.filter((step) => step !== ''),
    )
  const lastly = tasks.filter(({ isAtTheEnd }) => isAtTheEnd).map(({ text }) => `${text}.`)
  return withLastly(withServing(cooked, served), lastly).map(sentence)
}

/** Where a sentence comes in while the step still has its marks: its amounts and names are written already. */
const placeOf = (index: number): string => String.fromCodePoint(FIRST_PLACE + index)
const FIRST_PLACE = 0xe000

/** The step with sentences that come into the middle of it. */
function tellWith(telling: Telling, step: string, coming: readonly ComingSentence[]): string {
  const marked = coming.reduce(
    (text, { anchor }, index) => text.replace(anchor, () => `${placeOf(index)} ${anchor}`),
    step,
  )
  return coming.reduce(
    (text, one, index) => text.replace(placeOf(index), () => one.text),
    tell(telling, marked),
  )
}

/** "Meanwhile" stands in front of what is now done first in the step. */
function withBefore(step: string, coming: readonly string[]): string {
  const before = coming.join(' ')
  if (before === '' || step === '') return step || before
  if (!step.startsWith('Meanwhile, ')) return `${before} ${step}`
  const rest = sentence(step.slice('Meanwhile, '.length))
  return `Meanwhile, ${before.charAt(0).toLowerCase()}${before.slice(1)} ${rest}`
}

/** Fewer minutes than these are within what a dish's time is good for. */
const LEAST_SAVED_MIN = 20
/** What is chopped and browned takes its time whatever simmers afterwards. */
const MOST_SAVED_SHARE = 0.5

/** Minutes that the dish takes less than with the meat it prints: chicken in the place of lamb. */
function savedMin(telling: Telling): number {
  const { fit } = telling
  const isOtherMeat = ([{ choices }, { choice }]: readonly [DishLine, Filling]) =>
    choices[0].food?.group === 'meat' && choice !== choices[0]
  if (![...fit.fills].some(isOtherMeat)) return 0
  const fills = new Map(
    [...fit.fills].map(([line, filling]) =>
      isOtherMeat([line, filling]) ? [line, { choice: line.choices[0], given: null }] : [line, filling],
    ),
  )
  const saved = timersMin({ ...telling, fit: { ...fit, fills } }) - timersMin(telling)
  return saved < LEAST_SAVED_MIN ? 0 : Math.min(saved, MOST_SAVED_SHARE * fit.dish.minutes)
}

const timersMin = (telling: Telling): number =>
  telling.fit.dish.steps
    .flatMap((step) => timersOf(tell(telling, step)))
    .reduce((sum, { seconds }) => sum + seconds / SECONDS_PER_MINUTE, 0)

/** The dish's own time, unless a step alone takes longer. */
function minutesOf(minutes: number, steps: readonly string[]): number {
  // "Chill within an hour" is no wait.
  const told = steps.map((step) => step.replaceAll(/\bwithin (?:an|\d+) (?:hours?|minutes?)\b/g, ''))
  const ofSteps = told.flatMap(timersOf).map(({ seconds }) => {
    const timer = seconds / SECONDS_PER_MINUTE
    return timer + (timer >= LONG_STEP_MIN ? BESIDE_LONG_STEP_MIN : 0)
  })
  return Math.ceil(Math.max(minutes, ...ofSteps, 5) / 5) * 5
}
