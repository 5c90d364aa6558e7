import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFoodNames } from '#app/features/foods/read-food-names.ts'
import { INHERITED_WORDS } from '#tests/support/hostile-bodies.ts'
import { blogSlug } from './blog/blog-slug.ts'
import { plainTextOf } from './blog/html-text.ts'
import { rowsFromWords } from './calories/meal-rows.ts'
import { AppError } from './errors.ts'
import { readIngredientLine } from './food/ingredient-line.ts'
import { matchFood } from './food/match-food.ts'
import { suggestFoods } from './food/suggest-foods.ts'
import { namesNotInTable, nutritionOf } from './food/nutrition.ts'
import { judgeFoodName } from './food/only-food.ts'
import { splitIngredientList } from './food/pasted-list.ts'
import { readPantry } from './kitchen/pantry.ts'
import { categoryOf } from './pantry/category.ts'
import { estimateQuantity } from './pantry/estimated-quantity.ts'
import { readPantryLine } from './pantry/pantry-line.ts'
import { pantryUnitOf, readQuantity } from './pantry/quantity.ts'
import { isCommonPassword } from './password/common-password.ts'
import { readImport } from './recipe/import-recipes.ts'
import { decodeEntities } from './recipe/imported-text.ts'
import { lineInColumns, scaleLine } from './recipe/scale-line.ts'
import { timersOf } from './recipe/step-timers.ts'
import { recipeSlug } from './slug.ts'

/** Everything that reads words of a person, by what it is asked for. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  line: readIngredientLine,
  match: (text) => matchFood(text)?.food.name,
  suggestions: (text) => suggestFoods(text, 8).map(({ name }) => name),
  verdict: judgeFoodName,
  verdicts: (text) => readFoodNames([text]),
  nutrition: (text) => nutritionOf([text, '2 eggs'], 2).perServing,
  unknown: (text) => namesNotInTable([text]),
  list: splitIngredientList,
  meal: rowsFromWords,
  kitchen: (text) => readPantry([text, 'eggs', 'rice'], 'None').items.map(({ name }) => name),
  shelf: readPantryLine,
  category: categoryOf,
  quantity: readQuantity,
  unit: pantryUnitOf,
  estimate: estimateQuantity,
  import: (text) =>
    readImport(`${text}\n\nIngredients\n1 cup ${text}\n2 eggs\n\nMethod\nMix ${text} for ${text} minutes.`),
  entities: (text) => decodeEntities(`&${text};`),
  html: (text) => plainTextOf(`<p>&${text};</p>`),
  scaled: (text) => scaleLine(text, { factor: 2, system: 'metric', facts: null }),
  columns: lineInColumns,
  timers: timersOf,
  password: isCommonPassword,
  slugs: (text) => [recipeSlug(text), blogSlug(text)],
}

const sentence = fc
  .tuple(
    fc.constantFrom('', '2 ', '1/2 ', '2 cups ', '200 g ', 'a ', 'two large ', 'half a '),
    fc.constantFrom(...INHERITED_WORDS, ...INHERITED_WORDS.map((word) => word.toLowerCase())),
    fc.constantFrom(
      '',
      's',
      ' of rice',
      ', chopped',
      ' and eggs',
      ' constructor',
      ' (2 oz)',
      '-free bread',
      ' minutes',
    ),
  )
  .map((parts) => parts.join(''))

/** A refusal is an answer too. */
function answerOf(read: (text: string) => unknown, text: string): unknown {
  try {
    return read(text)
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

test('names that every object has are words like others, wherever words are read', () => {
  for (const [name, read] of Object.entries(READERS)) {
    fc.assert(
      fc.property(sentence, (text) => {
        const answer = JSON.stringify(answerOf(read, text)) ?? ''
        expect(answer, `${name} of ${text}`).not.toMatch(/native code|\[object|NaN/)
      }),
      { numRuns: 150 },
    )
  }
})

test('none of them is a food, a unit or an entity', () => {
  for (const word of INHERITED_WORDS) {
    expect(matchFood(word)?.food.name, word).toBeUndefined()
    expect(pantryUnitOf(word), word).toBeNull()
    expect(decodeEntities(`&${word};`), word).toBe(`&${word};`)
    expect(() => readQuantity(word), word).toThrow(AppError)
  }
})
