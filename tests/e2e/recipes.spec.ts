import type { Page } from '@playwright/test'
import { expect, signInAsPremium, test as base } from '#tests/support/journey.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/** The demo's premium member, on a server of the worker's own; each test brings recipes of its own. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
    async ({}, use) => {
      const server = await runServer({ args: ['--demo'] })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

test.beforeEach(({ page }) => signInAsPremium(page))

const recipe = (name: string, change: Record<string, unknown> = {}) => ({
  '@type': 'Recipe',
  name,
  recipeYield: 2,
  totalTime: 'PT30M',
  recipeCuisine: 'Testland',
  recipeIngredient: ['280 g chickpeas', '1 onion, chopped', '2 tbsp olive oil', '240 ml milk'],
  recipeInstructions: ['Heat the oven to 200 °C.', 'Fry the onion for 12 minutes.', 'Serve.'],
  ...change,
})

async function importRecipes(page: Page, server: RunningServer, recipes: readonly unknown[]): Promise<void> {
  const response = await page.request.post('/recipes/import', {
    headers: { origin: server.origin },
    multipart: { text: JSON.stringify(recipes) },
  })
  expect(response.status()).toBe(200)
}
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const openRecipe = async (page: Page, name: string) => {
  await page.goto(`/recipes?q=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('[SAVE-01] [SAVE-08] [SAVE-09] [SAVE-10] select all means what the filter shows; deleting asks, and can be undone', async ({
  page,
  server,
}) => {
  await importRecipes(page, server, [recipe('Bulk one'), recipe('Bulk two'), recipe('Bulk three')])
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Recipes' })).toBeVisible()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  await expect(page.getByText('Select a recipe first.').last()).toBeVisible()

  await page.getByLabel('Search your recipes').fill('bulk')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await expect(page.getByText(', 3 selected')).toBeVisible()
  await card(page, 'Bulk two').getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete recipes' })
  await expect(dialog).toContainText('Are you sure you want to delete 2 recipe(s)?')
  await dialog.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('2 recipes deleted.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)

  await page.getByRole('button', { name: 'Deselect all' }).click()
  await expect(page.getByText(/\d selected/)).toHaveCount(0)
  // What the filter hides is not deleted with the rest.
  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await page.getByLabel('Search your recipes').fill('bulk two')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to delete this recipe?')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No recipes match')).toBeVisible()
  await page.getByRole('link', { name: 'Show all recipes' }).click()
  await expect(card(page, 'Bulk one')).toBeVisible()
  await expect(card(page, 'Bulk two')).toHaveCount(0)
})

test('[SAVE-14] what could not be deleted with the rest is shown again, and said', async ({
  page,
  server,
}) => {
  await importRecipes(page, server, [recipe('Partly one'), recipe('Partly two')])
  await page.goto('/recipes?q=partly')
  const id = /recipe\/([0-9a-f-]{36})/.exec(
    (await card(page, 'Partly two').getByRole('link').first().getAttribute('href')) ?? '',
  )![1]!
  // As if it were no longer this member's by the time the request arrives.
  await page.route('**/recipes.data*', (route) =>
    route.continue({
      postData: (route.request().postData() ?? '').replaceAll(id, '018f0000-0000-7000-8000-000000000000'),
    }),
  )
  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByText('Failed to delete some recipes')).toBeVisible()
  await expect(notices.getByText('Recipe deleted.')).toBeVisible()
  await expect(card(page, 'Partly one')).toHaveCount(0)
  await expect(card(page, 'Partly two')).toBeVisible()
})

test('without a connection nothing is lost and the page says so', async ({ page, server, context }) => {
  await importRecipes(page, server, [recipe('Offline pie')])
  await page.goto('/recipes?q=offline')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  await context.setOffline(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toContainText('No connection.')
  await expect(card(page, 'Offline pie')).toBeVisible()
  await context.setOffline(false)
})

test('recipes are put into folders, and a folder is renamed and deleted', async ({ page, server }) => {
  await importRecipes(page, server, [recipe('Folder soup')])
  await page.goto('/recipes?q=folder+soup')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('dialog').getByLabel('Name of the folder').fill('Suppers')
  await page.getByRole('dialog').getByRole('button', { name: 'Make folder' }).click()
  await expect(page.getByRole('link', { name: 'Suppers (0)' })).toBeVisible()

  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Move to folder' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move 1 recipe' }).click()
  await page.getByRole('link', { name: 'Suppers (1)' }).click()
  await expect(card(page, 'Folder soup')).toBeVisible()

  await page.getByRole('button', { name: 'Change folder' }).click()
  await page.getByRole('dialog').getByLabel('Name of the folder').fill('Dinners')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('link', { name: 'Dinners (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Change folder' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete folder' }).click()
  await expect(page.getByRole('link', { name: 'Dinners (1)' })).toHaveCount(0)
  await page.goto('/recipes?q=folder+soup')
  await expect(card(page, 'Folder soup')).toBeVisible()
})

test('servings and measures change the lines and the steps; ticks stay in this browser', async ({
  page,
  server,
}) => {
  await importRecipes(page, server, [recipe('Scaled stew')])
  await openRecipe(page, 'Scaled stew')
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  const perServing = await page
    .getByRole('region', { name: 'Nutrition per serving' })
    .locator('.kcal')
    .innerText()
  await page.getByRole('button', { name: 'More servings' }).click()
  await page.getByRole('button', { name: 'More servings' }).click()
  for (const text of ['560 g', '2onions, chopped', '4 tbsp', '480 ml'])
    await expect(ingredients).toContainText(text)
  await ingredients.getByText('US', { exact: true }).click()
  await expect(ingredients).toContainText('2 cups')
  await expect(page.getByRole('region', { name: 'Instructions' })).toContainText('400 °F')
  await expect(page.getByRole('region', { name: 'Nutrition per serving' }).locator('.kcal')).toHaveText(
    perServing,
  )

  await ingredients.getByRole('checkbox').nth(1).check()
  await expect(ingredients.getByText('1 of 4 ticked')).toBeVisible()
  await page.reload()
  await expect(ingredients.getByRole('checkbox').nth(1)).toBeChecked()
  await ingredients.getByRole('button', { name: 'Untick all' }).click()
  await expect(ingredients.getByRole('checkbox').nth(1)).not.toBeChecked()
})

test('cook mode by keyboard: step by step, the screen kept awake, a timer that says when it is up', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: (kind: string) => {
          asked.push(kind)
          const lock = new EventTarget() as EventTarget & { release(): Promise<void> }
          lock.release = () => {
            asked.push('released')
            return Promise.resolve()
          }
          return Promise.resolve(lock)
        },
      },
    })
  })
  await importRecipes(page, server, [recipe('Cooked curry')])
  await page.clock.install()
  await openRecipe(page, 'Cooked curry')
  await page.getByRole('button', { name: 'Start cooking' }).focus()
  await page.keyboard.press('Enter')
  const cooking = page.getByRole('dialog', { name: 'Cooking: Cooked curry' })
  await expect(cooking).toContainText('screen stays on')
  await page.keyboard.press('ArrowRight')
  await expect(cooking).toContainText('Step 1 of 3')
  await cooking.getByRole('button', { name: 'Next step' }).focus()
  await page.keyboard.press('Enter')
  await expect(cooking).toContainText('Fry the onion for 12 minutes.')
  await cooking.getByRole('button', { name: 'Start a timer: 12 minutes, step 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(cooking).toContainText('12:00')
  await page.clock.runFor(61_000)
  await expect(cooking).toContainText('10:59')
  await page.keyboard.press('Escape')
  await expect(cooking).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([
    'screen',
    'released',
  ])
  // The timer runs on beside the recipe.
  await page.clock.runFor(11 * 60_000)
  await expect(page.getByText('Time is up')).toBeVisible()
  await page.getByRole('button', { name: 'End the timer of step 2' }).click()
  await expect(page.getByText('Time is up')).toHaveCount(0)
})

test('[DETAIL-02] [DETAIL-15] [DETAIL-16] [DETAIL-17] [DETAIL-21] shared by keyboard, seen by a visitor, taken back', async ({
  page,
  server,
  browser,
  expectAccessible,
}) => {
  await importRecipes(page, server, [recipe('Shared shakshuka')])
  await openRecipe(page, 'Shared shakshuka')
  const sharing = page.getByRole('region', { name: 'Sharing' })
  await sharing.getByRole('button', { name: 'Share Recipe' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Share Recipe' })
  await expect(dialog.getByText('Title *')).toBeVisible()
  await dialog.getByLabel('Title').fill('  ')
  await dialog.getByRole('button', { name: 'Share Recipe' }).press('Enter')
  await expect(dialog.getByText('Give the recipe a title first.')).toBeVisible()
  await dialog.getByLabel('Title').fill('My shakshuka')
  const tags = dialog.getByLabel('Tags', { exact: true })
  for (const tag of ['quick', ' Quick ', '', 'eggs']) {
    await tags.fill(tag)
    await tags.press('Enter')
  }
  await expect(dialog.getByRole('list', { name: 'Tags added' }).getByRole('listitem')).toHaveText([
    'quick',
    'eggs',
  ])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Share Recipe' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(sharing).toContainText('Shared with the community on')

  const other = await browser.newContext({ baseURL: server.origin })
  const visitor = await other.newPage()
  const path = new URL(page.url()).pathname
  await visitor.goto(path)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Shared shakshuka')
  await expect(visitor.getByText('Shared by premium')).toBeVisible()
  for (const name of ['Share Recipe', 'Remove from Public', 'More'])
    await expect(visitor.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(visitor.getByRole('region', { name: 'Sharing' })).toHaveCount(0)

  await sharing.getByRole('button', { name: 'Remove from Public' }).click()
  const question = page.getByRole('dialog', { name: 'Remove from Public?' })
  await expect(question).toContainText('All likes and comments are lost.')
  await question.getByRole('button', { name: 'Remove from Public' }).click()
  await expect(sharing).toContainText('Only you can see this recipe.')
  expect((await visitor.goto(path))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
  await other.close()
})

test('[DETAIL-03] in the context of a plan the owner’s sharing controls are not shown', async ({
  page,
  server,
}) => {
  await importRecipes(page, server, [recipe('Planned pie')])
  await openRecipe(page, 'Planned pie')
  await expect(page.getByRole('button', { name: 'Share Recipe' }).first()).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?fromMealPlan=true`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planned pie')
  await expect(page.getByRole('button', { name: 'Share Recipe' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Sharing' })).toHaveCount(0)
})

test('[DETAIL-04] [DETAIL-05] what is like it stands beside it; a recipe that is not there leads back', async ({
  page,
  server,
}) => {
  await importRecipes(page, server, [recipe('Alike one'), recipe('Alike two')])
  await openRecipe(page, 'Alike one')
  const more = page.getByRole('region', { name: 'More from Your Collection' })
  await expect(more.getByRole('link', { name: /Alike two/ })).toBeVisible()
  const community = page.getByRole('region', { name: 'Similar Community Recipes' })
  await expect(community.getByRole('link', { name: 'Explore More Community Recipes' })).toHaveAttribute(
    'href',
    '/public-recipes',
  )
  await page.goto('/recipe/018f0000-0000-7000-8000-000000000000')
  await expect(page.getByText("The recipe you're looking for doesn't exist.")).toBeVisible()
  await page.getByRole('link', { name: 'Back to Recipes' }).click()
  await expect(page).toHaveURL('/recipes')
})

test('an edited recipe counts while one types; a copy stands beside it; both can be deleted and come back', async ({
  page,
  server,
}) => {
  await importRecipes(page, server, [recipe('Edited rice')])
  await openRecipe(page, 'Edited rice')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  const numbers = page.getByRole('region', { name: 'Nutrition as it stands' })
  const before = await numbers.locator('.num').first().innerText()
  await page.getByLabel('Ingredients').fill('1 kg butter')
  await expect(numbers.locator('.num').first()).not.toHaveText(before)
  await page.getByLabel('Servings').fill('0')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByText('Servings: a whole number from 1 to 100').first()).toBeVisible()
  await page.getByLabel('Servings').fill('4')
  await page.getByLabel('Ingredients').fill('300 g rice')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByRole('region', { name: 'Ingredients' })).toContainText('300 g')

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edited rice (copy)')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete recipe' })
  await expect(dialog).toContainText('Are you sure you want to delete this recipe?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Recipe deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Recipe deleted.')).toHaveCount(0)
  await page.goto('/recipes?q=edited+rice')
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('pasted text becomes a recipe, and a file that holds none says so', async ({ page }) => {
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('link', { name: 'Import recipes' }).click()
  await page.getByLabel('Or a file').setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<!doctype html><html><body>no recipe</body></html>'),
  })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('That page holds no recipe a program can read.')).toBeVisible()
  await page.goto('/recipes/import')
  await page
    .getByLabel('Recipe', { exact: true })
    .fill('Pasted pasta\nIngredients\n200 g spaghetti\n1 zorblax\nMethod\nBoil for 9 minutes.')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const imported = page.getByRole('region', { name: 'Imported' })
  await expect(imported).toContainText('Not counted: 1 zorblax.')
  await imported.getByRole('link', { name: 'Pasted pasta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pasted pasta')
})

test('list, recipe, cook mode, edit and import read well at every width, in light and dark', async ({
  page,
  server,
  expectAccessible,
}) => {
  test.slow()
  await importRecipes(page, server, [
    recipe('Wide waffles with a name that goes on and on until the line is full'),
  ])
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const check = async () => {
      await expectAccessible(page)
      const overflowPx = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflowPx, page.url()).toBe(0)
    }
    await page.goto('/recipes')
    await check()
    await page.goto('/recipes?q=waffles')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Wide waffles/ })
      .click()
    await expect(page).toHaveURL(/\/recipe\//)
    await check()
    const path = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Start cooking' }).click()
    await page.getByRole('button', { name: 'First step' }).click()
    await check()
    await page.goto(`/recipes/${path.split('/')[2]}/edit`)
    await check()
    await page.goto('/recipes/import')
    await check()
  }
})

test('a printed recipe holds what a cook needs and no buttons', async ({ page, server }) => {
  await importRecipes(page, server, [recipe('Printed pancakes')])
  await openRecipe(page, 'Printed pancakes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('280 g')).toBeVisible()
  await expect(page.getByText('Fry the onion for 12 minutes.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('2 servings')).toBeVisible()
  for (const name of ['Start cooking', 'Share Recipe', 'Print', 'More servings'])
    await expect(page.getByRole('button', { name }).first()).toBeHidden()
  await expect(page.getByRole('checkbox').first()).toBeHidden()
})
