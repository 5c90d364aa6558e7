import { expect, test } from 'vitest'
import { gramsOf } from './grams.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { foodOfLine, foodsOfLine } from './line-food.ts'

/** "quantity[-max] unit | name | food": short enough to list a line beside its reading. */
function short(line: IngredientLine): string {
  const max = line.quantityMax === null ? '' : `-${line.quantityMax}`
  const quantity = line.quantity === null ? '' : `${Math.round(line.quantity * 1000) / 1000}${max} `
  const foods = foodsOfLine(line).map(({ food }) => food.id)
  return `${quantity}${line.unit === null ? '' : `${line.unit} `}| ${line.name} | ${foods.join('+')}`
}

const reads = (rows: readonly (readonly [string, string])[]) => {
  for (const [line, reading] of rows) expect(short(readIngredientLine(line)), line).toBe(reading)
}

test('a count is read without a space before its word', () => {
  reads([
    ['6large free-range eggs, beaten', '6 | free-range eggs | egg'],
    ['10medium tomatoes', '10 | tomatoes | tomato'],
    ['12 Large Eggs', '12 | Eggs | egg'],
    ['2Large aubergines', '2 | aubergines | aubergine'],
    ['1small red cabbage', '1 | red cabbage | red-cabbage'],
    ['1medium-sized courgette', '1 | courgette | courgette'],
    ['2ripe avocados', '2 | ripe avocados | avocado'],
    ['4boneless chicken thighs', '4 | boneless chicken thighs | chicken-thigh'],
    ['4thick slices rye bread', '4 slice | rye bread | rye-bread'],
    ['3eggs', '3 | eggs | egg'],
    ['5carrots, peeled', '5 | carrots | carrot'],
    ['1bunch parsley', '1 bunch | parsley | parsley'],
    ['2 extra large eggs', '2 | eggs | egg'],
    ['3 XL eggs', '3 | eggs | egg'],
  ])
  expect(readIngredientLine('9large eggs').size).toBe('large')
  // Names that begin with a figure have no quantity.
  for (const name of ['7up', '5spice', '3% milk', '00 flour'])
    expect(readIngredientLine(name).quantity, name).toBeNull()
})

test('ordinal fractions such as "1/3rd", and fractions of one thing such as "½ a lemon"', () => {
  reads([
    ['1/3rd cup maple syrup', '0.333 cup | maple syrup | maple-syrup'],
    ['1/4th tsp turmeric', '0.25 teaspoon | turmeric | turmeric'],
    ['2/3rds cup lentils', '0.667 cup | lentils | lentils'],
    ['3/4ths cup water', '0.75 cup | water | water'],
    ['1/8th teaspoon nutmeg', '0.125 teaspoon | nutmeg | nutmeg'],
    ['5/8ths cup oats', '0.625 cup | oats | oats'],
    ['1 1/3rd cups milk', '1.333 cup | milk | whole-milk'],
    ['1 and 1/4th cups milk', '1.25 cup | milk | whole-milk'],
    ['⅔rds cup milk', '0.667 cup | milk | whole-milk'],
    ['1/3 rd cup honey', '0.333 cup | honey | honey'],
    ['1/3rd of a cup of honey', '0.333 cup | honey | honey'],
    ['1/2 a cucumber', '0.5 | cucumber | cucumber'],
    ['¾ of a teaspoon salt', '0.75 teaspoon | salt | salt'],
    ['1/2 of an onion', '0.5 | onion | onion'],
    ['two thirds of a cup of honey', '0.667 cup | honey | honey'],
    ['three eighths cup milk', '0.375 cup | milk | whole-milk'],
    ['a sixth of a cup of oil', '0.167 cup | oil | vegetable-oil'],
    ['2 doz. oysters', '24 | oysters | oysters'],
    ['1 doz eggs', '12 | eggs | egg'],
  ])
})

test('words for a single piece: unit, clove, pod, shoot', () => {
  reads([
    ['1 unit pear', '1 piece | pear | pear'],
    ['4 units of lime', '4 piece | lime | lime'],
    ['2 units onions', '2 piece | onions | onion'],
    ['1 unit(s) carrot', '1 piece | carrot | carrot'],
    ['2 clove(s) garlic', '2 clove | garlic | garlic'],
    ['1 tin(s) chickpeas', '1 can | chickpeas | chickpeas-canned'],
    ['3 ea. carrots', '3 piece | carrots | carrot'],
    ['3 nos onions', '3 piece | onions | onion'],
    ['2 Stück Zwiebeln', '2 piece | Zwiebeln | onion'],
    ['3 pods of cardamom', '3 piece | cardamom | cardamom'],
    ['2 shoots lemongrass', '2 stem | lemongrass | lemongrass'],
    ['6 shoots spring shallots or 3 shallots', '6 stem | spring shallots | spring-onion'],
    ['3 fronds dill', '3 sprig | dill | dill'],
    ['2 nests egg noodles', '2 block | egg noodles | egg-noodles'],
    ['200 g bamboo shoots', '200 gram | bamboo shoots | bamboo-shoots-canned'],
  ])
  const pears = readIngredientLine('2 units of pear')
  expect(gramsOf(pears, foodOfLine(pears)!.food).grams).toBe(
    gramsOf(readIngredientLine('2 pears'), foodOfLine(pears)!.food).grams,
  )
})

test('an amount taken off another is subtracted', () => {
  const gramsIn = (text: string) => {
    const line = readIngredientLine(text)
    return Math.round(gramsOf(line, foodOfLine(line)!.food).grams! * 10) / 10
  }
  for (const [text, grams] of [
    ['1 cup minus 1 tablespoon plain flour', 117.2],
    ['1 cup less 2 tablespoons plain flour', 109.4],
    ['1 cup plain flour minus 2 tbsp', 109.4],
    ['1 cup plain flour, less 1 tablespoon', 117.2],
    ['1 cup (minus 1 tbsp) plain flour', 117.2],
    ['500 g less 50 g sugar', 450],
    ['1 cup − 1 tbsp plain flour', 117.2],
    ['½ cup plus 1 tbsp sugar', 112.6],
  ] as const)
    expect(gramsIn(text), text).toBe(grams)
  // Two sticks are one cup of butter, not two; a weight after a single item is its total.
  expect(gramsIn('2 sticks (1 cup) butter')).toBe(226)
  expect(gramsIn('1 chicken, 1.5kg')).toBe(1500)
  expect(readIngredientLine('100g/4oz minus 1 tbsp butter').alternatives.map(({ role }) => role)).toEqual([
    'same',
    'taken-off',
  ])
  expect(readIngredientLine('less salt').quantity).toBeNull()
})

test('a weight may be repeated as a count of pieces, and a count as a weight', () => {
  for (const [text, reading, further] of [
    ['30 g or 1 shallot', '30 gram | shallot | shallot', '1 null'],
    ['200g or 1 medium onion', '200 gram | onion | onion', '1 null'],
    ['½ lb or 2 medium courgettes', '0.5 pound | courgettes | courgette', '2 null'],
    ['1 lb / 4 carrots', '1 pound | carrots | carrot', '4 null'],
    ['150g or about 10 cherry tomatoes', '150 gram | cherry tomatoes | cherry-tomato', '10 null'],
    ['400 g or 1 tin chickpeas', '400 gram | chickpeas | chickpeas-canned', '1 can'],
    ['50 g or 2 handfuls spinach', '50 gram | spinach | spinach', '2 handful'],
    ['2 large or 400 g potatoes', '2 | potatoes | potato', '400 gram'],
    ['1 tin or 4 fresh tomatoes', '1 can | fresh tomatoes | chopped-tomatoes', '4 null'],
    ['25 g or 2 tbsp butter', '25 gram | butter | butter', '2 tablespoon'],
    ['3 g or a pinch of salt', '3 gram | salt | salt', '1 pinch'],
  ] as const) {
    const line = readIngredientLine(text)
    expect(short(line), text).toBe(reading)
    expect(`${line.alternatives[0]?.quantity} ${line.alternatives[0]?.unit}`, text).toBe(further)
    expect(line.alternatives[0]?.role, text).toBe('same')
  }
})

test('a remark, a price or brackets may come before the amount, or between the figure and its unit', () => {
  reads([
    ['(optional) 1 tablespoon sesame seeds', '1 tablespoon | sesame seeds | sesame-seeds'],
    ['[Optional]: 1 lime', '1 | lime | lime'],
    ['Optional - 50 g walnuts', '50 gram | walnuts | walnuts'],
    ['Optional – ½ tsp nutmeg', '0.5 teaspoon | nutmeg | nutmeg'],
    ['optional, 2 eggs', '2 | eggs | egg'],
    ['OPTIONAL 50 g dates', '50 gram | dates | dates'],
    ['Optional garnish - 2 tbsp chives', '2 tablespoon | chives | chives'],
    ['2 tbsp optional raisins', '2 tablespoon | raisins | raisins'],
    ['(for the sauce) 2 tbsp soy sauce', '2 tablespoon | soy sauce | soy-sauce'],
    ['For the sauce - 2 tbsp soy sauce', '2 tablespoon | soy sauce | soy-sauce'],
    ['$1.20 200 g rice', '200 gram | rice | white-rice'],
    ['2 eggs @ $0.25 each', '2 | eggs | egg'],
    ['2 tbsp olive oil - $0.50', '2 tablespoon | olive oil | olive-oil'],
    ['1 (packed) cup brown sugar', '1 cup | brown sugar | brown-sugar'],
    ['1 (15-ounce) can (drained) chickpeas', '1 can | chickpeas | chickpeas-canned'],
  ])
  for (const text of [
    '(optional) 1 lime',
    'Optional - 1 lime',
    'optionally 1 lime',
    '1 tbsp optional raisins',
  ])
    expect(readIngredientLine(text).isOptional, text).toBe(true)
})

test('the count per pound or per person is a remark, and a food named only in brackets is the food', () => {
  reads([
    ['2 pounds (21 to 25 count prawns) 5 per person, peeled', '2 pound | prawns | prawns'],
    ['1½ pounds (26 to 30 count shrimp), peeled', '1.5 pound | shrimp | prawns'],
    ['1 lb 16/20 count shrimp', '1 pound | shrimp | prawns'],
    ['2 lb. 16-20 ct. shrimp, deveined', '2 pound | shrimp | prawns'],
    ['1 kg (31/40 count) raw prawns', '1 kilogram | raw prawns | prawns'],
    ['4 chicken breasts 1 per person', '4 | chicken breasts | chicken-breast'],
    ['8 chicken thighs, 2 per person', '8 | chicken thighs | chicken-thigh'],
    ['250 g (pasta)', '250 gram | pasta | pasta'],
    ['2 cups (optional)', '2 cup |  | '],
  ])
})

test('sized spoons, cups and pieces, decimal commas, and ranges in words', () => {
  reads([
    ['2 heaped tbsp cocoa powder', '2 tablespoon | cocoa powder | cocoa-powder'],
    ['a scant cup of sugar', '1 cup | sugar | sugar'],
    ['1 tightly packed cup spinach', '1 cup | spinach | spinach'],
    ['1,5 dl milk', '1.5 decilitre | milk | whole-milk'],
    ['12,5 g butter', '12.5 gram | butter | butter'],
    ['1½-inch piece of ginger, grated', '1.5 inch | ginger | ginger'],
    ['three or four sprigs of thyme', '3-4 sprig | thyme | thyme'],
    ['a couple of handfuls of spinach', '2 handful | spinach | spinach'],
    ['a couple tablespoons of olive oil', '2 tablespoon | olive oil | olive-oil'],
    ['1-1/2 to 2 cups milk', '1.5-2 cup | milk | whole-milk'],
    ['2 - 400g tins chickpeas', '2 can | chickpeas | chickpeas-canned'],
    ['1 tsp plus a pinch of salt', '1 teaspoon | salt | salt'],
    ['heaping 1/2 cup oats', '0.5 cup | oats | oats'],
    ['1 cup heaped spinach', '1 cup | spinach | spinach'],
    ['half-pound of beef mince', '0.5 pound | beef mince | beef-mince'],
    ['quarter-cup sugar', '0.25 cup | sugar | sugar'],
    ['1/4 to a 1/2 cup sugar', '0.25-0.5 cup | sugar | sugar'],
    ['five or so tomatoes', '5 | tomatoes | tomato'],
    ['a pinch or two of salt', '1-2 pinch | salt | salt'],
    ['few drops vanilla', '3 drop | vanilla | vanilla-extract'],
    ['pinch each of salt and pepper', 'pinch | salt and pepper | salt+black-pepper'],
    ['juice 1 lemon', '1 | lemon juice | lemon-juice'],
    ['1 large or 2 small onions', '1 | onions | onion'],
  ])
})
