import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import {
  change,
  dishes,
  FOODS,
  makeDayAnew,
  meals,
  openDay,
  openPlan,
  regenerate,
  stock,
  swap,
  swapDialog,
} from '#tests/support/plan-journey.ts'

test('without a connection the dialog keeps what was entered, and the plan stays as it is', async ({
  page,
  person,
  signUp,
  context,
}) => {
  await signUp(page, person)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPlan(page, 'Offline')
  const before = await dishes(page, 1).allTextContents()
  await context.setOffline(true)
  await change(page, 1, 'Dinner', 'Swap')
  const alert = page.getByRole('alert')
  await expect(swapDialog(page).getByRole('alert')).toContainText('No connection. Nothing was changed')
  await swapDialog(page).getByRole('button', { name: 'Surprise me' }).click()
  await expect(swapDialog(page)).toHaveCount(0)
  await expect(alert).toContainText('No connection. Nothing was changed')
  await expect(alert).toBeInViewport()
  expect(await dishes(page, 1).allTextContents()).toEqual(before)
  await context.setOffline(false)

  await page.goto('/meal-planning?new')
  const dialog = page.getByRole('dialog', { name: 'Create Meal Plan' })
  await dialog.getByLabel('Plan name').fill('Kept')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Age').fill('41')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No connection.')
  await context.setOffline(false)
  await expect(dialog.getByLabel('Age')).toHaveValue('41')
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await page.waitForURL('**/meal-planning?plan=*', { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 2, name: 'Kept' })).toBeVisible()
})

test('printed on a wide page, the figures of a day do not overlap', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await openPlan(page, 'Printed')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 1043, height: 737 })
  const figures = page.getByRole('list', { name: 'Against the targets' }).locator('p')
  await expect(figures).toHaveCount(4)
  const gaps = await figures.evaluateAll((rows) =>
    rows.flatMap((row) => {
      const edges = [...row.children].map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getBoundingClientRect()
      })
      return edges.slice(1).map(({ left }, index) => left - edges[index]!.right)
    }),
  )
  expect(Math.min(...gaps)).toBeGreaterThan(0)
})

test('a plan is printed as a week, or with its list and recipes, and nothing else of the page', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openPlan(page, 'On paper')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Print plan' }).click()
  await page.getByRole('button', { name: 'Week only' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('columnheader', { name: 'Dinner' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recipes', exact: true })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)

  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('columnheader', { name: 'Dinner' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Print plan' }).click()
  await page.getByRole('button', { name: 'Week, list and recipes' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Recipes', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shopping list', exact: true })).toHaveCount(1)
  const methods = page.locator('article article ol')
  expect(await methods.count()).toBeGreaterThanOrEqual(3)
  // On A4 upright and across nothing is wider than the page.
  for (const width of [794, 1123]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('with scripts off a plan is made, shown and changed', async ({
  page,
  person,
  signUp,
  browser,
  server,
}) => {
  await signUp(page, person)
  await stock(page, FOODS)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/meal-planning?new')
  const dialog = plain.getByRole('dialog', { name: 'Create Meal Plan' })
  await dialog.getByLabel('Plan name').fill('By hand')
  await dialog.getByLabel('Age').fill('7')
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await expect(dialog.getByText('Enter an age between 14 and 100 years').first()).toBeVisible()
  await expect(dialog.getByLabel('Plan name')).toHaveValue('By hand')
  await dialog.getByLabel('Age').fill('37')
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  await expect(plain.getByRole('heading', { level: 2, name: 'By hand' })).toBeVisible()
  await expect(async () => {
    await plain.reload()
    await expect(plain).toHaveURL(/\?plan=/, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await expect(meals(plain, 1)).toHaveCount(3)
  const before = await dishes(plain, 1).allTextContents()
  await makeDayAnew(plain, 1)
  const undo = plain.getByRole('button', { name: 'Undo last change' })
  await expect(undo).toBeVisible()
  await expect(dishes(plain, 1)).toHaveCount(3)
  await expect(dishes(plain, 1)).not.toHaveText(before)
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expect(dishes(plain, 1)).toHaveText(before)
  await context.close()
})

test.describe('the premium member', () => {
  test.beforeEach(({ page }) => signInAsPremium(page, '/meal-planning'))

  test('swaps a meal, locks others, makes the rest and a day anew', async ({ page }) => {
    await openPlan(page, 'To be changed', { days: '2' })
    const before = await dishes(page, 1).allTextContents()
    await swap(page, 1, 'Lunch')
    await expect(dishes(page, 1).nth(1)).not.toHaveText(before[1]!)
    await expect(dishes(page, 1)).toHaveCount(3)
    const swapped = await dishes(page, 1).allTextContents()
    expect([swapped[0], swapped[2]]).toEqual([before[0], before[2]])

    await change(page, 1, 'Breakfast', 'Lock')
    await expect(meals(page, 1).first().getByText('Locked')).toBeVisible()
    await regenerate(page, 'Regenerate the rest (5 meals)')
    await expect(dishes(page, 1).nth(2)).not.toHaveText(before[2]!)
    await expect(dishes(page, 1)).toHaveCount(3)
    await expect(dishes(page, 1).first()).toHaveText(before[0]!)

    const first = await dishes(page, 1).allTextContents()
    await openDay(page, 2)
    await expect(dishes(page, 2)).toHaveCount(3)
    const second = await dishes(page, 2).allTextContents()
    await makeDayAnew(page, 2)
    await expect(dishes(page, 2).first()).not.toHaveText(second[0]!)
    await expect(dishes(page, 2)).toHaveCount(3)
    await openDay(page, 1)
    await expect(dishes(page, 1)).toHaveText(first)
    await change(page, 1, 'Breakfast', 'Locked')
    await expect(meals(page, 1).first().getByText('Locked')).toHaveCount(0)
    await page.getByRole('article').getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Regenerate all meals' })).toBeVisible()
  })

  test('one of five dishes is chosen for a meal, and a dish turned down is listed in the profile', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPlan(page, 'To be chosen', { days: '2' })
    const before = await dishes(page, 1).allTextContents()
    await change(page, 1, 'Lunch', 'Swap')
    const dialog = swapDialog(page)
    const offers = dialog.getByTestId('offer')
    await expect(offers).toHaveCount(5)
    const first = await offers.getByRole('heading').allTextContents()
    expect(new Set([...first, before[1]]).size).toBe(6)
    for (const offer of await offers.all()) await expect(offer).toContainText(/\d+ kcal, \d+ g protein/)

    await dialog.getByRole('button', { name: 'Show five others' }).click()
    await expect(offers.getByRole('heading')).not.toHaveText(first)
    await expect(offers).toHaveCount(5)
    const second = await offers.getByRole('heading').allTextContents()
    expect(second.filter((name) => first.includes(name))).toEqual([])

    const refuse = dialog.getByRole('button', { name: `Not this again ${second[0]}` })
    await refuse.click()
    await expect(offers.first()).toContainText(`${second[0]} won’t be planned for you again.`)
    await expect(dialog.getByRole('button', { name: `Allow again ${second[0]}` })).toBeFocused()
    await dialog.getByRole('button', { name: `Choose ${second[1]}` }).click()
    await expect(dialog).toHaveCount(0)
    await expect(dishes(page, 1).nth(1)).toHaveText(second[1]!)
    expect((await dishes(page, 1).allTextContents()).toSpliced(1, 1)).toEqual(before.toSpliced(1, 1))
    const notices = page.getByRole('region', { name: 'Notices' })
    await notices.getByRole('button', { name: 'Undo' }).click()
    await expect(dishes(page, 1)).toHaveText(before)

    await page.getByRole('button', { name: 'More for Dinner of day 1' }).click()
    await page.getByRole('button', { name: 'Not this again' }).click()
    await expect(dialog).toContainText(`${before[2]} won’t be planned for you again.`)
    await expect(offers).toHaveCount(5)
    await page.goto('/profile#unwanted-dishes')
    const list = page.locator('#unwanted-dishes')
    await expect(list.getByRole('listitem')).toContainText([
      before[2]!.trim().slice(0, 20),
      second[0]!.trim().slice(0, 20),
    ])
    for (const left of [1, 0]) {
      await list.getByRole('button', { name: 'Allow again' }).first().click()
      await expect(list.getByRole('listitem')).toHaveCount(left)
    }
    await expect(list).toContainText('The dish can be planned for you again.')
  })

  test('every change of a plan is undone: from the notice, with the keyboard, after a reload', async ({
    page,
  }) => {
    await openPlan(page, 'To be undone', { days: '2' })
    const shown = async () => (await page.getByRole('region', { name: /^Day \d/ }).allInnerTexts()).join('\n')
    const notices = page.getByRole('region', { name: 'Notices' })
    await change(page, 1, 'Breakfast', 'Lock')
    await expect(notices.getByText('Locked: it stays when other meals are replaced.')).toBeVisible()
    const before = await shown()
    const isBack = async () => {
      await expect(notices.getByText('The plan is as it was.')).toBeVisible()
      await expect.poll(shown).toBe(before)
      await expect(page.getByRole('button', { name: 'Undo last change' })).toHaveCount(0)
    }

    await swap(page, 1, 'Lunch')
    await expect(notices.getByText('Another dish is in its place.')).toBeVisible()
    await notices.getByRole('button', { name: 'Undo' }).click()
    await isBack()

    await regenerate(page, 'Regenerate the rest (5 meals)')
    await expect(notices.getByText('Every meal that is not locked was replaced.')).toBeVisible()
    await expect.poll(shown).not.toBe(before)
    await page.getByRole('link', { name: 'Back to My Plans' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Undo last change' })).toBeFocused()
    await page.keyboard.press('Enter')
    await isBack()
    await expect(page.getByRole('heading', { level: 2, name: 'To be undone' })).toBeFocused()

    await makeDayAnew(page, 1)
    await expect(notices.getByText('The meals of this day were replaced.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Undo last change' }).click()
    await isBack()
  })

  test('swap and lock keep the focus on their button, and a lock is taken back from its notice', async ({
    page,
  }) => {
    await openPlan(page, 'By thumb')
    const [, lunch] = await dishes(page, 1).allTextContents()
    const button = page.getByRole('button', { name: 'Swap Lunch of day 1' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(swapDialog(page).getByRole('button', { name: 'Surprise me' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dishes(page, 1).nth(1)).not.toHaveText(lunch!)
    await expect(dishes(page, 1)).toHaveCount(3)
    await expect(button).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const locked = page.getByRole('button', { name: 'Locked Lunch of day 1', pressed: true })
    await expect(locked).toBeFocused()
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect(notices.getByText('Locked: it stays when other meals are replaced.')).toBeVisible()
    await notices.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Lock Lunch of day 1', pressed: false })).toBeVisible()
  })

  test('a change that another tab followed with one of its own is not undone', async ({ page, context }) => {
    const planId = await openPlan(page, 'Two at once')
    await swap(page, 1, 'Lunch')
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect(notices.getByRole('button', { name: 'Undo' })).toBeVisible()
    await notices.hover()
    const second = await context.newPage()
    await second.goto(`/meal-planning?plan=${planId}`)
    await change(second, 1, 'Dinner', 'Lock')
    // The page shows the lock at once; this is said when the server has it.
    const told = second.getByRole('region', { name: 'Notices' })
    await expect(told.getByText('Locked: it stays when other meals are replaced.')).toBeVisible()
    const fresh = await dishes(second, 1).allTextContents()

    await notices.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'Nothing was changed. This plan has been changed since, so the earlier change can no longer be undone.',
    )
    await expect(meals(page, 1).nth(2).getByText('Locked')).toBeVisible()
    await expect(dishes(page, 1)).toHaveText(fresh)
  })

  test('moves a meal with the keyboard alone, and back again', async ({ page }) => {
    await openPlan(page, 'To be moved', { days: '2' })
    const [breakfast] = await dishes(page, 1).allTextContents()
    await openDay(page, 2)
    await expect(dishes(page, 2)).toHaveCount(3)
    const [other] = await dishes(page, 2).allTextContents()
    await openDay(page, 1)
    await page.getByRole('button', { name: 'More for Breakfast of day 1' }).focus()
    await page.keyboard.press('Enter')
    for (const name of ['Cooked', 'Move']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toContainText(name)
    }
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Move ${breakfast}` })
    await expect(dialog.getByLabel('Day')).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('End')
    await expect(dialog.getByText(`It changes places with ${other}.`)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dishes(page, 1).first()).toHaveText(other!)
    await openDay(page, 2)
    await expect(dishes(page, 2).first()).toHaveText(breakfast!)
    await openDay(page, 1)
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect(notices.getByText('Moved to Breakfast on day 2.')).toBeVisible()
    await notices.getByRole('button', { name: 'Undo' }).click()
    await expect(dishes(page, 1).first()).toHaveText(breakfast!)
  })

  test('a change of a plan that another tab changed is refused, and the fresh plan shown', async ({
    page,
    context,
  }) => {
    const planId = await openPlan(page, 'Two tabs')
    const second = await context.newPage()
    await second.goto(`/meal-planning?plan=${planId}`)
    await swap(second, 1, 'Dinner')
    const [, , old] = await dishes(page, 1).allTextContents()
    await expect(dishes(second, 1).nth(2)).not.toHaveText(old!)
    await expect(dishes(second, 1)).toHaveCount(3)
    const [, , fresh] = await dishes(second, 1).allTextContents()

    await swap(page, 1, 'Lunch')
    await expect(page.getByRole('alert')).toContainText(
      'Nothing was changed. This plan was changed on another page or device',
    )
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(dishes(page, 1).nth(2)).toHaveText(fresh!)
    await change(page, 1, 'Lunch', 'Lock')
    await expect(meals(page, 1).nth(1).getByText('Locked')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a plan is deleted after asking, and brought back', async ({ page }) => {
    const planId = await openPlan(page, 'Passing')
    await page.getByRole('article').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Delete plan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete meal plan' })
    await expect(dialog).toContainText('Are you sure you want to delete “Passing”?')
    await dialog.getByRole('button', { name: 'Delete' }).dblclick()
    await expect(page).toHaveURL('/meal-planning?tab=plans')
    await expect(page.getByRole('link', { name: 'Passing', exact: true })).toHaveCount(0)
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Passing', exact: true })).toBeVisible()
    await page.goto(`/meal-planning?plan=${planId}`)
    await expect(meals(page, 1)).toHaveCount(3)
  })
})
