import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PREVIEW_TYPES, PreviewBlock, type PreviewType } from './preview-block.tsx'
import { SAMPLE_ESTIMATE } from './calorie-preview.tsx'
import { SAMPLE_DAY } from './preview-samples.ts'
import { SAMPLE_RECIPE } from './recipe-preview.tsx'

const preview = (type: PreviewType) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/upload']}>
      <PreviewBlock type={type} />
    </MemoryRouter>,
  )

test('[SHELL-33] there are five previews', () => {
  expect(PREVIEW_TYPES).toEqual(['recipe', 'meal-plan', 'my-recipes', 'community-recipes', 'calorie'])
  expect(new Set(PREVIEW_TYPES.map(preview)).size).toBe(5)
})

test.each(PREVIEW_TYPES)('[SHELL-35] the preview %s has an example, its tag and two ways on', (type) => {
  const html = preview(type)
  expect(html).toMatch(/<span[^>]*>Preview<\/span>/)
  expect(html).toMatch(/<figure[^>]* aria-label="Example"><(article|div)/)
  expect(html).toContain('/plates/')
  expect(html).toMatch(/href="\/upload\?auth=sign-up"[^>]*>Start Free Trial</)
  expect(html).toMatch(/href="\/pricing"[^>]*>View Pricing</)
})

test.each(PREVIEW_TYPES)('[SHELL-36] the preview %s says what the trial holds', (type) => {
  expect(preview(type)).toContain(
    'Start your free trial and get 3 recipe generations, 3 meal plans and 3 calorie estimations. No credit card required.',
  )
})

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

test('the sample figures add up', () => {
  const { perServing, counted, servings } = SAMPLE_RECIPE.nutrition
  expect(sum(counted.map((line) => line.kcal)) / servings).toBe(perServing.kcal)
  expect(perServing.proteinG * 4 + perServing.carbsG * 4 + perServing.fatG * 9).toBe(perServing.kcal)
  expect(counted.map((line) => line.text)).toEqual(SAMPLE_RECIPE.ingredients.map((line) => line.text))

  expect(sum(SAMPLE_ESTIMATE.rows.map((row) => row.kcal))).toBe(SAMPLE_ESTIMATE.kcal)
  expect(SAMPLE_ESTIMATE.proteinG * 4 + SAMPLE_ESTIMATE.carbsG * 4 + SAMPLE_ESTIMATE.fatG * 9).toBe(
    SAMPLE_ESTIMATE.kcal,
  )

  const dayKcal = sum(SAMPLE_DAY.meals.map((meal) => meal.kcal))
  const fromMacros = SAMPLE_DAY.proteinG * 4 + SAMPLE_DAY.carbsG * 4 + SAMPLE_DAY.fatG * 9
  expect(Math.abs(dayKcal / SAMPLE_DAY.targetKcal - 1)).toBeLessThan(0.02)
  expect(Math.abs(dayKcal / fromMacros - 1)).toBeLessThan(0.02)
})
