import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleDay, sampleMeal, samplePlan } from '#tests/support/sample-plan.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { PrintSheet } from './print-sheet.tsx'
import { printedRecipes, type RecipeText } from './printed-recipe.ts'

const textOf = (recipeId: string, change: Partial<RecipeText> = {}): RecipeText => ({
  recipeId,
  servings: 1,
  times: 1,
  ingredients: ['1 chicken breast'],
  instructions: ['Fry it.'],
  ...change,
})
const textsOf = ({ days }: PlanDetail) =>
  days.flatMap(({ meals }) => meals.map(({ recipeId }) => textOf(recipeId)))
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

test('the same dish is printed once for all its meals, another amount of it by itself', () => {
  const [monday, tuesday, wednesday] = [0, 1, 2].map((day) => sampleMeal(day, 'breakfast'))
  const days = [monday!, tuesday!, wednesday!].map((meal, day) => sampleDay(day, { meals: [meal] }))
  const recipes = printedRecipes(samplePlan({ days }), [
    textOf(monday!.recipeId),
    textOf(tuesday!.recipeId, { ingredients: ['2 chicken breasts'] }),
    textOf(wednesday!.recipeId),
  ])
  expect(recipes.map(({ meals }) => meals)).toEqual([
    ['Monday’s breakfast', 'Wednesday’s breakfast'],
    ['Tuesday’s breakfast'],
  ])
})

test('what is left over is in the week, and has no recipe of its own', () => {
  const meals = [
    sampleMeal(0, 'lunch', { recipeName: 'Chilli', leftoverOf: 'Sunday’s dinner' }),
    sampleMeal(0, 'dinner', { recipeName: 'Dal', portionsCooked: 2 }),
  ]
  const plan = samplePlan({ days: [sampleDay(0, { meals })] })
  const text = words(renderToStaticMarkup(<PrintSheet plan={plan} recipes={textsOf(plan)} />))
  expect(text).toContain('Left over from Sunday’s dinner')
  expect(text.split('Chilli')).toHaveLength(2)
  expect(text).toContain('Dal Monday’s dinner. For 1 serving, for 2 meals, 20 min.')
})

test('a table says how often the recipe is cooked, and who has how much of it', () => {
  const shares = [
    { name: 'You', kcal: 600, percent: 40, changes: [] },
    { name: 'Ida', kcal: 900, percent: 60, changes: ['tofu instead of chicken breast'] },
  ]
  const plan = samplePlan({
    days: [sampleDay(0, { meals: [sampleMeal(0, 'dinner', { shares, timesRecipe: 2.5 })] })],
  })
  const text = words(renderToStaticMarkup(<PrintSheet plan={plan} recipes={textsOf(plan)} />))
  expect(text).toContain('Cook 2.5 times these amounts: You 40 %, Ida 60 % (tofu instead of chicken breast).')
})

test('the week alone has neither list nor recipes; meals eaten out and the freezer are in it', () => {
  const takeOut = ['Tonight: take the salmon out of the freezer for tomorrow’s dinner.']
  const away = [{ slot: 'dinner', kind: 'out', share: 0.3, kcal: 500, note: 'at Mum’s' }] as const
  const days = [sampleDay(0, { takeOut, away, meals: [sampleMeal(0, 'lunch')] })]
  const text = words(renderToStaticMarkup(<PrintSheet plan={samplePlan({ days })} recipes={null} />))
  expect(text).toContain(takeOut[0])
  expect(text).toContain('Eating out: at Mum’s')
  expect(text).not.toContain('Shopping list')
  expect(text).not.toContain('Recipes')
})
