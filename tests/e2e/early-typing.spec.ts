import { untilIdle } from '#tests/support/loaded-script.ts'
import type { Locator, Page } from '@playwright/test'
import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { meals, stock } from '#tests/support/plan-journey.ts'

/** Opens a page whose scripts wait until `type` is done with it; comes back when React has taken `field` over. */
async function typeEarly(page: Page, path: string, field: Locator, type: () => Promise<void>): Promise<void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const isScript = /\.js(\?|$)/
  await page.route(isScript, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await type()
  expect(await field.evaluate(isTakenOver)).toBe(false)
  release()
  await expect.poll(() => field.evaluate(isTakenOver)).toBe(true)
  // Effects, and the renders they ask for, have had their turn.
  await untilIdle(page)
}
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

test('a new member’s address and password', async ({ page, person }) => {
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel('Password')
  await typeEarly(page, '/upload?auth=sign-up', password, async () => {
    await dialog.getByLabel('Email').fill(person.email)
    await password.fill(person.password)
  })
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email)
  await expect(password).toHaveValue(person.password)
  await expect(password).toBeFocused()
  await password.press('Enter')
  await expect(
    page.getByRole('button', { name: 'Sign out' }).or(page.getByText(person.email)).first(),
  ).toBeAttached()
})

test('an ingredient of the generator, and what the recipes are to be', async ({ page }) => {
  const field = page.getByLabel('Add an ingredient')
  const cuisine = page.getByLabel('Cuisine')
  await typeEarly(page, '/upload', field, async () => {
    await cuisine.selectOption('Italian')
    await field.fill('tomatoes')
  })
  await expect(field).toHaveValue('tomatoes')
  await expect(field).toBeFocused()
  await expect(cuisine).toHaveValue('Italian')
  await page.keyboard.type(' and rice')
  await expect(field).toHaveValue('tomatoes and rice')
  await field.fill('tomatoes')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove tomatoes' })).toBeVisible()
})

test('the profile’s name and food preferences', async ({ page, person, signUp }) => {
  await signUp(page, person)
  const name = page.getByLabel('Shown with what you share')
  const vegan = page.getByRole('checkbox', { name: 'Vegan' })
  await typeEarly(page, '/profile', name, async () => {
    await vegan.check()
    await name.fill('Early Anna')
  })
  await expect(name).toHaveValue('Early Anna')
  await expect(vegan).toBeChecked()
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Save food preferences' }).click()
  await expect(page.getByText('Your food preferences are saved.')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Early Anna')
  await expect(vegan).toBeChecked()
})

test.describe('the premium member', () => {
  test.beforeEach(({ page }) => signInAsPremium(page))

  test('a button that does nothing without scripts', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Use my pantry' })
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/meal-planning/ingredients') asked.push(request.method())
    })
    await typeEarly(page, '/upload', button, () => button.click())
    await expect(
      page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem').first(),
    ).toBeVisible()
    expect(asked).toEqual(['GET'])
  })

  test('the name and the measure of a plan, in the dialog a link opens', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Create Meal Plan' })
    const name = dialog.getByLabel('Plan name')
    await typeEarly(page, '/meal-planning?new', name, async () => {
      await dialog.getByLabel('Goal').selectOption('cut')
      await dialog.getByText('2', { exact: true }).click()
      await dialog.getByRole('group', { name: 'Meals per day' }).getByText('4').click()
      await name.fill('Typed early')
    })
    await expect(name).toHaveValue('Typed early')
    await expect(name).toBeFocused()
    await expect(dialog.getByLabel('Goal')).toHaveValue('cut')
    await expect(dialog.getByRole('radio', { name: '2', exact: true })).toBeChecked()
    await dialog.getByRole('button', { name: 'Next' }).click()
    // Who cuts is asked for a target weight.
    await expect(dialog.getByLabel('Target weight (kg)')).toBeVisible()
    await dialog.getByRole('button', { name: 'Create Plan' }).click()
    await page.waitForURL('**/meal-planning?plan=*')
    await expect(page.getByRole('heading', { level: 2, name: 'Typed early' })).toBeVisible()
    for (const day of [1, 2]) await expect(meals(page, day)).toHaveCount(4)
  })

  test('the name of a plan, in the dialog a button opened before the scripts were there', async ({
    page,
  }) => {
    await page.goto('/meal-planning')
    await stock(page, [{ name: 'rice', quantity: '1', unit: 'kg' }])
    const dialog = page.getByRole('dialog', { name: 'Create Meal Plan' })
    const name = dialog.getByLabel('Plan name')
    await typeEarly(page, '/meal-planning', name, async () => {
      await page.getByRole('button', { name: 'Start Planning' }).click()
      await name.fill('Pressed early')
    })
    await expect(dialog).toBeVisible()
    await expect(name).toHaveValue('Pressed early')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(name).toHaveValue('Pressed early')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })

  test('the description of a meal', async ({ page }) => {
    const field = page.getByLabel('Describe the meal')
    await typeEarly(page, '/calories', field, () => field.fill('two eggs and 100 g rice'))
    await expect(field).toHaveValue('two eggs and 100 g rice')
    await page.getByRole('button', { name: 'Analyze Meal' }).click()
    await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText('rice')
  })

  test('a food for the pantry', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Add Ingredients' })
    const name = dialog.getByLabel('Name')
    await typeEarly(page, '/meal-planning', name, async () => {
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await name.fill('quinoa')
      await dialog.getByLabel('Quantity').fill('700')
      await dialog.getByLabel('Unit').selectOption('grams')
    })
    await expect(dialog).toBeVisible()
    await expect(name).toHaveValue('quinoa')
    await dialog.getByRole('button', { name: 'Add Ingredient' }).click()
    await expect(dialog.getByText('700 g')).toBeVisible()
  })

  test('a weight, in the pounds that the member chose', async ({ page }) => {
    await page.goto('/dashboard')
    const weight = page.getByRole('region', { name: 'Weight' })
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await weight.getByText('lb', { exact: true }).click()
    await saved
    await expect(weight.getByLabel('Weight (lb)')).toBeVisible()
    const form = page.getByRole('form', { name: 'Weigh in' })
    await typeEarly(page, '/dashboard', form, () => weight.getByLabel('Weight (lb)').fill('154.3'))
    await expect(weight.getByLabel('Weight (lb)')).toHaveValue('154.3')
    await weight.getByRole('button', { name: 'Save weight' }).click()
    await expect(page.getByText('Weight saved').first()).toBeVisible()
    await weight.getByText('kg', { exact: true }).click()
    await expect(weight.getByLabel('Weight (kg)')).toHaveValue('70')
  })

  test('a search of the saved recipes and of the book', async ({ page }) => {
    for (const [path, label] of [
      ['/recipes', 'Search your recipes'],
      ['/public-recipes', 'Search'],
    ] as const) {
      const field = page.getByRole('searchbox', { name: label })
      await typeEarly(page, path, field, async () => {
        await field.fill('rice')
        await page.getByLabel('Sort by').focus()
      })
      await expect(page).toHaveURL(/[?&]q=rice(&|$)/)
      await expect(field).toHaveValue('rice')
    }
  })

  test('a comment, and the name of a recipe', async ({ page }) => {
    await page.goto('/public-recipes')
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/recipe\//)
    const comment = page.getByPlaceholder('Add a comment...')
    await typeEarly(page, page.url(), comment, () => comment.fill('Written early'))
    await expect(comment).toHaveValue('Written early')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Written early')).toBeVisible()

    await page.goto('/recipes')
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/recipe\//)
    const recipeId = /recipe\/([0-9a-f-]{36})/.exec(page.url())![1]!
    const name = page.getByLabel('Name', { exact: true })
    await typeEarly(page, `/recipes/${recipeId}/edit`, name, () => name.fill('Early supper'))
    await expect(name).toHaveValue('Early supper')
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Early supper')
  })
})
