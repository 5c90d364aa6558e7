import { expect, test } from 'vitest'
import { FOODS, foodById } from '#app/domain/food/foods.ts'
import { composedFigures, sharesOf } from './composed-figures.ts'

test('figures worked out from parts are the sum of the parts, for every such row', () => {
  const composed = FOODS.flatMap((food) => {
    const shares = sharesOf(food.standIn ?? '')
    return shares === null ? [] : [{ food, shares }]
  })
  expect(composed.map(({ food }) => food.id)).toContain('seitan')
  for (const { food, shares } of composed) {
    expect(food.per100g, food.id).toEqual(composedFigures(shares))
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  }
})

test('a third of gluten is what seitan has of protein, and the rest is water', () => {
  const gluten = foodById('vital-wheat-gluten').per100g
  const figures = composedFigures(sharesOf('33 % vital wheat gluten, 67 % water')!)
  expect(figures.proteinG).toBeCloseTo(gluten.proteinG * 0.33, 2)
})

test('a stand-in that is a food has no parts, and a part that no food is named like is refused', () => {
  expect(sharesOf('red lentils')).toBeNull()
  expect(() => sharesOf('50 % unobtainium, 50 % water')).toThrow(
    'No food of the table is named "unobtainium"',
  )
})
