import { expect, test } from 'vitest'
import { COMMANDS } from '#app/cli/commands.ts'
import { linesOfEach } from '#app/domain/food/each-line.ts'
import { foodsOfLine } from '#app/domain/food/line-food.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { splitIngredientList } from '#app/domain/food/pasted-list.ts'
import { readPantry } from '#app/domain/kitchen/pantry.ts'
import { addListSchema } from '#app/domain/pantry/pantry-forms.ts'
import { readPantryLine } from '#app/domain/pantry/pantry-line.ts'
import { lineOfEntry } from '#app/domain/pantry/stock.ts'
import { figuresOfLine } from '#app/domain/planning/amount-line.ts'
import { readImport } from '#app/domain/recipe/import-recipes.ts'
import { readFoodNames } from '#app/features/foods/read-food-names.ts'

/** The same lines through every place where a food is typed: each has to come to the same foods and grams. */

type Read = readonly (readonly [foodId: string, grams: number])[]

const summed = (read: Read): Read => {
  const grams = new Map<string, number>()
  for (const [id, more] of read) grams.set(id, (grams.get(id) ?? 0) + more)
  return [...grams]
    .map(([id, sum]) => [id, Math.round(sum)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const counted = (lines: readonly string[]): Read =>
  summed(nutritionOf(lines, 1).counted.map(({ foodId, grams }) => [foodId, grams]))

const imported = (line: string): readonly string[] =>
  readImport(`Test\nIngredients\n${line}\n1 l water\nMethod\nCook.`)[0]!.draft.ingredients.map(
    ({ text }) => text,
  )

/** What is kept of a pantry row, read back as planning reads it. */
const listed = (list: string): readonly string[] =>
  addListSchema
    .parse({ list, idempotencyKey: '12345678' })
    .list.map((line) => lineOfEntry(readPantryLine(line)))

const ENTRIES: Readonly<Record<string, (line: string) => Read>> = {
  'an edited recipe': (line) => counted([line]),
  'an imported recipe': (line) => counted(imported(line)).filter(([id]) => id !== 'water'),
  'the command line': (line) =>
    summed(
      COMMANDS.recipe({ servings: 1, ingredients: [line] }).counted.map(({ foodId, grams }) => [
        foodId,
        grams,
      ]),
    ),
  'a list pasted into the generator': (line) => counted(splitIngredientList(line).items),
  'the generator’s form': (line) => counted(splitIngredientList(line, linesOfEach).items),
  'the pantry': (line) => counted(listed(line)),
  'a line of a plan': (line) =>
    summed(
      splitIngredientList(line, linesOfEach).items.map((item) => {
        const { foodId, grams } = figuresOfLine(item)
        return [foodId ?? '', grams]
      }),
    ),
}

type Case = readonly [line: string, foods: Read]

/** Rows of the pantry hold a count of tins, not their size, and one food each. */
const NOT_IN: Readonly<Record<string, readonly string[]>> = {
  'the pantry': ['2 x 145g tins', '1 (14.5 oz) can', 'lemon juice from', '1 lemon (juice of)'],
  'a line of a plan': ['juice and zest of'],
}

const LINES: readonly Case[] = [
  [
    '½ tsp each cumin, paprika and oregano',
    [
      ['cumin', 1],
      ['oregano', 0],
      ['paprika', 1],
    ],
  ],
  [
    '1 tsp each of salt and pepper',
    [
      ['black-pepper', 2],
      ['salt', 6],
    ],
  ],
  [
    '200 g each peas and carrots',
    [
      ['carrot', 200],
      ['peas', 200],
    ],
  ],
  [
    '1 large egg + 2 yolks',
    [
      ['egg', 50],
      ['egg-yolk', 34],
    ],
  ],
  [
    '2 eggs plus 1 egg white',
    [
      ['egg', 100],
      ['egg-white', 33],
    ],
  ],
  [
    'juice and zest of 1 lemon',
    [
      ['lemon-juice', 48],
      ['lemon-zest', 4],
    ],
  ],
  ['juice of 2 limes', [['lime-juice', 88]]],
  ['lemon juice from 1 lemon', [['lemon-juice', 48]]],
  ['1 lemon (juice of)', [['lemon-juice', 48]]],
  ['1 thumb of ginger', [['ginger', 15]]],
  ['2 thumbs ginger, grated', [['ginger', 30]]],
  ['1 tin Heinz baked beans (415g)', [['baked-beans', 415]]],
  ['2 x 145g tins John West tuna chunks in brine', [['tuna-canned', 290]]],
  ['2x400g tins tomatoes', [['chopped-tomatoes', 800]]],
  ['1 (14.5 oz) can Hunt’s diced tomatoes', [['chopped-tomatoes', 411]]],
  ['carrot 2', [['carrot', 122]]],
  ['Eggs 6', [['egg', 300]]],
  ['eggs x6', [['egg', 300]]],
  ['onions - 2', [['onion', 220]]],
  ['cola, 330 ml can', [['cola', 341]]],
  ['🥕 2 carrots', [['carrot', 122]]],
  ['• 2 onions', [['onion', 220]]],
  ['→ 200 g rice', [['white-rice', 200]]],
  ['[ ] 2 eggs', [['egg', 100]]],
  ['1) 2 eggs', [['egg', 100]]],
  ['two and a half cups flour', [['plain-flour', 313]]],
  ['a cup and a half of sugar', [['sugar', 300]]],
  ['one and a half onions', [['onion', 165]]],
  ['half a dozen eggs', [['egg', 300]]],
  ['100g/3½oz butter', [['butter', 100]]],
  ['½ cup (1 stick) butter', [['butter', 114]]],
  ['1 lb (450 g) beef mince', [['beef-mince', 454]]],
]

for (const [entry, read] of Object.entries(ENTRIES)) {
  const lines = LINES.filter(([line]) => !NOT_IN[entry]?.some((start) => line.startsWith(start)))
  test.each(lines)(`${entry} reads “%s”`, (line, foods) => {
    expect(read(line)).toEqual(foods)
  })
}

test.each(LINES)('the generator cooks with what “%s” names', (line, foods) => {
  const { items } = readPantry(splitIngredientList(line, linesOfEach).items, 'None')
  const named = splitIngredientList(line).items.flatMap((item) => foodsOfLine(readIngredientLine(item)))
  expect(named.map(({ food }) => food.id).toSorted()).toEqual(foods.map(([id]) => id))
  for (const item of items) expect(foods.map(([id]) => id)).toContain(item.food?.id)
})

test.each(['2,000 kg of lard', '500 kg rice', '1,000,000 eggs', '1e9 onions', '0 pears'])(
  'what no kitchen holds is refused with the reason, or not counted: %s',
  (line) => {
    expect(readFoodNames([line])[0]).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining(line.slice(0, 3)),
    })
    expect(readPantryLine(line).refusal).not.toBeNull()
    expect(nutritionOf([line], 1)).toMatchObject({ counted: [], uncounted: [line] })
  },
)
