import type { Food } from '#app/domain/food/food.ts'
import type { Given } from './asking.ts'
import type { Choice, Dish, DishLine } from './dish.ts'
import { foldHandle, namesIn } from './marks.ts'
import { roundAmount } from './measures.ts'
import { spokenName } from './significance.ts'

/** Microwave rice where a dish boils rice on its own: the boiling becomes heating. */

const READY: ReadonlyMap<string, string> = new Map([
  ['cooked-rice', 'rice'],
  ['ready-noodles', 'noodles'],
  ['cooked-grain', 'quick-grain'],
])
/** Cooked rice or noodles weigh so many times what they weigh dry. */
const COOKED_WEIGHT = 2.4

const BOILED = /\b(?:boil|cook|simmer)\b[^.]*\bwater\b/i
/** Whether a sentence boils something in water. */
export const isBoiled = (sentence: string): boolean => BOILED.test(sentence)
/** Sentences of a step; a decimal point ends none. */
export const SENTENCE = /[^.]+(?:\.(?!\d)|$)/g
/** What stands before a sentence without brackets of its own: "[no noodles: ", "Meanwhile, ", the end of the last one. */
const BEFORE = /^(\]*\s*(?:Meanwhile, )?(?:\[(?:[\p{L}' -]+: )?)?(?:Meanwhile, )?)[^[\]]*$/u

/** Whether one sentence boils the line's food, and boils nothing else. */
function isBoiledAlone({ handle }: DishLine, { steps }: Dish): boolean {
  const ofFood = steps
    .flatMap((step) => step.match(SENTENCE) ?? [])
    .filter((one) => BOILED.test(one) && namesIn(one).some((name) => foldHandle(name) === foldHandle(handle)))
  const [sentence] = ofFood
  return ofFood.length === 1 && isOnlyOf(sentence!, handle) && BEFORE.test(sentence!)
}

/** Whether a sentence names no food but this one, and salt. */
export const isOnlyOf = (sentence: string, handle: string): boolean =>
  namesIn(sentence).every((name) => [foldHandle(handle), 'salt'].includes(foldHandle(name)))

const isReadyFor = (given: Food, wanted: Food | null): boolean =>
  given.state === 'cooked' && wanted?.state === 'dry' && READY.get(given.kind) === wanted.kind

/** The line filled with cooked rice or noodles from a packet; null where the dish can't take them. */
export function readyChoice(line: DishLine, dish: Dish, { food, isLeftover }: Given): Choice | null {
  const [printed] = line.choices
  if (isLeftover || !isReadyFor(food, printed.food) || printed.unit !== 'g' || printed.quantity === null)
    return null
  if (!isBoiledAlone(line, dish)) return null
  return {
    ...printed,
    quantity: roundAmount(printed.quantity * COOKED_WEIGHT),
    before: '',
    name: spokenName(food),
    after: '',
    food,
  }
}

/** The step with the boiling of food that is cooked already turned into heating. */
export function withHeating(step: string, handles: readonly string[]): string {
  if (handles.length === 0) return step
  return step.replaceAll(SENTENCE, (sentence) => {
    const before = BEFORE.exec(sentence)?.[1]
    const handle = handles.find(
      (one) => BOILED.test(sentence) && isOnlyOf(sentence, one) && namesIn(sentence).length > 0,
    )
    if (handle === undefined || before === undefined) return sentence
    const verb = before.endsWith('Meanwhile, ') ? 'heat' : 'Heat'
    return `${before}${verb} the {${handle}} as the packet says, until steaming hot.`
  })
}
