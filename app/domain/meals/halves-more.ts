import { numberOf, ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import { singular } from './stems.ts'

/**
 * "a slice and a half of pizza", "cup and a half of rice", "a burger and a half": one and a half of it. The text is
 * rewritten in place with the number before the noun, so that all behind reads it like "1.5 slices". "1 and 1/2 bagels"
 * are 1 1/2.
 */

const NUMBER = `\\d{1,2}|${Object.keys(ONE_WORD_NUMBERS).join('|')}`
const AND_A_HALF = new RegExp(
  `\\b(?:(an?|${NUMBER}) )?([a-z]+) and (a )?half\\b(?! (?:an?|the|my|his|her) )(?=( [a-z]+)?)`,
  'g',
)
const MEASURES = wordSet(
  'slice piece cup bowl plate glass mug pint can tin bottle scoop spoon spoonful tablespoon teaspoon tbsp tsp portion serving helping handful packet pack pouch bag box pot tub bar square wedge chunk ladle punnet sachet litre liter ounce pound kilo fillet rasher round carton',
)
/** "an hour and a half" is no food. */
const TIMES = wordSet('hour day week month year minute mile time half')
/** What may stand behind one and a half of a food: "a sandwich and a half with crisps". */
const BEHIND_FOOD = wordSet('with and plus from at for in on')

const AND_A_FRACTION = /\b(\d+) (?:and|&) (?=\d\/\d)/g

/** The folded text with one and a half of a thing told by its number, as long as before. */
export const withHalvesMore = (text: string): string =>
  text
    .replace(AND_A_FRACTION, (said, whole: string) => `${whole} `.padEnd(said.length))
    .replace(
      AND_A_HALF,
      (
        said: string,
        count: string | undefined,
        noun: string,
        article: string | undefined,
        next: string | undefined,
      ) => {
        const one = singular(noun)
        const isMeasure = MEASURES.has(one)
        const behind = next?.trim() ?? ''
        const isCounted = count !== undefined && article !== undefined
        const isFood = isCounted && (behind === '' || BEHIND_FOOD.has(behind))
        // "a slice and half of the beans"
        const isOfOther = article === undefined && (behind === 'of' || behind === 'and')
        if (TIMES.has(one) || noun in ONE_WORD_NUMBERS || isOfOther || !(isMeasure || isFood)) return said
        const whole = count === undefined || count.startsWith('a') ? 1 : numberOf(count)
        // The noun stands at the end, so that what is quoted of the text goes to the end, too.
        return `${whole}.5${noun.padStart(said.length - `${whole}.5`.length)}`
      },
    )
