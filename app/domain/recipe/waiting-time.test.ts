import { expect, test } from 'vitest'
import { waitingMinOf } from './waiting-time.ts'

test('tells the hours in which nobody has to be there', () => {
  const soak = 'The day before, put the beans in a bowl and soak for 8 to 12 hours, or overnight. Drain.'
  expect(waitingMinOf([soak, 'Simmer for 50 minutes.'])).toBe(480)
  expect(waitingMinOf(['Soak in the fridge for 24 to 36 hours, changing the water.', soak])).toBe(1440)
  expect(waitingMinOf(['Marinate overnight.'])).toBe(480)
})

test('cooking for hours is no wait, nor is a short rest', () => {
  expect(waitingMinOf(['Braise for 3 hours.'])).toBe(0)
  expect(waitingMinOf(['Leave to stand for 30 minutes.', 'Fry for 5 minutes.'])).toBe(0)
  expect(waitingMinOf([])).toBe(0)
})
