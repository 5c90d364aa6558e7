import { expect, test } from 'vitest'
import { aLibraryDish, fitOf } from '#tests/support/library-dish.ts'
import { asTitle } from './nouns.ts'
import { writeDish } from './write-dish.ts'

test('a food before another noun of a title is singular, before "with" or alone it is not', () => {
  expect(asTitle('{Aubergine} parmigiana with {basil.bare}')).toBe(
    '{Aubergine.one} parmigiana with {basil.bare}',
  )
  expect(asTitle('Coffee and {walnut.bare} cake')).toBe('Coffee and {walnut.one} cake')
  expect(asTitle('{Wings} with honey')).toBe('{Wings} with honey')
  expect(asTitle('{Wings} glazed with honey')).toBe('{Wings} glazed with honey')
  const dish = aLibraryDish({
    titles: ['{Chicken} soup', '{Chicken} soup', '{Chicken} soup', '{Chicken} soup'],
  })
  const options = {
    servings: 2,
    targetKcal: null,
    skill: 'Beginner',
    seed: 1,
    shown: [],
    diets: [],
  } as const
  expect(writeDish(fitOf(dish), options)?.draft.name).toBe('Chicken breast soup')
})
