import { expect, test } from 'vitest'
import { lineWriter } from './line-writer.ts'

test('writes no more of a food for one person than is good, whatever portion is asked for', () => {
  const most: readonly (readonly [foodId: string, askedG: number, mostG: number])[] = [
    ['soya-mince', 218, 51],
    ['porcini-dried', 130, 20.5],
    ['nutmeg', 5, 0.65],
    ['saffron', 2, 0.2],
    ['asafoetida', 4, 0.6],
    ['red-kidney-beans-dried', 400, 126],
  ]
  for (const [foodId, askedG, mostG] of most) {
    const line = lineWriter(foodId, '')(askedG)
    expect(line.grams, line.text).toBeLessThanOrEqual(mostG)
    expect(line.grams, line.text).toBeGreaterThan(0)
  }
  expect(lineWriter('potato', '')(300).grams).toBeGreaterThan(250)
})

test('what is written of an amount does not depend on the amounts that were asked for before', () => {
  // Each preparation has a writer of its own; between these two amounts of salt spoons take over from pinches.
  const before = lineWriter('salt', 'fine')(1.16)
  lineWriter('salt', 'coarse')(1.24)
  expect(lineWriter('salt', 'coarse')(1.16).amount).toBe(before.amount)
})
