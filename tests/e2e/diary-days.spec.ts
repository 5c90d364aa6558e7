import { demoAlone } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'

/** The demo's premium member has a diary of the last days. */
const test = demoAlone()

test('an unlikely amount is asked about before it is written, by keyboard, and nothing typed is lost', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/dashboard')
  const diary = page.getByRole('region', { name: 'Diary' })
  const entry = page.getByRole('region', { name: 'What else did you eat?' })
  const field = entry.getByRole('textbox', { name: 'What else did you eat?' })
  await field.fill('for lunch 1500 g boiled eggs')
  await field.press('Enter')
  const question = entry.getByRole('heading', { name: /^That’s 2,\d{3} kcal of .*Is that right\?$/ })
  await expect(question).toBeFocused()
  // Scrolled to the question, the header covers part of a button further up, which would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await expect(diary.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(entry.getByRole('button', { name: 'Save anyway' })).toBeFocused()
  await entry.getByRole('button', { name: 'Change it' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('for lunch 1500 g boiled eggs')
  await expect(question).toHaveCount(0)

  await field.press('Enter')
  await expect(question).toBeFocused()
  await entry.getByRole('button', { name: 'Save anyway' }).press('Enter')
  await expect(diary.getByRole('heading', { name: /^Lunch, 2,\d{3} kcal/ })).toBeVisible()
  await expect(entry.getByText(/It is in today’s diary, under Lunch\./)).toBeVisible()
  await expect(field).toHaveValue('')
  await diary.getByRole('button', { name: /^Remove/ }).click()
  await expect(diary.getByRole('link', { name: /^Edit/ })).toHaveCount(0)
})

test('a sentence goes to the day it names, and the note leads there', async ({ page }) => {
  await signInAsPremium(page, '/dashboard')
  const entry = page.getByRole('region', { name: 'What else did you eat?' })
  await entry
    .getByRole('textbox', { name: 'What else did you eat?' })
    .fill('3 days ago for dinner 150 g salmon')
  await entry.getByRole('button', { name: 'Add', exact: true }).click()
  await entry.getByRole('link', { name: /^the diary for / }).click()
  const diary = page.getByRole('region', { name: 'Diary' })
  await expect(diary.getByRole('heading', { name: /^Dinner, / })).toBeVisible()
  await expect(diary.getByRole('listitem').filter({ hasText: '150 g salmon' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(diary.getByRole('listitem').filter({ hasText: '150 g salmon' })).toHaveCount(0)
})

test('an entry is changed down to its foods, starred, and its meal copied to another day and taken back', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/dashboard')
  const diary = page.getByRole('region', { name: 'Diary' })
  const entry = page.getByRole('region', { name: 'What else did you eat?' })
  await entry
    .getByRole('textbox', { name: 'What else did you eat?' })
    .fill('for breakfast 200 g cooked rice and a banana')
  await entry.getByRole('button', { name: 'Add', exact: true }).click()
  const line = diary.getByRole('listitem').filter({ hasText: 'cooked rice' })
  await expect(line).toContainText('365')
  await line.getByRole('link', { name: /^Edit/ }).click()
  await page.getByLabel('Amount of cooked white rice').fill('100')
  await page.getByRole('button', { name: 'Remove banana' }).click()
  await expect(page.getByRole('button', { name: 'Remove banana' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByRole('button', { name: 'Remove banana' }).click()
  await page.getByLabel('Add a food').fill('1 tbsp olive oil')
  await page.getByLabel('Add a food').press('Enter')
  await expect(page.getByRole('button', { name: 'Remove olive oil' })).toBeVisible()
  await page.getByLabel('Time (optional)').fill('08:15')
  await page.getByLabel('Meal', { exact: true }).selectOption('lunch')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(diary.getByRole('heading', { name: /^Lunch, 2[34]\d kcal/ })).toBeVisible()
  await expect(line).toContainText('08:15')

  await line.getByRole('button', { name: /^Favourite/ }).dblclick()
  const favourite = entry.getByRole('list', { name: 'Favourites' }).getByRole('button')
  await expect(favourite).toHaveCount(1)
  // The head of the window and a note at its foot lie over what is there.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  await diary.getByRole('button', { name: 'Copy Lunch' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy lunch' })
  await dialog.getByRole('button', { name: 'Copy', exact: true }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Copied 1 meal to the diary for /).first()).toBeVisible()
  await page.getByRole('link', { name: 'Previous day' }).click()
  await expect(diary.getByRole('heading', { name: /^Lunch, / })).toBeVisible()
  await expect(line).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(line).toHaveCount(0)
  await favourite.click()
  await expect(line).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(line).toHaveCount(0)
})

test('grams of a pot that was weighed are logged as a part of the recipe', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/recipes')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('link', { name: 'Log it' }).click()
  await page.getByText('Grams', { exact: true }).click()
  await page.getByLabel('Grams you ate').fill('300')
  await page.getByLabel(/^Weight after cooking/).fill('200')
  await page.getByRole('button', { name: 'Add to diary' }).click()
  await expect(page.getByText('That is more than the pot weighs.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/^Weight after cooking/).fill('600')
  await page.getByRole('button', { name: 'Add to diary' }).click()
  const entry = page
    .getByRole('region', { name: 'Diary' })
    .getByRole('listitem')
    .filter({ hasText: ', 300 g' })
  await expect(entry).toBeVisible()
})
