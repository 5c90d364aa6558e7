import type { Page } from '@playwright/test'
import type { FakeAi } from '#tests/support/fake-ai/server.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { modelled as test } from '#tests/support/journey-kinds.ts'
import { markedPhoto } from '#tests/support/made-photos.ts'
import { importRecipes, openRecipe, recipe } from '#tests/support/recipe-journey.ts'

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Recipes' }).click()
const picturesAsked = (double: FakeAi) =>
  double.calls.filter(({ path }) => path.endsWith('/images/generations'))

async function addAll(page: Page, names: readonly string[]) {
  for (const name of names) {
    await page.getByLabel('Add an ingredient').fill(name)
    await page.getByLabel('Add an ingredient').press('Enter')
  }
}

test('[GEN-09] [GEN-32] [GEN-33] a photo’s foods become chips, the model’s words a recipe that names its author', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/upload')
  const photo = page.getByRole('group', { name: 'Photo' })
  await photo
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'fridge.jpg',
      mimeType: 'image/jpeg',
      buffer: await markedPhoto('jpeg'),
    })
  await expect(photo.getByRole('status')).toHaveText(/^\d+ foods? found$/)
  const chips = page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')
  await expect(chips).not.toHaveCount(0)
  await addAll(page, ['chicken thighs', 'rice'])
  await generate(page)
  await expect(results(page).getByText('Trial Recipe')).toBeVisible()
  await expect(results(page).getByText('double-writes')).toBeVisible()
  await expect(results(page).getByText(/kcal a serving/)).toBeVisible()
})

test('[GEN-25] [GEN-30] a model that fails costs nothing, and our kitchen writes in its place', async ({
  page,
  person,
  signUp,
  double,
}) => {
  await signUp(page, person, '/upload')
  await addAll(page, ['eggs', 'spinach', 'feta'])
  double.fail('unauthorized')
  await generate(page)
  await expect(results(page).getByRole('alert')).toContainText('Failed to generate recipes')
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '0')

  await page.getByRole('button', { name: 'Let our kitchen write it' }).click()
  await expect(results(page).getByText('Trial Recipe')).toBeVisible()
  await expect(results(page).getByText('double-writes')).toHaveCount(0)
  await expect(page.getByRole('meter', { name: 'Recipe Generation' })).toHaveAttribute('aria-valuenow', '1')
  expect(picturesAsked(double), 'no picture for a free recipe').toHaveLength(0)
})

test('on a phone, the recipe is in view while the model is still writing it', async ({
  page,
  person,
  signUp,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signUp(page, person, '/upload')
  await addAll(page, ['chicken thighs', 'rice'])
  // The answer stays open: what arrives last is what would end the writing.
  await page.route('**/upload/generate', () => {})
  await generate(page)
  await expect(results(page).getByText('Picture follows when the text is done')).toBeInViewport()
})

test('[GEN-27] [GEN-28] [GEN-29] [GEN-34] pictures one after another; a failure is that recipe’s own and can be tried again', async ({
  page,
  double,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/upload')
  await addAll(page, ['tofu', 'rice', 'broccoli', 'carrots', 'eggs'])
  await page.getByRole('group', { name: 'Recipes', exact: true }).getByText('3').click()
  const held: (() => void)[] = []
  await page.route('**/recipe/*/picture', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await generate(page)
  await expect(results(page).getByText('Premium Recipe')).toHaveCount(3)
  const cards = results(page).getByRole('article')
  await expect(cards.getByText('Drawing the dish')).toHaveCount(3)
  await expect.poll(() => held.length).toBe(1)

  held[0]!()
  await expect(cards.nth(0).locator('img[src^="/pictures/"]')).toBeVisible()
  await expect(cards.nth(0).getByText('Drawing the dish')).toHaveCount(0)
  await expect(cards.getByText('Drawing the dish')).toHaveCount(2)

  double.fail('no-image')
  await expect.poll(() => held.length).toBe(2)
  held[1]!()
  await expect(cards.nth(1).getByRole('alert')).toHaveText('Failed to generate image. Please try again.')
  await expectAccessible(page)

  double.fail(null)
  await expect.poll(() => held.length).toBe(3)
  held[2]!()
  await expect(cards.nth(2).locator('img[src^="/pictures/"]')).toBeVisible()

  await cards.nth(1).getByRole('button', { name: 'Try the picture again' }).click()
  await expect.poll(() => held.length).toBe(4)
  held[3]!()
  await expect(cards.nth(1).locator('img[src^="/pictures/"]')).toBeVisible()
  await expect(cards.getByRole('alert')).toHaveCount(0)

  const src = await cards.nth(1).locator('img[src^="/pictures/"]').getAttribute('src')
  await cards.nth(1).getByRole('link', { name: 'View Recipe' }).click()
  await expect(page.getByRole('main').locator(`img[src="${src}"]`).first()).toBeVisible()
})

test('another member, a visitor and a member without premium have no picture made', async ({
  page,
  person,
  signUp,
  double,
  request,
}) => {
  await signInAsPremium(page)
  await page.goto('/recipes')
  const href = await page.getByRole('main').locator('a[href^="/recipe/"]').first().getAttribute('href')
  const address = `/recipe/${href!.split('/')[2]}/picture`
  const before = picturesAsked(double).length
  const origin = new URL(page.url()).origin
  expect((await request.post(address, { headers: { origin } })).status()).toBe(401)
  await page.context().clearCookies()
  await signUp(page, person)
  const refused = await page.evaluate(async (url) => {
    const response = await fetch(url, { method: 'POST' })
    return { status: response.status, body: await response.text() }
  }, address)
  expect(refused.status).toBe(402)
  expect(refused.body).toContain('premium-only')
  expect(picturesAsked(double).length).toBe(before)
})

test('[SAVE-17] a saved recipe without a picture gets one on demand, and shows it after a failure too', async ({
  page,
  server,
  double,
}) => {
  await signInAsPremium(page)
  await importRecipes(page, server, [recipe('Unpictured pie')])
  await openRecipe(page, 'Unpictured pie')
  double.fail('no-image')
  await page.getByRole('button', { name: 'Make a picture' }).click()
  await expect(page.getByText('Failed to generate image. Please try again.')).toBeVisible()
  double.fail(null)
  await page.getByRole('button', { name: 'Make a picture' }).click()
  await expect(page.getByRole('main').locator('img[src^="/pictures/"]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make a picture' })).toHaveCount(0)
})
