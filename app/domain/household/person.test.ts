import { expect, test } from 'vitest'
import { personTargets } from './person.ts'

const proteinAt = (kcal: number, ageYears: number) =>
  personTargets({ kind: 'kcal', kcal, ageYears }).macros!.proteinG

test('a child’s protein is that of its age, at most twice the reference intake, and never an adult’s share', () => {
  // EFSA 2012 at seven years: 0.91 g/kg, some 21 g a day.
  expect(proteinAt(1600, 7)).toBeGreaterThanOrEqual(20)
  expect(proteinAt(1600, 7)).toBeLessThanOrEqual(42)
  expect(proteinAt(1000, 2)).toBeLessThanOrEqual(24)
  for (let age = 1; age < 17; age++)
    expect(proteinAt(2000, age + 1)).toBeGreaterThanOrEqual(proteinAt(2000, age))
})

test('the energy stays as it was given, and carbohydrate takes what protein leaves', () => {
  for (const ageYears of [3, 7, 11, 16]) {
    const { kcal, macros } = personTargets({ kind: 'kcal', kcal: 1800, ageYears })
    expect(kcal).toBe(1800)
    expect(macros!.kcal).toBe(1800)
    expect(Math.abs(4 * macros!.proteinG + 9 * macros!.fatG + 4 * macros!.carbsG - 1800)).toBeLessThan(3)
  }
})

test('who is known by energy alone has no target of protein, fat or carbohydrate', () => {
  expect(personTargets({ kind: 'kcal', kcal: 1600 })).toEqual({ kcal: 1600, macros: null })
})
