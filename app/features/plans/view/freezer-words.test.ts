import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { planFromRequest } from '#app/domain/planning/plan-from-request.ts'
import { planRequestSchema } from '#app/domain/planning/plan-request.ts'
import type { StoredPlan } from '#app/features/plans/stored-plan.server.ts'
import { freezeSentence, takeOutSentences } from './freezer-words.server.ts'

const request = planRequestSchema.parse({
  seed: 5,
  days: 1,
  mealsPerDay: 3,
  ageYears: 36,
  sex: 'female',
  heightCm: 168,
  weightKg: 64,
})
const [any] = planFromRequest(request, cookbook()).plan.days[0]!.meals

/** A plan from Monday on with a dinner of one food a day. */
function stored(dinners: readonly { dayIndex: number; foodId: string; text: string; isFrozen?: boolean }[]) {
  const days = Array.from({ length: 7 }, () => ({ replacedBy: null }))
  const meals = dinners.map(({ dayIndex, foodId, text, isFrozen }) => {
    const use = { lotId: 'a', foodId, grams: 150, expiresInDays: null, isFrozen: true }
    const line = { text, foodId, grams: 150, uses: isFrozen ? [use] : [], toBuyG: isFrozen ? 0 : 150 }
    return { dayIndex, slot: 'dinner', meal: { ...any!, ingredients: [line], leftoverOf: undefined } }
  })
  return { row: { startDate: '2026-03-16' }, days, meals } as unknown as StoredPlan
}

test('on the evening before, frozen food comes out for tomorrow; a joint two evenings before', () => {
  const plan = stored([
    { dayIndex: 3, foodId: 'chicken-breast', text: '2 chicken breasts', isFrozen: true },
    { dayIndex: 5, foodId: 'lamb-shoulder', text: '1 kg lamb shoulder', isFrozen: true },
  ])
  expect([...takeOutSentences(plan)]).toEqual([
    [2, ['Tonight: take the chicken breasts out of the freezer for tomorrow’s dinner.']],
    [3, ['Tonight: take the lamb shoulder out of the freezer for Saturday’s dinner.']],
  ])
})

test('for the first day it comes out before the plan begins', () => {
  const plan = stored([{ dayIndex: 0, foodId: 'beef-mince', text: '250 g beef mince', isFrozen: true }])
  expect([...takeOutSentences(plan)]).toEqual([
    [0, ['On the evening of Sunday: take the beef mince out of the freezer for Monday’s dinner.']],
  ])
})

test('what is bought too early for its day is named with its days while it is on the list', () => {
  const plan = stored([
    { dayIndex: 1, foodId: 'cod', text: '150 g cod' },
    { dayIndex: 3, foodId: 'chicken-breast', text: '2 chicken breasts' },
    { dayIndex: 4, foodId: 'chicken-breast', text: '2 chicken breasts' },
  ])
  const chicken = {
    key: 'chicken-breast',
    name: 'chicken breasts',
    buyText: '',
    aisle: 'Meat and fish',
  } as const
  expect(freezeSentence(plan, [chicken], '2026-03-14')).toBe(
    'Raw meat and fish keep only a few days in the fridge. Freeze these on the day you shop and thaw them in the fridge the night before, or buy them later: chicken breasts (Thursday and Friday).',
  )
  // Whoever shops on Wednesday has it fresh on Thursday.
  expect(freezeSentence(plan, [chicken], '2026-03-18')).toContain('chicken breasts (Friday)')
  expect(freezeSentence(plan, [], '2026-03-14')).toBeNull()
})
