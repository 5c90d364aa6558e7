import type { Page } from '@playwright/test'
import { type DrawnText, drawnLines, drawnTable, photographed } from '#tests/support/drawn-text.ts'
import { demo as test } from '#tests/support/journey-kinds.ts'
import { expect, signInAsPremium } from '#tests/support/journey.ts'
import { storedQuarters } from '#tests/support/made-photos.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const photo = (buffer: Buffer) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
const withoutText = async () => photo(await storedQuarters(900, 600).jpeg().toBuffer())
const fitsTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

const RECEIPT = drawnLines(
  [
    '        TESCO',
    'SEMI SKM MILK 2L       1.45',
    'CHKN BRST FILLETS 500G 4.25',
    'BANANAS LOOSE',
    '  0.845 kg @ 1.15/kg   0.97',
    'TOILET ROLL            3.00',
    'Clubcard saving       -0.50',
    'TOTAL                  9.17',
    'VISA CONTACTLESS       9.17',
  ],
  { widthPx: 640 },
)

test('a receipt becomes foods to tick; nothing is in the pantry before that, and a double click adds once', async ({
  page,
  person,
  signUp,
  expectAccessible,
}) => {
  await signUp(page, person)
  await page.goto('/meal-planning')
  await page.getByRole('button', { name: 'Add your first ingredient' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Ingredients' })
  await dialog.getByRole('tab', { name: 'Receipt' }).click()
  const panel = dialog.getByRole('tabpanel', { name: 'Receipt' })
  const file = panel.locator('input[type=file]').first()
  await file.setInputFiles(await withoutText())
  await expect(panel.getByText('No text could be read in this photo. Go closer')).toBeVisible()

  await file.setInputFiles(photo(photographed(RECEIPT, { font: 'DejaVu Sans Mono', noise: 12 })))
  await expect(panel.getByText('3 foods read. Tick the ones to add.')).toBeVisible()
  await expect(panel.getByText('Left out, because it isn’t food: TOILET ROLL.')).toBeVisible()
  const foods = panel.getByRole('list', { name: 'Foods on the receipt' })
  await expect(foods.getByRole('listitem')).toHaveText([
    'semi-skimmed milk 2 liters',
    'chicken breast fillets 500 grams',
    'bananas 0.845 kg',
  ])
  expect(await fitsTheScreen(page)).toBe(true)
  await expectAccessible(page)
  const own = await page.request.get('/meal-planning/ingredients')
  expect(await own.json()).toMatchObject({ ok: true, value: [] })

  await foods.getByRole('checkbox', { name: /bananas/ }).uncheck()
  await panel.getByRole('button', { name: 'Correct first' }).click()
  await expect(panel.getByRole('checkbox', { name: 'Add bananas' })).not.toBeChecked()
  await panel.getByRole('button', { name: 'Back to the receipt' }).click()
  await expect(foods.getByRole('checkbox', { name: /bananas/ })).toBeChecked()
  await foods.getByRole('checkbox', { name: /bananas/ }).uncheck()
  await panel.getByRole('button', { name: 'Add 2 foods' }).dblclick()
  await expect(panel.getByText('2 foods added.')).toBeVisible()
  await page.keyboard.press('Escape')
  const list = page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')
  await expect(list).toHaveCount(2)
  await expect(list.filter({ hasText: 'Chicken breast fillets' }).getByRole('textbox')).toHaveValue('500')
})

const text = (words: string, xPx: number, yPx: number, sizePx = 24): DrawnText => ({
  text: words,
  xPx,
  yPx,
  sizePx,
})
const column = (lines: readonly string[], xPx: number) =>
  lines.map((line, at) => text(line, xPx, 250 + at * 36))
const PAGE = {
  widthPx: 1120,
  heightPx: 480,
  texts: [
    text('Copper Lentil Soup', 60, 130, 48),
    ...column(['Ingredients', '200 g red lentils', '1 onion, chopped', '2 tbsp olive oil'], 60),
    ...column(
      [
        'Method',
        '1. Heat the oil in a large pan over a medium',
        'heat. Add the onion and cook for 8 minutes.',
        '2. Add the lentils and simmer for 20 minutes.',
      ],
      520,
    ),
  ],
}

test('a photographed page fills the box of the import, is looked at, corrected and imported', async ({
  page,
  expectAccessible,
}) => {
  await signInAsPremium(page, '/recipes/import')
  const file = page.getByRole('group', { name: 'Photo' }).locator('input[type=file]').first()
  const box = page.getByLabel('Recipe', { exact: true })
  await file.setInputFiles(await withoutText())
  await expect(page.getByText('No text could be read in this photo. Go closer')).toBeVisible()
  await expect(box).toHaveValue('')

  await file.setInputFiles(photo(photographed(PAGE, { font: 'DejaVu Serif', turnedDeg: 1.5 })))
  await expect(page.getByText('Read: 3 ingredients and 2 steps. Check the text below')).toBeVisible()
  const read = await box.inputValue()
  expect(read.split('\n')).toEqual([
    'Copper Lentil Soup',
    'Ingredients',
    '200 g red lentils',
    '1 onion, chopped',
    '2 tbsp olive oil',
    'Method',
    '1. Heat the oil in a large pan over a medium heat. Add the onion and cook for 8 minutes.',
    '2. Add the lentils and simmer for 20 minutes.',
  ])
  expect(await fitsTheScreen(page)).toBe(true)
  await expectAccessible(page)
  await box.fill(read.replace('1 onion', '2 onions'))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('link', { name: 'Copper Lentil Soup' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Lentil Soup' })).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /2\s*onions/ })
      .first(),
  ).toBeVisible()
})

test('the photo of a label is read for a member and for nobody else', async ({ page, person, signUp }) => {
  const label = drawnTable(
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
  const multipart = { photo: photo(photographed(label, { turnedDeg: -2, noise: 12 })) }
  expect((await page.request.post('/photos/label', { multipart })).status()).toBe(401)
  await signUp(page, person)
  const answer = await page.request.post('/photos/label', { multipart })
  expect(await answer.json()).toMatchObject({
    ok: true,
    value: {
      values: {
        per: 'g',
        portionG: 30,
        kcal: 502,
        fatG: 25,
        saturatedFatG: 12,
        carbsG: 58,
        sugarG: 31,
        proteinG: 9.3,
        saltG: 0.25,
      },
      unread: [],
    },
  })
  const nothing = await page.request.post('/photos/label', { multipart: { photo: await withoutText() } })
  expect(nothing.status()).toBe(422)
})
