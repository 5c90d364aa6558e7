import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const read = (said: string) => readMeal(said)
const idsOf = (said: string) => read(said).components.map(({ foodId }) => foodId)
const gramsOf = (said: string) => read(said).components.map(({ grams }) => Math.round(grams))

test('what kind a food is may be said behind its amount', () => {
  for (const [behind, before] of [
    ['greek yogurt 200g full fat', '200g full fat greek yogurt'],
    ['greek yogurt 200g, full fat', '200g full fat greek yogurt'],
    ['cottage cheese 150g low fat', '150g low fat cottage cheese'],
    ['cheddar 30g reduced fat', '30g reduced fat cheddar'],
    ['yogurt 150g 0%', '150g 0% yogurt'],
    ['milk 200ml semi skimmed', '200ml semi skimmed milk'],
    ['milk 200ml (semi skimmed)', '200ml semi skimmed milk'],
    ['bread 2 slices wholemeal', '2 slices wholemeal bread'],
    ['rice 150g brown', '150g brown rice'],
    ['oats 40g rolled', '40g rolled oats'],
    ['chicken breast 150g skinless grilled', '150g grilled chicken breast'],
    ['coke 330ml diet', '330ml diet coke'],
    ['tofu 100g firm', '100g firm tofu'],
  ] as const) {
    expect(idsOf(behind), behind).toEqual(idsOf(before))
    expect(gramsOf(behind), behind).toEqual(gramsOf(before))
    expect(read(behind).notCounted, behind).toEqual([])
  }
})

test('a list of amounts behind their foods may say how each was', () => {
  expect(gramsOf('rice 80g dry chicken 100g raw')).toEqual([80, 100])
  expect(gramsOf('salmon 120g baked broccoli 100g steamed rice 150g cooked')).toEqual([120, 100, 150])
})

test('another food behind an amount stays a food of its own', () => {
  expect(idsOf('coffee 50ml semi skimmed').join()).toMatch(/milk/)
  expect(idsOf('scrambled eggs 2 slices wholemeal')).toHaveLength(2)
  expect(idsOf('porridge 40g oats').length).toBeGreaterThan(0)
})

test('how a food was cooked, said behind a count, splits no name', () => {
  for (const said of [
    'pork dumplings x8 steamed',
    '8 pork dumplings steamed',
    'pork dumplings x8 steamed with soy sauce',
  ])
    expect(idsOf(said)[0], said).toBe(idsOf('pork dumplings x8')[0])
  expect(idsOf('eggs x2 fried, toast')[0]).toBe(idsOf('2 fried eggs')[0])
})
