import { cookedForm } from '#app/domain/food/as-eaten.ts'
import { FOODS } from '#app/domain/food/foods.ts'

/** "100g uncooked rice", "75 g raw pasta": what is sold dry is called dry, as the names of foods do. */

const UNCOOKED = /\b(?:uncooked|raw|dried)\b/g
/** "rice (80 g uncooked)": the food may stand so far before. */
const CHARACTERS_BEFORE = 25

let dryNouns: ReadonlySet<string> | undefined

/** The last words of the names of foods that are sold dry and eaten cooked: "rice", "lentils". */
const nouns = (): ReadonlySet<string> =>
  (dryNouns ??= new Set(
    FOODS.filter((food) => food.state === 'dry' && cookedForm(food).id !== food.id).flatMap(
      ({ name, plural }) => [name, plural].map((one) => one.toLowerCase().split(' ').at(-1)!),
    ),
  ))

/** The folded text with the state of dry foods in the word that their names have, as long as before. */
export const withDryStates = (text: string): string =>
  text.replace(UNCOOKED, (said, at: number) => {
    const [, next = '', afterNext = ''] = /^ ([a-z]+)(?: ([a-z]+))?/.exec(text.slice(at + said.length)) ?? []
    const isLast = next === '' || next === 'weight'
    const near = isLast
      ? text.slice(Math.max(0, at - CHARACTERS_BEFORE), at).split(/[^a-z]+/)
      : [next, afterNext]
    return near.some((word) => nouns().has(word)) ? 'dry'.padEnd(said.length) : said
  })
