import { blank } from './blank.ts'

/** What tinned food is packed in is no food beside it: "peaches in juice", "tuna in spring water", "mackerel in tomato sauce". */

const PIECES =
  '(?: (?:slices?|halves|chunks?|rings?|pieces?|segments?|quarters|cubes|flakes?|steaks?|fillets?|mix|\\d+ ?(?:g|gr|grams?|oz)|\\(?\\d+ ?g\\)?)){0,2}'
const FRUIT =
  'peach(?:es)?|pears?|pineapples?|mandarins?|mandarin oranges?|satsumas?|apricots?|prunes?|grapefruit|lychees?|cherries|mango(?:es)?|raspberries|strawberries|plums?'
const IN_JUICE = '(?:(?:its|their) )?(?:own |natural |fruit |light |pear |apple |grape |pineapple )*juices?'
const IN_WATER = '(?:spring |salt |salted )?(?:water|brine)'
const OF_TINS =
  'tuna|salmon|mackerel|sardines?|pilchards?|herrings?|crab|crabmeat|clams|anchov(?:y|ies)|chick ?peas|beans|lentils|sweetcorn|peas|artichokes?|artichoke hearts'
/** In oil only these; of tuna and sardines the oil makes another food. */
const DRAINED_OF_OIL =
  'anchov(?:y|ies)|mackerel|herrings?|kippers?|salmon|pilchards?|mussels|oysters|sprats|squid'
const IN_TOMATO = '(?:spicy |hot |rich )?tomato(?:es)?(?: sauce)?'

const packing = (foods: string, medium: string) =>
  new RegExp(`(\\b(?:${foods})${PIECES}) (in ${medium})\\b(?! (?:and|with|bath))`, 'g')
const TINNED: readonly RegExp[] = [
  packing(FRUIT, IN_JUICE),
  packing(OF_TINS, IN_WATER),
  packing(DRAINED_OF_OIL, '(?:[a-z]+ )?oil'),
  packing('mackerel|herrings?|pilchards?', IN_TOMATO),
]
/** Kept in water, and in no tin, or in tins by its name alone. */
const KEPT = [
  packing('fruit cocktail|fruit salad', IN_JUICE),
  packing('mozzarella|feta|olives|capers|gherkins|tofu|cheese|jalapenos', IN_WATER),
]
const OIL_BY_NAME =
  /(?<=\b(?:tuna|sardines?)(?: [a-z]+)? in )(?:extra virgin |virgin )?(?:olive|sunflower|vegetable|veg|soya|rapeseed) oil\b/g
const SAYS_TIN = /\b(?:tin(?:ned|s)?|can(?:ned|s)?)\b/

/** The text with "tinned" in the place of what the food was packed in, where nothing says so yet; as long as before. */
export const withoutPacking = (text: string): string =>
  KEPT.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (_said, food: string, medium: string) => `${food} ${blank(medium)}`),
    TINNED.reduce(withTinned, text),
  ).replace(OIL_BY_NAME, (said) => 'oil'.padEnd(said.length))

const withTinned = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (_said, food: string, medium: string, at: number) => {
    const clause = text
      .slice(0, at)
      .split(/[,.;:+&()\n]| and /)
      .at(-1)!
    return `${food} ${SAYS_TIN.test(clause) ? blank(medium) : 'tinned'.padEnd(medium.length)}`
  })
