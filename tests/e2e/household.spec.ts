import { enter, expect, test } from '#tests/support/journey.ts'
import { day, meals, stock, FOODS } from '#tests/support/plan-journey.ts'

test('a household from the first person to a shared plan and list, seen by a member who joined', async ({
  page,
  person,
  signUp,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  await signUp(page, person, '/household')
  await expect(page.getByRole('heading', { name: 'Who eats with you?' })).toBeVisible()
  await page.getByRole('link', { name: 'Add yourself' }).click()
  await page.getByLabel('Name').fill('Ann')
  await page.getByLabel('Age').fill('9')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Age')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Enter an age between 14 and 100 years')
  await expectAccessible(page)
  await page.getByLabel('Age').fill('36')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByTestId('person')).toHaveText([/Ann.*kcal a day/])

  for (const [name, kcal] of [
    ['Ida', '1300'],
    ['Ben', '2400'],
  ] as const) {
    await page.getByRole('link', { name: 'Add a person' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByText('Enter kcal').click()
    await expect(page.getByLabel('Age')).toBeHidden()
    await page.getByLabel('Energy a day (kcal)').fill(kcal)
    if (name === 'Ida') await page.getByLabel('How old, in years (optional)').fill('7')
    await page.getByLabel('Vegetarian').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByTestId('person').filter({ hasText: name })).toContainText('vegetarian')
  }
  await page.getByRole('button', { name: 'Remove Ida from the table' }).click()
  await expect(page.getByTestId('person')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByTestId('person')).toHaveCount(3)

  await page.getByLabel('They join as').selectOption('Reader')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  // What the bar at the top half covers is no smaller for it.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: baseURL! })
  const other = await context.newPage()
  await other.goto(link)
  // Whoever is not signed in is asked to sign up first, and led back.
  await expect(other.getByRole('dialog')).toBeVisible()
  await enter(other, '/auth/sign-up', { ...person, email: `ben-${person.email}` }, link)
  await expectAccessible(other)
  await other.getByLabel('Ben').check()
  await other.getByRole('button', { name: 'Join the household' }).click()
  await expect(other.getByText('You joined.')).toBeVisible()
  await expect(other.getByTestId('person').first()).toHaveText(/Ben.*You/)
  await expect(other.getByRole('link', { name: 'Add a person' })).toHaveCount(0)
  await other.goto(link)
  await expect(other.getByText('You are in a household already.')).toBeVisible()

  await stock(page, FOODS)
  // One pantry of both: the reader sees what Ann put in and changes what is theirs.
  for (const one of [page, other]) {
    await one.goto('/household')
    await one.getByRole('button', { name: 'Join my pantry with theirs' }).click()
    await expect(one.getByText('Your pantry is now part of the joint pantry.')).toBeVisible()
  }
  await expectAccessible(other)
  await stock(other, [{ name: 'pears', quantity: '3', unit: 'pieces' }])
  await other.goto('/meal-planning/pantry')
  await expect(other.getByTestId('food')).toHaveCount(FOODS.length + 1)
  await expect(other.getByText(/^From /)).toHaveCount(FOODS.length)
  await expect(other.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await expectAccessible(other)

  await page.goto('/meal-planning?new')
  const dialog = page.getByRole('dialog', { name: 'Create Meal Plan' })
  await dialog.getByLabel('Plan name').fill('All of us')
  await expect(dialog.getByRole('checkbox', { name: /^(Ida|Ben)/ })).toHaveCount(2)
  await expect(dialog.getByRole('checkbox', { name: /^Ida/ })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await expect(page.getByTestId('table').getByRole('row')).toHaveCount(4, { timeout: 60_000 })
  await expect(page.getByText('For You, Ida, Ben. Shared with your household.')).toBeVisible()
  await expect(page.getByTestId('shares').first().getByRole('listitem')).toHaveCount(3)
  await day(page, 1).getByRole('button', { name: 'Change this day (day 1)' }).click()
  await day(page, 1).getByLabel('Guests on day 1').selectOption('2 guests')
  await day(page, 1).getByRole('button', { name: 'Set guests of day 1' }).click()
  await expect(page.getByTestId('shares').first().getByRole('listitem').last()).toContainText('2 guests')
  await expectAccessible(page)

  const dish = await page.locator('a[href^="/recipe/meal_plan_"]').first().getAttribute('href')
  const cookPath = `/pantry/cook?recipe=${/meal_plan_[\w-]{36}/.exec(dish ?? '')?.[0]}`
  // The recipe opens for everybody, guests included, and says who has how much of it.
  await page.goto(dish ?? '')
  await expect(page.getByTestId('servings')).toHaveText(
    /^Serves 5: You .*, Ida .*, Ben .*, 2 guests 2 \(.* kcal\)\.$/,
  )
  await expect(page.getByRole('group', { name: 'servings' }).getByRole('status')).toHaveText('5')
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Shop for this plan' }).click()
  await expect(page.getByText(/of the plan on your list|in the basket/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Share with the household' }).click()
  await expect(page.getByText('Everybody in your household sees this list.')).toBeVisible()

  // A dish of the plan is cooked for the table: who is not there yet has a portion left.
  await page.goto(cookPath)
  const eaters = page.getByRole('group', { name: 'Who eats now' }).getByRole('checkbox')
  await expect(eaters).toHaveCount(4)
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /^Ida/ }).uncheck()
  await page.getByRole('button', { name: 'Cooked', exact: true }).click()
  await expect(page.getByText(/eaten at once/).first()).toBeVisible()

  await other.goto('/meal-planning?tab=plans')
  await other.getByRole('link', { name: 'View Plan All of us' }).click()
  await expect(
    other.getByText('You can view it; owners and cooks of the household can change it.'),
  ).toBeVisible()
  await expect(meals(other, 1)).toHaveCount(3)
  await expect(other.getByRole('button', { name: /^(Swap|Lock)/ })).toHaveCount(0)
  await expect(other.getByRole('button', { name: /Regenerate/ })).toHaveCount(0)
  await other.goto('/shopping')
  const line = other.getByRole('checkbox').first()
  await expect(line).toBeDisabled()
  await expect(other.getByLabel('Add to the list')).toHaveCount(0)

  // Made a cook, the same person may.
  await page.goto('/household')
  await page.getByTestId('member').nth(1).getByRole('combobox').selectOption('Cook')
  await page
    .getByTestId('member')
    .nth(1)
    .getByRole('button', { name: /Change the role/ })
    .click()
  await expect(page.getByText('The role is changed.')).toBeVisible()
  await other.reload()
  await line.click()
  await expect(other.getByText(/^1 of \d+ in the basket$/)).toBeVisible()

  await page
    .getByTestId('member')
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('button', { name: 'Remove from the household' }).click()
  await expect(page.getByTestId('member')).toHaveCount(1)
  await other.goto('/shopping')
  await expect(other.getByRole('heading', { name: 'Nothing to buy' })).toBeVisible()
  await context.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a person is entered, refused with what was typed, and taken off and put back', async ({
    page,
    person,
    signUp,
  }) => {
    await signUp(page, person, '/household?person=self')
    await page.getByLabel('Name').fill('Ann')
    await page.getByText('Enter kcal').click()
    await page.getByLabel('Energy a day (kcal)').fill('12')
    await page.getByLabel('Vegan').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toHaveText('Enter 800 to 6,000 kcal a day, as a whole number')
    await expect(page.getByLabel('Name')).toHaveValue('Ann')
    await expect(page.getByLabel('Vegan')).toBeChecked()
    await page.getByLabel('Energy a day (kcal)').fill('1900')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByTestId('person')).toHaveText([/Ann.*1,900 kcal a day, vegan/])
    await page.getByRole('button', { name: 'Remove Ann from the table' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByTestId('person')).toHaveCount(1)
  })
})
