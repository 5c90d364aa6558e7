import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { sampleDay, sampleMeal, samplePlan } from '#tests/support/sample-plan.ts'
import { PlanDetail } from './plan-detail.tsx'
import { PlanList } from './plan-list.tsx'
import type { PlanDetail as PlanDetailData, PlanProgress } from './plan-view.ts'

const draw = (element: React.ReactElement) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Stub />)
}
/** The words of a page, as they are read. */
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
const detail = (plan: PlanDetailData, progress: PlanProgress | null = null) =>
  draw(<PlanDetail plan={plan} progress={progress} serverDay="2026-03-17" />)

test('[PLAN-02] a plan’s card says goal, days, target and meals, and leads to the plan', () => {
  const plan = samplePlan()
  const html = draw(<PlanList plans={[plan]} serverDay="2026-03-17" onCreate={() => {}} />)
  const text = words(html)
  for (const part of [
    'Goal Lose weight',
    'Duration 2 days',
    'Target 1,850 kcal a day',
    'Meals 3 a day',
    'View Plan',
  ])
    expect(text).toContain(part)
  expect(html).toContain(`href="/meal-planning?plan=${plan.id}"`)
  expect(text).toContain('16 to 17 March, today is day 2 of 2')
  expect(text).not.toContain('Please wait')
})

test('[PLAN-02] [PLAN-27] the card of a plan being made says how far it is', () => {
  const plan = samplePlan({ status: 'generating', mealsDone: 2, mealsTotal: 6 })
  const html = draw(<PlanList plans={[plan]} serverDay="2026-03-17" onCreate={() => {}} />)
  expect(words(html)).toContain('Generated 2/6 meals... Please wait.')
  expect(html).toContain('role="progressbar" aria-label="Meals generated"')
})

test('[PLAN-03] without plans there is one thing to do', () => {
  const html = draw(<PlanList plans={[]} serverDay="2026-03-17" onCreate={() => {}} />)
  expect(words(html)).toContain('Create Your First Plan')
  expect(html).toContain('href="/meal-planning?new"')
})

test('[PLAN-45] a plan shows the way back, its name, what it is for and its targets', () => {
  const html = detail(samplePlan())
  const text = words(html)
  expect(html).toMatch(/<a [^>]*href="\/meal-planning\?tab=plans"[^>]*>Back to My Plans<\/a>/)
  for (const part of [
    'Spring cut',
    'Lose weight: 2 days, 3 meals a day.',
    'Daily calories 1,850 kcal',
    'Protein 162 g',
    'Carbs 185 g',
    'Fat 51 g',
  ])
    expect(text).toContain(part)
})

test('[PLAN-46] [PLAN-47] each day and each meal says what it brings, and leads to its recipe', () => {
  const html = detail(samplePlan())
  const text = words(html)
  expect(text).toContain('Day 1 - Monday 16 March 1,854 kcal 43 min of cooking')
  expect(text).toContain('Day 2 - Tuesday 17 March')
  expect(text).toContain(
    'Breakfast 618 kcal Greek salad with chicken 1 serving, 20 min . P 54 g, C 62 g, F 17 g View Recipe →',
  )
  expect(html).toMatch(/href="\/recipe\/meal_plan_[0-9a-f-]+\/greek-salad-chicken"/)
})

test('[PLAN-39] meals are named as specified', () => {
  const slots = ['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2', 'snack_3'] as const
  const meals = slots.map((slot) => sampleMeal(0, slot))
  const text = words(detail(samplePlan({ mealsPerDay: 6, days: [sampleDay(0, { meals })] })))
  for (const label of ['Breakfast', 'Lunch', 'Dinner', 'Morning Snack', 'Afternoon Snack', 'Evening Snack'])
    expect(text).toContain(`${label} 618 kcal Greek salad`)
})

test('a day says by how much it misses each target, and why', () => {
  const reason = '3.8 % too little energy: no portions that suit these meals come closer.'
  const missed = sampleDay(1, {
    total: { kcal: 1779, proteinG: 154, carbsG: 179, fatG: 48 },
    isMet: false,
    reasons: [reason],
  })
  const html = detail(samplePlan({ days: [sampleDay(0), missed] }))
  const text = words(html)
  expect(text).toContain('On target, +4 kcal')
  expect(text).toContain('Off target, −71 kcal')
  expect(text).toContain('Calories 1,779 of 1,850 kcal −71 kcal')
  expect(text).toContain('Protein 154 of 162 g −8 g')
  expect(html).toContain('aria-valuetext="48 of 51 g, −3 g"')
  expect(text).toContain(reason)
  expect(text).toContain('Tuesday 17 March misses its targets.')
})

test('a day says what comes out of the freezer on its evening, the shopping list what goes in', () => {
  const evening = 'Tonight: take the chicken breasts out of the freezer for tomorrow’s dinner.'
  const freezeNote = 'Freeze these on the day you shop: salmon (Thursday).'
  const text = words(
    detail(samplePlan({ freezeNote, days: [sampleDay(0, { takeOut: [evening] }), sampleDay(1)] })),
  )
  expect(text.split(evening)).toHaveLength(2)
  expect(text).toContain(freezeNote)
})

test('marks say what is locked, what was filled by the kitchen and what is used up in time', () => {
  const meals = [
    sampleMeal(0, 'breakfast', { isLocked: true }),
    sampleMeal(0, 'lunch', { isFilledByKitchen: true }),
    sampleMeal(0, 'dinner', { expiringUsed: ['spinach', 'feta'] }),
  ]
  const text = words(detail(samplePlan({ days: [sampleDay(0, { meals })] })))
  expect(text).toContain('Locked')
  expect(text).toContain('Filled by the kitchen')
  expect(text).toContain('Uses up spinach, feta')
  expect(text).toContain('Regenerate the rest (2 meals)')
})

test('a plan being made shows its meals as they land, and nothing to change yet', () => {
  const days = [
    sampleDay(0, { meals: [sampleMeal(0, 'breakfast')], openSlots: ['lunch', 'dinner'] }),
    sampleDay(1, { meals: [], openSlots: ['breakfast', 'lunch', 'dinner'] }),
  ]
  const plan = samplePlan({ status: 'generating', days, mealsTotal: 6 })
  const html = detail(plan, { planId: plan.id, status: 'generating', mealsDone: 1, mealsTotal: 6 })
  const text = words(html)
  expect(text).toContain('Generated 1/6 meals... Please wait.')
  expect(text).toContain('1 of 3 meals')
  expect([...html.matchAll(/<li[^>]* aria-busy="true"/g)]).toHaveLength(5)
  expect(text).not.toContain('Swap')
  expect(text).not.toContain('Regenerate')
})

test('[PLAN-30] a plan with empty slots says so and can be completed', () => {
  const day = sampleDay(0, { meals: [sampleMeal(0, 'breakfast')], openSlots: ['lunch', 'dinner'] })
  const text = words(detail(samplePlan({ status: 'incomplete', days: [day] })))
  expect(text).toContain('2 meals could not be made.')
  expect(text).toContain('Complete plan')
  expect(text).toContain('Lunch No meal yet')
})

test('a failed plan without meals offers to try again; a plan being made can be deleted', () => {
  const failed = words(detail(samplePlan({ status: 'failed', mealsDone: 0 })))
  expect(failed).toContain('No meal could be made.')
  expect(failed).toContain('Try again')
  const making = words(detail(samplePlan({ status: 'generating', mealsDone: 0 })))
  expect(making).toContain('Delete plan')
  expect(making).not.toContain('Try again')
})

test('the list says what to buy, and which of the pantry’s foods were left out and why', () => {
  const text = words(
    detail(samplePlan({ leftOut: [{ name: 'mystery jar', reason: 'not known as a food.' }] })),
  )
  expect(text).toContain('8 chicken breast fillets')
  expect(text).toContain('mystery jar : not known as a food.')
  expect(words(detail(samplePlan({ toBuy: [] })))).toContain('Nothing to buy: it is all in your pantry.')
})

test('a leftover says what it is left of, a pot for how many meals it is, and a day what it asks of the cook', () => {
  const meals = [
    sampleMeal(0, 'dinner', { portionsCooked: 2 }),
    sampleMeal(0, 'lunch', { leftoverOf: 'Sunday’s dinner' }),
  ]
  const text = words(detail(samplePlan({ days: [sampleDay(0, { meals })] })))
  expect(text).toContain('Leftover of Sunday’s dinner')
  expect(text.replaceAll(/<!-- -->/g, '')).toMatch(/Cooked for\s+2\s+meals/)
  expect(text).toContain('Fibre 31 g, sodium 1.9 g, saturated fat 14 g')
})

test('a meal that is cooked says on which day, and can no longer be swapped, locked or cooked', () => {
  const meals = [
    sampleMeal(0, 'breakfast', { cookedOn: '2026-03-16' }),
    sampleMeal(0, 'lunch'),
    sampleMeal(0, 'dinner', { isLocked: true }),
  ]
  const day = sampleDay(0, { meals, toCookMinutes: 30 })
  const html = detail(samplePlan({ days: [day] }))
  const text = words(html)
  expect(text).toContain('Cooked on Monday 16 March')
  expect(text).toContain('30 min of cooking left')
  expect(text).not.toContain('Swap Breakfast')
  expect(text).not.toContain('Lock Breakfast')
  expect(text).toContain('Swap Lunch of day 1')
  expect(html).not.toContain(`/pantry/cook?recipe=${meals[0]!.recipeId}`)
  expect(html).toContain(`/pantry/cook?recipe=${meals[1]!.recipeId}`)
  expect(text).toContain('Regenerate the rest (1 meal)')
  const done = sampleDay(0, { meals: [meals[0]!], toCookMinutes: 0 })
  expect(words(detail(samplePlan({ days: [done] })))).toContain('All cooked')
})

test('a meal’s menu takes it out of the plan; for a table it says so for all of them', () => {
  const html = detail(samplePlan())
  for (const [intent, label] of [
    ['eat-out', 'I’m eating out'],
    ['takeaway', 'Takeaway'],
    ['skip', 'Skip this meal'],
  ] as const)
    expect(html).toMatch(new RegExp(`<button value="${intent}" name="intent">.{0,120}${label}</button>`))
  expect(words(detail(samplePlan({ people: ['You', 'Ida'] })))).toContain('We’re eating out')
})

test('a place whose meal is eaten out says so in the person’s words, and can be planned again', () => {
  const away = [
    { slot: 'lunch', kind: 'out', share: 0.35, kcal: 648, note: 'lunch at Mum’s' },
    { slot: 'dinner', kind: 'skipped', share: 0, kcal: 0 },
  ] as const
  const day = sampleDay(0, { meals: [sampleMeal(0, 'breakfast')], away, isMet: false })
  const text = words(detail(samplePlan({ days: [day] })))
  expect(text).toContain('Lunch Eating out · lunch at Mum’s')
  expect(text).toContain('About 35 % of the day is set aside for it ( 648 kcal , an estimate)')
  expect(text).toContain('Change the note : Lunch of day 1')
  expect(text).toContain('Plan a meal here again : Lunch of day 1')
  expect(text).toContain('Dinner Skipped Plan a meal here again : Dinner of day 1 Add a note')
  expect(text).toContain('Fit the rest of the day')
  const kept = sampleDay(0, { meals: [sampleMeal(0, 'breakfast', { isLocked: true })], away, isMet: false })
  expect(words(detail(samplePlan({ days: [kept] })))).not.toContain('Fit the rest of the day')
  const seen = words(detail(samplePlan({ days: [day], mayChange: false })))
  expect(seen).toContain('Eating out · lunch at Mum’s')
  for (const control of ['Plan a meal here again', 'Add a note', 'Change the note', 'Fit the rest'])
    expect(seen).not.toContain(control)
})

test('a plan has one shopping list; the foods that help most are marked in it, not listed again', () => {
  const plan = samplePlan({
    buyFirst: { foods: 1, mealsCooked: 4, meals: 6 },
    toBuy: [
      { name: 'chicken breasts', buyText: '8 chicken breast fillets', aisle: 'Meat and fish', isFirst: true },
      { name: 'leeks', buyText: '3 leeks', aisle: 'Fruit and vegetables' },
    ],
  })
  const text = words(detail(plan))
  expect(text.match(/chicken breast fillets/g)).toHaveLength(1)
  expect(text).toMatch(/8 chicken breast fillets first/)
  expect(text).toMatch(/3 leeks (?!first)/)
  expect(text).toMatch(/marked first and your pantry you can cook 4 of 6 meals/)
})

test('a plan to come opens at its first day, and its card says when it begins', () => {
  const plan = samplePlan({
    startDate: '2026-03-20',
    endDate: '2026-03-22',
    days: [sampleDay(4), sampleDay(5)],
  })
  const html = detail(plan)
  expect(html.match(/<details[^>]*name="plan-day"[^>]*>/g)?.map((tag) => tag.includes('open'))).toEqual([
    true,
    false,
  ])
  expect(words(html)).not.toContain('Earlier in this plan')
  const card = draw(<PlanList plans={[plan]} serverDay="2026-03-17" onCreate={() => {}} />)
  expect(words(card)).toContain('20 to 21 March, begins in 3 days')
})

test('a plan leads to the days after it, from its page and from its card; one that is over from its page alone', () => {
  const next = (plan: PlanDetailData) => {
    const card = draw(<PlanList plans={[plan]} serverDay="2026-03-17" onCreate={() => {}} />)
    const link = /href="[^"]*&amp;new"[^>]*>([^<]*)/
    return [link.exec(detail(plan))?.[1], link.exec(card)?.[1]]
  }
  expect(next(samplePlan())).toEqual(['Plan the next 2 days', 'Plan the next 2 days'])
  expect(next(samplePlan({ startDate: '2026-03-16', endDate: '2026-03-23' }))[0]).toBe('Plan next week')
  expect(next(samplePlan({ startDate: '2026-03-09', endDate: '2026-03-16' }))).toEqual([
    'Plan again from today',
    undefined,
  ])
  expect(next(samplePlan({ isOwn: false }))).toEqual([undefined, undefined])
  const two = [samplePlan(), samplePlan({ id: 'later', startDate: '2026-03-18', endDate: '2026-03-20' })]
  const list = draw(<PlanList plans={two} serverDay="2026-03-17" onCreate={() => {}} />)
  expect(list.match(/href="[^"]*&amp;new"/g)).toEqual(['href="/meal-planning?plan=later&amp;new"'])
  expect(next(samplePlan({ startDate: '2026-05-14', endDate: '2026-05-21' }))[0]).toBeUndefined()
})

test('days that a newer plan replaces are marked, with a link for the owner of both', () => {
  const newer = { planId: '018f0000-0000-7000-8000-000000000002', name: 'Newer' }
  const change = { replacedDates: ['2026-03-17'] }
  const html = detail(samplePlan({ ...change, days: [sampleDay(0), sampleDay(1, { replacedBy: newer })] }))
  expect(words(html)).toContain('A newer plan replaces 1 day of this one.')
  expect(html).toContain(`href="/meal-planning?plan=${newer.planId}"`)
  expect(words(html).match(/replaced by a newer plan/g)).toHaveLength(1)
  const shared = detail(
    samplePlan({ ...change, days: [sampleDay(0), sampleDay(1, { replacedBy: 'another' })] }),
  )
  expect(words(shared)).toContain('A newer plan replaces 1 day of this one.')
  expect(words(shared)).not.toContain('Open “')
  const card = draw(<PlanList plans={[samplePlan(change)]} serverDay="2026-03-17" onCreate={() => {}} />)
  expect(words(card)).toContain('1 day replaced')
  expect(words(card)).not.toContain('today is day')
})
