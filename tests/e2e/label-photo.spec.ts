import { drawnTable, photographed } from '#tests/support/drawn-text.ts'
import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { storedQuarters } from '#tests/support/made-photos.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const photo = (buffer: Buffer) => ({ name: 'label.jpg', mimeType: 'image/jpeg', buffer })
const LABEL = drawnTable(
  [
    ['Nutrition', 'per 100g', 'per 30g'],
    ['Energy', '2100kJ / 502kcal', '630kJ / 151kcal'],
    ['Fat', '25g', '7.5g'],
    ['of which saturates', '12g', '3.6g'],
    ['Carbohydrate', '58g', '17g'],
    ['of which sugars', '31g', '9.3g'],
    ['Protein', '9.3g', '2.8g'],
    ['Salt', '0.25g', '0.08g'],
  ],
  { columnsPx: [30, 340, 640], widthPx: 900 },
)

test('the form of a label is filled from its photo, checked and saved; the name typed before stays', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/foods?new=1')
  const form = page.getByRole('region', { name: 'A food from its label' })
  const file = form.locator('input[type=file]').first()
  await file.setInputFiles(photo(await storedQuarters(900, 600).jpeg().toBuffer()))
  await expect(form.getByText('No text could be read in this photo. Go closer')).toBeVisible()

  await form.getByLabel('Name').fill('Copper crunch bar')
  await file.setInputFiles(photo(photographed(LABEL, { turnedDeg: -2, noise: 12 })))
  await expect(form.getByText('7 figures read. Check them against the pack.')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Copper crunch bar')
  await expect(form.getByLabel('Portion (g, optional)')).toHaveValue('30')
  for (const [name, value] of Object.entries({ kcal: 502, fatG: 25, sugarG: 31, proteinG: 9.3, saltG: 0.25 }))
    await expect(form.locator(`input[name=${name}]`)).toHaveValue(String(value))
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save this food' }).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByText('Saved Copper crunch bar.')).toBeVisible()
  await expect(page.getByText('502 kcal per 100 g, portion 30 g, from your label')).toBeVisible()
})
