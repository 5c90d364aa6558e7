import { expect, test } from 'vitest'
import { fillTemplate } from './template.ts'

const WORDS: Readonly<Record<string, string>> = {
  pork: 'the pork',
  oil: 'the oil',
  onion: 'the onion',
  c: '220 °C',
  t: '25 to 30 minutes',
  v: 'the pork and oil',
}
const fill = (text: string) => fillTemplate(text, (token) => WORDS[token] ?? null)

test('a part in brackets is left away when one of its places has no word', () => {
  expect(fill('Fry {pork}[ with {garlic}].')).toBe('Fry the pork.')
  expect(fill('Fry {pork}[ with {onion}].')).toBe('Fry the pork with the onion.')
  expect(fill('Fry {garlic}.')).toBeNull()
})

test('foods in a list close up round those that are missing, under one article', () => {
  expect(fill('Add {pork}, {garlic}, {onion} and {oil}.')).toBe('Add the pork, onion and oil.')
  expect(fill('Add {garlic}, {pork} and {chilli}.')).toBe('Add the pork.')
  expect(fill('Add {garlic} and {chilli}.')).toBeNull()
})

test('words about an action are never joined with others into a list', () => {
  expect(fill('Roast at {c}, {t}.')).toBe('Roast at 220 °C, 25 to 30 minutes.')
  expect(fill('Fry {v}, {t}.')).toBe('Fry the pork and oil, 25 to 30 minutes.')
})

test('an open bracket is an error of the dish', () => {
  expect(() => fill('Fry {pork}[ with {onion}.')).toThrow('without "]"')
})

const oneOrMany = {
  isMany: (token: string) => token === 'peas',
  isShared: (token: string) => token === 'onion',
}
const fillWith = (text: string) =>
  fillTemplate(text, (token) => ({ ...WORDS, peas: 'the peas' })[token] ?? null, oneOrMany)

test('a share in a list is one more food of the list, told last', () => {
  expect(fill('Add {pork}, {onion} and half of {oil}.')).toBe('Add the pork, onion and half of the oil.')
  expect(fill('Add {garlic}, {onion} and half of {oil}.')).toBe('Add the onion and half of the oil.')
  expect(fill('Rub with half of {oil} and {pork}.')).toBe('Rub with the pork and half of the oil.')
  // The action takes a share of the onion too: then it is half of both.
  expect(fillWith('Rub with half of {oil} and {onion}.')).toBe('Rub with half of the oil and onion.')
})

test('a list that ends in words of the dish’s own has one "and"', () => {
  expect(fill('Mix {pork}, {onion} and the juice of {oil}.')).toBe(
    'Mix the pork, onion and the juice of the oil.',
  )
  expect(fill('Mix {pork}, {garlic} and the juice of {oil}.')).toBe('Mix the pork and the juice of the oil.')
  expect(fill('Add {pork}, {onion} and fry.')).toBe('Add the pork and onion and fry.')
})

test('a verb agrees with the foods that are there', () => {
  expect(fillWith('In go {pork}.')).toBe('In goes the pork.')
  expect(fillWith('In goes {peas}; {peas} is next.')).toBe('In go the peas; the peas are next.')
  expect(fillWith('In go {garlic} and {pork}.')).toBe('In goes the pork.')
  expect(fillWith('In goes {pork} and {peas}.')).toBe('In go the pork and peas.')
  expect(fillWith('The juice of {peas} is squeezed.')).toBe('The juice of the peas is squeezed.')
  expect(fillWith('Only then do {pork} go in.')).toBe('Only then do the pork go in.')
})

test('what becomes the first word of a sentence has a capital, and juice is not squeezed of juice', () => {
  const soft = (text: string) =>
    fillTemplate(text, (token) => ({ until: 'it is soft', lemon: 'the lemon juice' })[token] ?? null)
  expect(soft('Fry it. {until}: stop.')).toBe('Fry it. It is soft: stop.')
  expect(soft('Add the juice of half of {lemon}.')).toBe('Add half of the lemon juice.')
  expect(soft('Squeeze in the juice of {lemon}.')).toBe('Squeeze in the lemon juice.')
})
