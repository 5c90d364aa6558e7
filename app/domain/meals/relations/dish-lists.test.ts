import { expect, test } from 'vitest'
import { readTable } from '#app/food-table.server.ts'
import { readMeal } from '#app/domain/meals/read-meal.ts'

const idsOf = (said: string) => readMeal(said).components.map(({ foodId }) => foodId)
const kcalOf = (said: string) => readMeal(said).total.kcal
const gramsOf = (said: string, id: string) =>
  readMeal(said).components.find(({ foodId }) => foodId === id)?.grams ?? 0
const saidOf = (text: string) => readMeal(text).components.map(({ said }) => said)

test('a dish told by its parts is what holds them together and the parts', () => {
  expect(idsOf('wrap with chicken and lettuce')).not.toContain('chicken-wrap')
  expect(idsOf('smoothie: banana, spinach, oat milk')).toEqual(['banana', 'spinach', 'oat-milk'])
  expect(idsOf('sandwich, 2 slices bread, ham, cheese and mayo')).toHaveLength(4)
  expect(kcalOf('burrito bowl - rice, chicken, black beans, salsa, sour cream')).toBeLessThan(750)
  expect(kcalOf('cereal - 40g bran flakes with 150ml semi skimmed')).toBeLessThan(260)
})

test('a part of a dish weighs what goes into it', () => {
  expect(gramsOf('sandwich, ham and cheese', 'ham')).toBeLessThan(gramsOf('ham', 'ham') * 1.3)
  expect(gramsOf('homemade pizza with pepperoni', 'pepperoni')).toBeLessThan(60)
})

test('a list of several foods stays a list: a sandwich beside crisps is a whole sandwich', () => {
  expect(idsOf('sandwich, crisps, apple')[0]).toBe('sandwich')
  expect(idsOf('cheese sandwich - crisps - apple')).toHaveLength(3)
  expect(idsOf('lasagne - salad, garlic bread')[0]).toBe('lasagne')
  expect(kcalOf('2 tacos with salsa')).toBeGreaterThan(kcalOf('2 tacos'))
  expect(idsOf('ramen bowl with egg and pork').join()).toMatch(/ramen/)
})

test('counted is what is in a dish, not the dish', () => {
  expect(kcalOf('3 falafel in pitta')).toBeLessThan(kcalOf('falafel in pitta') * 1.6)
})

test('who eats several foods at one meal takes less of each; an amount that was given stays', () => {
  const alone = gramsOf('beef stew', 'beef-stew')
  expect(gramsOf('ugali, sukuma wiki and beef stew', 'beef-stew')).toBeLessThan(alone)
  expect(gramsOf('ugali, sukuma wiki and 300 g beef stew', 'beef-stew')).toBe(300)
})

test('a list behind a known dish tells what was in it', () => {
  const said = 'full english - 2 eggs, 2 bacon, 2 sausages, beans, 1 toast'
  expect(idsOf(said).join()).not.toMatch(/full-english/)
  expect(idsOf(said)).toHaveLength(5)
  expect(idsOf('overnight oats - 40g oats, 150g greek yogurt, 1 banana')).toEqual([
    'oats',
    'greek-yoghurt',
    'banana',
  ])
})

test('a dish whose words are all foods of the list behind it counts once', () => {
  const parts = 'chole bhature - 2 bhature, chole, raw onion'
  expect(readMeal(parts).components.map(({ said }) => said)).toEqual(['2 bhature', 'chole', 'raw onion'])
})

test('a bracket without amounts says what is in a dish, or which kind it is', () => {
  for (const [said, plain] of [
    ['homemade chili (ground beef, kidney beans, tomato)', 'homemade chili'],
    ['2 timbits (chocolate glazed)', '2 timbits'],
  ] as const) {
    expect(readMeal(said).total.kcal, said).toBe(readMeal(plain).total.kcal)
    expect(readMeal(said).notCounted, said).toEqual([])
  }
  expect(readMeal('toast (butter and jam)').total.kcal).toBeGreaterThan(readMeal('toast').total.kcal)
})

test('two foods that are both counted are two, whatever ties them', () => {
  expect(readMeal('1 egg + 1 yolk').components).toHaveLength(2)
  expect(readMeal('2 eggs and 3 sausages').components).toHaveLength(2)
})

test('a bracket weighs only the food right before it', () => {
  const said = readMeal('glass of red wine, cheese and biscuits (5 crackers, 60g cheddar)').components
  expect(said.map(({ foodId }) => foodId)).toEqual([
    expect.stringContaining('red-wine'),
    'cream-crackers',
    'cheddar',
  ])
})

test('a kind that opens a list of its foods is no food of its own', () => {
  expect(idsOf('sushi. 8 pc california roll, 4 pcs salmon nigiri')).toHaveLength(2)
  expect(idsOf('sushi and 4 pcs salmon nigiri')).toHaveLength(2)
})

test('what a dish holds and is told behind it without a comma counts once', () => {
  expect(idsOf('chipotle bowl chicken white rice salsa cheese')).toHaveLength(1)
})

test('a dish whose parts follow with amounts over a comma is only them', () => {
  for (const [text, parts] of [
    ['quinoa bowl, 1 cup cooked quinoa, half a cup black beans, corn', 3],
    ['chicken wrap, 1 tortilla, 100g chicken, lettuce', 3],
    ['spaghetti bolognese, 100 g spaghetti, 150 g lean mince, 100 g passata', 3],
    ['beef chilli, 120g beef mince, 100g kidney beans', 2],
    ['overnight oats, 50 g oats, 150 ml almond milk, 10 g chia', 3],
    ['salmon poke bowl, 150g salmon, 1 cup rice, 50 g avocado', 3],
    ['chicken salad, 120 g chicken, lettuce, 1 tbsp dressing', 3],
  ] as const) {
    expect(saidOf(text), text).toHaveLength(parts)
    expect(saidOf(text).join(), text).not.toMatch(/wrap|bowl|bolognese|chilli|overnight|salad/)
  }
})

test('a dish is its parts where its bread is told with what goes in', () => {
  for (const text of [
    'homemade burger, 150g beef patty, brioche bun, 2 slices of cheddar',
    'hot dog, 1 bun, 1 frankfurter, mustard',
    'cheese sandwich, 40g cheddar, 2 slices of bread',
    'fish tacos, 3 corn tortillas, 150g cod',
  ])
    expect(idsOf(text).join(), text).not.toMatch(/hamburger|hot-dog|cheese-sandwich|fish-taco/)
})

test('a place between the dish and the colon changes nothing', () => {
  const said = saidOf('chicken fillet roll from the deli: 150g baguette, 100g chicken, 15g mayo')
  expect(said).toEqual(['150g baguette', '100g chicken', '15g mayo'])
})

test('a wrap or sandwich whose bread nobody told keeps its bread', () => {
  expect(idsOf('chicken wrap, 100g chicken, 30g cheese')).toContain('flour-tortilla')
})

test('a dish beside other foods with amounts is a dish beside them', () => {
  for (const [text, dish] of [
    ['burger, chips 200g, 330 ml coke', /burger/],
    ['chicken curry, 150 g rice, 1 naan', /curry/],
    ['chicken sandwich, 25g crisps, 330ml coke', /sandwich/],
    ['chicken soup, 1 roll with butter, 200 g yogurt', /soup/],
    ['chocolate cake, 30 g chocolate, 250 ml milk', /cake/],
    ['big mac, 100g fries, 200ml coke', /big mac/],
    ['ham sandwich with 30 g cheddar and 250 ml milk', /sandwich/],
    ['200g chicken curry, 150 g chicken, 100 g rice', /curry/],
  ] as const)
    expect(saidOf(text).join(), text).toMatch(dish)
})

test('a dish is the list over commas that names most of what is in it with amounts', () => {
  for (const [text, dish] of [
    ['cream tea in Devon, one scone with jam and clotted cream, earl grey with milk', /cream-tea-with/],
    ['english breakfast, 2 eggs, 2 bacon, beans, toast', /full-english/],
  ] as const)
    expect(idsOf(text).join(), text).not.toMatch(dish)
  expect(
    gramsOf('cream tea, one scone with jam and clotted cream, earl grey with milk', 'whole-milk'),
  ).toBeLessThan(60)
})

test('without amounts the dish stands, and the list is in it', () => {
  for (const text of [
    'full english, eggs, bacon, sausages, beans, mushrooms',
    'full breakfast, bacon, sausage, egg, beans and toast',
  ]) {
    expect(idsOf(text), text).toEqual(['full-english-breakfast'])
    expect(readMeal(text).components[0]!.assumptions.join()).toContain('taken to be in it')
  }
})

test('what the name of a dish says and the list does not is not lost', () => {
  const ids = idsOf('a Sunday roast: beef, 3 roast potatoes, 2 yorkshire puddings, carrots, gravy').join()
  expect(ids).toMatch(/beef/)
  expect(idsOf('turkey sub, italian bread, 1 slice provolone, 2 tomatoes').join()).toMatch(/turkey/)
})

test('a few of its ingredients, or sides, are beside it', () => {
  for (const [text, dish] of [
    ['ramen, egg, gyoza', /ramen/],
    ['bibimbap, kimchi, egg', /bibimbap/],
    ['chicken curry, rice, naan', /chicken-curry/],
    ['fish and chips, mushy peas', /fish-and-chips/],
    ['steak and chips, salad', /steak-and-chips/],
    ['full english, coffee, orange juice', /full-english/],
  ] as const)
    expect(idsOf(text).join(), text).toMatch(dish)
})

const COLUMNS = 'cue parts shown amounts measured holders shownMeasured energy example'.split(' ')

test('every rule of the table has its example, which counts its foods once', () => {
  const rows = readTable('foods/dishes-told-by-lists.csv', COLUMNS)
  for (const { row, place } of rows) {
    const { components, notCounted } = readMeal(row.example!)
    const inside = components.flatMap(({ assumptions }) =>
      assumptions.filter((one) => /in it$|on its own$|by its parts$/.test(one)),
    )
    expect(inside.length, `${place}: ${row.example}`).toBeGreaterThan(0)
    expect(notCounted, place).toEqual([])
  }
})
