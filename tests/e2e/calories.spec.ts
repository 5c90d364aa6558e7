import { type Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { withScript } from '#tests/support/loaded-script.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })
const totalOf = async (page: Page) =>
  Number(
    (
      await result(page)
        .getByRole('row', { name: /^Total/ })
        .innerText()
    ).replace(/\D/g, ''),
  )
const isTotal = (page: Page, kcal: number) => expect.poll(() => totalOf(page)).toBe(kcal)
const analyse = async (page: Page, description: string) => {
  await page.getByLabel('Describe the meal').fill(description)
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
}
const overflowPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('[CAL-01] the page is titled and explains itself in three steps; where no model sees, no photo is asked for', async ({
  page,
}) => {
  await page.goto('/calories')
  await expect(page).toHaveTitle(/Instant Calorie Estimator/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instant Calorie Estimator')
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/photo|AI_VISION/i)).toHaveCount(0)
  const how = page.getByRole('region', { name: 'How It Works' })
  await expect(how.getByRole('listitem')).toHaveCount(3)
})

test('a visitor sees the preview; using the page opens sign-up and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/calories')
  await expect(page.getByRole('heading', { name: 'Know what is in it' })).toBeVisible()
  await analyse(page, 'two eggs and toast')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Describe the meal')).toHaveValue('two eggs and toast')
})

test('a meal a visitor had analyzed is analyzed once they have signed up, without another press', async ({
  page,
  person,
}) => {
  await page.goto('/calories')
  await analyse(page, 'two eggs and toast')
  const dialog = page.getByRole('dialog', { name: 'Start Your Free Trial' })
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText('kcal')
  await expect(page).toHaveURL('/calories')
  const used = page.getByRole('meter', { name: 'Calorie Estimation' })
  await expect(used).toHaveAttribute('aria-valuenow', '1')
  await page.reload()
  await expect(used).toHaveAttribute('aria-valuenow', '1')
})

test('without scripts a meal told before signing up stands in the form afterwards', async ({
  browser,
  server,
  person,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.origin })
  await page.goto('/calories')
  await page.getByLabel('Describe the meal').fill('two eggs and toast')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Start Your Free Trial' })
  await dialog.getByLabel('Email').fill(person.email)
  await dialog.getByLabel('Password').fill(person.password)
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL('/calories?meal=two+eggs+and+toast')
  await expect(page.getByLabel('Describe the meal')).toHaveValue('two eggs and toast')
  await page.close()
})

test('nothing given is asked for beside the field', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/calories')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await expect(page.getByText('Describe the meal first.')).toBeVisible()
  await expect(page.getByLabel('Describe the meal')).toBeFocused()
})

test('[CAL-02] [CAL-04] [CAL-05] [CAL-14] a described meal: analysing, then figures, macros, foods, confidence and notes', async ({
  page,
  person,
  signUp,
  expectAccessible,
}) => {
  await signUp(page, person)
  await page.goto('/calories')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/calories/estimate', async (route) => {
    await held
    await route.continue()
  })
  await expect(page.getByText('No meal yet')).toBeVisible()
  await analyse(page, 'two eggs, toast with butter and a glass of orange juice')
  await expect(page.getByText('Analyzing your meal...')).toBeVisible()
  letThrough()
  await expect(
    result(page).getByRole('heading', { name: 'Two eggs, toast with butter and a glass of orange juice' }),
  ).toBeFocused()
  await expect(result(page).getByText(/^Confidence: (?:high|medium|low)$/)).toBeVisible()
  await expect(result(page).getByText(/^Notes\./)).toBeVisible()
  await expect(result(page).getByRole('img', { name: /likely between/ })).toBeVisible()
  for (const food of ['boiled egg', 'white toast', 'butter', 'orange juice'])
    await expect(result(page).getByLabel(`Name of ${food}`, { exact: true })).toBeVisible()
  const percents = await result(page).locator('dl small').allInnerTexts()
  expect(percents.every((text) => /^\d+ %$/.test(text))).toBe(true)
  expect(percents.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100)
  await expect(page.getByText('1/3')).toBeVisible()
  await expectAccessible(page)
})

test('every row can be set right, by keyboard too, and the total follows at once', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/calories')
  await analyse(page, '200 g cooked rice and a banana')
  await expect(result(page)).toBeVisible()
  await isTotal(page, 365)

  let requestCount = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') requestCount++
  })
  const rice = result(page).getByLabel('Amount of cooked white rice')
  await rice.fill('100')
  await isTotal(page, 235)
  await result(page).getByLabel('Unit of cooked white rice').selectOption({ index: 1 })
  await expect(rice).not.toHaveValue('100')
  await isTotal(page, 235)
  await result(page).getByLabel('Unit of cooked white rice').selectOption('g')
  await rice.fill('')
  await rice.blur()
  await expect(rice).toHaveValue('100')
  expect(requestCount).toBe(0)

  const name = result(page).getByLabel('Name of banana')
  await name.fill('apple')
  await name.press('Enter')
  await expect(result(page).getByLabel('Name of apple')).toBeVisible()
  await expect(result(page).getByLabel('Amount of apple')).toHaveValue('118')

  const add = result(page).getByLabel('Add a food')
  await add.fill('1 tbsp olive oil')
  await add.press('Enter')
  await expect(result(page).getByLabel('Name of olive oil')).toBeVisible()
  await expect(add).toHaveValue('')
  const withOil = await totalOf(page)
  await add.fill('zorblax')
  await add.press('Enter')
  await expect(result(page).getByText('“zorblax” is not in the food table.')).toBeVisible()

  await result(page).getByRole('button', { name: 'Remove olive oil' }).click()
  await expect(result(page).getByLabel('Name of olive oil')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result(page).getByLabel('Name of olive oil')).toBeVisible()
  await isTotal(page, withOil)
})

test('the whole page works by keyboard', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/calories')
  await page.getByLabel('Describe the meal').focus()
  await page.keyboard.type('grilled steak, chips')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Analyze Meal' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused()
  const before = await totalOf(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Small/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => totalOf(page)).toBeLessThan(before)
  const remove = result(page).getByRole('button', { name: 'Remove chips' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(result(page).getByLabel('Add a food')).toBeFocused()
  await page.keyboard.type('half an avocado')
  await page.keyboard.press('Enter')
  await expect(result(page).getByLabel('Name of avocado')).toBeVisible()
})

test('a name the table does not know is said so and changes nothing', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/calories')
  await analyse(page, 'a banana')
  const name = result(page).getByLabel('Name of banana')
  await name.fill('zorblax')
  await name.press('Enter')
  await expect(result(page).getByText(/“zorblax” is not in the food table/)).toBeVisible()
  await isTotal(page, 105)
  await name.press('Escape')
  await expect(name).toHaveValue('Banana')
})

test('one question at a time, answered by a tap, narrows the range', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/calories')
  await analyse(page, 'grilled steak, chips')
  const question = page.getByRole('region', { name: 'How big was the portion of grilled beef steak?' })
  const before = await totalOf(page)
  await question.getByRole('button', { name: /^Large/ }).click()
  await expect.poll(() => totalOf(page)).toBeGreaterThan(before + 50)
  await expect(question).toHaveCount(0)
  const oil = page.getByRole('region', { name: /cooked in oil or butter/ })
  const chips = page.getByRole('region', { name: 'How big was the portion of chips?' })
  await chips.getByRole('button', { name: 'I don’t know' }).click()
  await oil.getByRole('button', { name: /About 1 tbsp/ }).click()
  await expect(result(page).getByLabel('Name of olive oil')).toBeVisible()
  await expect(page.getByText('The answer may move the total')).toHaveCount(0)
})

test('what is not known is named, and what is no food is refused', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/calories')
  await analyse(page, 'a banana, zorblax and a glass of bleach')
  await expect(result(page).getByText(/Not counted: zorblax/)).toBeVisible()
  await expect(result(page).getByText(/Left out: .*not food/)).toBeVisible()
})

test('[CAL-15] a failure says so, keeps what was typed and can be tried again', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/calories')
  await page.route('**/calories/estimate', (route) => route.abort())
  await analyse(page, 'a banana')
  await expect(page.getByRole('alert')).toContainText('Failed to analyze meal. Please try again.')
  await expect(page.getByText('This attempt was not counted.')).toBeVisible()
  await expect(page.getByText('0/3')).toBeVisible()
  await page.unroute('**/calories/estimate')
  await expect(page.getByLabel('Describe the meal')).toHaveValue('a banana')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await expect(result(page)).toBeVisible()
})

test('without a connection the page stays, keeps what was typed, and analyses it once there is one', async ({
  page,
  context,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/calories')
  // What shows the answer is loaded while somebody types.
  await withScript(page, 'estimated-meal', () => page.getByLabel('Describe the meal').fill('a banana'))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to analyze meal. Please try again.')
  await expect(page.getByLabel('Describe the meal')).toHaveValue('a banana')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await expect(result(page)).toBeVisible()
  await expect(page.getByText('1/3')).toBeVisible()
})

test('leaving while it is analysed is no error, and nothing is shown', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/calories')
  await page.route('**/calories/estimate', () => {})
  await analyse(page, 'a banana')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No meal yet')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/calories/estimate')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await expect(result(page)).toBeVisible()
})

test('[TRIAL-08] [TRIAL-10] [TRIAL-11] after three estimates the limit opens in place of a fourth', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/calories')
  for (const [index, food] of ['a banana', 'an apple', 'a pear'].entries()) {
    await analyse(page, food)
    await expect(result(page)).toBeVisible()
    await expect(page.getByText(`${index + 1}/3`)).toBeVisible()
    await page.getByRole('button', { name: 'Analyze Another Meal' }).click()
  }
  await analyse(page, 'a plum')
  const dialog = page.getByRole('dialog', { name: 'Trial Limit Reached' })
  await expect(dialog).toContainText("You've used all 3 free Calorie Estimation attempts.")
  await expect(dialog.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/pricing')
  await page.keyboard.press('Escape')
  await expect(result(page)).toHaveCount(0)
  await expect(page.getByText('Limit reached', { exact: true })).toBeVisible()
})

test('a free member reads why a meal cannot be kept', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/calories')
  await analyse(page, 'a banana')
  await expect(page.getByText('Saving meals to a diary comes with Premium.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save to Diary' })).toHaveCount(0)
})

test('the result reads well at every width, light and dark', async ({
  page,
  person,
  signUp,
  expectAccessible,
}) => {
  await signUp(page, person)
  await page.goto('/calories')
  await analyse(page, 'steak and chips with zorblax, a glass of red wine and half a lettuce')
  await expect(result(page)).toBeVisible()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowPx(page)).toBe(0)
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a described meal is a plain form with a rendered answer', async ({ page, person }) => {
    await page.goto('/?auth=sign-up')
    await page.getByRole('dialog').getByLabel('Email').fill(person.email)
    await page.getByRole('dialog').getByLabel('Password').fill(person.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page).toHaveURL('/upload')
    await page.goto('/calories')
    await analyse(page, '200 g cooked rice and a banana')
    await expect(result(page).getByText('Cooked white rice')).toBeVisible()
    await isTotal(page, 365)
    await page.getByRole('button', { name: 'Analyze Another Meal' }).click()
    await expect(page.getByText('No meal yet')).toBeVisible()
  })
})

test('an estimate and its corrections are still there after a reload and on the way back from another page', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/calories')
  await analyse(page, 'two eggs and two slices of toast')
  // With the focus on its heading the estimate is kept.
  await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused()
  const kcal = await totalOf(page)
  await page.reload()
  await expect(result(page)).toBeVisible()
  await isTotal(page, kcal)
  await page.goto('/pricing')
  await page.goBack()
  await expect(result(page)).toBeVisible()
  await page.getByRole('button', { name: 'Analyze Another Meal' }).click()
  await expect(page.getByText('No meal yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No meal yet')).toBeVisible()
})

test('a paid-for estimate is shown later although its page was left before the answer arrived', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/calories')
  // The server answers, but the page never receives it.
  await page.route('**/calories/estimate', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel('Describe the meal').fill('two eggs and two slices of toast')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await expect(page.getByRole('region', { name: 'Estimate' }).getByRole('alert')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('meter', { name: 'Calorie Estimation' })).toHaveAttribute('aria-valuenow', '1')
  await expect(result(page)).toBeVisible()
})
