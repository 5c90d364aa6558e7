import { expect, test } from 'vitest'
import { personSchema } from './household-forms.ts'

const NOT_FIGURES = ['', ' ', '-1', '0', '1e9', '-1e9', 'abc', '12abc', 'NaN', 'Infinity', '1,800']
const BODY = {
  name: 'Ann',
  how: 'body',
  age: '36',
  gender: 'female',
  height: '168',
  currentWeight: '64',
  activityLevel: 'sedentary',
  goal: 'maintain',
}
const KCAL = { name: 'Ida', how: 'kcal', kcal: '1300' }

const refusedAt = (sent: object) =>
  personSchema.safeParse(sent).error?.issues.map(({ path }) => path[0]) ?? []

test('a figure that is none, negative, zero or out of bounds is refused at its field, and at no other', () => {
  for (const figure of NOT_FIGURES) {
    expect(refusedAt({ ...KCAL, kcal: figure }), `kcal ${figure}`).toEqual(['kcal'])
    for (const field of ['age', 'height', 'currentWeight'])
      expect(refusedAt({ ...BODY, [field]: figure }), `${field} ${figure}`).toEqual([field])
  }
  for (const years of NOT_FIGURES.filter((figure) => figure !== ''))
    expect(refusedAt({ ...KCAL, years }), `years ${years}`).toEqual(['years'])
  expect(refusedAt({ ...KCAL, years: '7.5' })).toEqual(['years'])
  expect(refusedAt(KCAL)).toEqual([])
  expect(refusedAt(BODY)).toEqual([])
})

test('the age of somebody who is known by their kcal is kept where it is given', () => {
  expect(personSchema.parse({ ...KCAL, years: '7' }).figures).toEqual({
    kind: 'kcal',
    kcal: 1300,
    ageYears: 7,
  })
  expect(personSchema.parse({ ...KCAL, years: '' }).figures).toEqual({ kind: 'kcal', kcal: 1300 })
})

test('a name of nothing or of too much, and an id that is none, are refused at their fields', () => {
  for (const name of ['', '   ', 'x'.repeat(61)]) expect(refusedAt({ ...KCAL, name })).toEqual(['name'])
  expect(refusedAt({ ...KCAL, id: '1' })).toEqual(['id'])
  expect(refusedAt({ ...KCAL, newId: "' or 1=1" })).toEqual(['newId'])
})
