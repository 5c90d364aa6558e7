import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const namesOf = (said: string) =>
  readMeal(said)
    .components.map(({ name }) => name.toLowerCase())
    .join()

test.each([
  'my husband had the steak and I had the soup',
  'hubby had a steak, I had the soup',
  'my coworker ordered steak but I got soup',
  'the little ones had steak, then I made myself soup',
  'I had the soup while my nan had the steak',
  'steak for him, soup for me',
])('%s counts the soup alone and shows the steak', (said) => {
  expect(namesOf(said)).toMatch(/soup/)
  expect(namesOf(said)).not.toMatch(/steak/)
  expect(
    readMeal(said)
      .refused.map(({ text }) => text)
      .join(),
  ).toMatch(/steak/)
})

test('what others bought for me is mine', () => {
  expect(namesOf('my mum got me a latte and a muffin')).toMatch(/latte.*muffin/)
})
