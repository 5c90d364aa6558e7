import { addDays } from '#app/domain/pantry/plain-date.ts'
import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { day, dishes, FOODS, meals, openDay, openPlan, stock } from '#tests/support/plan-journey.ts'
import { card, importRecipes, recipe } from '#tests/support/recipe-journey.ts'

test('[PLAN-01] [PLAN-08] [PLAN-25] [PLAN-29] [PLAN-48] [DETAIL-08] [DETAIL-10] a free member plans a day from the pantry, and opens a recipe and comes back', async ({
  page,
  person,
  signUp,
  browser,
  server,
}) => {
  await signUp(page, person)
  await stock(page, FOODS)
  await page.goto('/meal-planning')
  await expect(page.getByRole('heading', { level: 1, name: 'Meal Planning' })).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Meal Planning' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 3 used',
  )
  const tabs = page.getByRole('navigation', { name: 'Meal planning' })
  await expect(tabs.getByRole('link', { name: 'Create New Plan' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'My Plans (0)' }).click()
  await expect(page.getByText('Create Your First Plan')).toBeVisible()
  await tabs.getByRole('link', { name: 'Create New Plan' }).click()

  await page.getByRole('button', { name: 'Start Planning' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Meal Plan' })
  await expect(dialog.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Start Planning' }).click()
  await dialog.getByLabel('Plan name').fill('First day')
  await expect(dialog.getByRole('radio', { name: '1', exact: true })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: '2', exact: true })).toBeDisabled()
  await expect(
    dialog.getByText('Free trial limited to 1 day plans. Upgrade for multi-day plans.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute(
    'aria-valuetext',
    'Step 2 of 2',
  )
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByLabel('Plan name')).toHaveValue('First day')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByLabel('Target weight (kg)')).toHaveCount(0)
  const targets = dialog.getByRole('region', { name: 'Your daily targets' })
  await expect(targets).toContainText('2,556 kcal')
  await dialog.getByLabel('Current weight (kg)').fill('80.5')
  await expect(targets).toContainText('2,718 kcal')
  await dialog.getByRole('button', { name: 'Create Plan' }).click()

  await page.waitForURL('**/meal-planning?plan=*', { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 2, name: 'First day' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'My Plans (1)' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('meter', { name: 'Meal Planning' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 3 used',
  )
  await expect(day(page, 1).getByRole('heading', { level: 3 })).toHaveText(
    /^Day 1 - [A-Z][a-z]+day \d+ [A-Z][a-z]+$/,
  )
  await expect(meals(page, 1)).toHaveCount(3)
  await expect(page.getByLabel('Daily targets', { exact: true })).toContainText('2,718')

  const name = await dishes(page, 1).nth(1).textContent()
  await meals(page, 1).nth(1).getByRole('link', { name: 'View Recipe →' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
  await expect(page).toHaveURL(/\/recipe\/meal_plan_[0-9a-f-]{36}\/[a-z0-9-]+$/)
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  expect(kept).toMatchObject({ fromMealPlan: 'true', mealPlanName: 'First day' })
  expect(kept['mealPlanId']).toMatch(/^[0-9a-f-]{36}$/)
  await expect(page.getByRole('region', { name: 'Sharing' })).toHaveCount(0)
  const recipeUrl = page.url()

  const stranger = await (await browser.newContext({ baseURL: server.origin })).newPage()
  const answer = await stranger.goto(recipeUrl)
  expect(answer?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Recipe Not Found')
  await stranger.context().close()

  await page.getByRole('link', { name: 'Back to First day' }).click()
  await expect(page).toHaveURL(`/meal-planning?plan=${kept['mealPlanId']}`)
  await expect(dishes(page, 1).nth(1)).toHaveText(name!)
})

test('[TRIAL-09] a free member who made three plans is shown the limit, and no fourth is made', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  for (const name of ['One', 'Two', 'Three']) await openPlan(page, name)
  await page.goto('/meal-planning?new')
  const dialog = page.getByRole('dialog', { name: 'Create Meal Plan' })
  await dialog.getByLabel('Plan name').fill('Four')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  const limit = page.getByRole('dialog', { name: 'Trial Limit Reached' })
  await expect(limit).toContainText(
    "You've used all 3 free Meal Planning attempts. Upgrade to Premium to continue.",
  )
  await limit.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog.getByLabel('Age')).toHaveValue('30')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'My Plans (3)' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Three', 'Two', 'One'])
})

test('a plan’s entries are remembered for the next, in the units last chosen', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await stock(page, FOODS)
  await page.goto('/meal-planning')
  await page.getByRole('button', { name: 'Start Planning' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Meal Plan' })
  await dialog.getByLabel('Plan name').fill('Smaller')
  await dialog.getByLabel('Goal').selectOption('cut')
  await dialog.getByLabel('Plan name').press('Enter')
  await dialog.getByText('Imperial').click()
  await dialog.getByText('Female', { exact: true }).click()
  await dialog.getByLabel('ft', { exact: true }).fill('5')
  await dialog.getByLabel('in', { exact: true }).fill('2')
  await dialog.getByLabel('Current weight (lb)').fill('120')
  await dialog.getByLabel('Target weight (lb)').fill('9')
  await dialog.getByLabel('Activity level').selectOption('sedentary')
  await expect(dialog.getByText(/so we plan 1,200 kcal, the least we plan for women/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await expect(dialog.getByText('Enter a weight between 67 and 661 lb')).toBeVisible()
  await expect(dialog.getByLabel('Target weight (lb)')).toBeFocused()
  await dialog.getByLabel('Target weight (lb)').fill('110')
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await page.waitForURL('**/meal-planning?plan=*', { timeout: 30_000 })
  await expect(page.getByRole('article').getByText(/so we plan 1,200 kcal/)).toBeVisible()

  await page.goto('/meal-planning?new')
  await dialog.getByLabel('Plan name').fill('Again')
  await expect(dialog.getByLabel('Goal')).toHaveValue('cut')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByLabel('ft', { exact: true })).toHaveValue('5')
  await expect(dialog.getByLabel('Current weight (lb)')).toHaveValue(/^12[01](\.\d)?$|^119\.9$/)
  await dialog.getByText('Metric').click()
  await expect(dialog.getByLabel('Height (cm)')).toHaveValue('157.5')
  await expect(dialog.getByLabel('Current weight (kg)')).toHaveValue('54.4')
})

test('a second click on Create Plan makes no second plan', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/meal-planning?new')
  const dialog = page.getByRole('dialog', { name: 'Create Meal Plan' })
  await dialog.getByLabel('Plan name').fill('Only one')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Create Plan' }).dblclick()
  await page.waitForURL('**/meal-planning?plan=*', { timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'My Plans (1)' })).toBeVisible()
})

test('a plan is followed by one that begins on a later day; days it has already are asked about', async ({
  page,
  person,
  signUp,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, person)
  await openPlan(page, 'First')
  await page.getByRole('link', { name: 'Plan the next day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Meal Plan' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\?plan=[0-9a-f-]+$/)
  await page.getByRole('link', { name: 'Plan the next day' }).click()
  await expect(dialog.getByLabel('Plan name')).toHaveValue('First 2')
  const start = dialog.getByLabel('Starts on')
  const tomorrow = await start.inputValue()
  await expect(dialog.getByText('already has meals')).toHaveCount(0)

  await start.fill(addDays(tomorrow, -1))
  await expect(dialog.getByRole('status')).toContainText('“First” already has meals on this day')
  await expect(dialog.getByRole('radio', { name: 'Keep both' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Start after it, on/ }).click()
  await expect(start).toBeFocused()
  await expect(start).toHaveValue(tomorrow)
  await expect(dialog.getByText('already has meals')).toHaveCount(0)
  await start.fill(addDays(tomorrow, -2))
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(start).toBeFocused()
  await expect(dialog.getByText('Choose today or a later day.')).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto('/meal-planning?new')
  // Replaced, the first plan's day is marked; the new one comes up on it.
  await start.fill(addDays(tomorrow, -1))
  await dialog.getByText('Replace', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await page.waitForURL('**/meal-planning?plan=*', { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 2, name: 'First 2' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to My Plans' }).click()
  const replaced = page.getByRole('listitem').filter({ hasText: 'Replaced' })
  await expect(replaced).toHaveCount(1)
  await expect(replaced.getByRole('heading')).toHaveText('First')

  // The other tab has seen the first plan only.
  const dialogThere = tab.getByRole('dialog', { name: 'Create Meal Plan' })
  await dialogThere.getByLabel('Plan name').fill('From the other tab')
  await dialogThere.getByRole('button', { name: 'Next' }).click()
  await dialogThere.getByRole('button', { name: 'Create Plan' }).click()
  await expect(dialogThere.getByRole('alert').first()).toContainText(
    '“First 2” has meals on some of these days',
  )
  await expect(dialogThere.getByRole('status')).toContainText('“First 2” already has meals on this day')
  await dialogThere.getByRole('button', { name: 'Next' }).click()
  await dialogThere.getByRole('button', { name: 'Create Plan' }).click()
  await tab.waitForURL('**/meal-planning?plan=*', { timeout: 30_000 })
})

test.describe('the premium member', () => {
  test.beforeEach(({ page }) => signInAsPremium(page, '/meal-planning'))

  test('[PLAN-02] [PLAN-05] [PLAN-45] [PLAN-46] [PLAN-47] plans a week of six meals a day', async ({
    page,
    expectAccessible,
  }) => {
    await page.getByRole('button', { name: 'Start Planning' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Meal Plan' })
    await expectAccessible(page)
    await dialog.getByLabel('Plan name').fill('Whole week')
    await dialog.getByText('7', { exact: true }).click()
    await dialog.getByRole('group', { name: 'Meals per day' }).getByText('6').click()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create Plan' }).click()
    await page.waitForURL('**/meal-planning?plan=*', { timeout: 40_000 })
    await expect(page.getByRole('link', { name: /^View Recipe/ })).toHaveCount(6)
    for (let number = 1; number <= 7; number++) await expect(meals(page, number)).toHaveCount(6)
    await openDay(page, 7)
    for (const label of ['Morning Snack', 'Afternoon Snack', 'Evening Snack'])
      await expect(day(page, 7).getByText(label, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Shopping list' })).toBeVisible()

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
        const tooWide = await page.evaluate(() => {
          const widthPx = document.documentElement.clientWidth
          const isTooWide = (element: Element) => element.getBoundingClientRect().right > widthPx + 1
          return document.documentElement.scrollWidth === widthPx
            ? []
            : [...document.querySelectorAll('body *')]
                .filter(isTooWide)
                .map(({ outerHTML }) => outerHTML.slice(0, 200))
        })
        expect(tooWide).toEqual([])
      }
    }
    await page.getByRole('link', { name: 'Back to My Plans' }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'Whole week' })
    await expect(card).toContainText('7 days')
    await expect(card).toContainText('6 a day')
    await expectAccessible(page)
    await card.getByRole('link', { name: 'View Plan' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Whole week' })).toBeFocused()
  })

  test('on a phone today is open and the next day near; the strip opens any other, with scripts and without', async ({
    page,
    browser,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const planId = await openPlan(page, 'At hand', { days: '7' })
    await expect(day(page, 1).locator('details')).toHaveAttribute('open', '')
    for (let number = 2; number <= 7; number++)
      await expect(day(page, number).locator('details')).not.toHaveAttribute('open')
    const secondDayPx = await day(page, 2).evaluate((one) => one.getBoundingClientRect().top + scrollY)
    expect(secondDayPx).toBeLessThanOrEqual(1500)
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(3).click()
    await expect(day(page, 4).getByRole('heading', { level: 4 })).toHaveCount(3)
    await expect(day(page, 4).locator('summary')).toBeFocused()
    await expect(day(page, 1).locator('details')).not.toHaveAttribute('open')

    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: server.origin,
      storageState: await page.context().storageState(),
    })
    const plain = await context.newPage()
    await plain.goto(`/meal-planning?plan=${planId}`)
    await plain.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(3).click()
    await expect(day(plain, 4).getByRole('heading', { level: 4 })).toHaveCount(3)
    await plain.getByRole('button', { name: 'Lock Lunch of day 4' }).click()
    await expect(plain.getByRole('button', { name: 'Locked Lunch of day 4' })).toBeVisible()
    await context.close()
  })

  test('[DETAIL-03] a recipe opened from elsewhere ends the plan’s context, and its owner shares it as ever', async ({
    page,
    server,
  }) => {
    await openPlan(page, 'Behind')
    await meals(page, 1).first().getByRole('link', { name: 'View Recipe →' }).click()
    await expect(page.getByRole('link', { name: 'Back to Behind' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share Recipe' })).toHaveCount(0)
    await importRecipes(page, server, [recipe('Not planned')])
    await page.goto('/recipes')
    expect(await page.evaluate(() => sessionStorage.getItem('fromMealPlan'))).toBe('true')
    await card(page, 'Not planned').getByRole('link').first().click()
    await expect(page.getByRole('button', { name: 'Share Recipe' }).first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toContain('fromMealPlan')
  })

  test('[PLAN-04] [PLAN-49] a plan that is not there, or another’s, is said in the red banner', async ({
    page,
  }) => {
    for (const planId of ['018f0000-0000-7000-8000-000000000000', 'nonsense']) {
      const answer = await page.goto(`/meal-planning?plan=${planId}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('alert')).toContainText('This meal plan does not exist, or it was deleted.')
    }
  })

  test('what is to be bought is copied as a list', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPlan(page, 'Shopping')
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(
      page.getByRole('region', { name: 'Notices' }).getByText('Shopping list copied.'),
    ).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^Shopping: shopping list\n\n[A-Z][a-z, ]+\n.*\d.*\n/)
  })
})
