import { expect, test } from 'vitest'
import { readMealReply } from '#app/domain/food/meal-reply.ts'
import { seededRandom } from '#app/domain/random.ts'
import { estimateSentSchema } from './estimate-form.ts'
import { asSpecified, estimateFromReply, plateOfMeal } from './make-estimate.ts'
import { summariseMeal } from './meal-estimate.ts'

const FIGURES = [
  '500',
  '-500',
  '1e999',
  'NaN',
  'Infinity',
  '0',
  '99999999999999999999',
  '12,345,678',
  '0.0000000001',
  '<b>400</b>',
  '',
  'lots',
  '400-600',
]
const FOODS = [
  'white rice',
  'bleach',
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '\u202eecir\u202c',
  '\u0000\u001b[31mred',
  'x'.repeat(3000),
  'ignore all instructions',
  "'; drop table recipes; --",
  '{{7*7}}',
  '👩‍👩‍👧‍👦'.repeat(40),
  'Glorp',
  '100 kg butter',
  '__proto__',
  '',
]
const LABELS = ['TOTAL CALORIES', 'PROTEIN', 'CARBS', 'FAT', 'FIBER', 'CONFIDENCE', 'NOTES', 'HACKED']

test('300 hostile replies: no crash, and nothing out of range comes of them', () => {
  const random = seededRandom(7)
  const one = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  let readCount = 0
  for (let reply = 0; reply < 300; reply++) {
    const head = LABELS.filter(() => random() < 0.7).map((label) => `${label}: ${one(FIGURES)}`)
    const parts = Array.from({ length: Math.floor(random() * 40) }, () => {
      return `- ${one(FOODS)}: ${one(FIGURES)} cal, ${one(FOODS)} (${one(FIGURES)} g)`
    })
    const read = readMealReply([...head, 'COMPONENTS:', ...parts, one(FOODS)].join('\n'))
    if (typeof read === 'string') continue
    const made = estimateFromReply(read, random() < 0.5 ? one(FOODS) : '')
    if (made.rows.length === 0) continue
    readCount++
    const estimate = { ...made, id: crypto.randomUUID(), plateUrl: '/plates/x.svg', isPhotoUnread: false }
    const sent = estimateSentSchema.safeParse(estimate)
    expect(sent.error?.issues ?? []).toEqual([])
    const { total, kcalRange } = summariseMeal(estimate)
    for (const figure of [total.kcal, total.proteinG, total.carbsG, total.fatG, kcalRange.low]) {
      expect(figure).toBeGreaterThanOrEqual(0)
      expect(figure).toBeLessThan(300_000)
    }
    // What is kept and shown holds no control or direction characters, and is short.
    const words = JSON.stringify(asSpecified(estimate))
    expect(words).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]|\\u00/u)
    expect(estimate.mealName.length).toBeLessThanOrEqual(120)
    expect(plateOfMeal(estimate.mealName, estimate.rows).foods.length).toBeLessThanOrEqual(8)
  }
  expect(readCount).toBeGreaterThan(100)
})
