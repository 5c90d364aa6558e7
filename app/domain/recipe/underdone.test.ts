import { expect, test } from 'vitest'
import { asksForNoPink, isUnderdone } from './underdone.ts'

test.each([
  'until still slightly pink in the middle',
  'so that they stay pink inside',
  'Serve the duck medium-rare.',
  'leaving the middle pink',
  'Cook until just pink at the centre.',
  'They should be served nice and pink.',
  "Don't worry if it is still pink in the middle.",
  'It is fine if the juices are pink.',
  'with a hint of pink in the middle',
  'still bloody in the centre',
])('leaves it underdone: %s', (text) => {
  expect(isUnderdone(text)).toBe(true)
})

test.each([
  'until the pink colour has gone',
  'until it loses its pink colour',
  'until all traces of pink have gone',
  'until the pink has disappeared',
  'until there is no trace of pink',
  'changed from pink to brown',
  'If the juices are still pink, return to the oven.',
  'If it is still pink in the middle, cook for 2 minutes more.',
  'until the prawns are pink',
  'until pink all over',
  'pink fir apple potatoes',
  'Serve with tartare sauce.',
  'a rare treat',
  'leave for 15 minutes, until the onions are pink and softened',
  'the rhubarb is soft and pink',
  'The meat is white and not at all pink.',
  'until no longer pink',
  'without any pink left inside',
])('leaves nothing underdone: %s', (text) => {
  expect(isUnderdone(text)).toBe(false)
})

test('a sentence that asks for no pink is a sign that meat is done', () => {
  for (const text of ['until no pink is left', 'until the pink has gone', 'it is no longer pink'])
    expect(asksForNoPink(text), text).toBe(true)
  for (const text of ['until still pink', 'until pink all over'])
    expect(asksForNoPink(text), text).toBe(false)
})
