import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { dishes, meals, openPlan } from '#tests/support/plan-journey.ts'

test.beforeEach(({ page }) => signInAsPremium(page, '/meal-planning'))

test('a meal is eaten out with the keyboard, gets a note, is planned again and comes back by undo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPlan(page, 'Lunch at Mum’s')
  const before = await dishes(page, 1).allTextContents()
  const notices = page.getByRole('region', { name: 'Notices' })
  await page.getByRole('button', { name: 'More for Lunch of day 1' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I’m eating out' }).focus()
  await page.keyboard.press('Enter')
  const away = page.getByTestId('meal-away')
  await expect(away).toContainText('Eating out')
  await expect(away).toBeFocused()
  await expect(notices.getByText('Eating out: this meal is off the plan')).toBeVisible()
  await expect(meals(page, 1)).toHaveCount(2)
  expect(await dishes(page, 1).allTextContents()).toEqual([before[0], before[2]])

  await away.getByText('Add a note').click()
  await away.getByLabel('Note').fill('lunch at Mum’s')
  await away.getByRole('button', { name: 'Save' }).click()
  await expect(away).toContainText('Eating out · lunch at Mum’s')
  await page.reload()
  await expect(away).toContainText('Eating out · lunch at Mum’s')

  await away.getByRole('button', { name: 'Plan a meal here again' }).click()
  await expect(dishes(page, 1)).toHaveCount(3)
  await expect(away).toHaveCount(0)
  await notices.getByRole('button', { name: 'Undo' }).click()
  await expect(away).toContainText('Eating out · lunch at Mum’s')
  await expect(dishes(page, 1)).toHaveText([before[0]!, before[2]!])
})

test('after a skipped meal the rest of the day is fitted', async ({ page }) => {
  await openPlan(page, 'No breakfast')
  await page.getByRole('button', { name: 'More for Dinner of day 1' }).click()
  await page.getByRole('button', { name: 'Skip this meal' }).click()
  await expect(page.getByTestId('meal-away')).toContainText('Skipped')
  await expect(page.getByText('the other meals of this day are as they were.')).toBeVisible()
  const before = await dishes(page, 1).allTextContents()
  await page.getByRole('button', { name: 'Fit the rest of the day' }).click()
  await expect(dishes(page, 1)).toHaveCount(2)
  await expect(dishes(page, 1).first()).not.toHaveText(before[0]!)
  await expect(page.getByTestId('meal-away')).toContainText('Skipped')
})

test('a cooked meal says so on the plan and stays when the day is regenerated', async ({ page }) => {
  const planId = await openPlan(page, 'Cooked lunch')
  const [, lunch] = await dishes(page, 1).allTextContents()
  await page.getByRole('button', { name: 'More for Lunch of day 1' }).click()
  await page.getByRole('link', { name: 'Cooked', exact: true }).click()
  await page.getByRole('button', { name: 'Cooked', exact: true }).click()
  await expect(page).toHaveURL(/\/pantry\/cooked/)
  await page.goto(`/meal-planning?plan=${planId}`)
  const row = meals(page, 1).nth(1)
  await expect(row).toContainText('Cooked on')
  await expect(row.getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Change this day (day 1)' }).click()
  await page.getByRole('button', { name: 'Regenerate this day (day 1)' }).click()
  await expect(dishes(page, 1).first()).not.toHaveText('')
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'The meals of this day were replaced.',
  )
  await expect(dishes(page, 1).nth(1)).toHaveText(lunch!)
  await expect(row).toContainText('Cooked on')
})
