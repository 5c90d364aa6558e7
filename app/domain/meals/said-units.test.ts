import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const gramsOf = (said: string) => readMeal(said).components[0]?.grams ?? 0
const kcalOf = (said: string) => readMeal(said).total.kcal
const idsOf = (said: string) => readMeal(said).components.map(({ foodId }) => foodId)

test('reads decilitres and centilitres, and decimal commas', () => {
  expect(gramsOf('3 dl latte')).toBeCloseTo(gramsOf('300 ml latte'), 0)
  expect(gramsOf('33 cl coke')).toBeCloseTo(gramsOf('330 ml coke'), 0)
  expect(gramsOf('2 decilitres of milk')).toBeCloseTo(gramsOf('200 ml milk'), 0)
  expect(gramsOf('beer 0,5l')).toBeCloseTo(gramsOf('500 ml beer'), 0)
  expect(gramsOf('1,5 dl milk')).toBeCloseTo(gramsOf('150 ml milk'), 0)
})

test('a size behind what was counted says how large each was', () => {
  expect(gramsOf('one beer 0,5l')).toBeCloseTo(gramsOf('500 ml beer'), 0)
  expect(gramsOf('two beers (330 ml)')).toBeCloseTo(gramsOf('660 ml beer'), 0)
  expect(gramsOf('3 cokes, 200ml each')).toBeCloseTo(gramsOf('600 ml coke'), 0)
  expect(gramsOf('1 chicken breast 180g')).toBeCloseTo(180, 0)
  // Of several the weight may be that of all: the count stands.
  expect(gramsOf('2 eggs 120g')).toBeLessThan(130)
})

test('counts pieces by "nos", "no.", "pc", "pcs" and "pce"', () => {
  for (const count of ['2 nos', '2nos.', '2 no.', '2 pc', '2 pcs', '2 pce'])
    expect(gramsOf(`vada pav ${count}`), count).toBeCloseTo(2 * gramsOf('1 vada pav'), 0)
  expect(idsOf('vada pav 2 nos')).toHaveLength(1)
  expect(kcalOf('2 no sugar cokes')).toBeLessThan(20)
})

test('a katori is a small bowl, a serve a serving, a dram a shot', () => {
  expect(gramsOf('upma 1 katori')).toBeLessThan(0.75 * gramsOf('upma 1 bowl'))
  expect(gramsOf('2 katoris of dal')).toBeCloseTo(2 * gramsOf('1 katori of dal'), 0)
  expect(gramsOf('a serve of lasagne')).toBeCloseTo(gramsOf('a serving of lasagne'), 0)
  expect(gramsOf('2 serves of lasagne')).toBeCloseTo(gramsOf('2 servings of lasagne'), 0)
  expect(gramsOf('a wee dram of whisky')).toBeCloseTo(gramsOf('a shot of whisky'), 0)
  expect(idsOf('a soft serve cone')).toHaveLength(1)
})

test('sprinkles, squirts and sprays measure a little of what follows', () => {
  expect(idsOf('sprinkle of feta')).toEqual(idsOf('feta'))
  expect(gramsOf('a sprinkle of feta')).toBeLessThan(10)
  expect(gramsOf('a squirt of agave syrup')).toBeLessThan(12)
  expect(kcalOf('a spray of oil')).toBeLessThan(20)
  expect(gramsOf('a glug of olive oil')).toBeLessThan(25)
  expect(idsOf('a cupcake with sprinkles').join()).toMatch(/sprinkles/)
})

test('reads how fat milk is in words', () => {
  expect(idsOf('two percent milk')).toEqual(idsOf('2% milk'))
  expect(idsOf('2 percent milk')).toEqual(idsOf('2% milk'))
  expect(idsOf('a glass of full cream milk')).toEqual(idsOf('a glass of whole milk'))
  expect(gramsOf('two percent milk')).toBeLessThan(300)
})

test('a count by x belongs to the food before it, comma or none', () => {
  expect(kcalOf('ketchup x2 fries')).toBeCloseTo(kcalOf('ketchup x2, fries'), 0)
  expect(gramsOf('toast x2 butter')).toBeCloseTo(gramsOf('toast x2'), 0)
  expect(kcalOf('big mac x1 medium fries x1 coke zero')).toBeCloseTo(
    kcalOf('big mac, medium fries, coke zero'),
    -1,
  )
  expect(gramsOf('chicken nuggets x 6 pieces')).toBeCloseTo(gramsOf('6 chicken nuggets'), 0)
})

test('a share behind a comma is of the food before, whatever stands between', () => {
  for (const said of [
    'pad thai, half the box',
    'pad thai from last nite, half a takeout container',
    'pad thai from work, about half the box',
  ])
    expect(gramsOf(said), said).toBeCloseTo(gramsOf('pad thai') / 2, 0)
  expect(gramsOf('crisps, half the bag')).toBeLessThan(100)
})

test('spoons, sprays and fingers behind or before a food measure it', () => {
  expect(gramsOf('dahi 2 spoons')).toBeLessThan(100)
  expect(kcalOf('2 sprays olive oil')).toBeLessThan(20)
  expect(gramsOf('two fingers of whisky')).toBeCloseTo(gramsOf('two shots of whisky'), 0)
  expect(idsOf('kit kat 2 finger')).toEqual(idsOf('kit kat'))
  expect(idsOf('fishfinger sandwich')).toEqual(idsOf('fish finger sandwich'))
  expect(idsOf('burger from spoons').join()).toMatch(/wetherspoons/)
})

test('a weight of each piece is taken as often as was counted', () => {
  for (const [said, grams] of [
    ['5 pandesal 30g each', 150],
    ['2 sausages (60g each)', 120],
    ['3 eggs at 55g each', 165],
    ['3 eggs at 55g', 165],
    ['2 sausages of 60g', 120],
    ['4 meatballs, each 35 g', 140],
    ['6 dumplings 28g a piece', 168],
    ['2 burgers 150g per burger', 300],
    ['3 slices of bread, 35g per slice', 105],
    ['5 rolls with butter (30g each)', 150],
    ['sausages x2 60g each', 120],
    ['two 30 g slices of rye bread', 60],
    ['4 x 25g balls of mozzarella', 100],
  ] as const)
    expect(gramsOf(said), said).toBeCloseTo(grams, 0)
  expect(kcalOf('3 biscuits 60 kcal each')).toBeCloseTo(180, 0)
  expect(gramsOf('2 eggs 120g')).toBeLessThan(130)
})
