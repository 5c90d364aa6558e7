import sharp from 'sharp'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { seeing as test } from '#tests/support/journey-kinds.ts'

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

test('without a connection a meal is not kept, the page says so, and it is kept once there is one', async ({
  page,
  context,
}) => {
  await page.getByLabel('Describe the meal').fill('two eggs')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  const save = page.getByRole('button', { name: 'Save to Diary' })
  await expect(save).toBeVisible()
  await context.setOffline(true)
  await save.click()
  await expect(page.getByText('No connection. Nothing was changed')).toBeVisible()
  await context.setOffline(false)
  await save.click()
  await expect(page.getByText('Saved in today’s diary.')).toBeVisible()
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

test('a meal of a day past is noted on that day, one of a day to come today', async ({ page }) => {
  const past = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/calories?day=${past}`)
  const diary = page.getByRole('region', { name: /^Diary for / })
  await expect(diary).toContainText('Nothing saved on this day.')
  await page.getByLabel('Describe the meal').fill('a slice of pizza')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await expect(page.getByText(/It goes into the diary for .*, the day you ate it\./)).toBeVisible()
  await page.getByRole('button', { name: 'Save to Diary' }).click()
  await expect(diary.getByRole('row').filter({ hasText: 'slice of pizza' })).toBeVisible()
  await expect(page.getByText(/^Saved in the diary for /)).toBeVisible()
  // Today's page begins with another meal, and its diary has none of this.
  await page.goto('/calories')
  await expect(page.getByRole('region', { name: 'Today’s diary' })).not.toContainText('slice of pizza')
  await expect(page.getByRole('button', { name: 'Analyze Meal' })).toBeVisible()

  await page.goto('/calories?day=2999-01-01')
  await expect(page.getByText(/What you save here goes into today’s diary/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Today’s diary' })).toBeVisible()
})

test('a meal sent again by hand is there once for each key, and a key of another meal is refused', async ({
  page,
  baseURL,
}) => {
  await page.getByLabel('Describe the meal').fill('a banana')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await page.getByRole('button', { name: 'Save to Diary' }).click()
  const row = page
    .getByRole('region', { name: 'Today’s diary' })
    .getByRole('row')
    .filter({ hasText: 'banana' })
  await expect(row).toBeVisible()
  // The day where the browser is.
  const today = await page.locator('input[name=day]').inputValue()
  const entryId = await row.locator('input[name=entryId]').getAttribute('value')
  const send = (idempotencyKey: string) =>
    page.request.post('/dashboard', {
      form: { intent: 'eat-again', entryId: entryId!, day: today, idempotencyKey },
      headers: { origin: baseURL! },
    })
  const key = crypto.randomUUID()
  expect((await send(key)).status()).toBe(200)
  expect((await send(key)).status()).toBe(200)
  await page.reload()
  await expect(row).toHaveCount(2)

  await page.getByRole('button', { name: 'Analyze Another Meal' }).click()
  await page.getByLabel('Describe the meal').fill('2 boiled eggs')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await page.getByRole('button', { name: 'Save to Diary' }).click()
  const eggs = page
    .getByRole('region', { name: 'Today’s diary' })
    .getByRole('row')
    .filter({ hasText: 'eggs' })
  const taken = await eggs.locator('input[name=entryId]').getAttribute('value')
  expect((await send(taken!)).status()).toBe(409)
  await page.reload()
  await expect(row).toHaveCount(2)
})
