import type { Food } from '#app/domain/food/food.ts'
import type { Dish, DishLine } from './dish.ts'
import { conditionsIn, foldHandle, namesIn } from './marks.ts'
import { isBoiled, isOnlyOf, SENTENCE } from './ready-starch.ts'

/** Rice and grains boil for different times: brown rice in the place of white gets its own minutes. */

/** "For 1 minute less than the packet says" is no time. */
const TIME = /\bfor \d+(?: to (\d+))? minutes?\b(?! (?:less|more) than)/
const LEAST = /\bfor (\d+)/
/** Water that is all taken up is measured for the printed food. */
const MEASURED_WATER = /\d (?:ml|litres?)\b/

/**
 * The step, still with its marks, in which a sentence that boils one food alone has time enough for it. `foodOf` gives the
 * food that stands in for the printed one under a name; null for any other name.
 */
export function withBoilingTimes(step: string, foodOf: (handle: string) => Food | null): string {
  return step.replaceAll(SENTENCE, (sentence) => {
    const [handle] = namesIn(sentence).filter((name) => name !== 'salt')
    const time = TIME.exec(sentence)
    if (handle === undefined || time === null || !isBoiled(sentence) || !isOnlyOf(sentence, handle))
      return sentence
    const [leastMin, mostMin] = foodOf(handle)?.boilMin ?? [0, 0]
    const statedMin = Number(time[1] ?? LEAST.exec(time[0])![1])
    if (statedMin >= leastMin || MEASURED_WATER.test(sentence)) return sentence
    return sentence.replace(TIME, `for ${leastMin} to ${mostMin} minutes`)
  })
}

/** Shorter boiling is only the first half of the cooking: "for 5 minutes, until still firm in the middle". */
const LEAST_BOILED_MIN = 8

/**
 * Whether a food cooks through where the dish cooks the line's printed one: it takes no longer, the dish has words of its
 * own for it, or a sentence boils it alone, which `withBoilingTimes` gives the right minutes.
 */
export function isCookedThrough(
  food: Food,
  { handle, choices: [printed] }: Pick<DishLine, 'handle' | 'choices'>,
  { steps }: Pick<Dish, 'steps'>,
): boolean {
  const [leastMin] = food.boilMin ?? [0]
  const [, printedMin] = printed.food?.boilMin ?? [0, 0]
  if (printedMin === 0 || leastMin <= printedMin) return true
  return steps.some(
    (step) =>
      conditionsIn(step).some((condition) => [food.name, food.id].includes(condition)) ||
      (step.match(SENTENCE) ?? []).some((sentence) => isBoiledToTheEnd(sentence, handle)),
  )
}

function isBoiledToTheEnd(sentence: string, handle: string): boolean {
  const time = TIME.exec(sentence)
  const isOwn = namesIn(sentence).some((name) => foldHandle(name) === foldHandle(handle))
  if (!isOwn || !isBoiled(sentence) || !isOnlyOf(sentence, handle) || MEASURED_WATER.test(sentence))
    return false
  return time === null || Number(LEAST.exec(time[0])![1]) >= LEAST_BOILED_MIN
}
