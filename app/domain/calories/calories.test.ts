import { expect, test } from 'vitest'
import { readMealReply, type MealReply } from '#app/domain/food/meal-reply.ts'
import { bestQuestion } from './best-question.ts'
import { editMeal, type MealEdit } from './edit-meal.ts'
import { estimateSchema, estimateSentSchema, saveMealSchema } from './estimate-form.ts'
import { asSpecified, estimateFromReply, estimateFromWords, plateOfMeal } from './make-estimate.ts'
import {
  addedUpInWords,
  assumedInWords,
  figuresOfRow,
  type MealEstimate,
  otherTotalKcal,
  summariseMeal,
} from './meal-estimate.ts'
import { addedFatRow, rowsFromWords, withOwnFigures } from './meal-rows.ts'

const added = { id: '0198f2a0-0000-7000-8000-000000000001', plateUrl: '/plates/x.svg', isPhotoUnread: false }
const told = (description: string): MealEstimate => ({
  ...estimateFromWords(description, rowsFromWords(description)),
  ...added,
})
const replied = (reply: string, description = ''): MealEstimate => ({
  ...estimateFromReply(readMealReply(reply) as MealReply, description),
  ...added,
})
const answered = (estimate: MealEstimate, option: number): MealEstimate => {
  const question = bestQuestion(estimate, addedFatRow())!
  return question.options[option]!.edits.reduce<MealEstimate>(editMeal, estimate)
}
const width = (estimate: MealEstimate) => {
  const { low, high } = summariseMeal(estimate).kcalRange
  return high - low
}

const REPLY = `TOTAL CALORIES: 625
PROTEIN: 40g
CARBS: 60g
FAT: 22g
FIBER: 5g
COMPONENTS:
- White rice: 225 cal, 1 cup (170 g)
- Broccoli: 25 cal, (60 g)
- Glorp glaze: 75 cal, 2 tbsp (25 g)
CONFIDENCE: medium
NOTES: The rice is partly hidden.`

test('the notes claim exact amounts only where all were weighed or measured', () => {
  expect(told('200 g rice and 250 ml milk').notes).toBe('Every amount is as you gave it.')
  for (const words of ['a bowl of soup', '2 eggs', '200 g chicken and a banana'])
    expect(told(words).notes, words).toBe('Pieces, bowls and the like are counted at their usual weight.')
})

test('the notes count the foods of which nobody said how much, not those read by another name', () => {
  const { notes, notCounted } = told(
    'I had a bowl of Cheerios with 2% milk, a coffee with milk and a 1.5 oz Kit Kat bar',
  )
  expect(notes).toBe('1 of 3 foods had no exact amount, so usual weights were used.')
  expect(notCounted).toEqual([])
})

test('[CAL-04] [DATA-11] a described meal has totals, macronutrients, components, confidence and notes', () => {
  const estimate = asSpecified(told('two eggs, toast with butter and a glass of orange juice'))
  expect(estimate).toMatchObject({
    id: added.id,
    mealName: 'Two eggs, toast with butter and a glass of orange juice',
    confidence: expect.stringMatching(/^(?:high|medium|low)$/),
    notes: expect.stringContaining('2 of 4 foods'),
  })
  expect(estimate.components.map(({ name }) => name)).toEqual([
    'boiled egg',
    'white toast',
    'butter',
    'orange juice',
  ])
  const sum = estimate.components.reduce((total, { calories }) => total + calories, 0)
  expect(Math.abs(sum - estimate.totalCalories)).toBeLessThanOrEqual(2)
  expect(estimate.kcalRange.low).toBeLessThan(estimate.totalCalories)
  expect(estimate.kcalRange.high).toBeGreaterThan(estimate.totalCalories)
  const { protein, carbs, fat } = estimate.macronutrients
  expect(protein * 4 + carbs * 4 + fat * 9).toBeGreaterThan(estimate.totalCalories * 0.85)
})

test('[CAL-14] exact amounts are estimated with more confidence than usual portions', () => {
  expect(summariseMeal(told('200 g cooked rice and 150 g grilled chicken breast')).confidence).toBe('high')
  expect(summariseMeal(told('grilled steak, chips')).confidence).toBe('low')
  expect(summariseMeal(told('zorblax and a banana')).confidence).toBe('low')
})

test('grams set right change the totals in proportion and leave less open', () => {
  const before = told('rice and a banana')
  const [rice] = before.rows
  const after = editMeal(before, { type: 'set-amount', rowId: rice!.id, amount: rice!.amount * 2 })
  const [riceBefore, banana] = summariseMeal(before).rowKcal
  expect(summariseMeal(after).rowKcal[0]).toBeCloseTo(riceBefore! * 2)
  expect(summariseMeal(after).total.kcal).toBeCloseTo(riceBefore! * 2 + banana!)
  expect(width(after) / summariseMeal(after).total.kcal).toBeLessThan(
    width(before) / summariseMeal(before).total.kcal,
  )
  expect(after.rows[0]).toMatchObject({ isChecked: true, assumptions: [] })
})

test('rows are removed, put back where they were, replaced and added', () => {
  const before = told('two eggs, toast with butter and a glass of orange juice')
  const [, toast] = before.rows
  const without = editMeal(before, { type: 'remove', rowId: toast!.id })
  expect(without.rows.map(({ name }) => name)).not.toContain('white toast')
  expect(editMeal(without, { type: 'put-back', row: toast!, at: 1 }).rows).toEqual(before.rows)
  expect(editMeal(before, { type: 'put-back', row: toast!, at: 1 })).toBe(before)
  const { rows } = rowsFromWords('25 g rye bread', 90)
  const renamed = editMeal(before, { type: 'add', rows, insteadOf: toast!.id })
  expect(renamed.rows[1]!.name).toBe('rye bread')
  expect(renamed.rows).toHaveLength(4)
  expect(editMeal(before, { type: 'add', rows }).rows).toHaveLength(5)
})

const ODD_EDITS: MealEdit[] = [
  { type: 'set-amount', rowId: 'r1', amount: Number.NaN },
  { type: 'set-amount', rowId: 'r1', amount: -5 },
  { type: 'set-amount', rowId: 'r1', amount: 1e308 },
  { type: 'set-amount', rowId: 'gone', amount: 5 },
  { type: 'remove', rowId: 'gone' },
]
for (const edit of ODD_EDITS) {
  test(`figures stay finite and not negative after ${JSON.stringify(edit)}`, () => {
    const { total, kcalRange } = summariseMeal(editMeal(told('a banana'), edit))
    for (const figure of [total.kcal, total.proteinG, kcalRange.low, kcalRange.high]) {
      expect(Number.isFinite(figure)).toBe(true)
      expect(figure).toBeGreaterThanOrEqual(0)
      expect(figure).toBeLessThan(100_000)
    }
  })
}

test('the best question is the one that leaves most open, and each answer recomputes', () => {
  const meal = told('grilled steak, chips')
  const question = bestQuestion(meal, addedFatRow())!
  expect(question.text).toBe('How big was the portion of grilled beef steak?')
  expect(question.options.map(({ label }) => label)).toEqual(['Small', 'As assumed', 'Large'])
  const [small, same, large] = [0, 1, 2].map((option) => summariseMeal(answered(meal, option)).total.kcal)
  expect(small).toBeLessThan(same!)
  expect(same).toBeLessThan(large!)
  expect(width(answered(meal, 1))).toBeLessThan(width(meal))
})

test('of a vague word the kind is asked; the range holds the kinds until one is chosen', () => {
  const meal = told('a salad')
  const question = bestQuestion(meal, addedFatRow())!
  expect(question.text).toBe('What kind of “salad” was it?')
  expect(question.options.length).toBeGreaterThan(2)
  expect(width(meal)).toBeGreaterThan(100)
  const chosen = answered(meal, 1)
  expect(chosen.rows).toHaveLength(1)
  expect(chosen.rows[0]!.name).not.toBe(meal.rows[0]!.name)
  expect(bestQuestion(chosen, addedFatRow())?.id).not.toBe(question.id)
})

test('words that were not read widen the range and are asked about, until they are left out', () => {
  const meal = told('200 g cooked white rice and some zorblax')
  expect(meal.notCounted).toEqual(['zorblax'])
  const question = bestQuestion(meal, addedFatRow())!
  expect(question.text).toMatch(/^“zorblax” was not recognised/)
  expect(width(answered(meal, 0))).toBeLessThan(width(meal) - 40)
})

test('fat that cannot be known is asked for; an answer adds it as a row of its own or rules it out', () => {
  const meal = told('150 g chicken breast and 200 g rice')
  const question = bestQuestion(meal, addedFatRow())!
  expect(question.text).toBe('Was the chicken breast cooked in oil or butter?')
  const plain = answered(meal, 0)
  expect(summariseMeal(plain).total.kcal).toBeCloseTo(summariseMeal(meal).total.kcal)
  expect(width(plain)).toBeLessThan(width(meal))
  const oiled = answered(meal, 2)
  expect(oiled.rows.at(-1)).toMatchObject({ name: 'olive oil', source: 'food table' })
  expect(summariseMeal(oiled).total.kcal - summariseMeal(meal).total.kcal).toBeCloseTo(119.3, 0)
  expect(bestQuestion(oiled, addedFatRow())).toBeNull()
})

test('no fat is asked for where it was said, or how the food was cooked', () => {
  for (const said of [
    '150 g chicken breast cooked in 1 tbsp olive oil',
    '150 g poached chicken breast',
    '200 g porridge',
    'fried rice',
  ])
    expect(bestQuestion(told(said), addedFatRow())?.id, said).not.toBe('fat')
})

test('questions come one after another and come to an end', () => {
  let meal = told('chicken breast with rice and chips, a beer, a slice of cake')
  const asked: string[] = []
  for (let left = 30; left > 0; left--) {
    const question = bestQuestion(meal, addedFatRow())
    if (question === null) break
    asked.push(question.id)
    meal = answered(meal, 1)
  }
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.length).toBeGreaterThan(2)
  expect(bestQuestion(meal, addedFatRow())).toBeNull()
})

test('of a model’s foods those in the table get its figures, the others keep the model’s and say so', () => {
  const { rows } = replied(REPLY)
  expect(rows.map(({ name, source }) => [name, source])).toEqual([
    ['cooked white rice', 'food table'],
    ['broccoli', 'food table'],
    ['Glorp glaze', 'model'],
  ])
  const { rowKcal, total } = summariseMeal(replied(REPLY))
  expect(rowKcal[0]).toBeCloseTo(221, 0)
  expect(rowKcal[2]).toBeCloseTo(75, 0)
  expect(total.kcal).toBeCloseTo(rowKcal.reduce((sum, kcal) => sum + kcal, 0))
  const { figures, amount } = rows[2]!
  const own = (figures.proteinG * 4 + figures.carbsG * 4 + figures.fatG * 9) * (amount / 100)
  expect(own).toBeCloseTo(75, 0)
})

const rowsOf = (component: string) =>
  replied(
    `TOTAL CALORIES: 900\nPROTEIN: 1 g\nCARBS: 2 g\nFAT: 3 g\nFIBER: 4 g\nCOMPONENTS:\n- ${component}\nCONFIDENCE: high`,
  ).rows

test.each([
  ['Rice: 900 cal, 1 cup (150 g)', [['white-rice-cooked', 150]]],
  ['Pasta: 900 cal, 1 plate (200 g)', [['pasta-cooked', 200]]],
  ['Lentils: 900 cal, 1 cup (150 g)', [['lentils-cooked', 150]]],
  ['Beef rendang: 900 cal, 1 bowl (250 g)', [['beef-rendang', 250]]],
  ['Mixed salad greens: 900 cal, 1 cup (40 g)', [['FN75114000', 40]]],
  // Without grams the portion is weighed by us, never by the calories of the reply.
  ['Boiled rice: 900 cal, 1 cup', [['white-rice-cooked', 158]]],
  ['Banana: 900 cal, estimated', [['banana', 118]]],
  // Only what is in it was said of the frankfurters with such a sauce.
  ['Tomato-based sauce: 900 cal, 1 cup (150 g)', [[null, 150]]],
  ['Zorblax paste: 900 cal, 1 cup (150 g)', [[null, 150]]],
])('what lies on a plate is eaten cooked, and its figures are ours: %s', (component, expected) => {
  const rows = rowsOf(component)
  expect(rows.map(({ foodId, amount }) => [foodId, Math.round(amount)])).toEqual(expected)
  for (const row of rows) {
    const isOurs = row.foodId !== null
    expect(row.source).toBe(isOurs ? 'food table' : 'model')
    const { kcal } = figuresOfRow(row)
    if (isOurs) expect(Math.abs(kcal - 900), component).toBeGreaterThan(100)
    else expect(row.assumptions.join(' ')).toContain('no food table knows it')
  }
})

test('a dish of a reply that is several foods of the tables is counted by them', () => {
  const rows = rowsOf('Baked salmon with spinach: 900 cal, 1 plate (300 g)')
  expect(rows.map(({ source }) => source)).toEqual(['food table', 'food table'])
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(300)
  expect(rows[0]!.assumptions).toContain('the reply’s “Baked salmon with spinach”')
})

test('what a model calls food and is none is refused by name', () => {
  const { rows, refused } = replied(REPLY.replace('Glorp glaze', 'Bleach'))
  expect(rows).toHaveLength(2)
  expect(refused).toEqual([{ text: 'Bleach', reason: expect.stringContaining('not food') }])
})

test('[CAL-10] [CAL-13] figures a model left out stand as agreed, until the first edit', () => {
  const meal = replied('CONFIDENCE: high\nTOTAL CALORIES: 400')
  expect(summariseMeal(meal)).toMatchObject({
    total: { kcal: 400, proteinG: 20, carbsG: 40, fatG: 15, fiberG: 6 },
    rowKcal: [300, 150],
    confidence: 'low',
  })
  expect(asSpecified(meal).components).toEqual([
    { name: 'Main dish', calories: 300, portion: '1 serving' },
    { name: 'Side items', calories: 150, portion: 'estimated' },
  ])
  const half = editMeal(meal, { type: 'set-amount', rowId: 'r1', amount: 0.5 })
  expect(summariseMeal(half).total.kcal).toBeCloseTo(300)
})

test('[CAL-11] the result says which figures are assumed and is marked low', () => {
  const meal = replied(REPLY.replace('FIBER: 5g\n', '').replace('CONFIDENCE: medium', 'CONFIDENCE: high'))
  expect(said(meal)).toEqual(['fiber (6 g)'])
  expect(summariseMeal(meal).confidence).toBe('low')
})

const said = (meal: MealEstimate) => assumedInWords(meal, summariseMeal(meal).total)

test('[CAL-10] [CAL-11] of a reply without a figure every fallback is on the page, and named with what stands there', () => {
  const meal = replied('I cannot tell.')
  expect(summariseMeal(meal)).toMatchObject({
    total: { kcal: 400, proteinG: 20, carbsG: 40, fatG: 15, fiberG: 6 },
    rowKcal: [300, 150],
    confidence: 'low',
  })
  expect(meal.notes).toBe('I cannot tell.')
  expect(said(meal)).toEqual([
    'total calories (400)',
    'protein (20 g)',
    'carbs (40 g)',
    'fat (15 g)',
    'fiber (6 g)',
    'the foods and their portions',
    'how sure the estimate is',
  ])
  // A row set right: the total is the rows' now, and the words follow it.
  const edited = editMeal(meal, { type: 'set-amount', rowId: 'r1', amount: 0.5 })
  expect(said(edited)[0]).toBe(`total calories (${Math.round(summariseMeal(edited).total.kcal)})`)
})

test('[CAL-11] of a reply with foods alone no fallback is used and none is named: the foods are added up', () => {
  const meal = replied('COMPONENTS:\n- Boiled rice: 195 cal, 1 cup (150 g)')
  const { total, confidence } = summariseMeal(meal)
  expect(total.kcal).toBeLessThan(250)
  expect(confidence).toBe('low')
  expect(said(meal)).toEqual(['how sure the estimate is'])
  expect(addedUpInWords(meal)).toEqual(['total calories', 'protein', 'carbs', 'fat', 'fiber'])
})

test('[CAL-11] whatever a reply leaves out, what is named as assumed is what the page shows', () => {
  const parts = [
    'TOTAL CALORIES: 615',
    'PROTEIN: 31 g',
    'CARBS: 70 g',
    'FAT: 22 g',
    'FIBER: 5 g',
    'COMPONENTS:\n- Boiled rice: 195 cal, 1 cup (150 g)\n- House special: 220 cal, 1 bowl',
    'CONFIDENCE: medium',
  ]
  const figure = {
    'total calories': 'kcal',
    protein: 'proteinG',
    carbs: 'carbsG',
    fat: 'fatG',
    fiber: 'fiberG',
  }
  for (let kept = 0; kept < 2 ** parts.length; kept++) {
    const reply = parts.filter((_, index) => kept & (1 << index)).join('\n')
    const meal = replied(reply)
    const { total, confidence } = summariseMeal(meal)
    for (const words of said(meal)) {
      const [, name, value] = /^(.+) \((\d+)/.exec(words) ?? []
      if (name) expect(Number(value), reply).toBe(Math.round(total[figure[name as 'fat'] as 'kcal']))
    }
    if (kept !== 2 ** parts.length - 1) expect(confidence, reply).toBe('low')
  }
})

test('a model’s total that its foods do not come to is explained', () => {
  const meal = replied(
    'TOTAL CALORIES: 615\nPROTEIN: 31 g\nCARBS: 70 g\nFAT: 22 g\nFIBER: 5 g\nCOMPONENTS:\n- Boiled rice: 195 cal, 1 cup (150 g)\nCONFIDENCE: medium',
  )
  const { total } = summariseMeal(meal)
  expect(total.kcal).toBeLessThan(300)
  expect(otherTotalKcal(meal, total)).toBe(615)
  expect(otherTotalKcal(meal, { ...total, kcal: 600 })).toBeNull()
})

test('a model’s own doubt holds until every row is checked', () => {
  const meal = replied(REPLY.replace('medium', 'low'))
  expect(summariseMeal(meal).confidence).toBe('low')
  const checked = meal.rows.reduce<MealEstimate>(
    (all, row) => editMeal(all, { type: 'set-amount', rowId: row.id, amount: row.amount }),
    meal,
  )
  expect(summariseMeal(checked).confidence).not.toBe('low')
})

test('an estimate survives the way to the page and back; figures of the table are the table’s', () => {
  for (const meal of [told('grilled steak, chips'), replied(REPLY), replied('TOTAL CALORIES: 400')]) {
    const sent = saveMealSchema.parse({ estimate: JSON.stringify(meal), day: '2026-11-20' })
    expect(sent.estimate).toEqual(meal)
    const [row] = sent.estimate.rows
    if (row!.source === 'food table') {
      const forged = { ...row!, name: 'air', figures: { ...row!.figures, kcal: 0 } }
      expect(withOwnFigures(forged)).toMatchObject({ name: row!.name, figures: row!.figures })
    }
  }
  expect(withOwnFigures({ ...told('a banana').rows[0]!, foodId: 'no-such-food' })).toBeNull()
})

test('whatever was told, its estimate can be kept', () => {
  const TOLD = [
    'x'.repeat(2000),
    'wibble zorblax '.repeat(130),
    'I had a cup of fried breaded chicken garden salad with bacon and cheese, chicken and turkey, bacon, cheese, lettuce and greens, tomato and carrots, other vegetables and no dressing, a chicken fillet with bacon and cheese and lettuce and tomato salad and a turkey garden salad with bacon and cheese and greens',
    Array.from({ length: 60 }, (_, index) => `${index + 1} g of banana`).join(', '),
    `a banana, ${Array.from({ length: 150 }, (_, index) => `a zorb${index.toString(36)}x`).join(', ')}`,
  ]
  for (const description of TOLD) {
    const sent = estimateSentSchema.safeParse(told(description))
    const isEmpty = told(description).rows.length === 0
    expect(sent.success || isEmpty, `${description.slice(0, 40)}: ${sent.error?.message}`).toBe(true)
  }
})

const sentWith = (change: object) => estimateSentSchema.safeParse({ ...told('a banana'), ...change }).success
test('estimates sent back are bounded', () => {
  const [row] = told('a banana').rows
  expect(sentWith({})).toBe(true)
  for (const bad of [
    { rows: [] },
    { rows: Array.from({ length: 61 }, () => row) },
    { rows: [{ ...row, amount: -1 }] },
    { rows: [{ ...row, amount: 1e9 }] },
    { rows: [{ ...row, unit: 'portion', amount: 4000 }] },
    { rows: [{ ...row, figures: { ...row!.figures, kcal: null } }] },
    { mealName: '' },
    { id: 'mine' },
  ])
    expect(sentWith(bad)).toBe(false)
  expect(saveMealSchema.safeParse({ estimate: '{', day: '' }).success).toBe(false)
  expect(saveMealSchema.safeParse({ estimate: JSON.stringify(told('a banana')), day: 'today' }).success).toBe(
    false,
  )
})

test('the meal’s picture is drawn from its foods', () => {
  const meal = told('grilled steak, chips')
  expect(plateOfMeal(meal.mealName, meal.rows).foods.map(({ name }) => name)).toContain('grilled beef steak')
})

test('a meal told line by line keeps its lines', () => {
  const { description } = estimateSchema.parse({
    description: '2 eggs\r\n1 banana\n100 g rice',
    idempotencyKey: 'a-key-of-a-page',
  })
  expect(rowsFromWords(description).rows.map(({ name }) => name)).toEqual([
    'boiled egg',
    'banana',
    'cooked white rice',
  ])
})
