import { expect, test } from 'vitest'
import type { Food, HouseholdUnit } from '#app/domain/food/food.ts'
import { FOODS, findFood, foodById } from '#app/domain/food/foods.ts'

/** Ids of the foods for which something is wrong; the tests want none. */
function idsWhere(isWrong: (food: Food) => boolean): string[] {
  return FOODS.filter(isWrong).map((food) => food.id)
}

/** Both weights are known and their ratio is outside the bounds. */
function isRatioOff(
  food: Food,
  upper: HouseholdUnit,
  lower: HouseholdUnit,
  least: number,
  most: number,
): boolean {
  const large = food.household[upper]
  const small = food.household[lower]
  if (large === undefined || small === undefined) return false
  return large / small < least || large / small > most
}

test('spoons of a food agree: about 3 teaspoons to the tablespoon', () => {
  expect(idsWhere((food) => isRatioOff(food, 'tbsp', 'tsp', 2.4, 3.6))).toEqual([])
})

test('a cup is about 16 tablespoons; a packed spoon of leaves and a loose cup of them differ, so this is wide', () => {
  expect(idsWhere((food) => isRatioOff(food, 'cup', 'tbsp', 7, 24))).toEqual([])
})

test('a cup is 240 ml: no food in it is lighter than popcorn or heavier than syrup, nor are spoons', () => {
  expect(idsWhere((food) => (food.household.cup ?? 100) < 8 || (food.household.cup ?? 100) > 405)).toEqual([])
  expect(idsWhere((food) => (food.household.tbsp ?? 10) > 24 || (food.household.tsp ?? 3) > 8)).toEqual([])
})

test('small is lighter than medium, and medium than large', () => {
  expect(idsWhere((food) => isRatioOff(food, 'medium', 'small', 1, 6))).toEqual([])
  expect(idsWhere((food) => isRatioOff(food, 'large', 'medium', 1, 6))).toEqual([])
  expect(idsWhere((food) => isRatioOff(food, 'large', 'small', 1.01, 20))).toEqual([])
})

test('every weight is positive and what a person can carry; a part is lighter than its whole', () => {
  expect(
    idsWhere((food) => Object.values(food.household).some((grams) => grams <= 0 || grams > 6_000)),
  ).toEqual([])
  expect(idsWhere((food) => isRatioOff(food, 'head', 'clove', 4, 40))).toEqual([])
  expect(idsWhere((food) => isRatioOff(food, 'bunch', 'sprig', 5, 60))).toEqual([])
  expect(idsWhere((food) => isRatioOff(food, 'package', 'slice', 1, 60))).toEqual([])
  expect(idsWhere((food) => isRatioOff(food, 'piece', 'slice', 0.4, 120))).toEqual([])
})

test('an estimate is of a weight that the row has', () => {
  expect(
    idsWhere((food) => (food.estimatedWeights ?? []).some((unit) => food.household[unit] === undefined)),
  ).toEqual([])
  expect(foodById('chicken-breast').estimatedWeights).toContain('piece')
  expect(foodById('courgette').estimatedWeights).toBeUndefined()
})

test('what is bought by the piece, the slice or the can has that weight', () => {
  const counted: [HouseholdUnit, string][] = [
    [
      'piece',
      'onion red-onion shallot spring-onion carrot potato sweet-potato tomato red-pepper courgette aubergine cucumber leek apple banana orange lemon lime avocado peach egg chicken-breast chicken-thigh salmon pork-chop pork-sausage flour-tortilla burger-bun bagel croissant hamburger taco burrito hot-dog',
    ],
    ['slice', 'white-bread ham cheddar margherita-pizza bacon'],
    ['can', 'chopped-tomatoes chickpeas-canned coconut-milk tuna-canned baked-beans sweetcorn-canned'],
    ['clove', 'garlic'],
    ['stalk', 'celery lemongrass'],
    ['bunch', 'coriander parsley spring-onion'],
    ['handful', 'spinach rocket blueberries'],
  ]
  for (const [unit, ids] of counted) {
    expect(ids.split(' ').filter((id) => foodById(id).household[unit] === undefined)).toEqual([])
  }
})

test('every dish and drink says how much of it is a helping', () => {
  const helping: HouseholdUnit[] = ['serving', 'piece', 'slice', 'cup', 'tbsp']
  expect(
    idsWhere(
      (food) =>
        (food.group === 'dishes' || food.group === 'drinks') &&
        helping.every((unit) => food.household[unit] === undefined),
    ),
  ).toEqual([])
})

test('a food and its other state know each other, with yields that undo one another', () => {
  expect(idsWhere((food) => food.other !== null && !findFood(food.other.id)?.other)).toEqual([])
  expect(
    idsWhere((food) => {
      const back = food.other && findFood(food.other.id)?.other
      // Several raw foods may share one cooked form: then the way back leads to a sibling.
      return (
        food.other !== null &&
        back?.id === food.id &&
        Math.abs(food.other.gramsPerGram * back.gramsPerGram - 1) > 0.05
      )
    }),
  ).toEqual([])
  expect(idsWhere((food) => food.other !== null && food.state === foodById(food.other.id).state)).toEqual([])
})

test('dry food swells, and raw meat, fish and vegetables shrink', () => {
  expect(
    idsWhere((food) => {
      const gramsPerGram = food.other?.gramsPerGram ?? 1
      if (food.other && food.state === 'dry') return gramsPerGram < 1.9 || gramsPerGram > 4.2
      return food.state === 'raw' && food.group !== 'grains' && (gramsPerGram < 0.3 || gramsPerGram > 1)
    }),
  ).toEqual([])
})

test('cooking makes no energy: a dry portion holds what it holds cooked', () => {
  expect(
    idsWhere((food) => {
      if (!food.other || food.state !== 'dry') return false
      const cooked = foodById(food.other.id).per100g
      const proteinRatio = (cooked.proteinG * food.other.gramsPerGram) / food.per100g.proteinG
      const energyRatio = (cooked.kcal * food.other.gramsPerGram) / food.per100g.kcal
      return energyRatio < 0.95 || energyRatio > 1.05 || proteinRatio < 0.6 || proteinRatio > 1.35
    }),
  ).toEqual([])
})
