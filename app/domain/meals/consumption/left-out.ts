import { foodById } from '#app/domain/food/foods.ts'
import { NUTRIENT_NAMES, type Nutrients } from '#app/domain/food/nutrients.ts'
import { scaleNutrients, sumNutrients } from '#app/domain/food/nutrient-sum.ts'
import { readTable, wordsOfCell } from '#app/food-table.server.ts'
import { ingredientsOf } from '#app/domain/meals/dish-ingredients.ts'
import { type Draft, remarked } from '#app/domain/meals/draft.ts'
import { portionsOf, usualGrams } from '#app/domain/meals/portions/food-portions.ts'
import type { Phrase } from '#app/domain/meals/phrase.ts'
import { NO, tokensOf } from '#app/domain/meals/stems.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'

/** What people leave out of a dish ("no bun", "hold the cheese", "without dressing"), and what is left of it. */

/** Between the id of a dish and the part that was left out of it. */
export const WITHOUT = '~without-'

/** A part of a food that was left out. */
export type Part = {
  /** The stem by which it is said. */
  word: string
  /** As it is called in the name of what is left: "bun", "50 % of the chips". */
  label: string
  /** Several of it, as one calls them when a share is left. */
  plural: string
  /** In a usual portion. */
  grams: number
  /** Of 100 g of the part. */
  per100g: Nutrients
}

type PartRow = {
  label: string
  foodId: string
  grams: number
  /** Stems of names and categories of the dishes that hold it. */
  foundIn: ReadonlySet<string>
  /** Kinds of the food table that the word names in a dish whose ingredients are known. */
  kinds: ReadonlySet<string>
}

const COLUMNS = ['word', 'label', 'foodId', 'grams', 'foundIn', 'kinds'] as const

let parts: ReadonlyMap<string, PartRow> | undefined

const wordsOf = (cell: string): ReadonlySet<string> => new Set(wordsOfCell(cell))

function partsByWord(): ReadonlyMap<string, PartRow> {
  return (parts ??= new Map(
    readTable('foods/parts-left-out.csv', COLUMNS).map(
      ({ row: { word, label, foodId, grams, foundIn, kinds } }) => [
        word,
        {
          label,
          foodId: foodById(foodId).id,
          grams: Number(grams),
          foundIn: wordsOf(foundIn),
          kinds: wordsOf(kinds),
        },
      ],
    ),
  ))
}

/** Behind a word in an id: so many hundredths of the part were left. */
const LEFT_MARK = '@'

const PERCENT = /^(?:100|\d{1,2})$/

/** The word by which a share of a part is left out: "40 % of the chips". */
export const wordOfShare = (word: string, left: number): string =>
  `${word}${LEFT_MARK}${Math.round(left * 100)}`

/** The part of a food that a word, or the id of an ingredient, names, where the food holds it; null where there is nothing to take away. */
export function partLeftOut(said: string, food: VocabularyFood): Part | null {
  const [word = '', left, ...others] = said.split(LEFT_MARK)
  const whole = wholePart(word, food)
  if (whole === null || left === undefined) return whole
  // Ids of rows come back from forms.
  if (others.length > 0 || !PERCENT.test(left)) return null
  return {
    ...whole,
    word: said,
    label: `${left} % of the ${whole.plural}`,
    grams: (whole.grams * Number(left)) / 100,
  }
}

function wholePart(word: string, food: VocabularyFood): Part | null {
  const [dishId = ''] = food.id.split(WITHOUT)
  const ingredients = ingredientsOf(dishId)
  const row = partsByWord().get(word)
  if (ingredients.length > 0) {
    const meant = ingredients.filter(
      ({ food: { id, kind }, stems, names }) =>
        id === word || stems.has(word) || names.has(word) || row?.kinds.has(kind) === true,
    )
    if (meant.length === 0) return null
    const grams = meant.reduce((sum, one) => sum + one.grams, 0)
    return {
      word,
      label: row?.label ?? (meant[0]!.food.id === word ? meant[0]!.food.name : word),
      plural: row?.label ?? (meant.length === 1 ? meant[0]!.food.plural : word),
      grams,
      per100g: scaleNutrients(sumNutrients(meant).total, 100 / grams),
    }
  }
  if (row === undefined) return null
  const isFound = tokensOf(`${food.name} ${food.category}`).some(({ text }) => row.foundIn.has(text))
  if (!isFound) return null
  const { per100g } = foodById(row.foodId)
  return {
    word,
    label: row.label,
    plural: row.label,
    grams: Math.min(row.grams, mostGramsOf(per100g, food)),
    per100g,
  }
}

/** At most this share of a food goes away with a part. */
const MOST_LEFT_OUT = 0.75
/** … nor more than this share of its energy. */
const MOST_ENERGY_LEFT_OUT = 0.55

/** Grams of a part that a usual portion of a food of unknown ingredients can hold. */
function mostGramsOf({ kcal }: Nutrients, food: VocabularyFood): number {
  const usual = usualGrams(portionsOf(food))
  const byEnergy = kcal > 0 ? (MOST_ENERGY_LEFT_OUT * food.per100g().kcal * usual) / kcal : Infinity
  return Math.min(usual * MOST_LEFT_OUT, byEnergy)
}

/** Grams of what is left of a usual portion without a part. */
export const gramsWithout = (food: VocabularyFood, part: Part): number =>
  Math.max(0, usualGrams(portionsOf(food)) - part.grams)

/** The food without a part: figures per 100 g of what is left of a usual portion. */
export function foodWithout(food: VocabularyFood, part: Part): VocabularyFood {
  const usual = usualGrams(portionsOf(food))
  const left = gramsWithout(food, part)
  let figures: Nutrients | undefined
  return {
    category: food.category,
    source: food.source,
    id: food.id + WITHOUT + part.word,
    name: `${food.name}, ${part.word.includes(LEFT_MARK) ? 'without' : 'no'} ${part.label}`,
    per100g: () => (figures ??= difference(food.per100g(), usual, part.per100g, part.grams)),
    portions: () => food.portions().map((portion) => ({ ...portion, grams: (portion.grams * left) / usual })),
  }
}

/** Figures per 100 g of what is left; a part never takes more of a nutrient than there is. */
function difference(all: Nutrients, allGrams: number, part: Nutrients, partGrams: number): Nutrients {
  const figures = { ...all }
  const left = Math.max(1, allGrams - partGrams)
  for (const name of NUTRIENT_NAMES) {
    const [whole, taken] = [all[name], part[name]]
    if (whole === null || taken === null) continue
    figures[name] = Math.max(0, (whole * allGrams - taken * partGrams) / left)
  }
  return figures
}

/** The words that a phrase denies. */
export const deniedOf = (phrases: readonly Phrase[]): string[] =>
  phrases.flatMap(({ words }) =>
    words.flatMap(({ stem }) => (stem.startsWith(NO) ? [stem.slice(NO.length)] : [])),
  )

/** Takes away what the phrases of a food deny, where the dish holds it. */
export const withoutDenied = (draft: Draft): Draft =>
  deniedOf(draft.phrases).reduce((one, word) => withoutWord(one, word), draft)

/** A food without what a word or the id of an ingredient names; the food itself where it holds none of it. */
export function withoutWord(draft: Draft, word: string): Draft {
  const isInName = draft.item.entry.words.some(({ stem }) => stem === NO + word)
  const part = isInName ? null : partLeftOut(word, draft.food)
  if (part === null) return draft
  // The energy on a label is that of what was eaten.
  if (draft.item.weighed.basis === 'energy') return remarked(draft, `without ${part.label}`)
  const usual = usualGrams(portionsOf(draft.food))
  const isWeighed = draft.item.weighed.basis === 'weight'
  const share = isWeighed ? 1 : gramsWithout(draft.food, part) / usual
  const food = foodWithout(draft.food, part)
  return { ...remarked(draft, `without ${part.label}`), food, grams: draft.grams * share }
}

/** A food of whose part only a share was eaten: "left most of the broth". */
export const withShareOfPart = (draft: Draft, word: string, eaten: number): Draft =>
  eaten === 1 ? draft : withoutWord(draft, wordOfShare(word, 1 - eaten))

/** "…, no bun" said behind the food it belongs to: the nearest before it that holds the part. */
export function denyBefore(kept: Draft[], phrase: Phrase): void {
  for (const word of deniedOf([phrase])) {
    const at = kept.findLastIndex(
      ({ phrases, food }) => phrases[0]!.start <= phrase.start && partLeftOut(word, food) !== null,
    )
    if (at >= 0) kept[at] = withoutWord(kept[at]!, word)
  }
}
