import { expect, test } from 'vitest'
import { inPantry } from './in-pantry.ts'

const food = (foodId: string | null, name = foodId ?? 'zorblax') => ({ foodId, name })
const lot = (foodId: string | null, expiryDate: string | null = null) => ({ foodId, expiryDate })

test('each food counts once, and what is past its date is missing', () => {
  const needed = [food('egg'), food('egg', 'egg yolk'), food('leek'), food('milk'), food(null), food('water')]
  const stock = [lot('egg', '2026-11-20'), lot('milk', '2026-11-19'), lot(null)]
  expect(inPantry(needed, stock, '2026-11-20')).toEqual({
    hasCount: 1,
    count: 4,
    missing: ['leek', 'milk', 'zorblax'],
  })
  expect(inPantry([food('water')], stock, '2026-11-20')).toBeNull()
})
