import { afterAll, expect, test, vi } from 'vitest'
import { hasText, rowsOf, textOfLine } from '#app/domain/photo-text/read-page.ts'
import { textOfPage } from '#app/domain/photo-text/page-text.ts'
import { readLabel } from '#app/domain/products/read-label.ts'
import { readReceipt } from '#app/domain/pantry/read-receipt.ts'
import { pictureForReading } from '#app/features/photos/picture-for-reading.server.ts'
import { type Camera, type Drawing, drawnLines, drawnTable, photographed } from '#tests/support/drawn-text.ts'
import { phonePhoto } from '#tests/support/made-photos.ts'
import { openTesseract } from './tesseract-text-reading.server.ts'
import type { TextLayout } from './text-reading.ts'

// A page takes a second or two, and many where the machine is busy.
vi.setConfig({ testTimeout: 90_000 })

const signal = new AbortController().signal
const reading = openTesseract()
afterAll(() => reading.close())

async function read(drawing: Drawing, layout: TextLayout, camera: Camera = {}) {
  const picture = await pictureForReading(photographed(drawing, camera), { signal })
  return reading.readText(picture, layout)
}

const LABEL = drawnTable(
  [
    ['Typical values', 'per 100g', 'per 45g serving', '%RI*'],
    ['Energy', '1582kJ / 375kcal', '712kJ / 169kcal', '8%'],
    ['Fat', '5.9g', '2.7g', '4%'],
    ['of which saturates', '1.1g', '0.5g', '3%'],
    ['Carbohydrate', '64g', '29g', '11%'],
    ['of which sugars', '12.5g', '5.6g', '6%'],
    ['Fibre', '8.9g', '4.0g', ''],
    ['Protein', '11g', '5.0g', '10%'],
    ['Salt', '0.02g', '<0.01g', '<1%'],
  ],
  { columnsPx: [30, 330, 600, 840], widthPx: 920 },
)

const CAMERAS: [string, Camera][] = [
  ['as printed', {}],
  ['in a serif, with noise', { font: 'DejaVu Serif', noise: 30 }],
  ['grey on grey, held at an angle', { ink: '#8a8a85', paper: '#b5b5ad', turnedDeg: 3 }],
  ['half in a shadow', { isShaded: true, turnedDeg: -1.5, noise: 12, font: 'DejaVu Sans Condensed' }],
  ['lying on its side', { turnedDeg: 90 }],
]

test.each(CAMERAS)('a label photographed %s is read figure by figure', async (_, camera) => {
  const label = readLabel(await read(LABEL, 'rows', camera))
  expect(label?.values).toEqual({
    per: 'g',
    portionG: 45,
    kcal: 375,
    fatG: 5.9,
    saturatedFatG: 1.1,
    carbsG: 64,
    sugarG: 12.5,
    fiberG: 8.9,
    proteinG: 11,
    saltG: 0.02,
  })
})

test('a receipt is read line by line', async () => {
  const receipt = drawnLines(
    [
      '        TESCO',
      'SEMI SKM MILK 2L       1.45',
      'CHKN BRST FILLETS 500G 4.25',
      'BANANAS LOOSE',
      '  0.845 kg @ 1.15/kg   0.97',
      'FR LRG EGGS X6         1.75',
      'CARRIER BAG            0.10',
      'Clubcard saving       -0.50',
      'TOTAL                  8.02',
      'VISA CONTACTLESS       8.02',
    ],
    { widthPx: 640 },
  )
  const page = await read(receipt, 'rows', { font: 'DejaVu Sans Mono', noise: 20, turnedDeg: 1.5 })
  expect(readReceipt(page).map(({ line }) => line)).toEqual([
    '2 l semi-skimmed milk',
    '500 g chicken breast fillets',
    '0.845 kg bananas',
    '6 large eggs',
  ])
})

test('a page of a book in two columns is read in its order', async () => {
  const text = (words: string, xPx: number, yPx: number, sizePx = 24) => ({ text: words, xPx, yPx, sizePx })
  const column = (lines: readonly string[], xPx: number) =>
    lines.map((line, at) => text(line, xPx, 250 + at * 36))
  const ingredients = [
    'Ingredients',
    '200 g red lentils',
    '1 onion, chopped',
    '2 carrots, diced',
    '2 tbsp olive oil',
  ]
  const method = [
    'Method',
    '1. Heat the oil in a large pan over a medium',
    'heat. Add the onion and carrots and cook for',
    '8 minutes, until soft.',
    '2. Add the lentils and simmer for 20 minutes.',
  ]
  const page = await read(
    {
      widthPx: 1120,
      heightPx: 480,
      texts: [text('Spiced Lentil Soup', 60, 130, 48), ...column(ingredients, 60), ...column(method, 520)],
    },
    'page',
    { font: 'DejaVu Serif', turnedDeg: 2, isShaded: true },
  )
  expect(textOfPage(page).split('\n')).toEqual([
    'Spiced Lentil Soup',
    ...ingredients,
    'Method',
    '1. Heat the oil in a large pan over a medium heat. Add the onion and carrots and cook for 8 minutes, until soft.',
    '2. Add the lentils and simmer for 20 minutes.',
  ])
})

test('a photo without text has none, whichever way it is turned', async () => {
  const page = await reading.readText(await pictureForReading(await phonePhoto(), { signal }), 'rows')
  expect(hasText(page), rowsOf(page).map(textOfLine).join('\n')).toBe(false)
})

test('a picture that takes too long is refused, and the next one is read', async () => {
  const hasty = openTesseract({ limitMs: 30 })
  const picture = await pictureForReading(photographed(LABEL), { signal })
  await expect(hasty.readText(picture, 'rows')).rejects.toMatchObject({
    code: 'too-large',
    message: 'That photo took too long to read. Take one of the text alone, closer.',
  })
  await hasty.close()
  expect(hasText(await reading.readText(picture, 'rows'))).toBe(true)
})

test('one picture is read at a time, a few wait, and more are told to try again', async () => {
  const small = openTesseract({ mostWaiting: 1 })
  const picture = await pictureForReading(photographed(LABEL), { signal })
  const first = small.readText(picture, 'rows')
  const second = small.readText(picture, 'rows')
  await expect(small.readText(picture, 'rows')).rejects.toMatchObject({
    code: 'too-many-requests',
    message: 'Many photos are being read right now. Please try again in a moment.',
  })
  expect((await Promise.all([first, second])).map(hasText)).toEqual([true, true])
  await small.close()
})

test('a person who leaves ends the work for them', async () => {
  const person = new AbortController()
  const picture = await pictureForReading(photographed(LABEL), { signal })
  const left = reading.readText(picture, 'rows', person.signal)
  person.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
})
