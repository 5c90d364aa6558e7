import { timersOf } from '#app/domain/recipe/step-timers.ts'
import { listOf, sentence } from '#app/domain/kitchen/words.ts'
import type { IngredientText, RecipeDraft } from '#app/domain/recipe/recipe.ts'
import type { Asking } from './asking.ts'
import { batchServings } from './batch-size.ts'
import { besideWay, isAtTheTable } from './beside.ts'
import type { DishLine } from './dish.ts'
import type { Filling } from './asking.ts'
import type { DishFit } from './fit-dish.ts'
import { saltLine, type WrittenLine, writeLine } from './ingredient-line.ts'
import { shortNames } from './spoken-names.ts'
import { scaledAmounts, tell, tellTitle, type Telling, withoutJoin } from './method.ts'

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
  const name = tellTitle(telling, dish.title)
  return {
    name,
    description: sentence(withoutJoin(tell(telling, dish.description))),
    cookingTimeMin: minutesOf(dish.minutes, steps),
    difficulty: dish.skill,
    cuisineType: dish.cuisine === 'Any' ? OF_NO_COUNTRY : dish.cuisine,
    servings,
    ingredients,
    instructions: steps,
    dishTemplate: name.toLowerCase(),
  }
}

const isPlainSalt = ({ handle, choices }: DishLine) => handle === 'salt' && choices[0].quantity === null

function stepsOf(telling: Telling, others: ReadonlyMap<Filling, WrittenLine>): string[] {
  const { dish, welcomed, beside } = telling.fit
  const steps = dish.steps.map((step, at) => {
    const coming = (place: 'before' | 'after') =>
      welcomed
        .filter(({ welcome }) => welcome.step === at + 1 && welcome.place === place)
        .map(({ welcome, filling }) => welcomeSentence(welcome.text, others.get(filling)!, telling.factor))
    return [...coming('before'), tell(telling, step), ...coming('after')]
      .filter((text) => text !== '')
      .join(' ')
  })
  const served = besideSentences(beside, others)
  const last = steps.length - 1
  if (served.serve !== null) steps[last] = `${steps[last]} ${served.serve}`
  if (served.cook !== null) steps.splice(Math.max(0, last), 0, served.cook)
  return steps.filter((step) => step !== '').map(sentence)
}

function welcomeSentence(text: string, { name, isMany }: WrittenLine, factor: number): string {
  const said = scaledAmounts(text, factor)
    .replaceAll(/\bthem\b/g, isMany ? 'them' : 'it')
    .replaceAll('{it}', `the ${name}`)
  return said.endsWith('.') ? sentence(said) : `${sentence(said)}.`
}

function besideSentences(
  beside: readonly Filling[],
  others: ReadonlyMap<Filling, WrittenLine>,
): { cook: string | null; serve: string | null } {
  if (beside.length === 0) return { cook: null, serve: null }
  const boiled = beside.flatMap(({ choice: { food }, ...rest }) => {
    const filling = beside.find((one) => one.given === rest.given)!
    const boilMin = food === null || isAtTheTable(food) ? null : (besideWay(food)?.boilMin ?? null)
    if (boilMin === null) return []
    const { name } = others.get(filling)!
    const isByPacket = food?.roles[0] === 'starch' && food.state === 'dry'
    return [
      isByPacket
        ? `cook the ${name} in plenty of salted water for about ${boilMin} minutes, until tender`
        : `boil the ${name} in lightly salted water for ${boilMin} minutes, until tender`,
    ]
  })
  const names = beside.map((filling) => `the ${others.get(filling)!.name}`)
  return {
    cook: boiled.length === 0 ? null : `Meanwhile, ${listOf(boiled)}, then drain well.`,
    serve: `Serve with ${listOf(names)}.`,
  }
}

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
