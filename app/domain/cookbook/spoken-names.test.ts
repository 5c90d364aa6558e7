import { expect, test } from 'vitest'
import { shortNames, withCapitals } from './spoken-names.ts'

const short = (...names: string[]) => Object.fromEntries(shortNames(names))

test('a method says "oil" and "flour" for what the list has by its whole name', () => {
  expect(short('vegetable oil', 'plain flour', 'carrots')).toEqual({
    'vegetable oil': 'oil',
    'plain flour': 'flour',
  })
})

test('where two foods could be meant, both have their whole name', () => {
  expect(short('vegetable oil', 'sesame oil')).toEqual({})
  expect(short('caster sugar', 'icing sugar', 'red pepper', 'black pepper')).toEqual({})
})

test('names of places have a capital', () => {
  expect(withCapitals('dijon mustard')).toBe('Dijon mustard')
  expect(withCapitals('thai red curry paste')).toBe('Thai red curry paste')
})
