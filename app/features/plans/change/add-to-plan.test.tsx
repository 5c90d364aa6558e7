import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { addToPlanSchema } from '#app/domain/planning/plan-change-forms.ts'
import { AddToPlanDialog } from './add-to-plan-dialog.tsx'
import type { PlanChoice } from './plan-choice.ts'

const draw = (plans: readonly PlanChoice[]) => {
  const Stub = createRoutesStub([{ path: '/', Component: () => <AddToPlanDialog plans={plans} /> }])
  return renderToStaticMarkup(<Stub />).replaceAll('&#x27;', "'")
}

const day = (dayIndex: number, date: string, dinner: string | null) => ({
  dayIndex,
  date,
  places: [{ slot: 'lunch', name: 'Soup' } as const, { slot: 'dinner', name: dinner } as const],
})
const SPRING: PlanChoice = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Spring cut',
  revision: 7,
  days: [day(1, '2026-03-17', 'Chicken stew'), day(2, '2026-03-18', null)],
}

test('each day is offered under its plan, and the meal that goes is named', () => {
  const summer = { ...SPRING, id: '0190a000-0000-7000-8000-000000000002', name: 'Summer' }
  const html = draw([SPRING, summer])
  expect(html.match(/<optgroup label="(.*?)"/g)).toEqual([
    '<optgroup label="Spring cut"',
    '<optgroup label="Summer"',
  ])
  expect(html).toContain('Day 2 - Tuesday 17 March')
  expect(html).toContain('It takes the place of Chicken stew.')
  const [, value = ''] = /<option value="(0190[^"]*)"/.exec(html) ?? []
  expect(addToPlanSchema.parse({ day: value, slot: 'dinner' })).toEqual({
    day: { planId: SPRING.id, revision: 7, dayIndex: 1 },
    slot: 'dinner',
  })
})

test('a meal that is not cooked on that day cannot be chosen, and says why', () => {
  const [lunch] = SPRING.days[0]!.places
  const out = { ...SPRING, days: [{ ...SPRING.days[0]!, places: [lunch!] }, SPRING.days[1]!] }
  const html = draw([out])
  expect(html).toContain('Nothing is cooked for dinner on that day. Choose another meal.')
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Add to plan/)
})

test('without a plan that has days to come, the way to one is offered', () => {
  const html = draw([])
  expect(html).toContain('You have no plan with days to come.')
  expect(html).toContain('href="/meal-planning?new"')
})

test('a day that no page offered is refused', () => {
  for (const value of ['', 'x 1 2', `${SPRING.id} 1 9`, `${SPRING.id} -1 1`])
    expect(addToPlanSchema.safeParse({ day: value, slot: 'dinner' }).success).toBe(false)
})
