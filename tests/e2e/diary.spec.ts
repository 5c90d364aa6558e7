import sharp from 'sharp'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { journeysWithModel } from '#tests/support/model-journey.ts'

/** The demo's premium member, where a model sees photos. */
const test = journeysWithModel({
  models: { AI_VISION_MODEL: 'double' },
  tokensPerSecond: 5000,
  args: ['--demo'],
})

test.beforeEach(({ page }) => signInAsPremium(page, '/calories'))

test('a meal is kept in today’s diary, changed there, taken out and put back', async ({ page }) => {
  const diary = page.getByRole('region', { name: 'Today’s diary' })
  const name = `${100 + (Date.now() % 400)} g cooked rice`
  await page.getByLabel('Describe the meal').fill(name)
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await page.getByRole('button', { name: 'Save to Diary' }).click()
  const entry = diary.getByRole('row').filter({ hasText: name })
  await expect(entry).toBeVisible()
  await expect(page.getByText('Saved in today’s diary.')).toBeVisible()

  await page.getByLabel('Amount of cooked white rice').fill('1000')
  await page.getByRole('button', { name: 'Update in Diary' }).click()
  await expect(entry).toContainText('1,300')
  await expect(entry).toHaveCount(1)

  await entry.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry).toBeVisible()
  await page.reload()
  await expect(entry).toContainText('1,300')
})

test('[CAL-02] [CAL-04] a photo is analysed on a tap, with the foods the model sees and their source', async ({
  page,
  expectAccessible,
}) => {
  const buffer = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#b06030' } })
    .jpeg()
    .toBuffer()
  const area = page.getByRole('group', { name: 'Photo' })
  await area
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'dinner.jpg', mimeType: 'image/jpeg', buffer })
  await expect(area.getByText(/^Ready to be analyzed/)).toBeVisible()
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result.getByText('Confidence:')).toBeVisible()
  await expect(result.getByText('Portions are judged by eye; hidden fat is not seen.')).toBeVisible()
  await expect(result.getByText(/^food table/).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Your photo:/ })).toBeVisible()
  await expectAccessible(page)
})
