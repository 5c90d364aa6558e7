import { demoAlone } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'

/** The demo's premium member has a plan that runs today, a pantry, a diary of the last days and a weight log. */
const test = demoAlone()

test('[DASH-03] a free member’s home has what is free, and what Premium would bring', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Upgrade to Premium' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nutrition Tracking' })).toHaveCount(0)
  await expect(page.getByRole('meter')).toHaveCount(3)
  await page.getByRole('textbox', { name: 'What did you eat?' }).fill('2 boiled eggs')
  await page.getByRole('button', { name: 'Estimate calories' }).click()
  await expect(page).toHaveURL(/\/calories\?meal=/)
  await expect(page.getByRole('meter', { name: 'Calorie Estimation' })).toHaveAttribute('aria-valuenow', '1')
  await page.goto('/dashboard')
  await page.getByRole('textbox', { name: 'What do you have?' }).fill('eggs, spinach')
  await page.getByRole('button', { name: 'See what to cook' }).click()
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article')).toHaveCount(1)
  await page.goto('/dashboard')
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
  const ring = nutrition.getByRole('img', { name: /kcal eaten/ })
  await expect(ring).toHaveAccessibleName(/^0 of 1,730 kcal eaten\. Protein 0 of \d+ g/)

  const diary = page.getByRole('region', { name: 'Diary' })
  const meal = plan.getByRole('listitem').first()
  const name = await meal.getByRole('heading').innerText()
  await meal.getByRole('button', { name: /^Eaten/ }).dblclick()
  await expect(meal.getByRole('button', { name: /^Eaten/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(plan.getByText('1 of 3 eaten')).toBeVisible()
  await expect(diary.getByRole('link', { name: `Edit ${name}` })).toHaveCount(1)
  await expect(ring).toHaveAccessibleName(/^[1-9]\d* of 1,730 kcal eaten/)
  await expect(nutrition.getByText(/ left of 1,730/)).toBeVisible()
  await page.reload()
  await expect(plan.getByText('1 of 3 eaten')).toBeVisible()
  await expectAccessible(page)

  await meal.getByRole('button', { name: /^Eaten/ }).click()
  await expect(plan.getByText('0 of 3 eaten')).toBeVisible()
  await expect(diary.getByRole('link', { name: `Edit ${name}` })).toHaveCount(0)
})

test('the next meal stands large until it is eaten, and leads to its recipe', async ({ page }) => {
  await signInAsPremium(page, '/')
  await expect(page).toHaveURL('/dashboard')
  const meals = page.getByRole('region', { name: 'Meal Plan' }).getByRole('listitem')
  await expect(meals).toHaveCount(3)
  const names = await meals.getByRole('heading').allInnerTexts()
  const next = page
    .getByRole('main')
    .getByText(/, next$/)
    .locator('..')
  await expect(next.getByRole('heading', { name: names[0]! })).toBeVisible()
  await meals
    .first()
    .getByRole('button', { name: /^Eaten/ })
    .click()
  await expect(next.getByRole('heading', { name: names[1]! })).toBeVisible()
  await meals
    .first()
    .getByRole('button', { name: /^Eaten/ })
    .click()
  await expect(next.getByRole('heading', { name: names[0]! })).toBeVisible()
  await next.getByRole('link', { name: /^Cook/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: names[0]! })).toBeVisible()
})

test('what else was eaten is said in a sentence, counted, kept once and taken back', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/dashboard')
  const diary = page.getByRole('region', { name: 'Diary' })
  const entry = page.getByRole('region', { name: 'What else did you eat?' })
  await entry.getByRole('textbox').fill('2 boiled eggs and zorblaxine')
  await entry.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(entry.getByText(/Not counted: .*zorblaxine/)).toBeVisible()
  await expect(diary.getByRole('link', { name: /^Edit .*egg/i })).toHaveCount(1)
  // What the pointer is over stays.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(diary.getByRole('link', { name: /^Edit .*egg/i })).toHaveCount(0)

  await entry.getByRole('textbox').fill('qwxyzzy')
  await entry.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(entry.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')

  const often = entry.getByRole('list', { name: 'Eaten often' }).getByRole('button').first()
  await often.click()
  await expect(diary.getByRole('link', { name: /^Edit/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(diary.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
})

test('on a phone a member has tabs at the foot and one menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsPremium(page, '/dashboard')
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  await expect(tabs.getByRole('link')).toHaveText([/^Today/, /^Plan/, /^Cook/, /^Pantry/, /^Book/])
  await expect(tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Pantry' }).click()
  await expect(tabs.getByRole('link', { name: 'Pantry' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: /^Plan/ }).click()
  await expect(tabs.getByRole('link', { name: /^Plan/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: /account menu$/ }).click()
  const menu = page.getByRole('region', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'Pricing' })).toHaveCount(0)
  await menu.getByRole('link', { name: 'Estimate Calories' }).click()
  await expect(page).toHaveURL('/calories')
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
  const diary = page.getByRole('region', { name: 'Diary' })
  const entry = diary.getByRole('listitem').filter({ hasText: 'peanut butter' })
  await entry.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit meal' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Peanut butter toast')
  await page.getByLabel('Portions').fill('0')
  await expectAccessible(page)
  await page.getByLabel('Portions').fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(nutrition.getByText('Yesterday')).toBeVisible()
  const changed = diary.getByRole('listitem').filter({ hasText: 'Peanut butter toast' })
  await expect(changed).toContainText('2 portions')

  await changed.getByRole('button', { name: /^Remove/ }).click()
  await expect(changed).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(changed).toBeVisible()

  await page
    .getByRole('region', { name: /^Seven days/ })
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
  await expect(soon.getByRole('listitem').filter({ hasText: 'spinach' })).toBeVisible()
  await expect(soon.getByText('1 liter', { exact: true })).toBeVisible()
  await expect(soon.getByText(/^Planned for|^From your recipes/)).toBeVisible()
  await soon.getByRole('link', { name: /^Create a recipe with milk, salmon fillet and spinach/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Recipes' })).toBeVisible()
  await expect(page.getByText('spinach', { exact: true }).first()).toBeVisible()
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test(`the first render shows the day in ${timezoneId}, and an entry made at once is added to it`, async ({
      page,
    }) => {
      await signInAsPremium(page, '/dashboard')
      await expect
        .poll(async () => (await page.context().cookies()).map(({ name }) => name))
        .toContain('time_zone')
      const ownDay = await page.evaluate(() => new Date().toLocaleDateString('sv'))
      const html = await (await page.request.get('/dashboard')).text()
      const quickEntry =
        /name="intent" value="quick-entry"\/><input type="hidden" name="day" value="([\d-]+)"/
      expect(quickEntry.exec(html)?.[1]).toBe(ownDay)
    })
  })
