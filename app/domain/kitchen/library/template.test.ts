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
