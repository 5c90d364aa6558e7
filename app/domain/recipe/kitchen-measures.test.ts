import { expect, test } from 'vitest'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { unitRow } from '#app/domain/food/units.ts'
import { lineFactsOf } from './line-facts.ts'
import { lineInColumns, scaleLine } from './scale-line.ts'

const scaled = (text: string, factor: number, system: 'original' | 'metric' | 'us' = 'original') =>
  scaleLine(text, { factor, system, facts: lineFactsOf([text])[0]! })

const shows = (rows: readonly (readonly [string, number, string])[]) => {
  for (const [line, factor, expected] of rows)
    expect(scaled(line, factor), `${line} × ${factor}`).toBe(expected)
}

test('a fraction of a cup is measured in smaller cups and spoons', () => {
  shows([
    ['1/3 cup sugar', 1 / 2, '2 tbsp + 2 tsp sugar'],
    ['1/3 cup sugar', 1 / 4, '1 tbsp + 1 tsp sugar'],
    ['1/3 cup sugar', 2, '⅔ cup sugar'],
    ['1/4 cup milk', 1 / 2, '2 tbsp milk'],
    ['1/4 cup milk', 1 / 4, '1 tbsp milk'],
    ['1/4 cup milk', 3 / 2, '¼ cup + 2 tbsp milk'],
    ['3/4 cup oats', 1 / 2, '¼ cup + 2 tbsp oats'],
    ['3/4 cup oats', 3 / 2, '1 cup + 2 tbsp oats'],
    ['1 cup flour', 5 / 6, '½ cup + ⅓ cup flour'],
    ['1 cup flour', 7 / 12, '⅓ cup + ¼ cup flour'],
    ['1/3 cup sugar', 100 / 36, '⅔ cup + ¼ cup sugar'],
    ['1 cup flour', 1 / 6, '2 tbsp + 2 tsp flour'],
    ['2 cups stock', 1 / 3, '⅔ cup stock'],
    ['1/3 to 1/2 cup milk', 1 / 2, '2⅔ to 4 tbsp milk'],
  ])
  expect(lineInColumns(scaled('⅓ cup sugar', 1 / 2))).toEqual({ amount: '2 tbsp + 2 tsp', rest: 'sugar' })
})

test('less than one spoon becomes a smaller spoon, and many become a larger measure', () => {
  shows([
    ['1 tbsp oil', 1 / 2, '½ tbsp oil'],
    ['1 tbsp oil', 1 / 3, '1 tsp oil'],
    ['1 tbsp oil', 1 / 4, '¾ tsp oil'],
    ['1 tbsp oil', 5 / 4, '1 tbsp + ¾ tsp oil'],
    ['2 tablespoons butter', 2 / 3, '1 tablespoon + 1 teaspoon butter'],
    ['2 tablespoons butter', 1 / 3, '2 teaspoons butter'],
    ['3 tbsp soy sauce', 1 / 4, '2¼ tsp soy sauce'],
    ['1 tsp vanilla extract', 6, '2 tbsp vanilla extract'],
    ['4 tbsp sugar', 4, '1 cup sugar'],
    ['1 to 2 tbsp oil', 1 / 4, '¾ to 1½ tsp oil'],
    ['1 heaped tbsp cocoa powder', 1 / 3, '⅓ heaped tbsp cocoa powder'],
  ])
  expect(scaled('4 tbsp butter', 2, 'us')).toBe('½ cup butter')
  expect(scaled('16 tbsp sugar', 1, 'metric')).toBe('200 g sugar')
})

test('less than the smallest spoon is a pinch', () => {
  shows([
    ['1/8 teaspoon salt', 1 / 2, 'a pinch of salt'],
    ['1/8 teaspoon salt', 3, '⅜ teaspoon salt'],
    ['1/3 tsp cinnamon', 1 / 2, '⅙ tsp cinnamon'],
    ['1/3 tsp cinnamon', 1 / 4, 'a pinch of cinnamon'],
    ['1/4 tsp of nutmeg', 1 / 3, 'a pinch of nutmeg'],
    ['1/4 tsp nutmeg', 3 / 4, '⅛ tsp + a pinch of nutmeg'],
    ['1/4 tsp nutmeg', 5 / 4, '¼ tsp + a pinch of nutmeg'],
    ['1/2 tsp yeast', 5 / 6, 'generous ⅓ tsp yeast'],
    ['3/4 tsp salt', 3 / 2, '1⅛ tsp salt'],
    ['a pinch of salt', 1 / 2, 'a small pinch of salt'],
    ['a pinch of salt', 2, '2 pinches of salt'],
  ])
  expect(lineInColumns(scaled('⅛ tsp salt', 1 / 2))).toEqual({ amount: 'a pinch', rest: 'salt' })
})

test('pounds become ounces, pounds and ounces stay together, and small weights keep their tenths', () => {
  shows([
    ['1 lb beef mince', 5 / 8, '10 oz beef mince'],
    ['1/4 lb bacon', 1 / 2, '2 oz bacon'],
    ['1 lb beef mince', 5 / 4, '1¼ lb beef mince'],
    ['1 lb 4 oz beef mince', 1 / 2, '10 oz beef mince'],
    ['1 lb 4 oz beef mince', 2, '2 lb 8 oz beef mince'],
    ['1 lb 8 oz potatoes', 2, '3 lb potatoes'],
    ['1 lb. 4 oz. beef', 2, '2 lb. 8 oz. beef'],
    ['1 kg 500 g flour', 1 / 3, '500 g flour'],
    ['5 g dried yeast', 1 / 4, '1.3 g dried yeast'],
  ])
})

test('counted foods are written in halves, quarters and sixths', () => {
  shows([
    ['1 egg', 1 / 4, '¼ egg'],
    ['1 egg', 1 / 6, '⅙ egg'],
    ['1 egg', 1 / 12, '1/12 egg'],
    ['3 eggs', 1 / 8, '⅜ egg'],
    ['3 eggs', 3 / 2, '4½ eggs'],
    ['8large eggs', 2, '16 large eggs'],
    ['3units onion', 2, '6 units onion'],
    ['4 units of lemon', 1 / 4, '1 unit of lemon'],
    ['2 clove(s) garlic', 1 / 2, '1 clove garlic'],
    ['1/3rd cup honey', 3, '1 cup honey'],
  ])
  expect(lineInColumns('8large eggs')).toEqual({ amount: '8 large', rest: 'eggs' })
})

test('two parts of an amount are added up in metric, or subtracted', () => {
  for (const [line, factor, expected] of [
    ['1 lb 4 oz beef mince', 1, '565 g beef mince'],
    ['1 lb 4 oz beef mince', 1 / 2, '285 g beef mince'],
    ['2 lb 3 oz flour', 1, '990 g flour'],
    ['3 lb 6 oz chicken', 2, '3.06 kg chicken'],
    ['1 pint 7 fl oz stock', 1, '680 ml stock'],
    ['1 cup plus 2 tbsp milk', 1, '270 ml milk'],
    ['1 cup + 2 tbsp plain flour', 1, '140 g plain flour'],
    ['1 cup minus 1 tablespoon plain flour', 1, '115 g plain flour'],
    ['1 cup plain flour, less 1 tablespoon', 2, '235 g plain flour'],
    ['750ml/1 pint 7fl oz stock', 1, '750ml/1 pint 7fl oz stock'],
  ] as const)
    expect(scaled(line, factor, 'metric'), line).toBe(expected)
  expect(scaled('1 kg 500 g potatoes', 1, 'us')).toBe('3⅓ lb potatoes')
  expect(scaled('1 cup plus 2 tbsp flour', 1 / 2)).toBe('½ cup plus 1 tbsp flour')
  expect(scaled('1 cup minus 1 tbsp flour', 2)).toBe('2 cups minus 2 tbsp flour')
})

test('millilitres become American cups that add up', () => {
  for (const [line, expected] of [
    ['200 ml water', '½ cup + ⅓ cup water'],
    ['500 g chicken thighs', '1 lb 1½ oz chicken thighs'],
    ['300 g beef mince', '10½ oz beef mince'],
    ['3 g frobnitz', '3 g frobnitz'],
  ] as const)
    expect(scaled(line, 1, 'us'), line).toBe(expected)
})

test('every further amount of a line is scaled, and descriptive figures are not', () => {
  for (const [line, expected] of [
    ['3 eggs or 2 duck eggs', '6 eggs or 4 duck eggs'],
    ['½ tsp salt, plus 1 tsp for the pasta water', '1 tsp salt, plus 2 tsp for the pasta water'],
    ['2 eggs, plus 1 egg yolk', '4 eggs, plus 2 egg yolks'],
    ['1 egg + 2 yolks', '2 eggs + 4 yolks'],
    ['1 onion (or 2 shallots)', '2 onions (or 4 shallots)'],
    ['30 g or 1 shallot', '60 g or 2 shallots'],
    ['500 g flour, plus 2 tbsp for dusting', '1 kg flour, plus 4 tbsp for dusting'],
    ['100 g butter plus an extra 20 g', '200 g butter plus an extra 40 g'],
    ['1 red and 1 green pepper', '2 red and 2 green peppers'],
    ['2 x 400g tins tomatoes or 1 x 800g tin', '4 x 400g tins tomatoes or 2 x 800g tin'],
    ['1 cup rice, divided (½ cup for later)', '2 cups rice, divided (1 cup for later)'],
    ['3 eggs, 2 separated', '6 eggs, 4 separated'],
    ['2 carrots, cut into 2 cm pieces', '4 carrots, cut into 2 cm pieces'],
    ['300 g beef, cut into 2 or 3 pieces', '600 g beef, cut into 2 or 3 pieces'],
    ['1 sheet puff pastry, for a 20 cm tin', '2 sheets puff pastry, for a 20 cm tin'],
    ['4 salmon fillets, about 150 g each', '8 salmon fillets, about 150 g each'],
    ['2 chicken breasts (about 200g each)', '4 chicken breasts (about 200g each)'],
    ['1 kg flour, type 45 or 55', '2 kg flour, type 45 or 55'],
    ['1 onion, soaked for 1 or 2 hours', '2 onions, soaked for 1 or 2 hours'],
    ['1 (14 oz) can beans', '2 (14 oz) cans beans'],
    ['2 sticks (1 cup) butter', '4 sticks (2 cups) butter'],
    ['1 large or 2 small onions', '2 large or 4 small onions'],
    ['a pinch or two of salt', '2 to 4 pinches of salt'],
    ['half-pound of beef mince', '1 pound of beef mince'],
  ] as const)
    expect(scaled(line, 2), line).toBe(expected)
  expect(scaled('1 cup rice or 8 oz barley', 1, 'metric')).toBe('185 g rice or 225 g barley')
})

const ML_OF_PINCH_OR_LESS = 1.26

/** Total millilitres of a line's amounts. */
function mlIn(text: string): number {
  const line = readIngredientLine(text)
  const parts = [line, ...line.alternatives.filter(({ role }) => role === 'added')]
  return parts.reduce((sum, { quantity, unit }) => sum + (quantity ?? 1) * (unitRow(unit!).ml ?? 0), 0)
}

test('the amount shown is within 5 % of the exact one, for all usual amounts and servings', () => {
  const amounts = ['1/4', '1/3', '1/2', '2/3', '3/4', '1', '1 1/4', '1 1/3', '1 1/2', '2', '3', '4', '5']
  for (const unit of ['cup', 'tbsp', 'tsp']) {
    for (const amount of amounts) {
      for (let servings = 1; servings <= 12; servings++) {
        const line = `${amount} ${unit} sugar`
        const meant = (mlIn(line) * servings) / 4
        const shown = scaled(line, servings / 4)
        // Below a quarter of a teaspoon, and in a cook's words such as "scant", the figure is rough.
        if (meant < ML_OF_PINCH_OR_LESS || /scant|generous|pinch/.test(shown)) continue
        expect(Math.abs(mlIn(shown) - meant) / meant, `${line} × ${servings}/4: ${shown}`).toBeLessThan(0.051)
      }
    }
  }
})
