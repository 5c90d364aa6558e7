import type { Food } from '#app/domain/food/food.ts'
import { namesIn } from './marks.ts'
import { isBoiled, isOnlyOf, SENTENCE } from './ready-starch.ts'

/** Rice and grains boil for different times: brown rice in the place of white gets its own minutes. */

const TIME = /\bfor \d+(?: to (\d+))? minutes?\b/
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
