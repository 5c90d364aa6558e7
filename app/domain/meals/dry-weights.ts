import { cookedForm } from '#app/domain/food/as-eaten.ts'
import type { Food } from '#app/domain/food/food.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { blank } from './blank.ts'

/** "100g uncooked rice", "75 g raw pasta": what is sold dry is called dry, as the names of foods do. */

const UNCOOKED = /\b(?:uncooked|raw|dried)\b/g
const COOK = '(?:cook|boil|steam|simmer)'
/** "80 g rice before cooking", "90 g of couscous, weighed before I boiled it" */
const BEFORE_COOKING = new RegExp(
  `\\b(?:before|prior to|pre)[ -](?:(?:i|we|it|they|being)(?: was| were)? )?${COOK}(?:ing|ed)?(?: (?:it|them))?\\b`,
  'g',
)
/** "rice (80 g uncooked)": the food may stand so far before. */
const CHARACTERS_BEFORE = 25

const WEIGHT = '\\d+(?:[.,]\\d+)? ?(?:g|gr|grams?|oz|ounces?)'
/** Nobody eats more of it dry at one sitting: "300 g oatmeal with milk" is cooked. */
const MOST_DRY_G = 120

type DryFoods = {
  /** The last words of the names of foods that are sold dry and eaten cooked: "rice", "lentils". */
  nouns: ReadonlySet<string>
  /** Of cereals, which are sold as they are weighed: "oats", "muesli". */
  cereals: ReadonlySet<string>
  /** "I boiled 80 g of rice": what somebody weighs and then cooks is dry. */
  cookedByWeight: RegExp
  /** "40 g oats (dry) cooked in 250 ml water", "60g oats with milk": the weight is of the oats alone. */
  inLiquid: RegExp
}

let dryFoods: DryFoods | undefined

const lastWords = (foods: readonly Food[]): string[] =>
  foods.flatMap(({ name, plural }) => [name, plural].map((one) => one.toLowerCase().split(' ').at(-1)!))

function dry(): DryFoods {
  if (dryFoods) return dryFoods
  const isCookedFromDry = (food: Food) => food.state === 'dry' && cookedForm(food).id !== food.id
  const isCereal = ({ kind }: Food) => kind === 'cereal' || kind === 'oats'
  const nouns = new Set(lastWords(FOODS.filter(isCookedFromDry)))
  const cereals = new Set([...lastWords(FOODS.filter(isCereal)), 'cornflakes'])
  const inMilk = [...nouns, ...cereals].join('|')
  const some = `(?:(?:a |some )?(?:splash|cup|glass|bit|little|drop)(?: of)? |\\d+(?:[.,]\\d+)? ?(?:ml|cups?|litres?|l|g) (?:of )?)?`
  return (dryFoods = {
    nouns,
    cereals,
    cookedByWeight: new RegExp(
      `\\b${COOK}ed (?:up )?(?:about |around )?(${WEIGHT})(?: of)?((?: [a-z]+){0,2}? (?:${[...nouns].join('|')}))\\b`,
      'g',
    ),
    inLiquid: new RegExp(
      `\\b(${WEIGHT}(?: of)?(?: [a-z]+){0,2}? (${inMilk})(?: \\(dry\\)|,? dry)?),? (${COOK}ed |made (?:up )?|mixed |soaked )?(?:in|with) (?=${some}(?:[a-z-]+ )?(?:water|milk)\\b)`,
      'g',
    ),
  })
}

const wordsBefore = (text: string, at: number): string[] =>
  text.slice(Math.max(0, at - CHARACTERS_BEFORE), at).split(/[^a-z]+/)

/** The state of the food in the words `near` it. Oats are weighed as they are sold, whatever is said of it. */
function stateOf(said: string, near: readonly string[]): string {
  if (near.some((word) => dry().nouns.has(word))) return 'dry'.padEnd(said.length)
  return said !== 'raw' && said !== 'dried' && near.some((word) => dry().cereals.has(word))
    ? blank(said)
    : said
}

/** The words that "uncooked" at a place may be said of: those behind it, or those before where nothing is behind. */
function wordsNear(text: string, at: number, said: string): readonly string[] {
  const [, next = '', afterNext = ''] = /^ ([a-z]+)(?: ([a-z]+))?/.exec(text.slice(at + said.length)) ?? []
  return next === '' || next === 'weight' ? wordsBefore(text, at) : [next, afterNext]
}

/** The folded text with the state of dry foods in the word that their names have, as long as before. */
export const withDryStates = (text: string): string =>
  text
    .replace(UNCOOKED, (said, at: number) => stateOf(said, wordsNear(text, at, said)))
    .replace(BEFORE_COOKING, (said, at: number) => stateOf(said, wordsBefore(text, at)))
    .replace(dry().cookedByWeight, (said, weight: string, name: string) =>
      `${weight} dry${name}`.padEnd(said.length),
    )
    .replace(dry().inLiquid, (said, food: string, noun: string, work: string | undefined) => {
      if (Number.parseFloat(food) > MOST_DRY_G) return said
      const isPlain = work === undefined || dry().cereals.has(noun) || food.endsWith('dry')
      return `${food}${isPlain ? '' : ' dry'},`.padEnd(said.length)
    })
