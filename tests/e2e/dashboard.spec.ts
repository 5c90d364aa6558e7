import { journeysWithDemo } from '#tests/support/demo-journey.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'

/** The demo's premium member has a plan that runs today, a pantry, a diary of the last days and a weight log. */
const test = journeysWithDemo()

test('[DASH-03] a free member is shown what Premium would bring', async ({
  page,
  person,
  signUp,
  expectAccessible,
}) => {
  await signUp(page, person)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Upgrade to Premium' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nutrition Tracking' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).click()
  const upgrade = page.getByRole('dialog', { name: 'Upgrade to Premium' })
  await expect(upgrade.getByRole('button', { name: /^Upgrade Now/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(upgrade).toBeHidden()
})

test('[DASH-01] [DASH-02] a planned meal is eaten with one tap, counted once, and taken back', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Dashboard' })).toBeVisible()
  await expect(page).toHaveTitle(/^Your Dashboard/)
  const plan = page.getByRole('region', { name: 'Meal Plan' })
  const nutrition = page.getByRole('region', { name: 'Nutrition Tracking' })
  await expect(plan.getByText('0 of 3 eaten')).toBeVisible()
  await expect(nutrition.getByText(/Nothing entered yet today/)).toBeVisible()
  await expectAccessible(page)

  const meal = plan.getByRole('listitem').first()
  const name = await meal.getByRole('heading').innerText()
  await meal.getByRole('button', { name: /^Eaten/ }).dblclick()
  await expect(meal.getByRole('button', { name: /^Eaten/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(plan.getByText('1 of 3 eaten')).toBeVisible()
  await expect(nutrition.getByRole('button', { name: `Edit ${name}` })).toHaveCount(1)
  await expect(nutrition.getByRole('meter', { name: 'Calories' })).toBeVisible()
  await expect(nutrition.getByText(/kcal to go/)).toBeVisible()
  await page.reload()
  await expect(plan.getByText('1 of 3 eaten')).toBeVisible()
  await expectAccessible(page)

  await meal.getByRole('button', { name: /^Eaten/ }).click()
  await expect(plan.getByText('0 of 3 eaten')).toBeVisible()
  await expect(nutrition.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0)
})

test('the diary of another day is looked at, changed, and an entry taken out and put back', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/dashboard')
  const nutrition = page.getByRole('region', { name: 'Nutrition Tracking' })
  await nutrition.getByRole('link', { name: 'Previous day' }).click()
  await expect(nutrition.getByText('Yesterday')).toBeVisible()
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/)
  const entry = nutrition.getByRole('listitem').filter({ hasText: 'peanut butter' })
  await entry.getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit meal' })
  await dialog.getByLabel('Name').fill('Peanut butter toast')
  await dialog.getByLabel('Portions').fill('0')
  await expectAccessible(page)
  await dialog.getByLabel('Portions').fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const changed = nutrition.getByRole('listitem').filter({ hasText: 'Peanut butter toast' })
  await expect(changed).toContainText('2 portions')

  await changed.getByRole('button', { name: /^Remove/ }).click()
  await expect(changed).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(changed).toBeVisible()

  await nutrition
    .getByRole('link', { name: /no entries$/ })
    .first()
    .click()
  await expect(nutrition.getByText(/Nothing entered on this day/)).toBeVisible()
  await nutrition.getByRole('link', { name: 'Next day' }).click()
  await expect(nutrition.getByText(/Nothing entered on this day/)).toHaveCount(0)
})

test('a weight is logged in pounds, shown in kilograms, removed and put back', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/dashboard')
  const weight = page.getByRole('region', { name: 'Weight' })
  await expect(weight.getByRole('img', { name: /weighings, the trend now at/ })).toBeVisible()
  await weight.getByText('lb', { exact: true }).click()
  await weight.getByLabel('Weight (lb)').fill('160')
  await weight.getByRole('button', { name: 'Save weight' }).click()
  await expect(page.getByText('Weight saved').first()).toBeVisible()
  await weight.getByText('kg', { exact: true }).click()
  await weight.getByText(/^All weighings/).click()
  const row = weight.getByRole('row').nth(1)
  await expect(row).toContainText('72.6 kg')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Remove the weight/ }).click()
  await expect(weight.getByRole('row').nth(1)).not.toContainText('72.6 kg')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(weight.getByRole('row').nth(1)).toContainText('72.6 kg')

  await weight.getByLabel('Weight (kg)').fill('29')
  await weight.getByRole('button', { name: 'Save weight' }).click()
  await expect(weight.getByLabel('Weight (kg)')).toBeFocused()
})

test('food that expires leads into the generator', async ({ page }) => {
  await signInAsPremium(page, '/dashboard')
  const soon = page.getByRole('region', { name: 'Eat soon' })
  await expect(soon.getByText('spinach')).toBeVisible()
  await expect(soon.getByText('1 liter', { exact: true })).toBeVisible()
  await soon.getByRole('link', { name: 'Create a recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Recipes' })).toBeVisible()
  await expect(page.getByText('spinach', { exact: true }).first()).toBeVisible()
})
