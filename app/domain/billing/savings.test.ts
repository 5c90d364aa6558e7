import { expect, test } from 'vitest'
import { savings } from './savings.ts'

test('the sum of the pricing page comes out when a reader does it again', () => {
  const { wastedPence, cookedPence, pricePence, leftPence, hoursAYear } = savings()
  expect(wastedPence).toBe(500_00)
  expect(cookedPence).toBe(125_00)
  expect(pricePence).toBe(99_99)
  expect(leftPence).toBe(25_01)
  expect(hoursAYear).toBe(13)
})
