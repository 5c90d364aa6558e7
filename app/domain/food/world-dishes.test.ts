import { readTable } from '#app/food-table.server.ts'
import { expect, test } from 'vitest'
import { FOODS, findFood } from './foods.ts'
import {
  DISH_KINDS,
  type DishKind,
  readWorldDishRow,
  type WorldDishColumn,
  type WorldDishRow,
} from './world-dish-row.ts'
import { worldDishes } from './world-dishes.ts'

const PLACE = 'foods/world-dishes.csv, line 2'
const TOAST: WorldDishRow = {
  id: 'beans-on-toast',
  name: 'Beans on toast',
  otherNames: 'baked beans on toast; beans and toast',
  cuisine: 'British',
  kind: 'main',
  servingG: '270',
  units: 'plate:270;half:135',
  ingredients: 'white-toast:60;butter:10;baked-beans:200',
  finishedG: '270',
  source: 'typical recipe; amounts by us',
}
const reading = (column: WorldDishColumn, text: string) => () =>
  readWorldDishRow({ ...TOAST, [column]: text }, PLACE, findFood)

/** Least and most kcal in 100 g of a dish of the kind as eaten. */
const KCAL_BOUNDS: Readonly<Record<DishKind, readonly [least: number, most: number]>> = {
  main: [60, 500],
  soup: [30, 200],
  starter: [70, 480],
  side: [20, 440],
  salad: [60, 230],
  sandwich: [125, 400],
  bread: [200, 450],
  breakfast: [50, 460],
  snack: [45, 620],
  dessert: [50, 540],
  drink: [0, 350],
  sauce: [100, 460],
}

/** Names that differ only in accents or in how an apostrophe is typed are one name to a person who types. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()

test('a row is read into a dish with figures per 100 g of the finished weight', () => {
  const dish = readWorldDishRow({ ...TOAST, finishedG: '250' }, PLACE, findFood)
  expect(dish).toMatchObject({
    id: 'beans-on-toast',
    otherNames: ['baked beans on toast', 'beans and toast'],
    kind: 'main',
    servingG: 270,
    unitG: { plate: 270, half: 135 },
    finishedG: 250,
  })
  expect(dish.ingredients.map(({ food, grams }) => [food.id, grams])).toEqual([
    ['white-toast', 60],
    ['butter', 10],
    ['baked-beans', 200],
  ])
  // 60 g of 290, 10 g of 717 and 200 g of 94 kcal in 100 g, in 250 g.
  expect(dish.per100g().kcal).toBeCloseTo((174 + 71.7 + 188) / 2.5, 6)
})

test('a wrong row is refused with its place and column', () => {
  const at = (column: string) => `${PLACE} (beans-on-toast), column "${column}": `
  expect(reading('ingredients', 'white-toast:60;manna:20')).toThrow(
    `${at('ingredients')}"manna" is no food of the table`,
  )
  expect(reading('ingredients', '')).toThrow(`${at('ingredients')}is blank`)
  expect(reading('ingredients', 'butter')).toThrow(`${at('ingredients')}"butter" is not like rice:180`)
  expect(reading('ingredients', 'butter:0')).toThrow(`${at('ingredients')}"butter:0" weighs nothing`)
  expect(reading('units', 'trough:900')).toThrow(`${at('units')}"trough" is not known`)
  expect(reading('kind', 'feast')).toThrow(`${at('kind')}"feast" is not known`)
  expect(reading('finishedG', '0')).toThrow(`${at('finishedG')}is zero`)
  expect(reading('servingG', 'much')).toThrow(`${at('servingG')}"much" is no number`)
  expect(reading('source', '')).toThrow(`${at('source')}is blank`)
})

test('there are dishes of every kind, and they are read once', () => {
  expect(worldDishes().length).toBeGreaterThan(450)
  expect(new Set(worldDishes().map(({ kind }) => kind))).toEqual(new Set(DISH_KINDS))
  expect(worldDishes()).toBe(worldDishes())
})

test('ids and names belong to one dish; it takes the name of a food of the table only where that is told', () => {
  const told = new Set(
    readTable('foods/eaten-as.csv', ['food', 'dish'] as const).map(
      ({ row }) => `food ${row.food} and ${row.dish}`,
    ),
  )
  const owners = new Map<string, string>()
  for (const { name, plural, id } of FOODS) {
    owners.set(folded(name), `food ${id}`)
    owners.set(folded(plural), `food ${id}`)
  }
  const taken: string[] = []
  for (const { id, name, otherNames } of worldDishes()) {
    for (const one of [name, ...otherNames]) {
      const owner = owners.get(folded(one))
      if (owner !== undefined && owner !== id && !told.has(`${owner} and ${id}`))
        taken.push(`${one}: ${owner} and ${id}`)
      owners.set(folded(one), id)
    }
  }
  expect(taken).toEqual([])
  expect(new Set(worldDishes().map(({ id }) => id)).size).toBe(worldDishes().length)
})

test('other names are typed as people type them: lower case, once, without a stray separator', () => {
  const odd = worldDishes().flatMap(({ id, otherNames }) =>
    otherNames
      .filter(
        (name, at) => name !== name.toLowerCase().trim() || otherNames.indexOf(name) !== at || name === '',
      )
      .map((name) => `${id}: ${name}`),
  )
  expect(odd).toEqual([])
})

test('cooking neither adds weight nor takes away more than it can', () => {
  const odd = worldDishes().flatMap(({ id, ingredients, finishedG }) => {
    const sumG = ingredients.reduce((sum, { grams }) => sum + grams, 0)
    return finishedG > sumG + 1 || finishedG < 0.6 * sumG ? [`${id}: ${sumG} g become ${finishedG} g`] : []
  })
  expect(odd).toEqual([])
})

/** Taken by the capsule, the scoop or the stick: no dish on a plate. */
const NO_DISHES: ReadonlySet<string> = new Set([
  'fish-oil-capsule',
  'collagen-powder',
  'butter-stick',
  'powdered-peanut-butter',
  'creatine-powder',
  'supplement-tablet',
  'vitamin-gummy',
  'greens-powder',
  'tic-tac',
  'chewing-gum-stick',
])
const dishes = () => worldDishes().filter(({ id }) => !NO_DISHES.has(id))

test('a serving is what one adult eats and no more than the dish', () => {
  const odd = dishes().filter(
    ({ servingG, finishedG }) => servingG < 15 || servingG > 760 || servingG > finishedG,
  )
  expect(odd.map(({ id }) => id)).toEqual([])
})

test('a unit is between a bite and the double of a serving that is large', () => {
  const odd = dishes().flatMap(({ id, unitG }) =>
    Object.entries(unitG)
      .filter(([, grams]) => grams < 1.5 || grams > 900)
      .map(([unit, grams]) => `${id}: ${unit} ${grams}`),
  )
  expect(odd).toEqual([])
})

test('energy in 100 g is in the bounds of the kind', () => {
  const odd = dishes().flatMap(({ id, kind, per100g }) => {
    const [least, most] = KCAL_BOUNDS[kind]
    return per100g().kcal < least || per100g().kcal > most ? [`${id}: ${per100g().kcal.toFixed(0)} kcal`] : []
  })
  expect(odd).toEqual([])
})
