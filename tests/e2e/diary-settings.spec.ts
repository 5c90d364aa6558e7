import { readFile } from 'node:fs/promises'
import { demoAlone } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'

/** The demo's premium member has a diary of the last days and a weight log; this changes how they are shown. */
const test = demoAlone()

test('a member sets units, a target and the start of the day, drinks, looks at the month and takes the diary along', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/profile')
  const settings = page.locator('#diary')
  const save = settings.getByRole('button', { name: 'Save diary settings' })

  await settings.getByLabel('Energy (kcal)').evaluate((field) => field.removeAttribute('min'))
  await settings.getByLabel('Energy (kcal)').fill('700')
  await save.click()
  await expect(settings.getByText(/We do not take a target below 800 kcal/)).toBeVisible()

  await settings.getByLabel('Energy', { exact: true }).selectOption('kJ')
  await settings.getByLabel('Body weight').selectOption('st')
  await settings.getByLabel('Your day begins at').selectOption('4:00')
  await settings.getByLabel('Energy (kcal)').fill('1400')
  await save.dblclick()
  await expect(settings.getByText('Your diary settings are saved.')).toBeVisible()
  await expect(settings.getByText(/Your target is below 1,500 kcal/)).toBeVisible()
  await expect(settings.getByText('5,858 kJ')).toBeVisible()

  await page.goto('/dashboard')
  const nutrition = page.getByRole('region', { name: 'Nutrition Tracking' })
  await expect(nutrition.getByText(/of 5,858/).first()).toBeVisible()
  await expect(nutrition.getByRole('link', { name: 'Your own targets' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('kcal')
  await expect(page.getByRole('region', { name: 'Weight' }).getByText(/lb trend/)).toBeVisible()

  const water = page.getByRole('region', { name: 'Water' })
  await water.getByRole('button', { name: /Add a glass/ }).click()
  await expect(water.getByText('250 ml of 2 l')).toBeVisible()
  await water.getByText('Another amount').click()
  await water.getByLabel('Amount (ml)').fill('330')
  await water.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(water.getByText('580 ml of 2 l')).toBeVisible()
  await water.getByRole('button', { name: 'Undo 330 ml' }).click()
  await expect(water.getByText('250 ml of 2 l')).toBeVisible()

  await page.getByRole('link', { name: 'The month at a glance' }).click()
  await expect(page.getByRole('navigation', { name: 'Month' })).toBeVisible()
  // On the first day of a month the demo's entries are in the one before.
  const fiveDaysAgo = new Date(Date.now() - 5 * 24 * 60 * 60 * 1000)
  await page.goto(`/dashboard?month=${fiveDaysAgo.toISOString().slice(0, 7)}`)
  await expect(page.getByText(/^Each line is the target of its day/)).toBeVisible()
  await page.getByText('The days in figures').click()
  await expect(page.getByRole('columnheader', { name: 'kJ' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'no entries' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Download your diary as a table' }).click()
  await settings.getByLabel('A row for').selectOption('Each food of a meal')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    settings.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^mealwright-diary-foods-.*\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFF"date","time","meal_of_day","meal","food"/)
  expect(csv.split('\r\n').length).toBeGreaterThan(3)
})

test('at half past one the diary is still in the day before', async ({ page }) => {
  await signInAsPremium(page, '/profile')
  const settings = page.locator('#diary')
  await settings.getByLabel('Your day begins at').selectOption('6:00')
  await settings.getByRole('button', { name: 'Save diary settings' }).click()
  await expect(settings.getByText('Your diary settings are saved.')).toBeVisible()
  // Half past one of the server's own day, so that the server takes both days for possible.
  const night = new Date()
  night.setHours(1, 30, 0, 0)
  await page.clock.install({ time: night })
  await page.goto('/dashboard')
  const eve = new Date(night.getTime() - 86_400_000)
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  await expect(page.getByText(day.format(eve), { exact: true })).toBeVisible()
})

test('a free member reads that the settings come with Premium', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/profile')
  const settings = page.locator('#diary')
  await expect(settings.getByText(/come with Premium/)).toBeVisible()
  await expect(settings.getByRole('button')).toHaveCount(0)
})
