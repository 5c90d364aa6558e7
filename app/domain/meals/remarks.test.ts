import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'
import { withoutMarks } from './marks.ts'

test('remarks around a meal change nothing of it and are not shown', () => {
  for (const remark of [
    'it was gross',
    'was so full',
    'straight after spin class',
    'post gym',
    'before football practice',
    'got a bit out of hand',
    'stomach upset',
    'upset stomach today',
    'oops',
    'yum',
    'bc i was starving',
    'on the drive in',
    "don't judge",
    'dont judge',
    'no regrets',
    'cheat day',
    'bitty day',
    'tho it was cold',
    'ish',
    'on the balcony',
    'at the bar',
    'on my sofa',
    'in the hotel bar',
    'too hot for cooking',
    'too tired to cook',
    'story of my life',
    'nurse lovely',
    'the staff were so friendly',
    'alhamdulillah',
    'bon appetit',
    'grazing all day',
    'fought off a wasp',
    'chased away two seagulls',
    'forgot to log it yesterday',
    'because the train was late',
    'approx',
  ]) {
    const { components, notCounted } = readMeal(`2 slices of cheese pizza, ${remark}`)
    expect(components, remark).toHaveLength(1)
    expect(notCounted, remark).toEqual([])
  }
})

test('the same words of food are read as food', () => {
  for (const said of [
    'yum yum',
    'strong coffee',
    'stuffed peppers',
    'dry white wine',
    'tripe',
    'oops! all berries',
    'sex on the beach',
    'a grazing board',
    'popcorn at the cinema',
    "kids' leftovers",
    'eggs in a basket',
    'too sweet to finish it',
  ])
    expect(withoutMarks(said, 'remark'), said).toBe(said)
  expect(readMeal('it was stuffed with rice').components).toHaveLength(1)
  expect(readMeal('pizza night: a pepperoni pizza').components).toHaveLength(1)
  expect(readMeal('a strong coffee').components).toHaveLength(1)
})

test('a remark keeps every place of the text', () => {
  expect(withoutMarks('toast after yoga class, milk', 'remark')).toHaveLength(
    'toast after yoga class, milk'.length,
  )
})
