import { expect, test } from 'vitest'
import { isReservedLabel } from './reserved-label.ts'

test.each([
  'Mealwright Kitchen',
  'mealwright',
  'M e a l w r i g h t',
  'MEALWRIGHT_official',
  'Меаlwright', // Cyrillic М, е, а
  'Mea1wright',
  'MeaIwright', // a capital I
  'Méalwright',
  'Mealvvright',
  'Ｍｅａｌｗｒｉｇｈｔ',
  'Admin',
  'the staff',
  'Support team',
  'Site Administrator',
  'm.o.d.e.r.a.t.o.r',
])('%s would pass for the site', (label) => {
  expect(isReservedLabel(label)).toBe(true)
})

test.each([
  'Anna',
  'Anna Miller',
  'Modest Cook',
  'Rooted in Kent',
  'Staffordshire Sam',
  'Wright',
  'Mealtime',
  '123',
  '張',
])('%s is somebody’s own name', (label) => {
  expect(isReservedLabel(label, ['Jo Field', ''])).toBe(false)
})

test('nobody is called like those who work or write here', () => {
  const staff = ['Jo Field', 'Anna Miller']
  for (const label of ['Jo Field', 'jo  field', 'JoField', 'Anna Mïller', 'Anna MiIIer'])
    expect(isReservedLabel(label, staff), label).toBe(true)
  for (const label of ['Jo', 'Anna Millerson', 'Field Jo']) expect(isReservedLabel(label, staff)).toBe(false)
})
