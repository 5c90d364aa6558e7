import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { barcodeSvg } from '#tests/support/draw-barcode.ts'
import { expect, signInAsPremium, test as plain } from '#tests/support/journey.ts'
import {
  NUTELLA,
  type OpenFoodFactsDouble,
  startOpenFoodFacts,
  UNKNOWN,
} from '#tests/support/open-food-facts.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/** The demo's members, and a list of products that the double keeps. */
const test = plain.extend<object, { double: OpenFoodFactsDouble; server: RunningServer }>({
  double: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
    async ({}, use) => {
      const double = await startOpenFoodFacts()
      await use(double)
      await double.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ double }, use) => {
      const server = await runServer({ args: ['--demo'], environment: { PRODUCTS_URL: double.url } })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

/** A photo of a barcode: a little turned and grey, as a hand takes it. */
async function photoOf(barcode: string) {
  const buffer = await sharp(Buffer.from(barcodeSvg(barcode)))
    .rotate(3, { background: '#fff' })
    .blur(0.8)
    .jpeg({ quality: 80 })
    .toBuffer()
  return { name: 'code.jpg', mimeType: 'image/jpeg', buffer }
}

test('a typed barcode is found, logged once by a double click, and taken back', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/dashboard')
  await page.getByRole('link', { name: 'Scan a barcode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find a product' })
  const digits = dialog.getByLabel('Digits of the barcode')
  await digits.fill('3017620422004')
  await dialog.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(dialog.getByText('One digit is wrong')).toBeVisible()
  await digits.fill('3 017620 422003')
  await digits.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Ferrero Nutella' })).toBeVisible()
  await expect(dialog.getByText(`from Open Food Facts, ${NUTELLA}`)).toBeVisible()
  await expect(dialog.getByRole('row', { name: 'Energy (kcal) 539 81' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Amount').fill('2')
  await dialog.getByRole('button', { name: 'Add to the diary' }).dblclick()
  await expect(dialog).toBeHidden()
  const diary = page.getByRole('region', { name: 'Diary' })
  await expect(diary.getByRole('button', { name: 'Edit Ferrero Nutella' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(diary.getByRole('button', { name: 'Edit Ferrero Nutella' })).toHaveCount(0)
})

/** Stands for the camera: a picture of a barcode as a video, or a person who refuses it. */
async function giveCamera(page: Page, picture: string | null): Promise<void> {
  await page.addInitScript((source) => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (source === null) throw new DOMException('', 'NotAllowedError')
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const draw = () => canvas.getContext('2d')!.drawImage(image, 0, 0)
      setInterval(draw, 50)
      draw()
      return canvas.captureStream(20)
    }
  }, picture)
}

test('the camera finds a product, and words say what to do where it is refused', async ({ page }) => {
  await signInAsPremium(page)
  await giveCamera(page, null)
  await page.goto('/foods')
  await page.getByRole('button', { name: 'Scan the barcode by camera' }).click()
  await expect(page.getByText('The camera may not be used on this site')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Digits of the barcode')).toBeVisible()
  const { buffer } = await photoOf(NUTELLA)
  await giveCamera(page, `data:image/jpeg;base64,${buffer.toString('base64')}`)
  await page.goto('/foods')
  await page.getByRole('button', { name: 'Scan the barcode by camera' }).click()
  await expect(page.getByRole('heading', { name: 'Ferrero Nutella' })).toBeVisible({ timeout: 20_000 })
})

test('a photo of a barcode nobody knows leads to its label, and the food is known in meals from then on', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/dashboard')
  await page.getByRole('link', { name: 'Scan a barcode' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find a product' })
  await dialog.getByLabel('Or a photo of the barcode').setInputFiles(await photoOf(UNKNOWN))
  await expect(dialog.getByText(`We don’t know ${UNKNOWN}`)).toBeVisible({ timeout: 20_000 })
  await dialog.getByLabel('Name').fill('Moonrise granola')
  await dialog.getByLabel('Portion (g, optional)').fill('45')
  await dialog.getByLabel('Energy (kcal)').fill('44.8')
  for (const [name, figure] of [
    ['Fat (g)', '18'],
    ['Carbohydrate (g)', '58'],
    ['Protein (g)', '10,2'],
  ] as const)
    await dialog.getByLabel(name, { exact: true }).fill(figure)
  await dialog.getByRole('button', { name: 'Save this food' }).click()
  await expect(dialog.getByText(/have about 435 kcal, and the label says 44\.8 kcal/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Energy (kcal)').fill('448')
  await dialog.getByRole('button', { name: 'Save this food' }).click()
  await expect(dialog.getByRole('heading', { name: 'Moonrise granola' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add to the diary' }).click()
  const diary = page.getByRole('region', { name: 'Diary' })
  await expect(diary.getByRole('button', { name: 'Edit Moonrise granola' })).toHaveCount(1)

  await page.goto('/calories')
  await page.getByLabel('Describe the meal').fill('100 g my moonrise granola with a banana')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  const result = page.getByRole('region', { name: 'Result', exact: true })
  await expect(result.getByText('your own food')).toBeVisible()
  await expect(result.getByText('Moonrise granola').first()).toBeVisible()
  await expect(result.getByText('448').first()).toBeVisible()
})

test('a food of one’s own is added, changed, removed and put back, and goes into the pantry', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person, '/foods')
  await page.getByRole('link', { name: 'Add from a label' }).click()
  await page.getByLabel('Name').fill('Gran’s flapjack')
  await page.getByText('One portion', { exact: true }).click()
  await page.getByLabel('Portion (g)').fill('50')
  for (const [name, figure] of [
    ['Energy (kcal)', '230'],
    ['Fat (g)', '11'],
    ['Carbohydrate (g)', '29'],
    ['Protein (g)', '3'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(figure)
  await page.getByRole('button', { name: 'Save this food' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Gran’s flapjack' })
  await expect(row.getByText('460 kcal per 100 g, portion 50 g')).toBeVisible()
  await row.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Energy (kcal)').fill('470')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(row.getByText('470 kcal per 100 g')).toBeVisible()
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)

  await page.getByLabel('Digits of the barcode').fill(NUTELLA)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByLabel('Amount').fill('400')
  await page.getByRole('button', { name: 'Put it in the pantry' }).click()
  await expect(
    page.getByRole('region', { name: 'Notices' }).getByText('400 g of Ferrero Nutella'),
  ).toBeVisible()
  await page.goto('/meal-planning/pantry')
  await expect(page.getByText('Ferrero Nutella').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a barcode is looked up by the page’s address and put into the pantry', async ({
    page,
    person,
    signUp,
  }) => {
    await signUp(page, person, '/foods')
    await page.getByLabel('Digits of the barcode').fill(NUTELLA)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Ferrero Nutella' })).toBeVisible()
    await page.getByLabel('Amount').fill('200')
    await page.getByRole('button', { name: 'Put it in the pantry' }).click()
    await expect(page.getByText('200 g of Ferrero Nutella in your pantry.')).toBeVisible()
    await expect(page.getByText('1 food of your own')).toBeVisible()
  })
})
