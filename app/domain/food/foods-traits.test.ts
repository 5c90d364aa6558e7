import { expect, test } from 'vitest'
import type { Kind } from '#app/domain/kitchen/kinds.ts'
import { readPantry } from '#app/domain/kitchen/pantry.ts'
import { plateOf } from '#app/domain/plate/plate-of.ts'
import type { Food } from './food.ts'
import { FOODS, foodById } from './foods.ts'
import { treatmentOf } from './treatment.ts'

test('knows how the foods people cook with most behave in a pan', () => {
  const kinds: Record<string, Kind> = {
    'chicken-thigh': 'poultry',
    'beef-mince': 'mince',
    salmon: 'oily-fish',
    cod: 'white-fish',
    prawns: 'prawns',
    tofu: 'tofu',
    halloumi: 'frying-cheese',
    egg: 'egg',
    'chickpeas-canned': 'pulse-cooked',
    'red-lentils': 'pulse-quick',
    'basmati-rice': 'rice',
    'risotto-rice': 'risotto-rice',
    couscous: 'quick-grain',
    spaghetti: 'pasta',
    'egg-noodles': 'noodles',
    onion: 'allium',
    garlic: 'garlic',
    spinach: 'leaf',
    lettuce: 'salad-leaf',
    'chopped-tomatoes': 'canned-tomato',
    tomato: 'tomato',
    lemon: 'citrus',
    coriander: 'soft-herb',
    cumin: 'spice',
    'garam-masala': 'spice-blend',
    cinnamon: 'sweet-spice',
    'soy-sauce': 'soy',
    miso: 'miso',
    'greek-yoghurt': 'yoghurt',
    parmesan: 'hard-cheese',
    feta: 'crumbly-cheese',
    honey: 'syrup',
    'milk-chocolate': 'treat',
    'olive-oil': 'oil',
    butter: 'butter',
  }
  for (const [id, kind] of Object.entries(kinds)) expect(foodById(id).kind, id).toBe(kind)
})

/** Ids of the foods for which something is wrong; the tests want none. */
const idsWhere = (isWrong: (food: Food) => boolean) => FOODS.filter(isWrong).map(({ id }) => id)

/** What is boiled dry or raw, and what has to soften in it. */
const RAW_STARCH: readonly Kind[] = ['rice', 'risotto-rice', 'slow-grain', 'quick-grain', 'pasta', 'noodles']
const RAW_MEAT: readonly Kind[] = [
  'poultry',
  'poultry-bone',
  'mince',
  'steak',
  'pork',
  'stewing-meat',
  'prawns',
]

test('what is boiled by itself says for how long, and is not cooked already', () => {
  expect(idsWhere((food) => RAW_STARCH.includes(food.kind) && food.boilMin === null)).toEqual([])
  expect(idsWhere((food) => RAW_STARCH.includes(food.kind) && food.state === 'cooked')).toEqual([])
})

test('what is cooked or canned is not cooked as if it were raw', () => {
  const isDone = ({ state }: Food) => state === 'cooked' || state === 'canned'
  expect(idsWhere((food) => isDone(food) && RAW_MEAT.includes(food.kind))).toEqual([])
  expect(
    idsWhere((food) => isDone(food) && ['white-fish', 'oily-fish', 'mussels'].includes(food.kind)),
  ).toEqual([])
})

test('a food that has to simmer until tender is cooked as stewing meat', () => {
  const isTough = (food: Food) => (treatmentOf(food)?.tenderMin ?? 0) > 0
  expect(idsWhere((food) => isTough(food) && food.kind !== 'stewing-meat')).toEqual([])
})

test('a finished dish is a dish, whatever group it is in, and nothing is made of it', () => {
  const finished = ['instant-porridge', 'veal-parmigiana', 'veal-marsala', 'pork-schnitzel', 'vegetable-stew']
  const more = [
    'fish-stew',
    'aubergine-parmigiana',
    'semolina-pudding',
    'khichdi',
    'shrimp-scampi',
    'apple-pie',
  ]
  for (const id of [...finished, ...more]) expect(foodById(id).kind, id).toBe('dish')
  expect(idsWhere(({ group, kind }) => group === 'dishes' && kind !== 'dish')).toEqual(['matcha-latte'])
  const { items, refused } = readPantry(['chicken thighs', 'instant porridge', 'veal parmigiana'], 'None')
  expect(items.map(({ key }) => key)).toEqual(['chicken-thigh'])
  expect(refused.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('is a finished dish already'),
    expect.stringContaining('is a finished dish already'),
  ])
})

test('hot peppers season a dish, whatever they are called', () => {
  const hot: readonly Kind[] = ['fresh-chilli', 'hot-spice']
  for (const id of ['aji-amarillo', 'guajillo-chilli', 'scotch-bonnet', 'birds-eye-chilli', 'pasilla-chilli'])
    expect(hot, id).toContain(foodById(id).kind)
})

test('what one buys to eat is seen on a plate; what melts, dissolves or seasons is not', () => {
  const groups = ['vegetables', 'fruit', 'meat', 'poultry', 'fish']
  const isSeasoning = ({ roles }: Food) =>
    roles[0] === 'aromatic' || roles[0] === 'spice' || roles[0] === 'fat'
  const unseen = idsWhere(
    (food) => groups.includes(food.group) && food.look.role === 'unseen' && !isSeasoning(food),
  )
  expect(unseen).toEqual([
    'shrimp-paste',
    'dried-shrimp',
    'anchovy-paste',
    'mixed-peel',
    'apricot-nectar',
    'spirulina',
  ])
  for (const id of ['olive-oil', 'salt', 'sugar', 'baking-powder', 'vinegar', 'cumin', 'water'])
    expect(foodById(id).look.role, id).toBe('unseen')
})

test('a plate shows the watermelon, the watercress and the sugar snaps of a salad', () => {
  const foods = ['watermelon', 'watercress', 'sugar-snap-peas'].map(foodById)
  const { foods: drawn } = plateOf({ name: 'Summer salad', dishTemplate: 'salad', foods, seed: 1 })
  expect(drawn.map(({ role }) => role).toSorted()).toEqual(['leaves', 'slices', 'sticks'])
})

/** Hue of a colour in degrees, 0 is red. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue) || 1
  const sixth =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  return (sixth * 60 + 360) % 360
}

test('colours are those of the food, not of a word in its name', () => {
  const hues: Record<string, readonly [least: number, most: number]> = {
    grapefruit: [0, 40],
    'plum-tomato': [0, 20],
    'lambs-lettuce': [70, 130],
    'turnip-greens': [70, 130],
    pineapple: [40, 60],
  }
  for (const [id, [least, most]] of Object.entries(hues)) {
    const hue = hueOf(foodById(id).look.colour)
    expect(hue, id).toBeGreaterThanOrEqual(least)
    expect(hue, id).toBeLessThanOrEqual(most)
  }
})

test('few foods share a colour that says nothing', () => {
  expect(idsWhere(({ look }) => look.colour === '#c9a26a').length).toBeLessThan(15)
})
