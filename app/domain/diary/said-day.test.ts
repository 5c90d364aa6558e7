import { expect, test } from 'vitest'
import { questionOfDay, readSaidDay } from './said-day.ts'

/** A Tuesday. */
const TODAY = '2026-12-01'
const read = (sentence: string) => readSaidDay(sentence, TODAY)

test.each([
  ['yesterday for dinner 150 g salmon', '2026-11-30', 'for dinner 150 g salmon'],
  ['150 g salmon yesterday', '2026-11-30', '150 g salmon'],
  ['Last night: two slices of pizza', '2026-11-30', 'two slices of pizza'],
  ['on Monday 2 eggs', '2026-11-30', '2 eggs'],
  ['Wednesday: porridge', '2026-11-25', 'porridge'],
  ['Sunday lunch: roast chicken', '2026-11-29', 'lunch: roast chicken'],
  ['Friday night takeaway pizza', '2026-11-27', 'takeaway pizza'],
  ['last Tuesday a kebab', '2026-11-24', 'a kebab'],
  ['three days ago 200 g rice', '2026-11-28', '200 g rice'],
  ['the day before yesterday soup', '2026-11-29', 'soup'],
  ['28/11 lunch: soup', '2026-11-28', 'lunch: soup'],
  ['28.11.: soup', '2026-11-28', 'soup'],
  ['on 28/11/2026 soup', '2026-11-28', 'soup'],
  ['28 November soup', '2026-11-28', 'soup'],
  ['Nov 28th, soup', '2026-11-28', 'soup'],
  ['2026-11-28 soup', '2026-11-28', 'soup'],
  ['15/6: soup', '2026-06-15', 'soup'],
  ['2 eggs for yesterday', '2026-11-30', '2 eggs'],
  ['today 2 eggs', '2026-12-01', '2 eggs'],
])('%s is of %s', (sentence, day, text) => {
  expect(read(sentence)).toMatchObject({ day, text, problem: null })
})

test.each([
  'Sunday roast with potatoes',
  'a Sunday dinner with gravy',
  'a mon cheri',
  '3/4 cup oats',
  '1/2 an avocado and 2 eggs',
  "last night's curry",
  'leftovers from yesterday',
  'chicken left over from Monday',
  '28 almonds',
  'a mars bar',
  '1.5 l water',
  'may contain nuts bar',
  'sun dried tomatoes',
])('%s names no day', (sentence) => {
  expect(read(sentence)).toEqual({ text: sentence, said: '', day: null, slot: null, problem: null })
})

test.each([
  ['tomorrow 2 eggs', 'future'],
  ['next Monday 2 eggs', 'future'],
  ['5 December soup', 'future'],
  ['on Tuesday 2 eggs', 'unclear'],
  ['the other day 2 eggs', 'unclear'],
  ['400 days ago 2 eggs', 'long-ago'],
  ['yesterday 2 eggs, on Friday an apple', 'two-days'],
])('%s is asked about: %s', (sentence, problem) => {
  const said = read(sentence)
  expect(said).toMatchObject({ day: null, problem })
  expect(questionOfDay(said, 'today’s diary')).toMatch(/Should this go into today’s diary\?$/)
})

test('a part of the day names its meal', () => {
  expect(read('last night a kebab').slot).toBe('dinner')
  expect(read('this morning porridge')).toMatchObject({ slot: 'breakfast', day: TODAY })
  expect(read('on Friday evening pasta')).toMatchObject({ slot: 'dinner', day: '2026-11-27' })
  expect(read('yesterday pasta').slot).toBeNull()
})

test('a date of the turn of the year is last year’s', () => {
  expect(readSaidDay('28/12: soup', '2027-01-03').day).toBe('2026-12-28')
})
