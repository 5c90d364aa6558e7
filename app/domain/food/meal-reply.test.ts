import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FALLBACK_COMPONENTS, type MealReply, readMealReply } from './meal-reply.ts'

const WHOLE = `TOTAL CALORIES: 650
PROTEIN: 42g
CARBS: 55 g
FAT: 28g
FIBER: 7g
COMPONENTS:
- Grilled chicken breast: 275 cal, 1 breast (150 g)
- Rice: 225 cal, 1 cup (160 g)
- Olive oil: 125 cal, 1 tbsp
CONFIDENCE: High
NOTES: Oil is guessed.
Sauce cannot be seen.`

const read = (text: string): MealReply => {
  const reply = readMealReply(text)
  if (typeof reply === 'string') throw new Error(`${reply}: ${text}`)
  return reply
}
const without = (label: string) =>
  WHOLE.split('\n')
    .filter((line) => !line.startsWith(label))
    .join('\n')

test('[CAL-08] [CAL-14] reads every line of the form', () => {
  expect(read(WHOLE)).toEqual({
    total: { kcal: 650, proteinG: 42, carbsG: 55, fatG: 28, fiberG: 7 },
    components: [
      { name: 'Grilled chicken breast', kcal: 275, portion: '1 breast', grams: 150 },
      { name: 'Rice', kcal: 225, portion: '1 cup', grams: 160 },
      { name: 'Olive oil', kcal: 125, portion: '1 tbsp', grams: null },
    ],
    confidence: 'high',
    notes: 'Oil is guessed. Sauce cannot be seen.',
    assumed: [],
    mealName: '',
  })
})

test('reads the same through emphasis, bullets, other words and tables', () => {
  const variants = [
    WHOLE.replace(/^([A-Z ]+):/gm, '**$1:**'),
    WHOLE.replaceAll('\n', '\r\n'),
    `Sure, here is the estimate.\n\n${WHOLE}`,
    WHOLE.replace('TOTAL CALORIES: 650', '- Total calories: ~650 kcal (2,720 kJ)').replace(
      'FIBER',
      'Dietary fibre',
    ),
    WHOLE.replace('650', '600-700').replace('42g', '40 to 44 g'),
    WHOLE.replace(
      /- .*\n- .*\n- .*\n/,
      '| Food | Calories | Portion |\n|---|---|---|\n| Grilled chicken breast | 275 | 1 breast (150 g) |\n| Rice | 225 kcal | 1 cup (160 g) |\n| Olive oil | 125 | 1 tbsp |\n',
    ),
    WHOLE.replace(/^- (.*): (\d+) cal, (.*)$/gm, '1. $1 - $2 calories - $3'),
  ]
  for (const text of variants) {
    const reply = read(text)
    expect(reply.total, text).toEqual({ kcal: 650, proteinG: 42, carbsG: 55, fatG: 28, fiberG: 7 })
    expect(
      reply.components.map(({ name, kcal, grams }) => [name, kcal, grams]),
      text,
    ).toEqual([
      ['Grilled chicken breast', 275, 150],
      ['Rice', 225, 160],
      ['Olive oil', 125, null],
    ])
    expect(reply.confidence).toBe('high')
    expect(reply.assumed).toEqual([])
  }
})

test('[CAL-10] [CAL-11] a missing figure falls back, is named, and makes the estimate low', () => {
  for (const [label, figure, field, value] of [
    ['TOTAL CALORIES', 'calories', 'kcal', 400],
    ['PROTEIN', 'protein', 'proteinG', 20],
    ['CARBS', 'carbs', 'carbsG', 40],
    ['FAT', 'fat', 'fatG', 15],
    ['FIBER', 'fiber', 'fiberG', 6],
  ] as const) {
    const reply = read(without(label))
    expect(reply.total[field]).toBe(value)
    expect(reply.assumed).toEqual([figure])
    expect(reply.confidence).toBe('low')
  }
  expect(read(without('CONFIDENCE'))).toMatchObject({ assumed: ['confidence'], confidence: 'low' })
})

test('[CAL-12] missing notes are the whole reply', () => {
  const reply = read('TOTAL CALORIES: 300\nPROTEIN: 10\nCARBS: 30\nFAT: 12\nFIBER: 2\nCONFIDENCE: low')
  expect(reply.notes).toBe('TOTAL CALORIES: 300 PROTEIN: 10 CARBS: 30 FAT: 12 FIBER: 2 CONFIDENCE: low')
})

test('[CAL-13] missing components fall back to a main dish and side items', () => {
  const reply = read('TOTAL CALORIES: 300\nCONFIDENCE: high\nNOTES: hard to see')
  expect(reply.components).toEqual([
    { name: 'Main dish', kcal: 300, portion: '1 serving', grams: null },
    { name: 'Side items', kcal: 150, portion: 'estimated', grams: null },
  ])
  expect(reply.assumed).toContain('components')
  expect(reply.confidence).toBe('low')
})

test('figures that are no figures, or that no plate holds, count as missing', () => {
  for (const figure of ['NaN', 'Infinity', '-5', '1e308', '1e999', '99999999999', 'unknown', '', '12345 g']) {
    const reply = read(WHOLE.replace('650', figure))
    expect(reply.total.kcal, figure).toBe(400)
    expect(reply.assumed, figure).toContain('calories')
  }
})

test('[CAL-10] [CAL-11] [CAL-13] a reply with none of the figures is the fallbacks, all of them named, and low', () => {
  for (const text of [
    '',
    'I cannot help with that.',
    'TOTAL CALORIES:\nNOTES:',
    '<script>alert(1)</script>',
    '{"a":1}',
  ])
    expect(readMealReply(text), text).toMatchObject({
      total: { kcal: 400, proteinG: 20, carbsG: 40, fatG: 15, fiberG: 6 },
      components: FALLBACK_COMPONENTS,
      confidence: 'low',
      assumed: ['calories', 'protein', 'carbs', 'fat', 'fiber', 'components', 'confidence'],
    })
  expect(read('I cannot help with that.').notes, '[CAL-12]').toBe('I cannot help with that.')
  expect(readMealReply('NO FOOD')).toBe('no-food')
  expect(readMealReply('**No food** is visible.')).toBe('no-food')
})

test('whatever comes, nothing is out of range and no control character is left', () => {
  const piece = fc.constantFrom(
    ...WHOLE.split('\n'),
    'COMPONENTS',
    '- x: 9e99 cal',
    '\u202e\u0000\u200b',
    '- <b>soup</b>: 100 cal (20 g)',
    'FAT: 1,2,3,4',
    '|||',
    '\ud800',
    'CARBS: ٣٤',
    '9'.repeat(400),
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 60 })), { maxLength: 30 }), (lines) => {
      const reply = readMealReply(lines.join('\n'))
      if (typeof reply === 'string') return
      const { kcal, ...macros } = reply.total
      expect(kcal >= 0 && kcal <= 10_000).toBe(true)
      for (const grams of Object.values(macros)) expect(grams >= 0 && grams <= 1500).toBe(true)
      expect(reply.components.length).toBeGreaterThan(0)
      expect(reply.components.length).toBeLessThanOrEqual(30)
      for (const one of reply.components) {
        expect(one.kcal === null || (one.kcal >= 0 && one.kcal <= 10_000)).toBe(true)
        expect(one.grams === null || (one.grams > 0 && one.grams <= 5000)).toBe(true)
        expect(one.name.length).toBeLessThanOrEqual(80)
      }
      expect(reply.notes + reply.components.map(({ name, portion }) => name + portion).join('')).not.toMatch(
        /\p{C}/u,
      )
    }),
    { seed: 5, numRuns: 1000 },
  )
})

test('ten megabytes are read in a moment', () => {
  expect(readMealReply(`NOTES: ${'a '.repeat(5_000_000)}`)).toMatchObject({ confidence: 'low' })
  expect(FALLBACK_COMPONENTS).toHaveLength(2)
})

test('a meal returned as JSON is read like the form', () => {
  const reply = read(
    '```json\n{"meal_name":"Porridge","totals":{"calories":425,"protein_g":"20 g"},"items":[{"food":"Porridge","calories":300,"portion":"1 bowl","grams":250},{"food":"Honey","kcal":125}],"confidence":"medium"}\n```',
  )
  expect(reply).toMatchObject({ total: { kcal: 425, proteinG: 20 }, mealName: 'Porridge' })
  expect(reply.components).toEqual([
    { name: 'Porridge', kcal: 300, portion: '1 bowl', grams: 250 },
    { name: 'Honey', kcal: 125, portion: 'estimated', grams: null },
  ])
  expect(reply.assumed).toEqual(['carbs', 'fat', 'fiber'])
})

test('an unlabelled table or list is read, whatever the order of the reply, and its total is not a food', () => {
  const table =
    '| Food | Portion | Calories |\n|---|---|---|\n| Chicken tikka | 200 g | 350 |\n| Naan | 1 (120 g) | 420 |\n| **Total** | | 770 |'
  const list = '* Chicken tikka: 350 kcal (200 g)\n* Naan: 420 kcal, 1 (120 g)\n* Total: 770 kcal'
  for (const foods of [table, list])
    for (const text of [`Here you are:\n\n${foods}\n\nPROTEIN: 50 g`, `PROTEIN: 50 g\n${foods}`]) {
      const reply = read(text)
      expect(reply.total, text).toMatchObject({ kcal: 770, proteinG: 50 })
      expect(
        reply.components.map(({ name, kcal, grams }) => [name, kcal, grams]),
        text,
      ).toEqual([
        ['Chicken tikka', 350, 200],
        ['Naan', 420, 120],
      ])
    }
})

test('label figures go to the food that the label is on, however the reply words them', () => {
  const bar = '- Protein bar: 225 cal, 1 bar (60 g)'
  const form = (foods: string, more: string) =>
    `TOTAL CALORIES: 325\nPROTEIN: 21\nCARBS: 22\nFAT: 7\nFIBER: 3\nCOMPONENTS:\n${foods}\n${more}\nCONFIDENCE: high`
  const two = `${bar}\n- Banana: 100 cal, 1 (120 g)`
  expect(
    read(form(two, 'LABEL: Protein bar: 222 kcal, 20 g protein, carbs 23 g, 7,5 g fat')).components[0]!.label,
  ).toEqual({ kcal: 222, proteinG: 20, carbsG: 23, fatG: 7.5, fiberG: null })
  expect(read(form(two, 'LABEL: Protein bar: 370 kcal per 100 g')).components[0]!.label?.kcal).toBe(222)
  expect(
    read(form(bar, 'NOTES: The label says 222 kcal and 20 g of protein.')).components[0]!.label,
  ).toMatchObject({
    kcal: 222,
    proteinG: 20,
  })
  expect(read(form(`${bar}, from the label`, '')).components[0]!).toMatchObject({
    name: 'Protein bar',
    label: { kcal: 225 },
  })
  for (const text of [form(two, 'LABEL: none'), form(two, 'NOTES: The label cannot be read.')])
    expect(read(text).components.some(({ label }) => label !== undefined)).toBe(false)
})

test('a decimal comma is recognised, and a portion in brackets after the name is not repeated', () => {
  const reply = read(
    'PROTEIN: 32,5\nTOTAL CALORIES: 1,250\nCOMPONENTS:\n- Garlic bread (2 slices): ~150 cal, 2 slices (60 g)',
  )
  expect(reply.total).toMatchObject({ kcal: 1250, proteinG: 32.5 })
  expect(reply.components).toEqual([{ name: 'Garlic bread', kcal: 150, portion: '2 slices', grams: 60 }])
})
