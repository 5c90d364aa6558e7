import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOODS, foodById } from '#app/domain/food/foods.ts'
import { drawPlate } from './draw-plate.ts'
import { formOfWords } from './dish-words.ts'
import { type DrawableFood, plateOf } from './plate-of.ts'

const CHICKEN = foodById('chicken-thigh')
const RICE = foodById('white-rice')
const OIL = foodById('olive-oil')
const CORIANDER = foodById('coriander')
const COCONUT_MILK = foodById('coconut-milk')

const drawn = (dishTemplate: string, foods: readonly DrawableFood[], name = 'Dinner') =>
  plateOf({ name, dishTemplate, foods, seed: 1 }).foods.map((each) => `${each.name}: ${each.role}`)

test('puts the main food first and the garnish last, and leaves out what one does not see', () => {
  expect(drawn('plate', [OIL, CORIANDER, RICE, CHICKEN])).toEqual([
    'chicken thigh: pieces',
    'white rice: grains',
    'coriander: garnish',
  ])
})

test('cuts the meat up where the dish does', () => {
  expect(drawn('stir-fry', [CHICKEN])).toEqual(['chicken thigh: cubes'])
})

test('fills a curry with its sauce, not with the colour of its coconut milk', () => {
  expect(drawn('curry', [CHICKEN, COCONUT_MILK])).toEqual(['curry: sauce', 'chicken thigh: cubes'])
})

test('gives a smooth soup the colour of what it is named after', () => {
  const foods = [foodById('carrot'), foodById('onion')]
  expect(drawn('soup', foods, 'Carrot soup')[0]).toBe('carrot: sauce')
  expect(drawn('soup', [CHICKEN, ...foods], 'Chicken and carrot soup')[0]).toBe('broth: sauce')
})

test('reads the form from the recipe name when the form says nothing', () => {
  expect(plateOf({ name: 'Prawn tacos', dishTemplate: 'dinner', foods: [], seed: 1 }).dish).toBe('tacos')
})

test.each([
  ['Waffles with strawberries', 'plate', 'waffles'],
  ['Pavlova', 'dessert', 'pavlova'],
  ['Lemon madeleines', 'cakes', 'madeleines'],
  ['Sticky toffee pudding', 'pudding', 'sponge pudding'],
  ['Chapatis', 'bread', 'flatbreads'],
  ['Nut roast', 'meat', 'meat loaf'],
  ['Masala chai', 'smoothie', 'drink'],
  ['Lemonade', 'dessert', 'clear drink'],
  ['Dinner rolls', 'bread', 'buns'],
  ['Eton mess', 'dessert', 'overnight oats'],
])('draws %s, served as %s, as what is told by its name', (name, dishTemplate, dish) => {
  const plate = plateOf({ name, dishTemplate, foods: [foodById('strawberries')], seed: 1 })
  expect(plate.dish).toBe(dish)
  expect(drawPlate(plate)).toContain('<svg')
})

test('chooses one to seven foods for any recipe, the same ones each time, and draws them', () => {
  const anyRecipe = fc.record({
    name: fc.string(),
    dishTemplate: fc.oneof(
      fc.string(),
      fc.constantFrom('soup', 'salad', 'tacos', 'grain bowl', 'tray bake', 'pasta'),
    ),
    foods: fc.array(fc.constantFrom(...FOODS), { maxLength: 20 }),
    seed: fc.nat(),
  })
  fc.assert(
    fc.property(anyRecipe, (recipe) => {
      const plate = plateOf(recipe)
      expect(plate.foods.length).toBeGreaterThanOrEqual(1)
      expect(plate.foods.length).toBeLessThanOrEqual(7)
      expect(plateOf(recipe)).toEqual(plate)
      expect(plate.foods.findLastIndex(({ role }) => role !== 'garnish')).toBeLessThan(
        plate.foods.some(({ role }) => role === 'garnish')
          ? plate.foods.findIndex(({ role }) => role === 'garnish')
          : plate.foods.length,
      )
      expect(drawPlate(plate)).toContain('</svg>')
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['stir-fry', 'stir-fry'],
  ['Lentil soup with toast', 'soup'],
  ['Mango and chia pudding', 'yoghurt bowl'],
  ['Chicken noodle soup', 'noodle soup'],
  ['Chicken, rice and broccoli', null],
  ['rice', 'tossed bowl'],
  ['Banana bread', 'loaf'],
  ['Moroccan lamb tagine', 'stew'],
  ['smoothie', 'smoothie'],
  ['constructor', null],
])('reads the form of "%s" as %s', (words, form) => {
  expect(formOfWords(words)).toBe(form)
})

test('keeps what the dish is named after, however many foods there are', () => {
  const ids = [
    'salmon',
    'lettuce',
    'rocket',
    'cucumber',
    'tomato',
    'radish',
    'avocado',
    'feta',
    'olives',
    'spinach',
    'dill',
  ]
  expect(drawn('salad', ids.map(foodById), 'Salmon and spinach salad')).toEqual(
    expect.arrayContaining(['salmon: cubes', 'spinach: leaves']),
  )
})

test('draws every fruit and vegetable in a shape and a colour of its own family', () => {
  const greens = FOODS.filter(
    ({ group, look }) => ['fruit', 'vegetables'].includes(group) && look.role !== 'unseen',
  )
  expect(greens.length).toBeGreaterThan(300)
  // Food cut into plain slices looks like any other: these have nothing else to be known by.
  const plain = greens.filter(({ look }) => look.role === 'slices' && look.shape === null).map(({ id }) => id)
  expect(plain.toSorted()).toEqual(['huitlacoche', 'potato-smiles', 'truffle'])
  const counts = Map.groupBy(greens, ({ look }) => `${look.role} ${look.shape} ${look.colour} ${look.inside}`)
  // A look is shared by the same plant in other states and by near kin, never by half of the table.
  expect(Math.max(...[...counts.values()].map((foods) => foods.length))).toBeLessThanOrEqual(10)
  for (const { id, look } of greens) {
    const [food] = plateOf({ name: 'Dinner', dishTemplate: 'plate', foods: [foodById(id)], seed: 1 }).foods
    expect(food).toMatchObject({ role: look.role, shape: look.shape, colour: look.colour })
  }
})

test('draws less than a tenth of the fruit, vegetables, fish and meat in the same colour', () => {
  const seen = FOODS.filter(
    ({ group, look }) =>
      ['fruit', 'vegetables', 'fish', 'meat', 'poultry'].includes(group) && look.role !== 'unseen',
  )
  const most = Math.max(
    ...[...Map.groupBy(seen, ({ look }) => look.colour).values()].map((foods) => foods.length),
  )
  expect(most / seen.length).toBeLessThan(0.1)
})

test('serves meat by its cut, and as the dish cuts or shapes it', () => {
  const shapes = (dishTemplate: string, id: string) =>
    plateOf({ name: 'Dinner', dishTemplate, foods: [foodById(id)], seed: 1 }).foods.map(
      ({ role, shape }) => `${role}: ${shape}`,
    )
  expect(shapes('plate', 'pork-chop')).toEqual(['pieces: chop'])
  expect(shapes('plate', 'sea-bass')).toEqual(['pieces: whole-fish'])
  expect(shapes('salad', 'sea-bass')).toEqual(['cubes: flakes'])
  expect(shapes('stir-fry', 'beef-steak')).toEqual(['cubes: meat'])
  expect(shapes('burger', 'beef-mince')).toEqual(['pieces: patty'])
  expect(shapes('meatballs', 'beef-mince')).toEqual(['balls: falafel'])
})

test('colours a dough by its cocoa, and leaves chocolate as chips where it is chopped', () => {
  const [cocoa, chocolate] = [foodById('cocoa-powder'), foodById('dark-chocolate')]
  expect(drawn('brownie', [chocolate])).toEqual(['chocolate: sauce'])
  expect(drawn('cookies', [chocolate])).toEqual(['cake: sauce', 'dark chocolate: balls'])
  expect(drawn('cookies', [cocoa])).toEqual(['chocolate: sauce'])
})

test.each([
  ['toast', 'French toast, soaked and fried', 'french toast'],
  ['bowl', 'Steamed eggs with soy and spring onion', 'steamed eggs'],
  ['scone', 'Savoury cheese scones', 'buns'],
  ['buns', 'Swedish cinnamon buns', 'buns'],
  ['burger', 'Beef burgers in brioche buns', 'burger'],
  ['bowl', 'Rice bowl with steamed eggs', 'grain bowl'],
])('a template of "%s" named "%s" is drawn as %s', (dishTemplate, name, dish) => {
  expect(plateOf({ name, dishTemplate, foods: [], seed: 1 }).dish).toBe(dish)
})
