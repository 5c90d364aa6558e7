import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'

/** "quantity[-max] unit | name", short enough to set a line beside its reading. */
function short(line: IngredientLine): string {
  const max = line.quantityMax === null ? '' : `-${line.quantityMax}`
  const quantity = line.quantity === null ? '' : `${Math.round(line.quantity * 1000) / 1000}${max} `
  return `${quantity}${line.unit === null ? '' : `${line.unit} `}| ${line.name}`
}

const AMOUNTS: readonly (readonly [string, string])[] = [
  ['½ cup milk', '0.5 cup | milk'],
  ['1 ½ cups milk', '1.5 cup | milk'],
  ['1½ cups milk', '1.5 cup | milk'],
  ['1 1/2 cups milk', '1.5 cup | milk'],
  ['1-1/2 cups milk', '1.5 cup | milk'],
  ['1 and 1/2 cups milk', '1.5 cup | milk'],
  ['1⁄4 tsp salt', '0.25 teaspoon | salt'],
  ['.5 oz yeast', '0.5 ounce | yeast'],
  ['1,5 kg potatoes', '1.5 kilogram | potatoes'],
  ['1,000 g strong white flour', '1000 gram | strong white flour'],
  ['2-3 carrots', '2-3 | carrots'],
  ['2 – 3 carrots', '2-3 | carrots'],
  ['2 to 3 carrots', '2-3 | carrots'],
  ['2 or 3 carrots', '2-3 | carrots'],
  ['two to three carrots', '2-3 | carrots'],
  ['between 2 and 3 tbsp capers', '2-3 tablespoon | capers'],
  ['½-1 tsp chilli flakes', '0.5-1 teaspoon | chilli flakes'],
  ['2 cups to 3 cups stock', '2-3 cup | stock'],
  ['a lemon', '1 | lemon'],
  ['two eggs', '2 | eggs'],
  ['half a cucumber', '0.5 | cucumber'],
  ['half an onion', '0.5 | onion'],
  ['one and a half cups oats', '1.5 cup | oats'],
  ['two thirds of a cup of sugar', '0.667 cup | sugar'],
  ['three-quarters cup cream', '0.75 cup | cream'],
  ['a dozen eggs', '12 | eggs'],
  ['half a dozen oysters', '6 | oysters'],
  ['2 dozen clams', '24 | clams'],
  ['a couple of tomatoes', '2 | tomatoes'],
  ['a few basil leaves', '3 | basil leaves'],
  ['3 and a half cups flour', '3.5 cup | flour'],
  ['dried chickpeas 200 g', '200 gram | dried chickpeas'],
  ['eggs x 6', '6 | eggs'],
  ['1 tsp each ground cumin and coriander', '1 teaspoon | ground cumin and coriander'],
  ['about 2 cups water', '2 cup | water'],
  ['approx. 300 g lentils', '300 gram | lentils'],
  ['at least 3 tbsp butter', '3 tablespoon | butter'],
  ['three and a half cups flour', '3.5 cup | flour'],
  ['one and one-half cups sugar', '1.5 cup | sugar'],
  ['one and three quarter cups milk', '1.75 cup | milk'],
  ['a cup and a half of flour', '1.5 cup | flour'],
  ['three-quarters of a cup of sugar', '0.75 cup | sugar'],
  ['twenty-five grams butter', '25 gram | butter'],
  ['two hundred and fifty grams flour', '250 gram | flour'],
  ['a hundred grams of sugar', '100 gram | sugar'],
  ['6x tomatoes', '6 | tomatoes'],
  ['1. 2 cups flour', '2 cup | flour'],
  ['🥕 2 carrots', '2 | carrots'],
  ['✅ 200 g rice', '200 gram | rice'],
  ['1 cup half & half', '1 cup | half & half'],
]

const UNITS: readonly (readonly [string, string])[] = [
  ['500g chicken thighs', '500 gram | chicken thighs'],
  ['2 Tbsp. olive oil', '2 tablespoon | olive oil'],
  ['2 T olive oil', '2 tablespoon | olive oil'],
  ['2 t vanilla extract', '2 teaspoon | vanilla extract'],
  ['2 c flour', '2 cup | flour'],
  ['8 fl. oz. cream', '8 fluid ounce | cream'],
  ['8 fl oz cream', '8 fluid ounce | cream'],
  ['2 lbs beef brisket', '2 pound | beef brisket'],
  ['1.2 litres vegetable stock', '1.2 litre | vegetable stock'],
  ['2 dl cream', '2 decilitre | cream'],
  ['3 heaped tsp cocoa powder', '3 teaspoon | cocoa powder'],
  ['2 cloves of garlic', '2 clove | garlic'],
  ['2 fat cloves garlic', '2 clove | garlic'],
  ['2 garlic cloves, crushed', '2 clove | garlic'],
  ['4 whole cloves', '4 | whole cloves'],
  ['6 cloves', '6 | cloves'],
  ['3 celery stalks', '3 stalk | celery'],
  ['2 celery sticks, diced', '2 stick | celery'],
  ['1 cinnamon stick', '1 stick | cinnamon'],
  ['4 fish sticks', '4 | fish sticks'],
  ['4 thyme sprigs', '4 sprig | thyme'],
  ['1 head of cauliflower', '1 head | cauliflower'],
  ['8 rashers streaky bacon', '8 rasher | streaky bacon'],
  ['4 slices of rye bread', '4 slice | rye bread'],
  ['a handful of rocket', '1 handful | rocket'],
  ['large handful spinach', 'handful | spinach'],
  ['small bunch of dill', 'bunch | dill'],
  ['a pinch of saffron', '1 pinch | saffron'],
  ['knob of butter', 'knob | butter'],
  ['thumb of ginger, peeled', 'thumb | ginger'],
  ['a thumb-sized piece of ginger', '1 piece | ginger'],
  ['3cm piece of ginger', '3 centimetre | ginger'],
  ['2-inch piece ginger', '2 inch | ginger'],
  ['a drizzle of olive oil', '1 drizzle | olive oil'],
  ['1 pot roast', '1 | pot roast'],
  ['2 rib eye steaks', '2 | rib eye steaks'],
  ['50 g stem ginger', '50 gram | stem ginger'],
  ['2% milk', '| 2% milk'],
  ['00 flour', '| 00 flour'],
]

const AMOUNTS_BEHIND: readonly (readonly [string, string])[] = [
  ['carrot 2', '2 | carrot'],
  ['Eggs 6', '6 | Eggs'],
  ['eggs: 6', '6 | eggs'],
  ['eggs (6)', '6 | eggs'],
  ['carrots x3', '3 | carrots'],
  ['Russet potatoes, 3-5', '3-5 | Russet potatoes'],
  ['potatoes, 500g, peeled', '500 gram | potatoes'],
  ['Carrots: 2 large, diced', '2 | Carrots'],
  ['tuna 2 tins', '2 can | tuna'],
  ['chopped tomatoes, 2x400g tins', '2 can | chopped tomatoes'],
  ['7up, 330 ml can', '330 millilitre | 7up'],
  ['ginger, a thumb', '1 thumb | ginger'],
  ['Vinegar, ~15 g', '15 gram | Vinegar'],
  ['salt and pepper, 1 tsp each', '1 teaspoon | salt and pepper'],
  ['vitamin powder 1000', '| vitamin powder 1000'],
  ['half & half', '| half & half'],
]

const PACKAGES: readonly (readonly [string, string, string])[] = [
  ['1 (14 ounce) can coconut milk', '1 can | coconut milk', '14 ounce package-size'],
  ['2 (14 oz) cans chickpeas, drained', '2 can | chickpeas', '14 ounce package-size'],
  ['2 14-oz cans chickpeas', '2 can | chickpeas', '14 ounce package-size'],
  ['2 x 400g tins chopped tomatoes', '2 can | chopped tomatoes', '400 gram package-size'],
  ['1 x 400g/14oz tin kidney beans', '1 can | kidney beans', '400 gram package-size'],
  ['1 can (400 g) kidney beans', '1 can | kidney beans', '400 gram package-size'],
  ['400g tin kidney beans', '400 gram | kidney beans', '1 can same'],
  ['1 (8 ounce) package cream cheese, softened', '1 package | cream cheese', '8 ounce package-size'],
  ['4 (6 ounce) salmon fillets', '4 | salmon fillets', '6 ounce each'],
  ['2 x 150g/5oz sirloin steaks', '2 | sirloin steaks', '150 gram each'],
  ['100g/3½oz butter', '100 gram | butter', '3.5 ounce same'],
  ['125g/4 1/2oz plain flour', '125 gram | plain flour', '4.5 ounce same'],
  ['1 cup (240 ml) milk', '1 cup | milk', '240 millilitre same'],
  ['1 cup plus 2 tablespoons flour', '1 cup | flour', '2 tablespoon added'],
  ['1 lb 4 oz mushrooms', '1 pound | mushrooms', '4 ounce added'],
  ['1 (3½- to 4-pound) chicken', '1 | chicken', '3.5 pound each'],
  ['4 (4- to 6-ounce) salmon fillets', '4 | salmon fillets', '4 ounce each'],
  ['1 x 2kg/4lb 8oz chicken', '1 | chicken', '2 kilogram each'],
  ['450g 1lb beef', '450 gram | beef', '1 pound same'],
  ['1 (12 fluid ounce) can or bottle beer', '1 can | beer', '12 fluid ounce package-size'],
  ['a 400g tin of coconut milk', '1 can | coconut milk', '400 gram package-size'],
  ['half a 400g tin coconut milk', '0.5 can | coconut milk', '400 gram package-size'],
  ['a bag of 28 g crisps', '1 bag | crisps', '28 gram each'],
  ['2x400g tins chopped tomatoes', '2 can | chopped tomatoes', '400 gram package-size'],
  ['2 - 15 oz cans pumpkin puree', '2 can | pumpkin puree', '15 ounce package-size'],
  ['½ cup 1 stick salted butter', '0.5 cup | salted butter', '1 stick same'],
  ['5 cm / 2 in piece of ginger', '5 centimetre | ginger', '2 inch same'],
  ['chickpeas (400g tin)', '400 gram | chickpeas', '1 can same'],
  ['1 tsp baking soda 5 mL', '1 teaspoon | baking soda', '5 millilitre same'],
]

const NAMES: readonly (readonly [string, string])[] = [
  ['juice of 1/2 lime', '0.5 | lime juice'],
  ['Juice of 1 large orange', '1 | orange juice'],
  ['finely grated zest of 2 lemons', '2 | lemon zest'],
  ['1 large bulb fennel, sliced', '1 bulb | fennel'],
  ['2 large free-range eggs, lightly beaten', '2 | free-range eggs'],
  ['1 skinless, boneless chicken breast, cut into strips', '1 | skinless boneless chicken breast'],
  ['2 tbsp finely chopped fresh parsley', '2 tablespoon | fresh parsley'],
  ['1 tsp freshly ground black pepper', '1 teaspoon | black pepper'],
  ['500 g ground beef', '500 gram | ground beef'],
  ['salt and freshly ground black pepper, to taste', '| salt and black pepper'],
  ['vegetable oil, for frying', '| vegetable oil'],
  ['3 tbsp olive oil plus 2 tbsp for frying', '3 tablespoon | olive oil'],
  ['200 g butter melted', '200 gram | butter'],
  ['1 tbsp capers (optional)', '1 tablespoon | capers'],
  ['2 spring onions - sliced', '2 | spring onions'],
  ['1/4 cup chopped basil, mint, or coriander', '0.25 cup | basil mint or coriander'],
  ['• 200 g halloumi, sliced', '200 gram | halloumi'],
  ['[ ] 2 limes', '2 | limes'],
  ['1 large egg + 2 yolks', '1 | egg'],
  ['3 medium to large avocados', '3 | avocados'],
  ['Optional glaze: ½ cup icing sugar', '0.5 cup | icing sugar'],
  ['For the sauce: 2 tbsp soy sauce', '2 tablespoon | soy sauce'],
  ['thumb-sized piece of ginger', 'piece | ginger'],
]

test('reads fractions, ranges and numbers in words', () => {
  for (const [line, reading] of AMOUNTS) expect(short(readIngredientLine(line)), line).toBe(reading)
})

test('reads units before and behind the food, spelled in many ways', () => {
  for (const [line, reading] of UNITS) expect(short(readIngredientLine(line)), line).toBe(reading)
})

test('reads amounts behind the food', () => {
  for (const [line, reading] of AMOUNTS_BEHIND) expect(short(readIngredientLine(line)), line).toBe(reading)
})

test('takes a spoon with a letter wrong for a spoon, and no other word', () => {
  for (const spoon of ['teasoon', 'teaspooon', 'teaspoos'])
    expect(readIngredientLine(`2 ${spoon} salt`).unit, spoon).toBe('teaspoon')
  for (const spoon of ['tablespoos', 'tabelspoon', 'TB'])
    expect(readIngredientLine(`2 ${spoon} salt`).unit, spoon).toBe(
      spoon === 'tabelspoon' ? null : 'tablespoon',
    )
  expect(readIngredientLine('2 tablets yeast').unit).toBeNull()
})

test('one amount of each of several foods names them one by one', () => {
  const read = readIngredientLine('2 tbsp each: soy sauce, rice vinegar and honey')
  expect(read).toMatchObject({ quantity: 2, unit: 'tablespoon', isOfEach: true })
  expect(read.listed).toEqual(['soy sauce', 'rice vinegar and honey'])
  expect(readIngredientLine('2 (6 oz each) chicken breasts').isOfEach).toBe(false)
})

test('reads package sizes, second measures and amounts on top', () => {
  for (const [line, reading, further] of PACKAGES) {
    const read = readIngredientLine(line)
    const [first] = read.alternatives
    expect(short(read), line).toBe(reading)
    expect(`${first?.quantity} ${first?.unit} ${first?.role}`, line).toBe(further)
  }
})

test('tells the food from sizes, preparation and remarks', () => {
  for (const [line, reading] of NAMES) expect(short(readIngredientLine(line)), line).toBe(reading)
  const read = readIngredientLine('3 large carrots, peeled and diced (optional)')
  expect(read).toMatchObject({ size: 'large', preparation: 'peeled and diced', isOptional: true })
  expect(readIngredientLine('1 onion, for the stock').comment).toBe('for the stock')
  expect(readIngredientLine('salt, to taste').isToTaste).toBe(true)
  expect(readIngredientLine('salt').isToTaste).toBe(false)
})

test('names foods one by one where commas list them', () => {
  expect(readIngredientLine('1 tbsp chopped dill, parsley, or tarragon').listed).toEqual([
    'dill',
    'parsley',
    'tarragon',
  ])
  expect(readIngredientLine('sour cream, grated cheese, lime wedges').listed).toEqual([
    'sour cream',
    'cheese',
    'lime wedges',
  ])
  expect(readIngredientLine('2 carrots, peeled, finely chopped').listed).toEqual([])
})

test('reads only the first 300 characters of a line', () => {
  const read = readIngredientLine(`2 carrots ${'x'.repeat(5000)}`)
  expect(read.text).toHaveLength(300)
  expect(read.quantity).toBe(2)
})

const PIECES = fc.constantFrom(
  ...'1 2 1/2 ½ 3.5 a half dozen to or - – x ( ) [ ] , ; / + % & " cup tbsp g oz lb fl can clove large small of garlic plus about juice zest chopped finely and for'.split(
    ' ',
  ),
)

test('never throws, and gives ordered, finite amounts, whatever is typed', { timeout: 60_000 }, () => {
  const anything = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(PIECES, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
    fc.array(PIECES, { maxLength: 40 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(anything, (text) => {
      const read = readIngredientLine(text)
      for (const amount of [read, ...read.alternatives]) {
        if (amount.quantity !== null) expect(amount.quantity).toBeGreaterThan(0)
        if (amount.quantityMax !== null)
          expect(amount.quantityMax).toBeGreaterThan(amount.quantity ?? Infinity)
      }
      expect(read.text.length).toBeLessThanOrEqual(300)
      expect(read.name).toBe(read.name.trim())
    }),
    { numRuns: 1000, seed: 20 },
  )
})

test('work does not grow faster than the line: hostile lines of 300 characters are read in bounded steps', () => {
  const hostile = [
    '(',
    '1/',
    '1-',
    '1 to ',
    'finely ',
    'and ',
    '((1 oz) ',
    'a ',
    '1 x ',
    'chopped, ',
    '½',
  ].map((piece) => piece.repeat(300))
  for (const line of hostile) expect(readIngredientLine(line).text.length).toBeLessThanOrEqual(300)
})

test.each([
  ['1 lb (21/25 count shrimp) about 5 per person', 'shrimp'],
  ['3 lbs (boneless pork shoulder), cut into cubes', 'boneless pork shoulder'],
  ['1 kg (potatoes) 250 g per person', 'potatoes'],
  ['1 cup (packed), brown sugar', 'brown sugar'],
])('a food in brackets is named where nothing else is: %s', (line, name) => {
  expect(readIngredientLine(line).name).toBe(name)
})

test.each([
  '(opt.) 1 tsp chilli',
  'opt: 1 tsp chilli',
  'if liked, 1 tsp chopped chilli',
  'if desired - 1 tsp chilli',
])('a line may begin with that it is optional: %s', (line) => {
  expect(readIngredientLine(line)).toMatchObject({ quantity: 1, name: 'chilli', isOptional: true })
})

test.each(['1 lb, 4 oz beef', '1lb4oz beef', '1lb, 4oz beef'])(
  'pounds and ounces are one amount: %s',
  (line) => {
    expect(readIngredientLine(line)).toMatchObject({
      quantity: 1,
      unit: 'pound',
      name: 'beef',
      alternatives: [{ quantity: 4, unit: 'ounce', role: 'added' }],
    })
  },
)

test('a second food behind a comma is no part of the amount', () => {
  expect(readIngredientLine('1 lb, 2 cups sliced').alternatives).toEqual([])
})

test.each([
  ['2 tsp cornflour mixed with 1 tbsp cold water', 'cornflour'],
  ['1 stock cube dissolved in 500 ml boiling water', 'stock cube'],
  ['a pinch of saffron soaked in 2 tbsp warm milk', 'saffron'],
  ['1 tbsp sugar mixed with cinnamon', 'sugar mixed with cinnamon'],
])('what a food is stirred into is a remark: %s', (line, name) => {
  expect(readIngredientLine(line).name).toBe(name)
})
