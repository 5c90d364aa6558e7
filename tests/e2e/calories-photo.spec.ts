import { expect } from '#tests/support/journey.ts'
import { markedPhoto } from '#tests/support/made-photos.ts'
import { seeing as test } from '#tests/support/journey-kinds.ts'

test('[CAL-01] the page is titled, takes a photo and explains itself in three steps', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/calories')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instant Calorie Estimator')
  await expect(page.getByRole('group', { name: 'Photo' }).getByText('Add a photo of the meal')).toBeVisible()
  const how = page.getByRole('region', { name: 'How It Works' })
  await expect(how.getByRole('listitem')).toHaveCount(3)
  await expect(how.getByRole('listitem').first()).toContainText('Photograph the meal')
  await expectAccessible(page)
})

test('[CAL-03] "Analyze Another Meal" clears the page and brings up the file picker', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/calories')
  await page.getByLabel('Describe the meal').fill('a banana')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Analyze Another Meal' }).click()
  await chooser
  await expect(result).toHaveCount(0)
  await expect(page.getByLabel('Describe the meal')).toHaveValue('')
})

test('[CAL-06] a file that is no image is refused', async ({ page }) => {
  await page.goto('/calories')
  const area = page.getByRole('group', { name: 'Photo' })
  await area
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(area.getByText('Please upload an image file')).toBeVisible()
})

test('[CAL-10] [CAL-11] [CAL-12] [CAL-13] a reply with none of the figures shows the fallbacks, all of them named', async ({
  page,
  person,
  signUp,
  double,
}) => {
  double.say('It looks tasty, and that is all there is to say.')
  await signUp(page, person)
  await page.goto('/calories')
  const photo = { name: 'dinner.jpg', mimeType: 'image/jpeg', buffer: await markedPhoto('jpeg') }
  await page.getByRole('group', { name: 'Photo' }).locator('input[type=file]').first().setInputFiles(photo)
  await expect(page.getByText('Ready to be analyzed.')).toBeVisible()
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result.getByText('Total 400 kcal')).toBeAttached()
  await expect(result.getByText('Confidence: low')).toBeVisible()
  await expect(result).toContainText(
    'total calories (400), protein (20 g), carbs (40 g), fat (15 g), fiber (6 g), the foods and their portions',
  )
  for (const food of ['Main dish', 'Side items']) await expect(result.getByRole('table')).toContainText(food)
  await expect(result.getByText('It looks tasty, and that is all there is to say.')).toBeVisible()
})

test('[CAL-11] a reply with foods alone names no figure that is not on the page, and a total that differs is explained', async ({
  page,
  person,
  signUp,
  double,
}) => {
  await signUp(page, person)
  await page.goto('/calories')
  const analyse = async (reply: string) => {
    double.say(reply)
    const photo = { name: 'dinner.jpg', mimeType: 'image/jpeg', buffer: await markedPhoto('jpeg') }
    await page.getByRole('group', { name: 'Photo' }).locator('input[type=file]').first().setInputFiles(photo)
    await expect(page.getByText('Ready to be analyzed.')).toBeVisible()
    await page.getByRole('button', { name: 'Analyze Meal' }).click()
  }
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await analyse('COMPONENTS:\n- Boiled rice: 195 cal, 1 cup (150 g)')
  await expect(result.getByText('Confidence: low')).toBeVisible()
  await expect(result).not.toContainText('(400)')
  await expect(result).toContainText('Added up: total calories, protein, carbs, fat, fiber.')
  await page.getByRole('button', { name: 'Analyze Another Meal' }).click()
  await analyse(
    'TOTAL CALORIES: 615\nPROTEIN: 31 g\nCARBS: 70 g\nFAT: 22 g\nFIBER: 5 g\nCOMPONENTS:\n- Boiled rice: 195 cal, 1 cup (150 g)\nCONFIDENCE: medium\nNOTES: -',
  )
  await expect(result).toContainText('The model said 615 kcal for the whole meal.')
})
