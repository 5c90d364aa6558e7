import { expect, test } from 'vitest'
import { withoutMarks } from './marks.ts'
import { readMeal } from './read-meal.ts'

test('numbers of time, weight lost, money, sport and places count no food', () => {
  const apple = readMeal('apple').total.kcal
  for (const remark of [
    'train was 80 min late',
    'the bus was 20 mins late',
    'waited 45 minutes',
    'after 2 hours',
    '3 days ago',
    '30 min walk',
    'half pound off!!',
    'lost 2 kg this week',
    'down 3 lbs',
    'gained a pound',
    'weigh in day',
    'a 5k run',
    '10 km bike ride',
    '12,000 steps',
    'burned 300 kcal',
    '400 calories left',
    'at pier 39',
    'gate 12',
    'for 3 euros',
    '£2.50',
    '$4',
    '30 degrees outside',
    'week 3 of it',
    '28/11/2026',
    '12 november',
    '9/10',
    'my 40th birthday',
    'blood sugar 7.2',
    'bp 120/80',
    'weight 82.5 kg',
    '32 weeks pregnant',
    'carbs 30g',
    'protein: 4g',
    'won 3-1',
    'at 35000 feet',
  ])
    expect(readMeal(`apple, ${remark}`).total.kcal, remark).toBeCloseTo(apple, 0)
})

test('an ordinal says which one, and not how many', () => {
  const one = readMeal('1 coffee with milk').components[0]!.grams
  expect(readMeal('3rd coffee with milk').components[0]!.grams).toBeLessThan(1.5 * one)
})

test('numbers that count food stay', () => {
  for (const said of [
    '2 minute noodles',
    '1 minute steak',
    'a minute steak and chips',
    '2 kg of potatoes',
    'half a pound of mince',
    'a pound of prawns',
    'put on 20g cheese',
    '12 year old whisky',
    'an 8th of a cake',
    '1/8th of a pizza',
    '2c flour',
    '3 biscuits 60 kcal each',
    '2 mars bars',
    '1/10 of the cake',
    '3 dates',
    'put on 2 lbs of butter',
    '40g protein powder',
    'protein bar 40g',
    'oats 40g, protein 30g, almond milk',
    'weight 200g rice',
    '2 hot dogs',
  ])
    expect(withoutMarks(said, 'told'), said).toBe(said)
})

test('an age is somebody, and keeps every place of the text', () => {
  expect(withoutMarks('my 3yo had toast', 'told')).toBe('my kid had toast')
  expect(withoutMarks('toast, 20 min late, milk', 'told')).toHaveLength('toast, 20 min late, milk'.length)
})
