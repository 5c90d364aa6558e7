import { NOISE, STATES, VARIETIES, nameTokens } from '#app/domain/food/food-names.ts'
import type { IngredientLine } from '#app/domain/food/ingredient-line.ts'
import type { FoodVerdict } from '#app/domain/food/treatment.ts'

const BARE_WORDS = new Set([
  ...NOISE,
  ...STATES,
  ...VARIETIES,
  'fresh',
  'uncooked',
  'soaked',
  'overnight',
  'with',
  'bone',
  'fillet',
])

const WORDS_OF_GROUP: Readonly<Record<string, readonly string[]>> = {
  meat: ['meat'],
  poultry: ['meat', 'bird', 'poultry'],
  fish: ['fish', 'seafood'],
  eggs: ['egg'],
  pulses: [],
}
const WORDS_OF_TREATMENT: Readonly<Record<string, readonly string[]>> = {
  'dried-bean': ['bean', 'pulse'],
  'dried-chickpea': ['bean', 'pulse', 'chickpea'],
  'dried-soya-bean': ['bean', 'pulse'],
  lentil: ['lentil', 'dal', 'pulse', 'pea'],
  'textured-soya': ['soya', 'soy', 'mince', 'tvp', 'chunk', 'granule', 'protein'],
  'dried-mushroom': ['mushroom', 'porcini', 'shiitake'],
  'wild-mushroom': ['mushroom'],
  morel: ['mushroom'],
  'cooked-mushroom': ['mushroom'],
  mince: ['mince', 'meat', 'beef', 'patty', 'burger', 'meatball', 'sausage'],
  shellfish: ['seafood', 'shellfish', 'shell'],
  'salt-cod': ['cod', 'fish'],
  'sprouted-seed': ['sprout', 'shoot', 'beansprout'],
  elderberry: ['berry'],
  flour: ['flour', 'dough', 'batter', 'pastry', 'mixture', 'base', 'crust'],
  'raw-milk': ['milk'],
}

/** The word that names a line's food: "beans" of "dried kidney beans". */
export const headOf = (line: IngredientLine): string => nameTokens(line.name).at(-1) ?? ''

/** The words that steps use for a line. */
export type LineWords = {
  /** The words of its own name. */
  own: ReadonlySet<string>
  /** Those words and the ones for its kind: "meat", "the bird". */
  all: ReadonlySet<string>
}

/** The words of a line; "bean" does not mean bean sprouts where there are beans as well. */
export function wordsOf(
  line: IngredientLine,
  verdicts: readonly FoodVerdict[],
  otherHeads: readonly string[],
): LineWords {
  const head = headOf(line)
  // Water is only poured over the food that the clause is about.
  if (head === 'water') return { own: new Set(), all: new Set() }
  const names = [line.name || line.text, ...verdicts.map(({ name }) => name)]
  const own = names
    .flatMap(nameTokens)
    .filter((token) => token.length > 2 && (!BARE_WORDS.has(token) || token === head))
    .filter((token) => token === head || !otherHeads.includes(token))
  const wider = verdicts.flatMap(({ food, id }) => [
    ...(WORDS_OF_GROUP[food?.group ?? ''] ?? []),
    ...(WORDS_OF_TREATMENT[id] ?? []),
  ])
  return { own: new Set(own), all: new Set([...own, ...wider]) }
}
