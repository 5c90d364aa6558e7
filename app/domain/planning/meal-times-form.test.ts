import { expect, test } from 'vitest'
import { USUAL_MEAL_TIMES } from './meal-times.ts'
import { mealTimesSchema } from './meal-times-form.ts'

const read = (change: object) => mealTimesSchema.safeParse({ ...USUAL_MEAL_TIMES, timeZone: '', ...change })

test('times of a form are read; without a zone it is the clock of whoever looks', () => {
  expect(read({ dinner: '20:15' }).data).toEqual({ ...USUAL_MEAL_TIMES, dinner: '20:15', timeZone: null })
  expect(read({ timeZone: 'Europe/Paris' }).data?.timeZone).toBe('Europe/Paris')
})

test.for(['24:00', '7:30', '12:60', '', '07:30:00', '0730'])('%j is no time', (lunch) => {
  expect(read({ lunch }).error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['lunch'], 'Enter a time, such as 07:30'],
  ])
})

test('a zone that nobody knows is refused at its field', () => {
  expect(read({ timeZone: 'Mars/Olympus' }).error?.issues[0]?.path).toEqual(['timeZone'])
})
