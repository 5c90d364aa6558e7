import { expect, test } from 'vitest'
import { planFormSchema } from './plan-form.ts'
import { planDefaults } from './plan-request.ts'

const issues = (values: Record<string, unknown>) => {
  const read = planFormSchema.safeParse({ name: 'Week', ...values })
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message])
}

test('[PLAN-10] [DATA-21] starts from the specified defaults, seven days for premium and one otherwise', () => {
  expect(planDefaults('premium')).toEqual({
    goal: 'maintain',
    days: 7,
    mealsPerDay: 3,
    ageYears: 30,
    sex: 'male',
    heightCm: 175,
    weightKg: 70,
    targetWeightKg: 70,
    activityLevel: 'moderately_active',
  })
  expect(planDefaults('free').days).toBe(1)
  expect(planFormSchema.parse({ name: 'Week' })).toEqual({
    name: 'Week',
    ...planDefaults('free'),
    targetWeightKg: null,
  })
})

test('asks for a name that is not blank', () => {
  expect(issues({ name: '   ' })).toEqual([['name', 'Give your plan a name']])
})

test('[PLAN-16] takes weights in tenths of a kilogram between 30 and 300', () => {
  for (const weight of ['30', '72.3', '300', 0.1 * 700]) expect(issues({ currentWeight: weight })).toEqual([])
  for (const weight of ['29.9', '300.1', '72.35', 'abc', '', 'Infinity'])
    expect(issues({ currentWeight: weight }), weight).toHaveLength(1)
})

test('keeps age and height sensible and says the bounds', () => {
  expect(issues({ age: '13' })).toEqual([['age', 'Enter an age between 14 and 100 years']])
  expect(issues({ age: '30.5' })).toHaveLength(1)
  expect(issues({ height: '90' })).toEqual([['height', 'Enter a height between 120 and 250 cm']])
})

test('[PLAN-12] takes 1 to 7 days and 3 to 6 meals', () => {
  for (const days of ['1', '7']) expect(issues({ days })).toEqual([])
  for (const days of ['0', '8', '2.5']) expect(issues({ days })).toHaveLength(1)
  for (const mealsPerDay of ['3', '4', '5', '6']) expect(issues({ mealsPerDay })).toEqual([])
  for (const mealsPerDay of ['2', '7']) expect(issues({ mealsPerDay })).toHaveLength(1)
})

test('[PLAN-13] [PLAN-14] [PLAN-15] takes the listed goals, activity levels and sexes only', () => {
  for (const goal of ['lose_weight', 'gain_muscle', 'maintain', 'bulk', 'cut'])
    expect(issues({ goal })).toEqual([])
  expect(issues({ goal: 'vanish' })).toHaveLength(1)
  expect(issues({ activityLevel: 'asleep' })).toHaveLength(1)
  expect(issues({ gender: 'other' })).toHaveLength(1)
})

test('refuses at its field a goal that harms, whatever the page has let through', () => {
  const body = { height: '170', gender: 'female' }
  expect(issues({ ...body, goal: 'lose_weight', currentWeight: '42', targetWeight: '38' })).toMatchObject([
    ['goal', /no plan to lose weight/],
  ])
  expect(issues({ ...body, goal: 'cut', currentWeight: '60', targetWeight: '50' })).toMatchObject([
    ['targetWeight', /53\.5 kg or more/],
  ])
  expect(issues({ ...body, goal: 'lose_weight', currentWeight: '60', targetWeight: '65' })).toMatchObject([
    ['targetWeight', /below your current 60 kg/],
  ])
  expect(issues({ ...body, goal: 'bulk', currentWeight: '60', targetWeight: '55' })).toMatchObject([
    ['targetWeight', /above your current 60 kg/],
  ])
  for (const change of [{ age: '17' }, { lifeStage: 'pregnant' }, { lifeStage: 'breastfeeding' }]) {
    expect(issues({ ...body, ...change, goal: 'lose_weight' })).toMatchObject([['goal', /Choose Maintain/]])
    expect(issues({ ...body, ...change, goal: 'maintain' })).toEqual([])
  }
})

test('keeps the target weight unless the goal is to maintain', () => {
  const read = (goal: string) =>
    planFormSchema.parse({ name: 'Week', goal, targetWeight: '65.5' }).targetWeightKg
  expect(read('lose_weight')).toBe(65.5)
  expect(read('maintain')).toBeNull()
})

test('names what is at fault as the form does, several at once', () => {
  expect(issues({ name: ' ', currentWeight: '9', gender: 'female', height: 'tall' })).toEqual([
    ['name', 'Give your plan a name'],
    ['height', 'Enter a height between 120 and 250 cm'],
    ['currentWeight', 'Enter a weight between 30 and 300 kg'],
  ])
})

test('takes how somebody cooks where the form asks for it, within bounds', () => {
  const asked = { cooking: 'asked', weekdayMinutes: '30', weekendMinutes: '60', breakfastMinutes: '5' }
  expect(planFormSchema.parse({ name: 'Week', ...asked, noOven: 'on' }).cooking).toEqual({
    weekdayMinutes: 30,
    weekendMinutes: 60,
    breakfastMinutes: 5,
    cooksAhead: false,
    lacks: ['oven'],
    away: [],
  })
  expect(issues({ ...asked, weekdayMinutes: '5' })).toEqual([['weekdayMinutes', 'Choose 15 to 240 minutes']])
})

test('takes the days somebody cooks on; at least one, and all of them are no wish', () => {
  const asked = {
    name: 'Week',
    cooking: 'asked',
    weekdayMinutes: '30',
    weekendMinutes: '60',
    breakfastMinutes: '5',
    cookDays: 'asked',
  }
  const days = (...weekdays: number[]) =>
    Object.fromEntries(weekdays.map((weekday) => [`cook-day-${weekday}`, 'yes']))
  const read = (sent: Record<string, unknown>) => planFormSchema.parse({ ...asked, ...sent }).cooking
  expect(read(days(6, 2))).toMatchObject({ cookDays: [2, 6] })
  expect(read(days(0, 1, 2, 3, 4, 5, 6))).not.toHaveProperty('cookDays')
  expect(issues(asked)).toEqual([['cookDays', 'Choose at least one day on which you cook']])
  // A form that does not ask, such as a script's, has no such wish.
  expect(read({ cookDays: undefined })).not.toHaveProperty('cookDays')
})

test('takes meals eaten out and skipped, how adventurous and whether powder is bought', () => {
  const asked = {
    name: 'Week',
    cooking: 'asked',
    weekdayMinutes: '45',
    weekendMinutes: '75',
    breakfastMinutes: '10',
    adventure: 'familiar',
    proteinPowder: 'never',
    outSize: 'larger',
    'away-4-dinner': 'out',
    'away-5-breakfast': 'skipped',
    'away-0-lunch': 'home',
  }
  expect(planFormSchema.parse(asked).cooking).toMatchObject({
    adventure: 'familiar',
    proteinPowder: 'never',
    outSize: 'larger',
    away: [
      { weekday: 4, slot: 'dinner', kind: 'out' },
      { weekday: 5, slot: 'breakfast', kind: 'skipped' },
    ],
  })
  expect(issues({ ...asked, adventure: 'reckless' }).map(([field]) => field)).toEqual(['adventure'])
})
