import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowTargetWarning } from './diary-settings.ts'
import { diarySettingsSchema } from './diary-settings-form.ts'
import { energyIn } from './energy-unit.ts'
import { furtherOfRows, furtherOfSpec, nutrientsOfRow } from './further-nutrients.ts'
import { daysOfMonth, isPlainMonth, monthAfter, monthBefore } from './month.ts'
import { withNetCarbs } from './net-carbs.ts'
import { nutrientsOfDay } from './nutrient-advice.ts'
import { dayTargets } from './own-targets.ts'
import { waterInWords } from './water.ts'
import { findMealFood } from '#app/domain/meals/vocabulary/meal-vocabulary.ts'
import { rowsFromWords } from '#app/domain/calories/meal-rows.ts'

const NO_OWN = { kcal: null, proteinG: null, carbsG: null, fatG: null }
const PLAN = {
  planName: 'Cut',
  kcal: 1600,
  macros: { kcal: 1600, proteinG: 120, carbsG: 160, fatG: 53 },
}

test('a kilocalorie is 4.184 kilojoules, in whole figures', () => {
  expect([energyIn(2000, 'kJ'), energyIn(100.4, 'kcal'), energyIn(0, 'kJ')]).toEqual([8368, 100, 0])
})

test('own targets go before those of the plan, whose grams follow an energy of one’s own', () => {
  expect(dayTargets(null, NO_OWN)).toBeNull()
  expect(dayTargets(PLAN, NO_OWN)).toMatchObject({ isOwn: false, planName: 'Cut', macros: PLAN.macros })
  expect(dayTargets(PLAN, { ...NO_OWN, kcal: 2000, proteinG: 130 })).toMatchObject({
    isOwn: true,
    planName: 'Cut',
    macros: { kcal: 2000, proteinG: 130, carbsG: 200, fatG: 66.25 },
  })
})

test('three own macronutrients make the energy, whatever the plan says; one of them alone makes none', () => {
  const own = { kcal: null, proteinG: 100, carbsG: 200, fatG: 60 }
  for (const plan of [null, PLAN])
    expect(dayTargets(plan, own)).toMatchObject({ kcal: 1740, planName: null, macros: { kcal: 1740 } })
  expect(dayTargets(null, { ...NO_OWN, proteinG: 100 })).toMatchObject({
    kcal: null,
    macros: null,
    proteinG: 100,
  })
})

test('a target below what plans go down to is warned of, the least for men and for women apart', () => {
  expect([lowTargetWarning(null), lowTargetWarning(1500)]).toEqual([null, null])
  expect(lowTargetWarning(1400)).toContain('below 1,500 kcal')
  expect(lowTargetWarning(1100)).toContain('below 1,200 kcal')
})

const FORM = {
  energyUnit: 'kJ',
  weightUnit: '',
  dayStartMin: '90',
  targetKcal: '',
  targetProteinG: ' 120 ',
  targetCarbsG: '',
  targetFatG: '',
  waterGoalMl: '2000',
}

test('the form gives settings; what is not ticked or typed is off or left to the plan', () => {
  expect(diarySettingsSchema.parse({ ...FORM, showsWater: 'on' })).toEqual({
    energyUnit: 'kJ',
    weightUnit: null,
    countsNetCarbs: false,
    dayStartMin: 90,
    targets: { ...NO_OWN, proteinG: 120 },
    waterGoalMl: 2000,
    showsWater: true,
  })
})

test.each([
  ['targetKcal', '799', 'below 800 kcal'],
  ['targetKcal', '6001', '800 to 6,000'],
  ['targetKcal', '1e3', '800 to 6,000'],
  ['targetFatG', '0', '1 to 1,000 g'],
  ['targetFatG', '12.5', '1 to 1,000 g'],
  ['dayStartMin', '390', 'Choose one'],
  ['dayStartMin', '45', 'Choose one'],
  ['dayStartMin', '-30', 'Choose one'],
  ['energyUnit', 'cal', 'Choose one'],
  ['weightUnit', 'stone', 'Choose one'],
  ['waterGoalMl', '100', '250 to 6,000 ml'],
])('%s of %s is refused', (name, value, message) => {
  const { error } = diarySettingsSchema.safeParse({ ...FORM, [name]: value })
  expect(error?.issues[0]).toMatchObject({ path: [name], message: expect.stringContaining(message) })
})

test('fibre comes off the carbohydrate where it is known, and never below nothing', () => {
  expect(withNetCarbs({ carbsG: 40, fiberG: 12 }).carbsG).toBe(28)
  expect(withNetCarbs({ carbsG: 5, fiberG: 9 }).carbsG).toBe(0)
  expect(withNetCarbs({ carbsG: 40, fiberG: null }).carbsG).toBe(40)
})

test('of a day’s nutrients the known parts are added up, and meals that do not say are counted', () => {
  const known = { fatG: 20, fiberG: 5, saturatedFatG: 6, sugarG: 10, sodiumMg: 800 }
  const old = { fatG: 30, fiberG: null, saturatedFatG: null, sugarG: null, sodiumMg: null }
  const of = (entries: Parameters<typeof nutrientsOfDay>[0]) =>
    nutrientsOfDay(entries).map(({ label, amountG, unknownMeals }) => [label, amountG, unknownMeals])
  expect(of([known, old])).toEqual([
    ['Fat', 50, 0],
    ['Saturates', 6, 1],
    ['Sugars', 10, 1],
    ['Salt', 2, 1],
    ['Fibre', 5, 1],
  ])
  expect(of([old])[1]).toEqual(['Saturates', null, 1])
})

test('the foods of a meal say what it has; one that a model judged leaves the whole unknown', () => {
  const rows = rowsFromWords('200 g cooked rice and 30 g butter').rows
  const further = furtherOfRows(rows, findMealFood)
  const butter = nutrientsOfRow(rows[1]!, findMealFood)
  expect(butter.saturatedFatG).toBeGreaterThan(12)
  expect(further.saturatedFatG).toBeGreaterThanOrEqual(butter.saturatedFatG!)
  const judged = [...rows, { ...rows[0]!, foodId: null, source: 'model' as const }]
  expect(furtherOfRows(judged, findMealFood)).toEqual({ saturatedFatG: null, sugarG: null, sodiumMg: null })
  expect(furtherOfRows([], findMealFood).sugarG).toBeNull()
})

test('a share of a recipe has its share of everything that is known', () => {
  const recipe = {
    calories: 500,
    protein: 20,
    carbs: 50,
    fat: 20,
    fiber: 8,
    sugar: null,
    sodium: 600,
    saturatedFat: 4,
  }
  const rest = {
    cholesterol: null,
    vitaminC: null,
    calcium: null,
    iron: null,
    isVegan: null,
    isVegetarian: null,
  }
  expect(furtherOfSpec({ ...recipe, ...rest }, 0.5)).toEqual({
    fiberG: 4,
    saturatedFatG: 2,
    sugarG: null,
    sodiumMg: 300,
  })
})

test('months have their days, and lead to the months beside them', () => {
  expect(daysOfMonth('2028-02')).toEqual({ firstDay: '2028-02-01', lastDay: '2028-02-29', days: 29 })
  expect([monthBefore('2026-01'), monthAfter('2026-12')]).toEqual(['2025-12', '2027-01'])
  expect(['2026-13', '2026', '2026-11-01', ''].map(isPlainMonth)).toEqual([false, false, false, false])
  fc.assert(
    fc.property(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`
      expect(monthBefore(monthAfter(month))).toBe(month)
      expect(daysOfMonth(month).days).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate())
    }),
  )
})

test('water is said in millilitres, from a litre on in litres', () => {
  expect([waterInWords(250), waterInWords(1000), waterInWords(1250)]).toEqual(['250 ml', '1 l', '1.25 l'])
})
