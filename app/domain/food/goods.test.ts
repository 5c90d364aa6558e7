import { expect, test } from 'vitest'
import { purchaseOf } from '#app/domain/shopping/purchase.ts'
import { readShoppingLine } from '#app/domain/shopping/shopping-line.ts'

const keysOf = (...lines: string[]) =>
  lines.flatMap((line) => readShoppingLine(line, { isTyped: true }).map(({ key }) => key))

test.each([
  [['coffee beans', 'ground coffee', 'decaf coffee', 'instant coffee', 'coffee pods']],
  [['tea bags', 'green tea', 'peppermint tea', 'decaf tea bags', 'loose leaf tea']],
  [['strawberry jam', 'raspberry jam', 'jam']],
  [['fresh pasta', 'pasta']],
  [['spinach', 'frozen spinach']],
  [['peas', 'tinned peas', 'frozen peas']],
  [['sweetcorn', 'tinned sweetcorn', 'frozen sweetcorn']],
  [['tomatoes', 'tinned tomatoes', 'sun-dried tomatoes']],
  [['raspberries', 'frozen raspberries']],
  [['tuna', 'tuna steaks']],
  [['fresh salmon', 'frozen salmon', 'tinned salmon', 'smoked salmon']],
  [['prawns', 'frozen prawns']],
  [['pizza', 'frozen pizza']],
])('goods that shops sell separately are separate lines: %j', (lines) => {
  expect(new Set(keysOf(...lines)).size).toBe(lines.length)
})

test.each([
  [['ground coffee', 'coffee, ground', '250 g ground coffee', '2 bags of ground coffee']],
  [['tea', 'tea bags', '80 tea bags', 'a box of tea bags']],
  [['brown sugar', 'sugar, brown', '1 cup brown sugar']],
])('different names for the same goods are one line: %j', (lines) => {
  expect(new Set(keysOf(...lines)).size).toBe(1)
})

test.each(['tea bags', 'green tea', 'tea', 'ground coffee', 'peppermint tea'])(
  '%s keeps for months, as it is bought rather than as it is drunk',
  (line) => {
    const [wanted] = readShoppingLine(line)
    const { keepsDays } = purchaseOf({ foodId: wanted!.foodId, text: line, grams: null, isTyped: true })
    expect(keepsDays).toBeGreaterThan(90)
  },
)

test('tea and coffee by weight are what goes into the pot, by volume what comes out', () => {
  const gramsOf = (line: string) => readShoppingLine(line)[0]!.grams
  expect(gramsOf('250 g tea')).toBe(250)
  expect(gramsOf('100 g coffee')).toBe(100)
  expect(gramsOf('500 ml tea')).toBeLessThan(10)
})
