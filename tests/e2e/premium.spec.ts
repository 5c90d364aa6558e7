import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { pauseClock } from '#tests/support/pause-clock.ts'

test.beforeEach(({ page }) => signInAsPremium(page, '/upload'))

test('[GEN-22] [GEN-26] [GEN-31] [SHELL-11] three recipes at once, saved, each different; the notice clears after three seconds', async ({
  page,
}) => {
  await page.clock.install()
  for (const name of ['tofu', 'rice', 'broccoli', 'carrots', 'eggs', 'ginger']) {
    await page.getByLabel('Add an ingredient').fill(name)
    await page.getByLabel('Add an ingredient').press('Enter')
  }
  await pauseClock(page)
  await page.getByRole('group', { name: 'Recipes', exact: true }).getByText('3').click()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('article')).toHaveCount(3)
  await expect(results.getByText('Premium Recipe')).toHaveCount(3)
  const names = await results.getByRole('heading', { level: 3 }).allTextContents()
  expect(new Set(names).size).toBe(3)
  const notice = results.getByText('3 recipes saved.')
  await expect(notice).toBeVisible()
  await page.clock.runFor(2999)
  await expect(notice).toBeVisible()
  await page.clock.runFor(2)
  await expect(notice).toHaveCount(0)

  await page.clock.resume()
  await results.getByRole('link', { name: 'View Recipe' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0]!)
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}\/[a-z0-9-]+$/)
  await page.goto(new URL(page.url()).pathname.split('/').slice(0, 3).join('/'))
  await expect(page.getByRole('heading', { level: 1 }), 'without the slug').toHaveText(names[0]!)
  await page.getByRole('link', { name: 'Back to Recipes' }).click()
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('a list that names a dish becomes it, with how it keeps and how to vary it; asked again it is another dish', async ({
  page,
}) => {
  for (const name of ['spaghetti', 'guanciale', 'eggs', 'pecorino']) {
    await page.getByLabel('Add an ingredient').fill(name)
    await page.getByLabel('Add an ingredient').press('Enter')
  }
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  const result = page.getByRole('region', { name: 'Results' }).getByRole('article')
  await expect(result.getByRole('heading', { level: 3 })).toHaveText(/carbonara/i)
  const keeping = result.getByText('the sauce scrambles when it is warmed')
  await expect(keeping).toBeHidden()
  await result.getByText('Keeping and variations').click()
  await expect(keeping).toBeVisible()
  await expect(result.getByText('With peas.')).toBeVisible()
  await result.getByRole('link', { name: 'View Recipe' }).click()
  const panel = page.getByRole('region', { name: 'Keeping and variations' })
  await expect(panel).toContainText('It does not keep')
  await expect(panel.getByRole('listitem')).toHaveCount(2)

  await page.goto('/upload')
  await expect(page.getByRole('button', { name: 'Remove pecorino' })).toBeVisible()
  await page.getByRole('button', { name: 'Generate Recipe' }).click()
  await expect(result.getByRole('heading', { level: 3 })).not.toHaveText(/carbonara/i)
})

test('[SHELL-17] the menu says Premium Plan, and no trial counts stand in the way', async ({ page }) => {
  await page.getByRole('button', { name: /account menu/ }).click()
  await expect(page.getByText('Premium Plan')).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveCount(0)
})

test('saved recipes and a recipe of one’s own read well at every width', async ({
  page,
  expectAccessible,
}) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/recipes')
    // On a phone and on a desk `site-pages.spec.ts` looks at the list.
    if (width === 768) await expectAccessible(page)
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible()
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflowPx).toBe(0)
    await expectAccessible(page)
  }
})
