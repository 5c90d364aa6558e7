import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { card, importRecipes, openRecipe, recipe } from '#tests/support/recipe-journey.ts'

test.beforeEach(({ page }) => signInAsPremium(page))

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
  // Enter renames: it is not the way to delete.
  await page.getByRole('dialog').getByLabel('Name of the folder').fill('Dinners')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Dinners (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Change folder' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete folder' }).click()
  await expect(page.getByRole('link', { name: 'Dinners (1)' })).toHaveCount(0)
  await page.goto('/recipes?q=folder+soup')
  await expect(card(page, 'Folder soup')).toBeVisible()
})

test('an edited recipe counts while one types; a copy stands beside it; both can be deleted and come back', async ({
  page,
  server,
}) => {
  await importRecipes(page, server, [recipe('Edited rice')])
  await openRecipe(page, 'Edited rice')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  const numbers = page.getByRole('region', { name: 'Nutrition of these ingredients' })
  const before = await numbers.getByText(/^[\d,]+ kcal$/).innerText()
  await page.getByLabel('Ingredients', { exact: true }).fill('1 kg butter')
  await expect(numbers.getByText(/^[\d,]+ kcal$/)).not.toHaveText(before)
  await page.getByLabel('Servings').fill('0')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByText('Servings: a whole number from 1 to 100').first()).toBeVisible()
  await page.getByLabel('Servings').fill('4')
  await page.getByLabel('Ingredients', { exact: true }).fill('300 g rice')
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

test('on a phone, what became of an import or an edit is in view, though it is above the button', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/recipes/import')
  const send = page.getByRole('button', { name: 'Import', exact: true })
  await page.getByLabel('Address of a page').fill('no address')
  await send.click()
  await expect(page.getByLabel('Address of a page')).toBeFocused()
  await expect(page.getByLabel('Address of a page')).toBeInViewport()
  await page.getByLabel('Or a file').setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<!doctype html><html><body>no recipe</body></html>'),
  })
  await send.click()
  await expect(page.getByText('That page holds no recipe a program can read.')).toBeInViewport()
  // The refused file and address stay in the form: what was pasted last is read.
  await page
    .getByLabel('Recipe', { exact: true })
    .fill('Phone pasta\nIngredients\n200 g spaghetti\nMethod\nBoil for 9 minutes.')
  await send.click()
  await expect(page.getByRole('link', { name: 'Phone pasta' })).toBeInViewport()

  await importRecipes(page, server, [recipe('Edited on a phone')])
  await openRecipe(page, 'Edited on a phone')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page
    .getByRole('textbox', { name: 'Instructions' })
    .fill(Array.from({ length: 30 }, () => 'Boil the rice.').join('\n'))
  await page.getByLabel('Servings').fill('0')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByLabel('Servings')).toBeFocused()
  await expect(page.getByText('a whole number from 1 to 100').last()).toBeInViewport()
})

test('list, recipe, cook mode and edit read well at every width, in light and dark', async ({
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
    await expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible()
    await check()
    const path = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Start cooking' }).click()
    await page.getByRole('button', { name: 'First step' }).click()
    await check()
    await page.goto(`/recipes/${path.split('/')[2]}/edit`)
    await check()
  }
})

test('[SAVE-11] deleting from the list after signing out elsewhere says that one must be logged in', async ({
  page,
  server,
}) => {
  await importRecipes(page, server, [recipe('Left behind')])
  await page.goto('/recipes')
  await card(page, 'Left behind').getByRole('checkbox').check()
  // Signed out elsewhere: the session is over, the page still open.
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Delete Selected' }).click()
  await page
    .getByRole('dialog', { name: /^Delete recipe/ })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText('You must be logged in to delete recipes').first()).toBeVisible()
  await expect(page).toHaveURL('/recipes')
  await expect(card(page, 'Left behind')).toBeVisible()
})
