import { expect, test } from 'vitest'
import { nutritionOf } from './nutrition.ts'

type Counted = Record<string, { grams: number; said: string }>

/** What is counted of each line, by the food: "beef-mince-cooked": 340 g. */
function counted(lines: readonly string[], steps: readonly string[] = []): Counted {
  const rows = nutritionOf(lines, 1, { steps }).counted
  return Object.fromEntries(
    rows.map(({ foodId, grams, assumptions }) => [
      foodId,
      { grams: Math.round(grams), said: assumptions.join('; ') },
    ]),
  )
}

const MINCE = ['1 lb ground beef', '12 oz pasta']

test('of fatty meat whose fat the steps pour off, the cooked meat is counted, and the line says so', () => {
  for (const step of [
    'Brown the beef in a skillet until no longer pink. Drain off the fat.',
    'Brown the ground beef; drain.',
    'Cook the beef and drain any excess grease.',
    'Brown the meat, then pour the fat away.',
    'Brown the beef over a high heat. Spoon off the fat.',
  ]) {
    const { 'beef-mince-cooked': beef } = counted(MINCE, [step, 'Boil the pasta.'])
    expect(beef?.grams, step).toBe(340)
    expect(beef?.said).toContain('cooked and drained: 75 % of the raw weight is left')
  }
})

test('draining the pasta, or being told not to drain, leaves the fat of the meat in', () => {
  for (const step of [
    'Cook the pasta and drain well. Brown the beef and add.',
    'Brown the beef. Do not drain.',
    'Brown the beef without draining it.',
    'Cook the pasta, drain, and return to the pot with the beef.',
  ])
    expect(counted(MINCE, [step])['beef-mince']?.grams, step).toBe(454)
})

test('what stays in the pan of the fat that ran out is counted', () => {
  const read = counted(['6 slices bacon'], ['Fry the bacon. Discard all but 1 tablespoon of the bacon fat.'])
  expect(read['bacon-cooked']?.grams).toBe(59)
  expect(read['lard']?.grams).toBe(14)
  // Eaten after all: the eggs are fried in it.
  const reused = counted(
    ['6 slices bacon', '4 eggs'],
    ['Fry the bacon and drain on kitchen paper.', 'Fry the eggs in the bacon drippings.'],
  )
  expect(reused['bacon']?.grams).toBe(168)
})

test('where the cook may pour off the fat or not, only the range knows', () => {
  const lines = ['200 g bacon']
  const plain = nutritionOf(lines, 1)
  const maybe = nutritionOf(lines, 1, { steps: ['Fry it. If there is a lot of fat, pour off the fat.'] })
  expect(maybe.perServing.kcal).toBe(plain.perServing.kcal)
  expect(maybe.kcalRange.low).toBeLessThan(plain.kcalRange.low - 20)
})

test('frying oil told only in the steps is mostly left behind', () => {
  const oil = (amount: string, steps: string[]) =>
    counted([`${amount} vegetable oil`, '500 g aubergine', '2 eggs'], steps)['vegetable-oil']?.grams
  expect(oil('1 cup', ['Heat the oil to 180°C and fry in batches.'])).toBe(22)
  expect(oil('1 cup', ['Deep-fry the aubergine.'])).toBe(22)
  expect(oil('1/4 cup', ['Fry in the oil. Discard all but 1 tbsp of the oil.'])).toBe(36)
  expect(oil('1 cup', ['Whisk the oil into the eggs.'])).toBe(218)
  expect(oil('1/4 cup', ['Toss in the oil and cook in the air fryer at 180 C.'])).toBe(55)
})

test.each([
  'Drain and crush with 1 tablespoon of the oil.',
  'Drain the potatoes and toss with the oil.',
  'Drain the tuna in oil and mix.',
  'Take 2 tablespoons of the oil and brush over the fish.',
  'Lift the fish onto plates, drizzled with the oil.',
])('oil that is used is not poured off: %s', (step) => {
  const oil = (steps: string[]) => counted(['1/4 cup olive oil', '4 cod fillets'], steps)['olive-oil']?.grams
  expect(oil([step])).toBe(oil([]))
})

test.each([
  'Drain off all but 1 tablespoon of the oil.',
  'Remove the oil with a spoon.',
  'Drain the excess oil.',
])('oil that is poured off is not counted whole: %s', (step) => {
  const oil = (steps: string[]) => counted(['1/4 cup olive oil', '4 cod fillets'], steps)['olive-oil']!.grams
  expect(oil([step])).toBeLessThan(oil([]))
})

const MARINADE = ['1 lb flank steak', '1/3 cup soy sauce', '2 tbsp honey']

test('a marinade that is thrown away counts for what clings, one that is boiled to a sauce counts whole', () => {
  const steps = ['Whisk the soy sauce and honey. Marinate the steak in it for 2 hours.']
  const soy = (...more: string[]) => counted(MARINADE, [...steps, ...more])['soy-sauce']?.grams
  expect(soy('Take the steak out, discard the marinade and grill.')).toBe(26)
  expect(soy('Remove the steak from the marinade and grill.')).toBe(26)
  expect(soy('Remove the steak from the marinade. Boil the marinade and pour over.')).toBe(85)
  expect(soy('Grill.')).toBe(85)
})

test('brine and the liquid that something is poached or soaked in are thrown away', () => {
  const brine = counted(
    ['1.5 kg whole chicken', '100 g salt', '50 g sugar'],
    ['Dissolve the salt and sugar in water for the brine.', 'Lift the chicken from the brine and roast.'],
  )
  expect(brine['salt']?.grams).toBe(10)
  expect(brine['sugar']?.grams).toBe(5)
  const poached = counted(
    ['4 cod fillets', '500 ml milk'],
    ['Poach the cod in the milk. Discard the poaching liquid.'],
  )
  expect(poached['whole-milk']?.grams).toBe(76)
  const kept = counted(
    ['4 cod fillets', '500 ml milk'],
    ['Poach the cod in the milk. Strain, reserving the poaching liquid for the sauce.'],
  )
  expect(kept['whole-milk']?.grams).toBe(508)
})

test('tins are drained and potatoes peeled where only the steps say so', () => {
  const lines = ['1 kg potatoes', '1 x 400 g can pineapple']
  expect(counted(lines)['potato']?.grams).toBe(1000)
  const read = counted(lines, ['Peel the potatoes and boil.', 'Drain the pineapple.'])
  expect(read['potato']?.grams).toBe(850)
  expect(read['pineapple-canned']?.grams).toBe(240)
})

test('a bird that is carved was weighed whole, with its bones', () => {
  expect(counted(['1.6 kg chicken'])['chicken-breast']?.grams).toBe(1600)
  expect(counted(['1.6 kg chicken'], ['Roast the chicken, rest and carve.'])['whole-chicken']?.grams).toBe(
    1088,
  )
})

test('steps without anything to pour off change nothing', () => {
  const lines = ['500 g beef mince', '1 onion', '2 tbsp olive oil', '400 g tin tomatoes', '300 g spaghetti']
  const steps = [
    'Fry the onion in the oil, add the mince and brown.',
    'Add the tomatoes; simmer.',
    'Boil the spaghetti, drain and serve.',
  ]
  expect(nutritionOf(lines, 4, { steps })).toEqual(nutritionOf(lines, 4))
})
