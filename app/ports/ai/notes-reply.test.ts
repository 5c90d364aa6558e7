import { expect, test } from 'vitest'
import { notesOf } from './notes-reply.ts'

test('keeping and variations are read, also where a model writes sentences in place of objects', () => {
  expect(
    notesOf('Keeps 3 days.', [{ name: 'With peas.', text: 'Add 100 g.' }, 'Smoky: a teaspoon of paprika.']),
  ).toEqual({
    storage: 'Keeps 3 days.',
    variations: [
      { name: 'With peas', text: 'Add 100 g.' },
      { name: 'Smoky', text: 'a teaspoon of paprika.' },
    ],
  })
  expect(notesOf(undefined, undefined)).toBeNull()
  expect(notesOf(7, 'none')).toBeNull()
})

test('what is too much, twice there, or no variation is left out', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ name: `Name ${at}`, text: 'x'.repeat(5000) }))
  const notes = notesOf('y'.repeat(5000), many)!
  expect(notes.variations).toHaveLength(3)
  expect(notes.storage.length).toBeLessThanOrEqual(300)
  for (const { text } of notes.variations) expect(text.length).toBeLessThanOrEqual(300)
  const again = { name: 'Peas', text: 'Add peas.' }
  expect(notesOf('', [again, { ...again, name: 'peas' }])!.variations).toEqual([again])
  for (const one of [null, 7, [], {}, { name: 'x' }, { text: 'x' }, { name: {}, text: [] }, 'no name', ''])
    expect(notesOf('Keeps.', [one])!.variations, JSON.stringify(one)).toEqual([])
})

test('markup stays text, control and direction characters go', () => {
  expect(notesOf('<b>3</b>\u0000 days\u202e', [{ name: '<i>x</i>', text: '\u200bAdd\npeas' }])).toEqual({
    storage: '<b>3</b> days',
    variations: [{ name: '<i>x</i>', text: 'Add peas' }],
  })
})
