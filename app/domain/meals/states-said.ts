import { cookedForm } from '#app/domain/food/as-eaten.ts'
import type { Food } from '#app/domain/food/food.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { marked, patternOf, type Span } from './marks.ts'

/**
 * The state a food was weighed in, in the word that its names have: "100g uncooked rice" is dry, "peaches in juice" are
 * tinned.
 */

/** "rice (80 g uncooked)": the food may stand so far before. */
const CHARACTERS_BEFORE = 25
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

/** "Basmati" is a name by itself, "basmati rice" is called by its noun. */
const lastWords = (foods: readonly Food[]): string[] =>
  foods.flatMap(({ name, plural, otherNames }) => [
    ...[name, plural].map((one) => one.toLowerCase().split(' ').at(-1)!),
    ...otherNames.filter((one) => /^[a-z]{3,}$/.test(one)),
  ])

function dry(): DryFoods {
  if (dryFoods) return dryFoods
  const isCookedFromDry = (food: Food) => food.state === 'dry' && cookedForm(food).id !== food.id
  const isCereal = ({ kind }: Food) => kind === 'cereal' || kind === 'oats'
  const nouns = new Set(lastWords(FOODS.filter(isCookedFromDry)))
  const cereals = new Set([...lastWords(FOODS.filter(isCereal)), 'cornflakes'])
  const [dried, inMilk] = [[...nouns].join('|'), [...nouns, ...cereals].join('|')]
  return (dryFoods = {
    nouns,
    cereals,
    cookedByWeight: patternOf(
      `\\b{cook}ed (?:up )?(?:about |around )?(?<weight>{weight})(?: of)?(?<name>(?: [a-z]+){0,2}? (?:${dried}))\\b`,
    ),
    inLiquid: patternOf(
      `\\b(?<food>{weight}(?: of)?(?: [a-z]+){0,2}? (?<noun>${inMilk})(?: \\(dry\\)|,? dry)?),? (?<work>{cook}ed |made (?:up )?|mixed |soaked )?(?:in|with) (?={liquid-amount}(?:[a-z-]+ )?(?:water|milk)\\b)`,
    ),
  })
}

const wordsBefore = (text: string, at: number): string[] =>
  text.slice(Math.max(0, at - CHARACTERS_BEFORE), at).split(/[^a-z]+/)

/** The words that "uncooked" at a place may be said of: those behind it, or those before where nothing is behind. */
function wordsNear(text: string, start: number, end: number): readonly string[] {
  const [, next = '', ...others] = /^ ([a-z]+)(?: ([a-z]+))?(?: ([a-z]+))?/.exec(text.slice(end)) ?? []
  return next === '' || next === 'weight'
    ? wordsBefore(text, start)
    : [next, ...others.map((word) => word ?? '')]
}

/** The state of the food in the words near it. Oats are weighed as they are sold, whatever is said of it. */
function stateOf(said: string, near: readonly string[]): string | null {
  if (near.some((word) => dry().nouns.has(word))) return 'dry'
  if (said === 'raw' || said === 'dried') return null
  return near.some((word) => dry().cereals.has(word)) ? '' : 'raw'
}

type Groups = Readonly<Record<string, string>>

const groupsOf = (args: readonly unknown[]): Groups => args.at(-1) as Groups

/** The folded text with the state of dry foods in the word that their names have, as long as before. */
export const withDryStates = (text: string): string =>
  marked(text, 'state', ({ kind, said, start, end, groups, meant }, around) => {
    if (kind === 'raw-ahead') return `${groups.weight} ${groups.state ?? 'raw'}`
    if (kind === 'in-brackets') return meant.padStart(said.length)
    if (kind === 'uncooked') return stateOf(said, wordsNear(around, start, end))
    return kind === 'before-cooking' ? stateOf(said, wordsBefore(around, start)) : meant
  })
    .text.replace(dry().cookedByWeight, (said, ...args) => {
      const { weight, name } = groupsOf(args)
      return `${weight} dry${name}`.padEnd(said.length)
    })
    .replace(dry().inLiquid, (said, ...args) => {
      const { food = '', noun = '', work } = groupsOf(args)
      if (Number.parseFloat(food) > MOST_DRY_G) return said
      const isPlain = work === undefined || dry().cereals.has(noun) || food.endsWith('dry')
      return `${food}${isPlain ? '' : ' dry'},`.padEnd(said.length)
    })

const SAYS_TIN = /\b(?:tin(?:ned|s)?|can(?:ned|s)?)\b/

/** "tinned tuna in oil, 110g drained" is 110 g of tuna in oil. */
const drained = ({ tin = '', food = '', weight = '', in: packing = '' }: Span['groups']): string =>
  `${`${weight} ${food}`.padEnd(tin.length + food.length)} ${packing}`

/** The text with "tinned" in the place of what the food was packed in, where nothing says so yet; as long as before. */
export const withoutPacking = (text: string): string =>
  marked(text, 'kept-in', ({ kind, start, meant, groups }, around) => {
    if (kind === 'drained') return drained(groups)
    if (kind !== 'tinned') return meant
    const clause = around
      .slice(0, start)
      .split(/[,.;:+&()\n]| and /)
      .at(-1)!
    return SAYS_TIN.test(clause) ? '' : 'tinned'
  }).text
