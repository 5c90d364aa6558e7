import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const saidOf = (text: string) => readMeal(text).components.map(({ said }) => said)
const idsOf = (text: string) => readMeal(text).components.map(({ foodId }) => foodId)

test('a dish whose parts follow with amounts over a comma is only them', () => {
  for (const [text, parts] of [
    ['quinoa bowl, 1 cup cooked quinoa, half a cup black beans, corn', 3],
    ['chicken wrap, 1 tortilla, 100g chicken, lettuce', 3],
    ['spaghetti bolognese, 100 g spaghetti, 150 g lean mince, 100 g passata', 3],
    ['beef chilli, 120g beef mince, 100g kidney beans', 2],
    ['overnight oats, 50 g oats, 150 ml almond milk, 10 g chia', 3],
    ['salmon poke bowl, 150g salmon, 1 cup rice, 50 g avocado', 3],
    ['chicken salad, 120 g chicken, lettuce, 1 tbsp dressing', 3],
  ] as const) {
    expect(saidOf(text), text).toHaveLength(parts)
    expect(saidOf(text).join(), text).not.toMatch(/wrap|bowl|bolognese|chilli|overnight|salad/)
  }
})

test('a dish is its parts where its bread is told with what goes in', () => {
  for (const text of [
    'homemade burger, 150g beef patty, brioche bun, 2 slices of cheddar',
    'hot dog, 1 bun, 1 frankfurter, mustard',
    'cheese sandwich, 40g cheddar, 2 slices of bread',
    'fish tacos, 3 corn tortillas, 150g cod',
  ])
    expect(idsOf(text).join(), text).not.toMatch(/hamburger|hot-dog|cheese-sandwich|fish-taco/)
})

test('a place between the dish and the colon changes nothing', () => {
  const said = saidOf('chicken fillet roll from the deli: 150g baguette, 100g chicken, 15g mayo')
  expect(said).toEqual(['150g baguette', '100g chicken', '15g mayo'])
})

test('a wrap or sandwich whose bread nobody told keeps its bread', () => {
  expect(idsOf('chicken wrap, 100g chicken, 30g cheese')).toContain('flour-tortilla')
  for (const text of ['chicken wrap with 100g chicken, lettuce and mayo', 'ham sandwich with 60g ham'])
    expect(idsOf(text).join(), text).not.toMatch(/chicken-wrap|ham-sandwich/)
})

test('a dish beside other foods with amounts is a dish beside them', () => {
  for (const [text, dish] of [
    ['burger, chips 200g, 330 ml coke', /burger/],
    ['chicken curry, 150 g rice, 1 naan', /curry/],
    ['chicken sandwich, 25g crisps, 330ml coke', /sandwich/],
    ['chicken soup, 1 roll with butter, 200 g yogurt', /soup/],
    ['chocolate cake, 30 g chocolate, 250 ml milk', /cake/],
    ['big mac, 100g fries, 200ml coke', /big mac/],
    ['ham sandwich with 30 g cheddar and 250 ml milk', /sandwich/],
    ['200g chicken curry, 150 g chicken, 100 g rice', /curry/],
  ] as const)
    expect(saidOf(text).join(), text).toMatch(dish)
})
