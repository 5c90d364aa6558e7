import { addAll, chips, field, generate, isWritten, results, used } from '#tests/support/generator-journey.ts'
import { expect, signUpByHand, test } from '#tests/support/journey.ts'
import { withScript } from '#tests/support/loaded-script.ts'
import { pauseClock } from '#tests/support/pause-clock.ts'

const GIVEN = ['chicken thighs', 'basmati rice', 'spinach', 'yoghurt', 'lemon']

test('[GEN-02] [GEN-26] [TRIAL-07] [TRIAL-10] from sign-up to a recipe of what one has, and after three to the limit', async ({
  page,
  person,
}) => {
  await signUpByHand(page, person)
  await addAll(page, GIVEN)
  await generate(page)
  await isWritten(page)
  const recipe = results(page).getByRole('article')
  await expect(recipe).toHaveCount(1)
  const ingredients = recipe.locator('section', { hasText: 'Ingredients' }).first()
  for (const name of ['chicken thigh', 'basmati rice', 'spinach', 'yog', 'lemon'])
    await expect(ingredients).toContainText(name, { ignoreCase: true })
  await expect(recipe.getByText(/kcal a serving/)).toBeVisible()
  await expect(recipe.getByRole('img', { name: /Drawn plate/ })).toBeVisible()

  for (let attempt = 2; attempt <= 3; attempt++) {
    await generate(page)
    await isWritten(page, attempt)
  }
  await expect(page.getByText('Limit reached', { exact: true })).toBeVisible()
  await generate(page)
  const modal = page.getByRole('dialog', { name: 'Trial Limit Reached' })
  await expect(
    modal.getByText("You've used all 3 free Recipe Generation attempts. Upgrade to Premium to continue."),
  ).toBeVisible()
  await expect(modal.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/pricing')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(recipe, 'a refusal takes nothing away').toHaveCount(1)
})

test('[TRIAL-11] [TRIAL-12] [TRIAL-06] the usage cards show the server’s counts, also after a reload', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  for (const label of ['Recipe Generation', 'Meal Planning', 'Calorie Estimation']) {
    await expect(page.getByRole('meter', { name: label })).toHaveAttribute('aria-valuenow', '0')
  }
  await addAll(page, ['eggs', 'spinach'])
  for (const count of [1, 2]) {
    await generate(page)
    await isWritten(page, count)
  }
  await expect(page.getByText('1 remaining: the last free one')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '2')
})

test('[GEN-03] [GEN-04] ingredients are added by Enter and by the button, trimmed, never empty, and can be removed', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  await field(page).fill('  red lentils  ')
  await field(page).press('Enter')
  await field(page).fill('carrots')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await field(page).fill('   ')
  await field(page).press('Enter')
  await expect(chips(page)).toHaveText(['red lentils', 'carrots'])
  await page.getByRole('button', { name: 'Remove red lentils' }).click()
  await expect(chips(page)).toHaveText(['carrots'])
})

test('all ingredients are removed at once, and Undo puts them back before what was typed since', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  const removeAll = page.getByRole('button', { name: 'Remove all ingredients' })
  await addAll(page, ['eggs', 'rice'])
  await expect(removeAll).toHaveCount(0)
  await field(page).fill('leeks')
  await field(page).press('Enter')
  await expect(chips(page)).toHaveText(['eggs', 'rice', 'leeks'])
  await removeAll.click()
  await expect(chips(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await addAll(page, ['tofu'])
  await expect(chips(page)).toHaveText(['tofu'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(chips(page)).toHaveText(['eggs', 'rice', 'leeks', 'tofu'])
})

test('a pasted list becomes chips; what the table does not know is marked, what is no food is named and taken out', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  await field(page).evaluate((input, text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, '- 2 onions\n- 400 g chickpeas\n3. frobnicated zorblax sauce\n- bleach\n- petrol')
  await expect(chips(page)).toHaveCount(3)
  await expect(chips(page).filter({ hasText: 'not counted' })).toHaveCount(1)
  await expect(page.getByText(/bleach.*petrol/i).first()).toBeVisible()
})

test('typing offers names from the food table', async ({ page, person, signUp }) => {
  await signUp(page, person, '/upload')
  await field(page).pressSequentially('courg')
  await expect(page.locator('datalist option', { hasText: /^courgette$/ })).toBeAttached()
})

test('[GEN-17] generating with no ingredient asks for one', async ({ page, person, signUp }) => {
  await signUp(page, person, '/upload')
  await generate(page)
  await expect(page.getByText('Please add at least one ingredient')).toBeInViewport()
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '0')
})

test('why nothing was cooked is brought before the eyes, on a phone too', async ({
  page,
  person,
  signUp,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, person, '/upload')
  await field(page).fill('zorblax')
  await field(page).press('Enter')
  await generate(page)
  await expect(page.getByText('There is nothing here to cook with')).toBeInViewport()
})

test('[GEN-18] [GEN-19] [GEN-20] [GEN-21] [GEN-23] the preferences offer what the specification lists', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  const options = (label: string) => page.getByLabel(label, { exact: true }).getByRole('option')
  await expect(options('Cuisine')).toHaveText([
    'Any',
    'Italian',
    'Mexican',
    'Chinese',
    'Japanese',
    'Indian',
    'Mediterranean',
    'American',
  ])
  await expect(options('Dietary restriction')).toHaveText([
    'None',
    'Vegetarian',
    'Vegan',
    'Gluten-Free',
    'Dairy-Free',
  ])
  const radios = (legend: string) => page.getByRole('group', { name: legend, exact: true }).getByRole('radio')
  expect(
    await radios('Servings').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['1', '2', '4', '6', '8'])
  expect(
    await radios('Skill level').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['Beginner', 'Intermediate', 'Advanced'])
  await expect(page.getByLabel('Recipes', { exact: true })).toBeDisabled()
  await expect(options('Recipes')).toHaveText(['1'])
})

test('[GEN-15] after generating, the results come into view', async ({ page, person, signUp }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signUp(page, person, '/upload')
  await addAll(page, ['eggs', 'spinach'])
  await generate(page)
  await expect(results(page).getByRole('heading', { level: 3 }).first()).toBeInViewport()
})

test('[GEN-16] [GEN-30] messages turn every two seconds; a failure says so and costs nothing', async ({
  page,
  person,
  signUp,
}) => {
  await page.clock.install()
  await signUp(page, person, '/upload')
  await addAll(page, ['eggs'])
  await pauseClock(page)
  const answered = Promise.withResolvers<void>()
  await page.route('**/upload/generate', async (route) => {
    await answered.promise
    await route.fulfill({ status: 500, body: 'no' })
  })
  // Only what has begun moves with the clock; the results are shown in a transition, which waits by it, too.
  const asked = page.waitForRequest('**/upload/generate')
  await generate(page)
  await asked
  const message = results(page).getByRole('status').first()
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(message).toHaveText('Looking through your ingredients', { timeout: 500 })
  }).toPass()
  await page.clock.runFor(2000)
  await expect(message).toHaveText('Choosing a dish that suits them')
  await page.clock.runFor(2000)
  await expect(message).toHaveText('Weighing the portions')
  answered.resolve()
  await expect(results(page).getByRole('alert')).toContainText('Failed to generate recipes')
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '0')
})

test('without a network the ingredients stay and the page says what to do', async ({
  page,
  person,
  signUp,
  context,
}) => {
  await signUp(page, person, '/upload')
  // What shows the answer is loaded while somebody adds.
  await withScript(page, 'generation-results', () => addAll(page, ['eggs', 'rice']))
  await context.setOffline(true)
  await generate(page)
  await expect(results(page).getByRole('alert')).toContainText('You are offline')
  await context.setOffline(false)
  await generate(page)
  await expect(results(page).getByRole('article')).toHaveCount(1)
})

test('ingredients outlive a reload', async ({ page, person, signUp }) => {
  await signUp(page, person, '/upload')
  await addAll(page, ['eggs', 'leeks'])
  await page.reload()
  await expect(chips(page)).toHaveText(['eggs', 'leeks'])
})

test('a double click on Generate is one recipe', async ({ page, person, signUp }) => {
  await signUp(page, person, '/upload')
  await addAll(page, ['eggs', 'spinach', 'feta'])
  await page.getByRole('button', { name: 'Generate Recipes' }).dblclick()
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '1')
})

test('axe finds nothing on a page with a recipe, in light and dark', async ({
  page,
  person,
  signUp,
  expectAccessible,
}) => {
  await signUp(page, person, '/upload')
  await addAll(page, GIVEN)
  await generate(page)
  await isWritten(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('signing up, generating and signing out work as plain forms', async ({ page, person }) => {
    await page.goto('/?auth=sign-up')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill(person.email)
    await dialog.getByLabel('Password').fill(person.password)
    await dialog.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page).toHaveURL('/upload')
    await field(page).fill('eggs, spinach, feta')
    await generate(page)
    await expect(results(page).getByRole('article')).toHaveCount(1)
  })

  test('a wrong password shows the dialog again with what was wrong', async ({ page, person }) => {
    await page.goto('/?auth=sign-in')
    await page.getByRole('dialog').getByLabel('Email').fill(person.email)
    await page.getByRole('dialog').getByLabel('Password').fill('wrong password')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toContainText('Invalid email or password.')
  })
})

test('a trial recipe is still there after a reload and on the way back from another page', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  await addAll(page, ['eggs', 'leeks', 'feta'])
  await generate(page)
  await isWritten(page)
  const title = results(page).getByRole('article').getByRole('heading', { level: 3 })
  const name = await title.innerText()

  await page.reload()
  await expect(title).toHaveText(name)
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL(/\/pricing/)
  await page.goBack()
  await expect(title).toHaveText(name)
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '1')

  await generate(page)
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '2')
  await expect(results(page).getByRole('article')).toHaveCount(1)
})

test('a trial recipe also appears in another tab, even if its own was closed before the answer arrived', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  await addAll(page, ['eggs', 'leeks', 'feta'])
  const isAnswered = page.waitForResponse(/\/upload\/generate$/)
  await generate(page)
  await isAnswered
  const other = await page.context().newPage()
  await page.close()
  await other.goto('/upload')
  await expect(other.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '1')
  await expect(results(other).getByRole('article')).toHaveCount(1)
})

test('a trial recipe of one member is not shown to the next one in the same tab', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  await addAll(page, ['eggs', 'leeks'])
  await generate(page)
  await isWritten(page)
  await page.context().clearCookies()
  await signUp(page, { ...person, email: `second-${person.email}` }, '/upload')
  await expect(results(page).getByText('Your recipes appear here')).toBeVisible()
  await expect(results(page).getByRole('article')).toHaveCount(0)
})

test('a trial recipe can be cooked from, copied and printed', async ({ page, person, signUp, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(page, person, '/upload')
  await addAll(page, ['eggs', 'leeks', 'feta'])
  await generate(page)
  await isWritten(page)
  const recipe = results(page).getByRole('article')
  const name = await recipe.getByRole('heading', { level: 3 }).innerText()
  await recipe.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Recipe copied.').last()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(name)
  await recipe.getByRole('button', { name: 'Start cooking' }).click()
  const cooking = page.getByRole('dialog', { name: `Cooking: ${name}` })
  await cooking.getByRole('button', { name: 'First step' }).click()
  await expect(cooking).toContainText('Step 1 of')
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await expect(recipe.getByRole('heading', { level: 3 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Recipes' })).toBeHidden()
  await expect(page.getByLabel('Add an ingredient')).toBeHidden()
})

test('where no model sees, typing comes first and nothing asks for a photo', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/photo|AI_VISION/i)).toHaveCount(0)
})

test('[DATA-14] the browser keeps a copy of the member and their count, which goes with the session', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('recipesGenerated')])
  await expect.poll(kept).toEqual([expect.stringContaining('"subscription":"free"'), '0'])
  await addAll(page, ['eggs', 'leeks'])
  await generate(page)
  await expect.poll(async () => (await kept())[1]).toBe('1')
  expect((await kept())[0]).not.toContain(person.email)
  // A copy only: what is written into it changes nothing.
  await page.evaluate(() => localStorage.setItem('user', '{"subscription":"premium"}'))
  await page.reload()
  await expect(used(page)).toHaveAttribute('aria-valuenow', '1')
  await expect.poll(async () => (await kept())[0]).toContain('"subscription":"free"')
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' })).toBeVisible()
  await expect.poll(kept).toEqual([null, null])
})
