import { expect, posted } from '#tests/support/journey.ts'
import { modelled as test } from '#tests/support/journey-kinds.ts'
import { markedPhoto } from '#tests/support/made-photos.ts'

test.beforeEach(async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/meal-planning')
  await page.getByRole('button', { name: 'Add your first ingredient' }).click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Photo Upload' }).click()
})

test('[PANTRY-05] [PANTRY-09] [PANTRY-11] [PANTRY-12] [PANTRY-14] a photo’s foods are added with estimated amounts and listed', async ({
  page,
  double,
  expectAccessible,
}) => {
  double.say('- Milk\n* 6 eggs\n• Spinach\n\nBatteries')
  const dialog = page.getByRole('dialog', { name: 'Add Ingredients' })
  const file = dialog.locator('input[type=file]').first()
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('milk') })
  await expect(dialog.getByText('Please upload an image file')).toBeVisible()
  const photo = { name: 'shelf.jpg', mimeType: 'image/jpeg', buffer: await markedPhoto('jpeg') }
  await file.setInputFiles(photo)
  await expect(dialog.getByText('3 added. Their amounts are estimated')).toBeVisible()
  const added = dialog.getByRole('region', { name: 'Added' }).getByRole('listitem')
  await expect(added).toHaveText([/Spinach.*about 1 piece/, /eggs.*about 6 pieces/, /Milk.*about 1 liter/])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const list = page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')
  await expect(list).toHaveCount(3)
  await expect(list.filter({ hasText: 'Estimated' })).toHaveCount(3)
  // The list shows it at once; a page that is left before the answer would take the question back.
  await posted(page, () => page.getByRole('button', { name: 'All correct' }).click())
  await expect(list.filter({ hasText: 'Estimated' })).toHaveCount(0)
  await page.reload()
  await expect(list).toHaveCount(3)
  await expect(list.filter({ hasText: 'Estimated' })).toHaveCount(0)
})

test('[PANTRY-15] a photo that cannot be read, and foods none of which can be added, say so', async ({
  page,
  double,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Add Ingredients' })
  const file = dialog.locator('input[type=file]').first()
  const photo = { name: 'shelf.jpg', mimeType: 'image/jpeg', buffer: await markedPhoto('jpeg') }
  double.fail('unauthorized')
  await file.setInputFiles(photo)
  await expect(
    dialog.getByText('Failed to analyze ingredients. Please try again or add ingredients manually.'),
  ).toBeVisible()
  double.fail(null)
  double.say('Milk\nEggs')
  await page.route('**/meal-planning/ingredients', (route) =>
    route.fulfill({
      status: 500,
      json: { ok: false, code: 'failed', message: 'Failed to add ingredients', fields: {} },
    }),
  )
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('Failed to add any ingredients. Please try again.')).toBeVisible()
})

test('[PANTRY-15] a broken picture cannot be processed, and says so', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Add Ingredients' })
  const broken = {
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: (await markedPhoto('jpeg')).subarray(0, 40),
  }
  await dialog.locator('input[type=file]').first().setInputFiles(broken)
  await expect(dialog.getByRole('status').getByText('Failed to process image', { exact: true })).toBeVisible()
})
