import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Tier } from '#app/domain/allowance.ts'
import type { PlannedDays } from '#app/domain/planning/plan-dates.ts'
import { type PlanEntries, planDefaults } from '#app/domain/planning/plan-request.ts'
import type { FollowingPlan } from '#app/features/plans/view/plan-view.ts'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'
import { CreatePlanDialog } from './create-plan-dialog.tsx'
import { bodyProblems, previewTargets, valuesOfEntries } from './plan-entries.ts'

const draw = (
  tier: Tier,
  more: {
    entries?: Partial<PlanEntries>
    name?: string
    answer?: FormAnswer
    entered?: Record<string, string>
    people?: { id: string; name: string; kcal: number }[]
    hasSavedRecipes?: boolean
    following?: FollowingPlan
    planned?: PlannedDays[]
  } = {},
) => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <CreatePlanDialog
          isOpen
          onClose={() => {}}
          tier={tier}
          entries={{ ...planDefaults(tier), ...more.entries }}
          people={more.people ?? []}
          hasSavedRecipes={more.hasSavedRecipes === true}
          following={more.following ?? null}
          planned={more.planned ?? []}
          idempotencyKey="key"
          serverDay="2026-03-16"
          answer={more.answer}
          entered={more.entered ?? (more.name === undefined ? undefined : { name: more.name })}
        />
      ),
    },
  ])
  return renderToStaticMarkup(<Stub />).replaceAll('&#x27;', "'")
}
/** The opening tag of the field with this name, or of the radio button with this value. */
const field = (html: string, name: string, value?: string) =>
  [...html.matchAll(/<(?:input|select)[^>]*>/g)]
    .map(([tag]) => tag)
    .find(
      (tag) => tag.includes(`name="${name}"`) && (value === undefined || tag.includes(`value="${value}"`)),
    )
const chosen = (html: string, name: string) =>
  [...html.matchAll(/<input type="radio"[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`name="${name}"`) && tag.includes('checked'))
const options = (html: string, name: string) =>
  [
    ...(new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(html)?.[1] ?? '').matchAll(
      /value="(\w+)"/g,
    ),
  ].map(([, value]) => value)

test('[PLAN-06] the dialog has two steps with their fields, and says which one it is at', () => {
  const html = draw('premium', { entries: { goal: 'cut' } })
  expect(html).toMatch(/<h2[^>]*>Create Meal Plan<\/h2>/)
  expect(html).toContain('role="progressbar" aria-label="Steps"')
  expect(html).toContain('aria-valuetext="Step 1 of 2"')
  const [first = '', second = ''] = html.split('Personal Information')
  expect(first).toContain('Plan Details')
  for (const name of ['name', 'goal', 'days', 'mealsPerDay']) expect(field(first, name), name).toBeTruthy()
  for (const name of ['age', 'gender', 'height', 'currentWeight', 'targetWeight', 'activityLevel'])
    expect(field(second, name), name).toBeTruthy()
})

test('[PLAN-07] a target weight is asked for only where the goal moves the weight', () => {
  expect(field(draw('premium', { entries: { goal: 'maintain' } }), 'targetWeight')).toBeUndefined()
  for (const goal of ['lose_weight', 'gain_muscle', 'bulk', 'cut'] as const)
    expect(field(draw('premium', { entries: { goal } }), 'targetWeight'), goal).toBeTruthy()
})

test('[PLAN-09] Next waits for a name that is not blank', () => {
  const next = (html: string) => /<button[^>]*>Next<\/button>/.exec(html)?.[0]
  expect(next(draw('premium'))).toContain('aria-disabled="true"')
  expect(next(draw('premium', { name: '   ' }))).toContain('aria-disabled="true"')
  expect(next(draw('premium', { name: 'Spring cut' }))).not.toContain('aria-disabled')
})

test('[PLAN-10] the fields begin as specified', () => {
  const html = draw('premium')
  expect(chosen(html, 'days')).toContain('value="7"')
  expect(chosen(draw('free'), 'days')).toContain('value="1"')
  expect(chosen(html, 'mealsPerDay')).toContain('value="3"')
  expect(chosen(html, 'gender')).toContain('value="male"')
  expect(field(html, 'age')).toContain('value="30"')
  expect(field(html, 'height')).toContain('value="175"')
  expect(field(html, 'currentWeight')).toContain('value="70"')
  expect(html).toContain('<option value="maintain" selected="">')
  expect(html).toContain('<option value="moderately_active" selected="">')
  expect(field(draw('premium', { entries: { goal: 'bulk' } }), 'targetWeight')).toContain('value="70"')
})

test('[PLAN-11] a free member chooses one day, and reads why', () => {
  const free = draw('free')
  expect(field(free, 'days', '1')).not.toContain('disabled')
  for (const days of ['2', '3', '4', '5', '6', '7']) {
    expect(field(free, 'days', days)).toContain('disabled')
    expect(field(draw('premium'), 'days', days)).not.toContain('disabled')
  }
  expect(free).toContain('Free trial limited to 1 day plans. Upgrade for multi-day plans.')
  expect(draw('premium')).not.toContain('Free trial limited')
  expect(valuesOfEntries({ ...planDefaults('premium') }, 'free').days, 'of a plan made with Premium').toBe(1)
})

test('[PLAN-12] [PLAN-13] [PLAN-14] [PLAN-15] the choices are the specified ones', () => {
  const html = draw('premium')
  for (const meals of ['3', '4', '5', '6']) expect(field(html, 'mealsPerDay', meals)).toBeTruthy()
  expect(field(html, 'mealsPerDay', '2')).toBeUndefined()
  expect(options(html, 'goal')).toEqual(['lose_weight', 'gain_muscle', 'maintain', 'bulk', 'cut'])
  expect(options(html, 'activityLevel')).toEqual([
    'sedentary',
    'lightly_active',
    'moderately_active',
    'very_active',
    'extremely_active',
  ])
  expect(field(html, 'gender', 'male')).toBeTruthy()
  expect(field(html, 'gender', 'female')).toBeTruthy()
})

test('[PLAN-16] a weight goes in steps of 0.1', () => {
  expect(field(draw('premium'), 'currentWeight')).toContain('step="0.1"')
})

test('[PLAN-33] [PLAN-36] the targets are worked out while the form is filled, and the floor is said aloud', () => {
  const values = valuesOfEntries({ ...planDefaults('premium') }, 'premium')
  expect(previewTargets(values)?.day).toMatchObject({ kcal: 2556 })
  expect(previewTargets({ ...values, ageYears: '' })).toBeNull()
  expect(previewTargets({ ...values, weightKg: '20' })).toBeNull()
  const small = {
    goal: 'cut',
    sex: 'female',
    heightCm: 155,
    weightKg: 50,
    activityLevel: 'sedentary',
  } as const
  const html = draw('premium', { entries: small })
  expect(html).toContain('so we plan 1,200 kcal, the least we plan for women.')
})

test('a goal that harms is refused while the form is filled, with what to do instead', () => {
  const html = draw('premium', { entries: { goal: 'lose_weight', weightKg: 50, targetWeightKg: 48 } })
  expect(html).toMatch(/role="alert"[^]*so we make no plan to lose weight\. Choose Maintain or Gain muscle\./)
  const wrongWay = draw('premium', { entries: { goal: 'lose_weight', targetWeightKg: 80 } })
  expect(field(wrongWay, 'targetWeight')).toContain('aria-invalid="true"')
  expect(wrongWay).toContain('enter a target below your current 70 kg')
})

test('only figures that count are checked before the form is sent', () => {
  const values = {
    ...valuesOfEntries({ ...planDefaults('premium') }, 'premium'),
    targetWeightKg: '',
  }
  expect(bodyProblems(values)).toEqual({})
  expect(bodyProblems({ ...values, goal: 'cut', ageYears: '13' })).toEqual({
    ageYears: true,
    targetWeightKg: true,
  })
})

test('[TRIAL-09] [TRIAL-10] a member whose free plans are used up is shown the limit', () => {
  const answer: FormAnswer = {
    intent: 'create',
    result: { ok: false, code: 'limit-reached', message: 'None left', fields: {} },
  }
  const html = draw('free', { answer })
  expect(html).toMatch(/<h2[^>]*>Trial Limit Reached<\/h2>/)
  expect(html).toContain("You've used all 3 free Meal Planning attempts. Upgrade to Premium to continue.")
  expect(html).toMatch(/href="\/pricing"[^>]*>Upgrade to Premium</)
})

test('what was said of cooking stands in the form again when it comes back without scripts', () => {
  const html = draw('premium', {
    entered: {
      name: 'Week',
      cooking: 'asked',
      weekdayMinutes: '30',
      weekendMinutes: '90',
      breakfastMinutes: '5',
      noOven: 'on',
      adventure: 'familiar',
      'away-4-dinner': 'out',
    },
  })
  const selected = (name: string) =>
    new RegExp(`<select[^>]*name="${name}"[^>]*>.*?<option[^>]*value="([^"]*)"[^>]*selected`).exec(html)?.[1]
  expect(selected('weekdayMinutes')).toBe('30')
  expect(selected('weekendMinutes')).toBe('90')
  expect(selected('adventure')).toBe('familiar')
  expect(selected('away-4-dinner')).toBe('out')
  expect(selected('away-3-dinner')).toBe('home')
  expect(field(html, 'noOven')).toContain('checked')
  expect(field(html, 'cooksAhead')).not.toContain('checked')
})

test('it asks on which days somebody cooks: every day unless said, and what is wrong is shown where it is', () => {
  const asked = {
    name: 'Week',
    cooking: 'asked',
    weekdayMinutes: '30',
    weekendMinutes: '90',
    breakfastMinutes: '5',
    cookDays: 'asked',
  }
  const ticked = (html: string) =>
    [0, 1, 2, 3, 4, 5, 6].filter((weekday) => field(html, `cook-day-${weekday}`)?.includes('checked'))
  const first = draw('premium')
  expect(first).toMatch(/<legend[^>]*>Cook on these days<\/legend>/)
  expect(field(first, 'cook-day-3')).toContain('aria-label="Thursday"')
  expect(ticked(first)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(ticked(draw('premium', { entries: { cooking: { cookDays: [2, 6] } } }))).toEqual([2, 6])
  expect(ticked(draw('premium', { entered: { ...asked, 'cook-day-0': 'yes' } }))).toEqual([0])
  expect(first).not.toMatch(/<details[^>]*open/)
  const message = 'Choose at least one day on which you cook'
  const refused = draw('premium', {
    entered: asked,
    answer: {
      intent: 'create',
      result: { ok: false, code: 'invalid-input', message: 'Check the form.', fields: { cookDays: message } },
    },
  })
  expect(ticked(refused)).toEqual([])
  expect(refused).toContain(message)
  expect(refused).toMatch(/<details[^>]*open/)
  expect(/<fieldset[^>]*aria-invalid="true"[^>]*><legend[^>]*>Cook on these days/.test(refused)).toBe(true)
})

test('everybody of the household eats along unless they are unticked; without one nobody is asked', () => {
  const people = [
    { id: 'ida', name: 'Ida', kcal: 1300 },
    { id: 'max', name: 'Max', kcal: 2650 },
  ]
  const html = draw('premium', { people })
  for (const { id } of people) expect(field(html, 'people[]', id)).toContain('checked')
  expect(html).toContain('Max, 2,650 kcal')
  expect(draw('premium')).not.toContain('Who eats with you')
})

test('saved recipes are included unless unticked, and without any the dialog doesn’t ask', () => {
  const html = draw('premium', { hasSavedRecipes: true })
  expect(field(html, 'includesSaved', 'yes')).toContain('checked')
  expect(html).toContain('Include my saved recipes')
  expect(draw('premium')).not.toContain('includesSaved')
})

const FAMILY_WEEK = {
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Family week',
  dates: ['2026-03-18', '2026-03-19', '2026-03-20'],
}

test('a plan starts today unless another day is chosen, at most 60 days ahead', () => {
  const html = draw('premium')
  expect(field(html, 'startDate')).toContain('value="2026-03-16"')
  expect(field(html, 'startDate')).toContain('min="2026-03-16" max="2026-05-15"')
  expect(html).toContain('Monday 16 March to Sunday 22 March')
  const past = draw('premium', { entered: { startDate: '2026-03-01' } })
  expect(field(past, 'startDate')).toContain('aria-invalid="true"')
  expect(past).toContain('Choose today or a later day.')
})

test('days of another plan are named before the plan is made, with what can be done', () => {
  const html = draw('premium', { planned: [FAMILY_WEEK] })
  expect(html).toContain('“Family week” already has meals on 3 of these days: 18 to 20 March.')
  expect(html).toContain('Start after it, on Saturday 21 March')
  expect(chosen(html, 'overlap')).toContain('value="keep"')
  expect(field(html, 'overlap', 'replace')).toBeTruthy()
  expect(field(html, 'overlapping[]')).toContain(`value="${FAMILY_WEEK.id}"`)

  const next = { id: 'next', name: 'Next', dates: ['2026-03-21', '2026-03-22'] }
  expect(draw('premium', { planned: [FAMILY_WEEK, next] })).toContain(
    'Start on the first free day, Monday 23 March',
  )

  const free = draw('premium', { planned: [FAMILY_WEEK], entered: { startDate: '2026-03-21' } })
  expect(free).not.toContain('Family week')
  expect(field(free, 'overlap'), 'says that it asked').toContain('type="hidden"')
})

test('the plan after another has its name, day and table already', () => {
  const people = [
    { id: 'ida', name: 'Ida', kcal: 1300 },
    { id: 'max', name: 'Max', kcal: 2650 },
  ]
  const following: FollowingPlan = {
    planId: FAMILY_WEEK.id,
    name: 'Family week 2',
    startDate: '2026-03-21',
    entries: { ...planDefaults('premium') },
    table: { personIds: ['max'], variesDishes: false },
  }
  const html = draw('premium', { people, following })
  expect(field(html, 'name')).toContain('value="Family week 2"')
  expect(field(html, 'startDate')).toContain('value="2026-03-21"')
  expect(field(html, 'people[]', 'ida')).not.toContain('checked')
  expect(field(html, 'people[]', 'max')).toContain('checked')
  expect(field(html, 'variesDishes')).not.toContain('checked')
})
