import { expect, test } from 'vitest'
import { leftoverDraft, stepsForLater } from './leftover-words.ts'
import { minutesBeside } from './sides.ts'
import type { MealPlace } from './plan.ts'

const MONDAY = { firstWeekday: 0 }
const place = (dayIndex: number, slot: MealPlace['slot'] = 'dinner'): MealPlace => ({ dayIndex, slot })
const later = { dayIndex: 0, inFridge: [], inFreezer: [], frozenPortions: 0, isDelicate: false, sides: [] }
const saidOf = (more: Partial<Parameters<typeof stepsForLater>[2]>) =>
  stepsForLater(MONDAY, ['Boil.', 'Serve.'], { ...later, ...more })

test('a dish for the next days goes into the fridge, one with rice or fish within the hour', () => {
  expect(saidOf({ inFridge: [place(1, 'lunch')] })).toEqual([
    'Boil.',
    'Serve.',
    'These amounts are for 2 meals: the rest is for lunch tomorrow. Let it cool for two hours at most and put it covered in the fridge.',
  ])
  expect(saidOf({ inFridge: [place(1)], isDelicate: true }).at(-1)).toContain('cool for an hour at most')
})

test('what is for later days is frozen, with the portions and the meals', () => {
  expect(
    saidOf({ inFridge: [place(1)], inFreezer: [place(3, 'lunch'), place(4)], frozenPortions: 2 }).at(-1),
  ).toBe(
    'These amounts are for 4 meals. Let it cool for two hours at most, then put what is for dinner tomorrow covered in the fridge and freeze 2 portions for Thursday lunch and Friday dinner, in closed boxes with the date on them.',
  )
  expect(saidOf({ inFreezer: [place(2)], frozenPortions: 1 }).at(-1)).toBe(
    'These amounts are for 2 meals. Let it cool for two hours at most, then freeze 1 portion for dinner the day after tomorrow, in a closed box with the date on it.',
  )
})

test('written again, a dish says it once', () => {
  const sides = [{ id: 'broccoli', helping: 1 }]
  const once = saidOf({ inFridge: [place(2)], sides })
  expect(once[0]).toBe(
    'For this meal use half of the broccoli: the rest is served fresh with the other meals.',
  )
  expect(stepsForLater(MONDAY, once, { ...later, inFridge: [place(2)], sides })).toEqual(once)
})

test('a frozen meal is thawed the night before, heated through and not frozen again', () => {
  const sides = [{ id: 'broccoli', helping: 1 }]
  const { description, instructions } = leftoverDraft(MONDAY, {
    from: place(0),
    dayIndex: 4,
    storedIn: 'freezer',
    sides,
  })
  expect(description).toBe('From the freezer: cooked on Monday for dinner.')
  expect(instructions[0]).toBe('Take it out of the freezer the night before and let it thaw in the fridge.')
  expect(instructions[1]).toMatch(/^Boil the broccoli/)
  expect(instructions[2]).toMatch(/steaming hot .* Eat it on this day, and do not freeze it again\.$/)
  expect(minutesBeside(sides)).toBe(2)
})

test('a meal from the fridge says when it was cooked', () => {
  const draft = (dayIndex: number) =>
    leftoverDraft(MONDAY, { from: place(0), dayIndex, storedIn: 'fridge', sides: [] })
  expect(draft(1).description).toBe('Left over from dinner yesterday.')
  expect(draft(2).description).toBe('Left over from dinner the day before yesterday.')
  expect(draft(1).instructions).toHaveLength(1)
})
