import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { pauseClock } from '#tests/support/pause-clock.ts'
import { dishes, openPlan } from '#tests/support/plan-journey.ts'
import { importRecipes, openRecipe, recipe } from '#tests/support/recipe-journey.ts'

const KCAL = /^[\d,]+ kcal$/

test.beforeEach(({ page }) => signInAsPremium(page))

test('servings and measures change the lines and the steps; ticks stay in this browser', async ({
  page,
  server,
}) => {
  await importRecipes(page, server, [recipe('Scaled stew')])
  await openRecipe(page, 'Scaled stew')
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  const perServing = await page
    .getByRole('region', { name: 'Nutrition per serving' })
    .getByText(KCAL)
    .first()
    .innerText()
  await page.getByRole('button', { name: 'More servings' }).click()
  await page.getByRole('button', { name: 'More servings' }).click()
  for (const text of ['560 g', '2onions, chopped', '4 tbsp', '480 ml'])
    await expect(ingredients).toContainText(text)
  await ingredients.getByText('US', { exact: true }).click()
  await expect(ingredients).toContainText('2 cups')
  const steps = page.getByRole('region', { name: 'Instructions' })
  await expect(steps).toContainText('400 °F')
  await expect(steps).toContainText('Times are for 2 servings. A fuller pan takes longer')
  await expect(
    page.getByRole('region', { name: 'Nutrition per serving' }).getByText(KCAL).first(),
  ).toHaveText(perServing)

  await ingredients.getByRole('checkbox').nth(1).check()
  await expect(ingredients.getByText('1 of 4 ticked')).toBeVisible()
  await page.reload()
  await expect(ingredients.getByRole('checkbox').nth(1)).toBeChecked()
  await ingredients.getByRole('button', { name: 'Untick all' }).click()
  await expect(ingredients.getByRole('checkbox').nth(1)).not.toBeChecked()
})

test('halved and in metric, amounts are ones a cook can measure, and times and temperatures are read', async ({
  page,
  server,
}) => {
  const measured = recipe('Measured cake', {
    recipeYield: 4,
    recipeIngredient: [
      '1/3 cup sugar',
      '1/8 teaspoon salt',
      '8large eggs or 6 duck eggs',
      '1 lb 4 oz beef mince',
      '1/2 tsp cumin, plus 1 tsp for the water',
    ],
    recipeInstructions: ['Preheat oven to 350 degrees.', 'Bake 1-1/2 hours.', 'Add 1/3 cup sugar.'],
  })
  await importRecipes(page, server, [measured])
  await openRecipe(page, 'Measured cake')
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  const steps = page.getByRole('region', { name: 'Instructions' })
  await expect(steps).toContainText('Bake 1½')
  await expect(steps.getByRole('button', { name: 'Start a timer: 1½ hours, step 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Fewer servings' }).click()
  await page.getByRole('button', { name: 'Fewer servings' }).click()
  for (const text of ['2 tbsp + 2 tsp', 'a pinch', '4 large', 'or 3 duck eggs', '10 oz', 'plus ½ tsp'])
    await expect(ingredients).toContainText(text)
  await expect(steps).toContainText('2 tsp sugar')
  await ingredients.getByText('Metric', { exact: true }).click()
  for (const text of ['33 g', '285 g']) await expect(ingredients).toContainText(text)
  await expect(steps).toContainText('180')
  await expect(steps).not.toContainText('350')
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
  await pauseClock(page)
  await page.getByRole('button', { name: 'Start cooking' }).focus()
  await page.keyboard.press('Enter')
  const cooking = page.getByRole('dialog', { name: 'Cooking: Cooked curry' })
  await expect(cooking).toContainText('screen stays on')
  await page.keyboard.press('ArrowRight')
  await expect(cooking).toContainText('Step 1 of 3')
  await cooking.getByRole('button', { name: 'Next step' }).focus()
  await page.keyboard.press('Enter')
  await expect(cooking).toContainText('Fry the onion (1, 110 g) for 12 minutes.')
  await cooking.getByRole('button', { name: 'Start a timer: 12 minutes, step 2' }).focus()
  await page.keyboard.press('Enter')
  await expect(cooking).toContainText('12:00')
  await page.clock.runFor(61_000)
  await expect(cooking).toContainText('10:59')
  await page.keyboard.press('Escape')
  await expect(cooking).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked))
    .toEqual(['screen', 'released'])
  // The timer runs on beside the recipe.
  await page.clock.runFor(11 * 60_000)
  await expect(page.getByText('Time is up')).toBeVisible()
  await page.getByRole('button', { name: 'End the timer of step 2' }).click()
  await expect(page.getByText('Time is up')).toHaveCount(0)
})

test('timers run on through a reload, and one that has ended by then says so', async ({ page, server }) => {
  await importRecipes(page, server, [recipe('Reloaded risotto')])
  await page.clock.install()
  await openRecipe(page, 'Reloaded risotto')
  await pauseClock(page)
  await page.getByRole('button', { name: 'Start cooking' }).click()
  const cooking = page.getByRole('dialog', { name: 'Cooking: Reloaded risotto' })
  await cooking.getByRole('button', { name: 'First step' }).click()
  await cooking.getByRole('button', { name: 'Next step' }).click()
  await cooking.getByRole('button', { name: 'Start a timer: 12 minutes, step 2' }).click()
  await expect(cooking).toContainText('12:00')
  // The pressed button disappears with its step, but the arrow keys still turn the pages.
  await page.keyboard.press('ArrowRight')
  await expect(cooking).toContainText('Step 3 of 3')
  await page.keyboard.press('ArrowLeft')
  await expect(cooking).toContainText('Step 2 of 3')
  await page.clock.runFor(61_000)
  await page.reload()
  await expect(cooking).toContainText('10:59')
  await page.clock.runFor(11 * 60_000)
  await expect(cooking).toContainText('Time is up')
  await page.reload()
  await expect(cooking).toContainText('Time is up')
  await cooking.getByRole('button', { name: 'End the timer of step 2' }).click()
  await page.reload()
  await expect(cooking).toContainText('Step 2 of 3')
  await expect(cooking.getByText('Time is up')).toHaveCount(0)
})

test('a double click on Start cooking ticks nothing off', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const recipeIngredient = ['280 g chickpeas', '1 onion', '2 carrots', '2 leeks', '100 g rice', '1 lemon']
  await importRecipes(page, server, [
    recipe('Double dal', {
      recipeIngredient: [
        ...recipeIngredient,
        '1 tsp cumin',
        '1 tsp salt',
        '2 tbsp oil',
        '2 tomatoes',
        '100 g peas',
        '1 courgette',
      ],
    }),
  ])
  await openRecipe(page, 'Double dal')
  await page.getByRole('button', { name: 'Start cooking' }).dblclick()
  const cooking = page.getByRole('dialog', { name: 'Cooking: Double dal' })
  await expect(cooking.getByRole('checkbox')).toHaveCount(12)
  await expect(cooking.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await cooking.getByRole('checkbox').nth(1).click()
  await expect(cooking.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('Back goes one step back while cooking and leaves at the first, as on a phone; a reload goes on', async ({
  page,
  server,
}) => {
  await importRecipes(page, server, [recipe('Stepwise soup')])
  await openRecipe(page, 'Stepwise soup')
  await page.getByRole('button', { name: 'More servings' }).click()
  await page.getByRole('button', { name: 'More servings' }).click()
  await page.getByRole('button', { name: 'Start cooking' }).click()
  const cooking = page.getByRole('dialog', { name: 'Cooking: Stepwise soup' })
  await cooking.getByRole('button', { name: 'First step' }).click()
  await cooking.getByRole('button', { name: 'Next step' }).click()
  await expect(cooking).toContainText('Fry the onion (2, 220 g) for 12 minutes.')
  await page.goBack()
  await expect(cooking).toContainText('Step 1 of 3')
  await page.goForward()
  await expect(cooking).toContainText('Step 2 of 3')
  await page.reload()
  await expect(cooking).toContainText('Step 2 of 3')
  await cooking.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(cooking).toContainText('Step 1 of 3')
  await page.goBack()
  await expect(cooking).toContainText('Ingredients')
  await page.goBack()
  await expect(cooking).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stepwise soup')
  await page.getByRole('button', { name: 'Start cooking' }).click()
  await cooking.getByRole('button', { name: 'First step' }).click()
  await cooking.getByRole('button', { name: 'Stop cooking' }).click()
  await expect(cooking).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/recipes\?q=/)
})

test('on a phone energy, protein and time stand above the fold', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await importRecipes(page, server, [recipe('Figures first')])
  await openRecipe(page, 'Figures first')
  for (const label of ['Energy a serving', 'Protein', 'Time'])
    await expect(page.locator('dt', { hasText: label }).first()).toBeInViewport({ ratio: 1 })
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
  const alike = { recipeCuisine: 'Alikeland', recipeIngredient: ['500 g venison', '100 g cranberries'] }
  await importRecipes(page, server, [recipe('Alike one', alike), recipe('Alike two', alike)])
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

test('a printed recipe holds what a cook needs and no buttons', async ({ page, server }) => {
  await importRecipes(page, server, [recipe('Printed pancakes')])
  await openRecipe(page, 'Printed pancakes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('280 g')).toBeVisible()
  await expect(page.getByText('Fry the onion (1, 110 g) for 12 minutes.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ingredients' }).getByText('2 servings')).toBeVisible()
  for (const name of ['Start cooking', 'Share Recipe', 'Print', 'More servings'])
    await expect(page.getByRole('button', { name }).first()).toBeHidden()
  await expect(page.getByRole('checkbox').first()).toBeHidden()
})

test('a saved recipe is put in a plan on a phone, and taken out again', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPlan(page, 'For Nan')
  const before = await dishes(page, 1).allTextContents()
  await importRecipes(page, server, [recipe('Nan’s chickpeas')])
  await openRecipe(page, 'Nan’s chickpeas')
  await page.getByRole('button', { name: 'Add to plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to plan' })
  const option = dialog.locator('optgroup[label="For Nan"] option')
  await dialog.getByLabel('day').selectOption(await option.getAttribute('value'))
  await dialog.getByLabel('Meal').selectOption('Dinner')
  await expect(dialog).toContainText(`It takes the place of ${before[2]}.`)
  await dialog.getByRole('button', { name: 'Add to plan' }).click()
  await page.waitForURL('**/meal-planning?plan=*')
  await expect(dishes(page, 1).nth(2)).toHaveText('Nan’s chickpeas')
  await expect(dishes(page, 1).nth(2)).toBeInViewport()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(dishes(page, 1)).toHaveText(before)
})
