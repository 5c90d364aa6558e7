import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect, posted, test } from '#tests/support/journey.ts'

const FOODS_PATH = '**/meal-planning/ingredients'

test.beforeEach(async ({ page, person, signUp }) => {
  await signUp(page, person)
})

/** Opens the pantry, with these foods in it. */
async function openPantry(page: Page, lines: readonly string[] = []): Promise<void> {
  if (lines.length > 0) {
    const form = { intent: 'add-list', list: lines.join('\n'), idempotencyKey: randomUUID() }
    expect((await page.request.post('/meal-planning/ingredients', { form })).status()).toBe(200)
  }
  await page.goto('/meal-planning')
  await expect(page.getByRole('heading', { name: 'Your Ingredients', exact: true })).toBeVisible()
}
const panel = (page: Page) => page.getByRole('region', { name: 'Your Ingredients' })
const rows = (page: Page) => panel(page).getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const quantity = (page: Page, name: string) => row(page, name).getByRole('textbox')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Ingredients' })
const openAdding = async (page: Page) => {
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
}

async function fillIn(
  form: Locator,
  fields: { name: string; quantity?: string; unit?: string; date?: string },
) {
  await form.getByLabel('Name').fill(fields.name)
  await form.getByLabel('Quantity').fill(fields.quantity ?? '2')
  if (fields.unit) await form.getByLabel('Unit').selectOption(fields.unit)
  if (fields.date) await form.getByLabel('Expiry date').fill(fields.date)
}

test('[PANTRY-01] [PANTRY-03] [PANTRY-04] [PANTRY-06] the first food is added by keyboard, and planning can start', async ({
  page,
  expectAccessible,
}) => {
  await openPantry(page)
  await expect(page.getByRole('heading', { name: 'No ingredients yet' })).toBeVisible()
  const start = page.getByRole('button', { name: 'Start Planning' })
  await expect(start).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Add some ingredients first to get started')).toBeVisible()

  await page.getByRole('button', { name: 'Add your first ingredient' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('tab', { name: 'Manual Entry' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await dialog(page).getByLabel('Name').focus()
  await page.keyboard.type('spinach')
  await page.keyboard.press('Tab')
  await page.keyboard.type('250')
  await page.keyboard.press('Tab')
  await page.keyboard.type('grams')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Added' })).toBeVisible()
  // Ready for the next one.
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('')
  await page.keyboard.press('Escape')

  await expect(row(page, 'spinach')).toContainText('Vegetables')
  await expect(quantity(page, 'spinach')).toHaveValue('250')
  await expect(start).not.toHaveAttribute('aria-disabled')
  await expectAccessible(page)
})

test('[PANTRY-06] what is missing or no food is named, and the dialog keeps what was typed', async ({
  page,
}) => {
  await openPantry(page)
  await openAdding(page)
  const form = dialog(page)
  await fillIn(form, { name: '   ', quantity: '2' })
  await form.getByRole('button', { name: 'Add Ingredient' }).click()
  await expect(form.getByText('Please enter a name')).toBeVisible()
  await fillIn(form, { name: 'batteries', quantity: '4' })
  await form.getByRole('button', { name: 'Add Ingredient' }).click()
  await expect(form.getByText('Batteries are not food.')).toBeVisible()
  await fillIn(form, { name: 'leeks', quantity: 'a few' })
  await form.getByRole('button', { name: 'Add Ingredient' }).click()
  await expect(form.getByText('Write the quantity as a number, such as 2 or 1.5')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('leeks')
  await form.getByLabel('Quantity').fill('1,5')
  await form.getByRole('button', { name: 'Add Ingredient' }).click()
  await expect(form.getByText('1.5 pieces')).toBeVisible()
})

test('names are suggested from the food table', async ({ page }) => {
  await openPantry(page)
  await openAdding(page)
  await dialog(page).getByLabel('Name').pressSequentially('auber')
  await expect(dialog(page).locator('datalist option').first()).toHaveText('aubergine')
})

test('a pasted list of several lines goes in as foods with their amounts', async ({ page, context }) => {
  await openPantry(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAdding(page)
  await page.evaluate(() => navigator.clipboard.writeText('500 g chicken breast\n2 tins of chickpeas\nmilk'))
  await dialog(page).getByLabel('Name').focus()
  await page.keyboard.press('Control+V')
  await expect(dialog(page).getByLabel('One food a line')).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Add List' }).click()
  await dialog(page).getByRole('button', { name: 'Add 3 foods' }).click()
  await expect(dialog(page).getByText('about 1 liter')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText('chicken breast')
  await expect(row(page, 'milk')).toContainText('Estimated')
  await posted(page, () => page.getByRole('button', { name: 'The amount of milk is right' }).click())
  await expect(row(page, 'milk')).not.toContainText('Estimated')
  await page.reload()
  await expect(row(page, 'milk')).not.toContainText('Estimated')
})

test('dates in a pasted list are read and can be reviewed before the foods are added', async ({ page }) => {
  await openPantry(page)
  await openAdding(page)
  await dialog(page).getByText('Add a whole list').click()
  const list = '4 chicken thighs, use by 30/11/2030\n500 g mince, in the freezer\n2 leeks'
  await dialog(page).getByLabel('One food a line').fill(list)
  await dialog(page).getByRole('button', { name: 'Add List' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Check the list' })).toBeFocused()
  await expect(dialog(page).getByLabel('chicken thighs: use by')).toHaveValue('2030-11-30')
  await expect(dialog(page).getByLabel('Where the mince is')).toHaveValue('freezer')
  await dialog(page).getByLabel('Amount of mince').fill('750')
  await dialog(page).getByRole('checkbox', { name: 'Add leeks' }).uncheck()
  await dialog(page).getByLabel('Amount of chicken thighs').fill('some')
  await dialog(page).getByRole('button', { name: 'Add 2 foods' }).click()
  await expect(dialog(page).getByLabel('Amount of chicken thighs'), 'the row at fault').toBeFocused()
  await expect(dialog(page).getByText('Write the quantity as a number')).toHaveCount(1)
  await dialog(page).getByLabel('Amount of chicken thighs').fill('4')
  await dialog(page).getByRole('button', { name: 'Add 2 foods' }).click()
  await expect(dialog(page).getByLabel('One food a line')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(2)
  await expect(quantity(page, 'mince')).toHaveValue('750')
  await expect(row(page, 'mince')).toContainText('Frozen')
})

test('what a reviewed list cannot add is named', async ({ page }) => {
  await openPantry(page)
  await openAdding(page)
  await dialog(page).getByText('Add a whole list').click()
  await dialog(page).getByLabel('One food a line').fill('3 carrots\n2 leeks')
  await dialog(page).getByRole('button', { name: 'Add List' }).click()
  await dialog(page).getByLabel('Food 2').fill('petrol')
  await dialog(page).getByRole('button', { name: 'Add 2 foods' }).click()
  await expect(dialog(page).getByText(/Left out: Petrol/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(1)
})

test('[PANTRY-22] the quantity is changed in its place; what is no quantity is taken back', async ({
  page,
}) => {
  await openPantry(page, ['3 carrots', '2 leeks'])
  const field = quantity(page, 'carrots')
  await field.fill('1 1/2')
  await posted(page, () => field.press('Enter'))
  await expect(field).toHaveValue('1.5')
  await field.fill('9')
  await field.press('Escape')
  await expect(field).toHaveValue('1.5')
  await field.fill('none')
  await field.press('Tab')
  await expect(row(page, 'carrots').getByText('Write the quantity as a number')).toBeVisible()
  await expect(field).toHaveValue('1.5')
  await page.reload()
  await expect(quantity(page, 'carrots')).toHaveValue('1.5')
  await expect(quantity(page, 'leeks')).toHaveValue('2')
})

test('every field is edited in a dialog', async ({ page, expectAccessible }) => {
  await openPantry(page, ['3 carrots'])
  await page.getByRole('link', { name: 'Edit carrots' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Ingredient' })
  await expectAccessible(page)
  await fillIn(form, { name: 'parsnips', quantity: '400', unit: 'grams', date: '2031-01-05' })
  await form.getByLabel('Category').selectOption('Other')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(row(page, 'parsnips')).toContainText('Other')
  await expect(quantity(page, 'parsnips')).toHaveValue('400')
  await expect(row(page, 'parsnips').locator('time')).toHaveAttribute('datetime', '2031-01-05')
})

test('[PANTRY-01] a food is removed, and put back', async ({ page }) => {
  await openPantry(page, ['3 carrots', '2 leeks'])
  await page.getByRole('button', { name: 'Remove carrots' }).click()
  await expect(row(page, 'carrots')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'carrots')).toHaveCount(1)
  await expect(rows(page)).toHaveCount(2)
})

test('[PANTRY-18] clearing asks, empties the pantry, and can be undone', async ({
  page,
  expectAccessible,
}) => {
  await openPantry(page, ['3 carrots', '2 leeks'])
  await page.getByRole('button', { name: 'Clear All' }).click()
  const question = page.getByRole('dialog', { name: 'Clear All' })
  await expect(question).toContainText('Are you sure you want to clear all ingredients?')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await question.getByRole('button', { name: 'Clear All' }).click()
  await expect(page.getByRole('heading', { name: 'No ingredients yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('[PANTRY-02] a long list scrolls in its place', async ({ page }) => {
  await openPantry(page)
  await openAdding(page)
  await dialog(page).getByText('Add a whole list').click()
  const lines = Array.from({ length: 30 }, (_, index) => `${index + 1} carrots`)
  await dialog(page).getByLabel('One food a line').fill(lines.join('\n'))
  await dialog(page).getByRole('button', { name: 'Add List' }).click()
  await dialog(page).getByRole('button', { name: 'Add 30 foods' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Added' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(rows(page)).toHaveCount(30)
  const list = panel(page).getByRole('list', { name: 'Your ingredients' })
  const { height, inside } = await list.evaluate((element) => ({
    height: element.clientHeight,
    inside: element.scrollHeight,
  }))
  expect(height).toBeLessThan(600)
  expect(inside).toBeGreaterThan(height * 2)
  await expect(rows(page).last()).toContainText('Lot 1 of 30, used first')
})

test('a double click adds once, and removing twice is no fault', async ({ page }) => {
  await openPantry(page)
  await openAdding(page)
  await fillIn(dialog(page), { name: 'carrots' })
  await dialog(page).getByRole('button', { name: 'Add Ingredient' }).dblclick()
  await expect(dialog(page).getByRole('heading', { name: 'Added' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove carrots' }).dblclick()
  await expect(page.getByRole('heading', { name: 'No ingredients yet' })).toBeVisible()
  await expect(panel(page).getByRole('alert')).toHaveCount(0)
})

test('what another tab took out is said, and gone here as well', async ({ page, context }) => {
  await openPantry(page, ['3 carrots', '2 leeks'])
  const other = await context.newPage()
  await openPantry(other)
  await posted(other, () => other.getByRole('button', { name: 'Remove carrots' }).click())
  await expect(row(other, 'carrots')).toHaveCount(0)
  await quantity(page, 'carrots').fill('7')
  await quantity(page, 'carrots').press('Enter')
  await expect(page.getByText('This ingredient is no longer in your pantry.')).toBeVisible()
  await expect(row(page, 'carrots')).toHaveCount(0)
  await expect(row(page, 'leeks')).toHaveCount(1)
})

test('without a connection everything goes back to what it was, and says so', async ({ page, context }) => {
  await openPantry(page, ['3 carrots', '2 leeks'])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Remove carrots' }).click()
  await expect(page.getByText('No connection. Nothing was changed')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await quantity(page, 'leeks').fill('9')
  await quantity(page, 'leeks').press('Enter')
  await expect(quantity(page, 'leeks')).toHaveValue('2')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Remove carrots' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test.describe('far from the server', () => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId })

      test(`days left follow the calendar of ${timezoneId}, soonest first on demand`, async ({ page }) => {
        await openPantry(page)
        const dayIn = (days: number) =>
          page.evaluate((count) => {
            const at = new Date()
            at.setDate(at.getDate() + count)
            return at.toLocaleDateString('sv')
          }, days)
        await openAdding(page)
        for (const [name, days] of [
          ['milk', 0],
          ['leeks', 3],
          ['ham', -1],
          ['rice', null],
        ] as const) {
          await fillIn(dialog(page), { name, ...(days !== null && { date: await dayIn(days) }) })
          await dialog(page).getByRole('button', { name: 'Add Ingredient' }).click()
          await expect(dialog(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
        }
        await page.keyboard.press('Escape')
        await expect(row(page, 'milk')).toContainText('Expires today')
        await expect(row(page, 'leeks')).toContainText('3 days left')
        await expect(row(page, 'ham')).toContainText('Expired 1 day ago')
        const names = rows(page).getByTestId('food')
        await expect(names).toHaveText(['rice', 'ham', 'leeks', 'milk'])
        await page.getByRole('switch', { name: 'What expires first on top' }).check()
        await expect(names).toHaveText(['ham', 'milk', 'leeks', 'rice'])
      })
    })
  }
})

test.describe('before any script runs', () => {
  test('foods are added, changed, edited, removed and put back by plain forms', async ({
    page,
    browser,
    server,
  }) => {
    await openPantry(page, ['2 leeks'])
    const context = await browser.newContext({
      storageState: await page.context().storageState(),
      javaScriptEnabled: false,
      baseURL: server.origin,
    })
    const plain = await context.newPage()
    await plain.goto('/meal-planning')
    await panel(plain).getByRole('button', { name: 'Add', exact: true }).click()
    await fillIn(dialog(plain), { name: 'carrots', quantity: '3' })
    await dialog(plain).getByRole('button', { name: 'Add Ingredient' }).click()
    await expect(plain.getByText('Added 3 pieces of carrots.')).toBeVisible()
    await quantity(plain, 'carrots').fill('5')
    await quantity(plain, 'carrots').press('Enter')
    await expect(quantity(plain, 'carrots')).toHaveValue('5')
    await plain.getByRole('link', { name: 'Edit carrots' }).click()
    const form = plain.getByRole('dialog', { name: 'Edit Ingredient' })
    await form.getByLabel('Name').fill('batteries')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(plain.getByText('Batteries are not food.')).toBeVisible()
    await plain.getByRole('button', { name: 'Remove carrots' }).click()
    await expect(row(plain, 'carrots')).toHaveCount(0)
    await plain.getByRole('button', { name: 'Undo' }).click()
    await expect(row(plain, 'carrots')).toHaveCount(1)
    await plain.getByRole('button', { name: 'Clear All' }).click()
    await plain.getByRole('dialog', { name: 'Clear All' }).getByRole('button', { name: 'Clear All' }).click()
    await expect(plain.getByText('All ingredients removed.')).toBeVisible()
    await context.close()
  })
})

test('on a phone, light and dark, nothing scrolls sideways and everything is accessible', async ({
  page,
  expectAccessible,
}) => {
  await openPantry(page, ['3 carrots', '2 tins of chickpeas', '1 l milk', 'salt', '500 g chicken', 'a lemon'])
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
})

test('[PANTRY-05] without a model that sees, typing comes first and the photo mode says that none are read', async ({
  page,
}) => {
  await openPantry(page)
  await openAdding(page)
  await expect(dialog(page).getByRole('tab')).toHaveText(['Manual Entry', 'Photo Upload', 'Receipt'])
  await dialog(page).getByRole('tab', { name: 'Manual Entry' }).press('ArrowRight')
  const panel = dialog(page).getByRole('tabpanel', { name: 'Photo Upload' })
  await expect(panel).toHaveText(
    'Foods in photos are not recognised on this site. Type your ingredients instead.',
  )
  await dialog(page).getByRole('tab', { name: 'Photo Upload' }).press('ArrowLeft')
  await fillIn(dialog(page), { name: 'carrots' })
  await dialog(page).getByRole('button', { name: 'Add Ingredient' }).click()
  await expect(dialog(page).getByText('2 pieces')).toBeVisible()
})

test('food preferences are kept by what is generated, and the pantry can be cooked from', async ({
  page,
  expectAccessible,
}) => {
  await openPantry(page, ['200 g peanuts', '3 carrots', '500 g rice', '1 onion', '300 g chicken breast'])
  await page.goto('/profile')
  const section = page.locator('#food-preferences')
  await section.getByLabel('Vegetarian').check()
  await section.getByLabel('Dairy-Free').check()
  await section.getByLabel('Peanuts').check()
  await section.getByLabel('Somebody who is pregnant').check()
  await expect(section.getByRole('link', { name: 'NHS: foods to avoid in pregnancy' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.nhs\.uk\//,
  )
  await section.getByLabel('Add a food you do not like').fill('mushrooms')
  await section.getByLabel('Add a food you do not like').press('Enter')
  await section.getByRole('button', { name: 'Save food preferences' }).click()
  await expect(section.getByText('Your food preferences are saved.')).toBeVisible()
  await page.reload()
  await expect(section.getByLabel('Peanuts')).toBeChecked()
  await expect(section.getByLabel('Somebody who is pregnant')).toBeChecked()
  await expect(section.getByLabel('A baby under one year')).not.toBeChecked()
  await expect(section.getByRole('button', { name: 'Remove mushrooms' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/upload')
  await expect(
    page.getByText(
      'Your food preferences apply: vegetarian, dairy-free, rules for pregnancy, no peanuts, no mushrooms.',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Use my pantry' }).click()
  await expect(page.getByRole('button', { name: 'Remove 200 grams peanuts' })).toBeVisible()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByText('Your food preferences leave out peanuts.')).toBeVisible()
  const ingredients = results.getByRole('listitem')
  await expect(ingredients.filter({ hasText: 'carrot' }).first()).toBeVisible()
  await expect(ingredients.filter({ hasText: /peanut|chicken|mushroom/i })).toHaveCount(0)
})

test('[PANTRY-17] a list that cannot be changed says which change failed', async ({ page }) => {
  await openPantry(page, ['3 carrots'])
  await page.route(FOODS_PATH, (route) =>
    route.fulfill({
      status: 500,
      json: { ok: false, code: 'failed', message: 'Failed to update ingredient quantity', fields: {} },
    }),
  )
  await quantity(page, 'carrots').fill('5')
  await quantity(page, 'carrots').press('Enter')
  await expect(panel(page).getByText('Failed to update ingredient quantity')).toBeVisible()
  await expect(quantity(page, 'carrots')).toHaveValue('3')
})
