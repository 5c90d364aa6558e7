import type { Food } from '#app/domain/food/food.ts'
import { pulseInSaidState } from '#app/domain/food/pulse-state.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'
import { listOf } from '#app/domain/kitchen/words.ts'
import { readTable } from '#app/food-table.server.ts'
import type { Given } from './asking.ts'
import type { Choice, Dish } from './dish.ts'
import { foldHandle, namesIn } from './marks.ts'
import { gramsAsPrinted, roundAmount } from './measures.ts'
import { nearness } from './nearness.ts'

/** Dried beans and chickpeas where a dish prints tinned or cooked ones: how much of them, and what is done first. */

type Simmering = { leastMin: number; mostMin: number }

/** `foods/dried-pulses.csv`: how long each simmers after it was soaked and boiled hard. */
const simmering = new Map<string, Simmering>(
  readTable('foods/dried-pulses.csv', ['pulses', 'simmerMin', 'simmerMostMin'] as const).flatMap(
    ({ row, place }) => {
      const read = new RowReader(row, place, row.pulses)
      const time = { leastMin: read.number('simmerMin'), mostMin: read.number('simmerMostMin') }
      return read.list('pulses').map((id) => [id, time] as const)
    },
  ),
)

/** How long a soaked pulse simmers; null for what is no pulse to be soaked. */
export const simmeringOf = ({ id }: Food): Simmering | null => simmering.get(id) ?? null

/** Whether a food is soaked and boiled before it is like the tinned one. */
export const isDriedPulse = (food: Food): boolean =>
  treatmentOf(food)?.before?.way === 'soak-and-boil' && simmeringOf(food) !== null

/** The same pulse from a tin, or cooked where the table has no tin of it. */
function readyPulse(food: Food): Food | null {
  const canned = pulseInSaidState(food, 'tinned')
  const ready = canned === food ? pulseInSaidState(food, 'cooked') : canned
  return ready === food ? null : ready
}

const SAYS_DRIED = /\bdried\b/

/** Whether a dish prints the pulse dried, and does with it what has to be done. */
export const isPrintedDried = ({ before, name, food }: Choice): boolean =>
  food !== null && isDriedPulse(food) && SAYS_DRIED.test(before + name)

/** The tinned or cooked pulse that a dish prints; null for any other food. "Haricot beans" alone are from a tin. */
function printedReady(choice: Choice): Food | null {
  const { food } = choice
  if (food?.kind !== 'pulse-cooked' || isPrintedDried(choice)) return null
  if (isDriedPulse(food)) return readyPulse(food) ?? food
  return food.state === 'canned' || food.state === 'cooked' ? food : null
}

/** A tin opens at once: a dish that prints dried pulses comes first. */
const OF_DRIED = 0.9
/** A tin of 400 g holds as much as becomes of 100 g dried pulses. */
const DRIED_SHARE_OF_TIN = 0.25
const TIN = /^x (\d+) g tins?$/

/** How well a dried pulse does where a dish prints pulses; null for any other food and line. */
export function nearnessOfDried(choice: Choice, { food }: Pick<Given, 'food'>): number | null {
  if (!isDriedPulse(food)) return null
  // What is ground without boiling is that very pulse.
  if (isPrintedDried(choice)) return choice.food === food ? null : 0
  const printed = printedReady(choice)
  if (printed === null || driedGrams(choice, food) === null) return 0
  return nearness(readyPulse(food) ?? food, printed) * OF_DRIED
}

/** Dried grams instead of what the line prints; null where it prints spoons or nothing. */
function driedGrams(choice: Choice, food: Food): number | null {
  const { quantity, unit } = choice
  const tinG = TIN.exec(unit)?.[1]
  if (quantity === null || (tinG === undefined && unit !== 'g')) return null
  if (tinG !== undefined) return quantity * Number(tinG) * DRIED_SHARE_OF_TIN
  return gramsAsPrinted(choice) / (treatmentOf(food)?.before?.gains ?? 1)
}

const STATE = /^(?:dried|canned|tinned|cooked) /

/** The line with the dried pulse; null where it isn't one instead of a tinned or cooked one. */
export function asDried(choice: Choice, given: Pick<Given, 'food'>): Choice | null {
  const printed = isDriedPulse(given.food) ? printedReady(choice) : null
  const grams = printed === null ? null : driedGrams(choice, given.food)
  if (grams === null) return null
  const ready = readyPulse(given.food) ?? printed
  const isPrinted = ready === printed && !choice.after.includes('such as')
  const [before, name] = isPrinted ? [choice.before, choice.name] : ['', given.food.plural]
  return {
    quantity: roundAmount(grams),
    quantityMost: null,
    unit: 'g',
    before: `dried ${before.replace(STATE, '')}`,
    name: name.replace(STATE, ''),
    after: '',
    // What goes into the pan is boiled: the method speaks of it as of the tinned one.
    food: ready,
  }
}

/** A dried pulse of a recipe, by the name that its method has for it. */
export type DriedPulse = { food: Food; name: string; grams: number; hasLiquid: boolean }

const WITH_LIQUID = /\bliquid\b/
const SENTENCE = /[^.]+(?:\.(?!\d)|$)/g
/** Water to keep for each gram dried, where the dish uses what is in the tin. */
const LIQUID_ML_PER_G = 1.5
const LIQUID_STEP_ML = 50

/** Whether the dish uses the liquid of the tin. */
export function usesLiquid({ steps }: Dish, handle: string): boolean {
  const folded = foldHandle(handle)
  return steps
    .flatMap((step) => step.match(SENTENCE) ?? [])
    .some((one) => WITH_LIQUID.test(one) && namesIn(one).some((name) => foldHandle(name) === folded))
}

/** What makes beans safe; chickpeas are none the worse for it. */
const HARD_BOIL_MIN = 10

/** Minutes that soaking takes, and then boiling. */
export const soakingMin = (food: Food): number => treatmentOf(food)?.before?.waitMin ?? 0
const boilingMin = (food: Food): number => HARD_BOIL_MIN + (simmeringOf(food)?.mostMin ?? 0)

/** The steps that soak and boil the pulses, and the minutes that takes. */
export function soakingSteps(pulses: readonly DriedPulse[]): { steps: string[]; minutes: number } {
  if (pulses.length === 0) return { steps: [], minutes: 0 }
  const isOne = pulses.length === 1
  const names = listOf(pulses.map(({ name }) => `the ${name}`))
  const isPoisonous = pulses.some(({ food }) => treatmentOf(food)?.hardBoilMin !== undefined)
  const times = pulses.map(({ food, name }) => {
    const { leastMin, mostMin } = simmeringOf(food)!
    return `${isOne ? '' : `the ${name} `}for ${leastMin} to ${mostMin} minutes more`
  })
  const steps = [
    `The day before, put ${names} in ${isOne ? 'a large bowl' : 'separate bowls'} with plenty of cold water and soak for 8 to 12 hours, or overnight. Drain, throw the water away and rinse.`,
    [
      `Put ${names} in ${isOne ? 'a large saucepan' : 'separate saucepans'} and cover with plenty of fresh water.`,
      `Bring to the boil and boil hard for ${HARD_BOIL_MIN} minutes${isPoisonous ? ', which makes them safe to eat' : ''}.`,
      `Turn the heat down and simmer ${listOf(times)}, until soft all through.`,
      drainSentence(pulses),
    ].join(' '),
  ]
  const foods = pulses.map(({ food }) => food)
  return { steps, minutes: Math.max(...foods.map(soakingMin)) + Math.max(...foods.map(boilingMin)) }
}

function drainSentence(pulses: readonly DriedPulse[]): string {
  const kept = pulses.find(({ hasLiquid }) => hasLiquid)
  if (kept === undefined) return 'Drain.'
  const ml = Math.max(1, Math.round((kept.grams * LIQUID_ML_PER_G) / LIQUID_STEP_ML)) * LIQUID_STEP_ML
  const water = pulses.length === 1 ? 'the cooking water' : `the cooking water of the ${kept.name}`
  return `Drain, keeping ${ml} ml of ${water}: it is their liquid from here on.`
}
