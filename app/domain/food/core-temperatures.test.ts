import { expect, test } from 'vitest'
import { CORE_TEMPERATURES, isHeldLongEnough } from './core-temperatures.ts'
import { ANIMAL_TREATMENTS } from './treatments-of-animals.ts'

test('poultry, mince and reheated food have to reach 74 °C, in the treatments too', () => {
  expect(CORE_TEMPERATURES.poultry.leastC).toBe(74)
  expect(CORE_TEMPERATURES.mince.leastC).toBe(74)
  expect(CORE_TEMPERATURES.reheated.leastC).toBe(74)
  expect(ANIMAL_TREATMENTS.poultry.leastC).toBe(74)
  expect(ANIMAL_TREATMENTS.mince.leastC).toBe(74)
})

test('a lower temperature is enough if it is held for long enough', () => {
  expect(isHeldLongEnough(70, 2)).toBe(true)
  expect(isHeldLongEnough(65, 10)).toBe(true)
  expect(isHeldLongEnough(65, 5)).toBe(false)
  expect(isHeldLongEnough(57, 120)).toBe(false)
})
