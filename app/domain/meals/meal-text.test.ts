import { expect, test } from 'vitest'
import { AS_EATEN, mealText, describedText } from './meal-text.ts'

const DAY =
  '8:30 2 eggs, train was 80 min late; lunch 1/8 of a 12 inch pizza, only ate half of it; my wife had soup'

test('from what was told on every stage leaves the text as long as before', () => {
  let text = describedText(DAY)
  for (const { name, read } of AS_EATEN) {
    const next = read(text)
    expect(next, name).toHaveLength(text.length)
    text = next
  }
})

test('what is left of a text are foods and their amounts', () => {
  const { foods, remarks } = mealText(describedText(DAY), new Set())
  expect(foods).not.toMatch(/8:30|80|12 inch|half/)
  expect(foods).toMatch(/2 eggs/)
  expect(foods).toMatch(/81 g/)
  expect(remarks).toMatchObject([{ kind: 'eaten', share: 0.5 }])
})

test('what somebody else ate is known by its place', () => {
  const described = describedText(DAY)
  const { whose } = mealText(described, new Set())
  const soup = described.indexOf('soup')
  expect(whose.isOfOthers({ start: soup, end: soup + 4 })).toBe(true)
  expect(whose.isOfOthers({ start: described.indexOf('eggs'), end: described.indexOf('eggs') + 4 })).toBe(
    false,
  )
})

test('what tells a food is left in the text', () => {
  const described = describedText('then ate half the pizza')
  const { remarks } = mealText(described, new Set())
  expect(remarks).toHaveLength(1)
  expect(mealText(described, new Set([remarks[0]!.start])).foods).toContain('half the pizza')
})
