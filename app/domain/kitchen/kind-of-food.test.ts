import { expect, test } from 'vitest'
import { FOODS, foodById } from '#app/domain/food/foods.ts'
import { exceptionalNames } from './kind-exceptions.ts'
import { kindOfFood, kindOfUnknownName } from './kind-of-food.ts'
import { KINDS } from './kinds.ts'

test('knows how the foods people cook with most behave in a pan', () => {
  const kinds: Record<string, string> = {
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
  for (const [id, kind] of Object.entries(kinds)) expect(kindOfFood(foodById(id)), id).toBe(kind)
})

test('gives every food of the table a kind the kitchen knows', () => {
  for (const food of FOODS) expect(Object.keys(KINDS), food.id).toContain(kindOfFood(food))
})

test('lists no exception for a food the table does not have', () => {
  const names = new Set(FOODS.map((food) => food.name))
  expect(exceptionalNames().filter((name) => !names.has(name))).toEqual([])
})

test('guesses what an unknown food is used as from its name, or does not', () => {
  expect(kindOfUnknownName('amba sauce')).toBe('condiment')
  expect(kindOfUnknownName('yak cheese')).toBe('crumbly-cheese')
  expect(kindOfUnknownName('grains of selim powder')).toBe('spice-blend')
  expect(kindOfUnknownName('zorblax')).toBeNull()
})
