import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MealReply, readMealReply } from '#app/domain/food/meal-reply.ts'
import { readMeal } from '#app/domain/meals/read-meal.ts'
import { estimateFromReply } from './make-estimate.ts'
import { type MealRow, summariseMeal } from './meal-estimate.ts'
import { rowsFromReply } from './meal-rows.ts'

const FOODS = ['Grilled chicken', 'White rice', 'Broccoli', 'Caesar salad', 'Lasagne', 'Orange juice']

const replyOf = (foods: readonly string[], kcal: number): string =>
  [
    `TOTAL CALORIES: ${kcal * foods.length}`,
    `PROTEIN: ${kcal % 90} g`,
    `CARBS: ${kcal % 70} g`,
    `FAT: ${kcal % 50} g`,
    'FIBER: 4 g',
    'COMPONENTS:',
    ...foods.map((food) => `- ${food}: ${kcal} cal, 1 portion (150 g)`),
    'CONFIDENCE: high',
  ].join('\n')

const figuresOf = ({ foodId, amount, figures }: MealRow) => ({ foodId, amount, figures })

test('of a food that a table knows nothing depends on the figures that a model claims', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(FOODS, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 4000 }),
      fc.integer({ min: 1, max: 4000 }),
      (foods, one, other) => {
        const [a, b] = [one, other].map(
          (kcal) => rowsFromReply(readMealReply(replyOf(foods, kcal)) as MealReply).rows,
        )
        expect(a!.every(({ source }) => source === 'food table')).toBe(true)
        expect(a!.map(figuresOf)).toEqual(b!.map(figuresOf))
      },
    ),
    { numRuns: 60, seed: 6 },
  )
})

test('a food of a reply is the one that the reader of told meals finds', () => {
  for (const food of FOODS) {
    const [row] = rowsFromReply(readMealReply(replyOf([food], 500)) as MealReply).rows
    expect(row!.foodId, food).toBe(readMeal(`150 g ${food}`).components[0]!.foodId)
  }
})

test('figures from a label in the photo are used under the name that was seen, and the row says so', () => {
  const reply = readMealReply(
    `MEAL: Protein bar\n${replyOf(['Protein bar'], 225)}\nLABEL: Protein bar: 222 kcal, 20 g protein, 23 g carbs, 7 g fat`,
  ) as MealReply
  const estimate = estimateFromReply(reply, '')
  const [row] = estimate.rows
  expect(row).toMatchObject({ name: 'Protein bar', source: 'model', foodId: null, isFromLabel: true })
  const { total } = summariseMeal(estimate)
  expect([total.kcal, total.proteinG, total.carbsG, total.fatG].map(Math.round)).toEqual([222, 20, 23, 7])
})

test('a meal takes the name that the model gives it, never that of a food added in words', () => {
  const named = readMealReply(`MEAL: Avocado toast\n${replyOf(FOODS.slice(0, 2), 300)}`) as MealReply
  expect(estimateFromReply(named, 'I also had a flat white').mealName).toBe('Avocado toast')
  const bare = readMealReply(replyOf(['White rice'], 300)) as MealReply
  expect(estimateFromReply(bare, 'I also had a flat white').mealName).not.toMatch(/flat white/)
  expect(estimateFromReply(bare, 'rice for two').mealName).toBe('Rice for two')
})
