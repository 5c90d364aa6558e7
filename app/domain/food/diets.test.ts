import { expect, test } from 'vitest'
import { allergensOf, dietVerdict, dietVerdictOfLines, keepsDiet } from './diets.ts'
import { FOODS, foodById } from './foods.ts'

test('judges foods by the flags of the table and names the offenders', () => {
  const foods = [foodById('carrot'), foodById('butter'), foodById('chicken-thigh')]
  expect(dietVerdict(foods, 'None').verdict).toBe('fits')
  expect(dietVerdict(foods, 'Vegetarian')).toMatchObject({ verdict: 'breaks', offenders: ['chicken thigh'] })
  expect(dietVerdict(foods, 'Vegan').offenders).toEqual(['butter', 'chicken thigh'])
  expect(dietVerdict(foods, 'Dairy-Free').offenders).toEqual(['butter'])
  expect(dietVerdict(foods, 'Gluten-Free').verdict).toBe('fits')
})

test('several diets at once must all be kept', () => {
  const foods = [foodById('butter'), foodById('pasta')]
  expect(dietVerdict(foods, ['Vegetarian']).verdict).toBe('fits')
  expect(dietVerdict(foods, ['Vegetarian', 'Gluten-Free']).offenders).toEqual(['pasta'])
  expect(dietVerdict(foods, ['Gluten-Free', 'Dairy-Free']).offenders).toEqual(['butter', 'pasta'])
  expect(dietVerdict(foods, ['None', 'Vegetarian']).verdict).toBe('fits')
  expect(dietVerdict([], 'Vegan').verdict).toBe('fits')
})

test('judges ingredient lines; an unknown food is never said to fit', () => {
  expect(dietVerdictOfLines(['200 g carrots', '1 tbsp olive oil'], 'Vegan').verdict).toBe('fits')
  expect(dietVerdictOfLines(['200 g carrots', '1 tbsp amba sauce'], 'Vegan')).toEqual({
    verdict: 'unknown',
    offenders: [],
    unknown: ['amba sauce'],
  })
  expect(dietVerdictOfLines(['1 tbsp amba sauce', '20 g butter'], 'Vegan').verdict).toBe('breaks')
  expect(dietVerdictOfLines(['1 tbsp amba sauce'], 'None').verdict).toBe('fits')
})

test('where the cook may choose, every choice counts', () => {
  expect(dietVerdictOfLines(['1 tbsp olive oil or butter'], 'Vegan')).toMatchObject({
    verdict: 'breaks',
    offenders: ['butter'],
  })
  expect(dietVerdictOfLines(['butter and olive oil'], 'Dairy-Free').offenders).toEqual(['butter'])
  expect(dietVerdictOfLines(['salt and pepper'], ['Vegan', 'Gluten-Free', 'Dairy-Free']).verdict).toBe('fits')
})

test('foods in the remarks count as well', () => {
  expect(dietVerdictOfLines(['200 g spaghetti, plus parmesan to serve'], 'Vegan').offenders).toContain(
    'parmesan',
  )
  expect(dietVerdictOfLines(['50 g cheese alternative, such as feta'], 'Vegan').verdict).toBe('breaks')
  expect(
    dietVerdictOfLines(['1 onion, cut in half, to serve', '2 carrots (or to taste)'], 'Vegan').verdict,
  ).toBe('fits')
  expect(allergensOf(['1 tbsp olive oil (or butter)']).contains.map(({ allergen }) => allergen)).toEqual([
    'milk',
  ])
})

test('a perhaps is not a promise', () => {
  // "nicoise" is not in the table: the olives are only probable.
  expect(dietVerdictOfLines(['16 nicoise olives'], 'Vegan').verdict).not.toBe('fits')
  expect(dietVerdictOfLines(['100 g gluten-free crumble topping'], 'Gluten-Free').verdict).not.toBe('fits')
})

test('names the allergens of lines with the foods that bring them', () => {
  const { contains, unknown } = allergensOf([
    '200 g pasta',
    '20 g butter',
    '100 g prawns',
    'soy sauce',
    'amba sauce',
  ])
  const byName = Object.fromEntries(contains.map(({ allergen, foods }) => [allergen, foods]))
  expect(byName.gluten).toEqual(expect.arrayContaining(['pasta', 'soy sauce']))
  expect(byName.milk).toEqual(['butter'])
  expect(byName.crustaceans).toHaveLength(1)
  expect(byName.soya).toEqual(['soy sauce'])
  expect(byName.peanuts).toBeUndefined()
  expect(unknown).toEqual(['amba sauce'])
})

test(
  'no food of the table slips through a diet or an allergen list, however its line is dressed',
  { timeout: 60_000 },
  () => {
    const slips: string[] = []
    for (const food of FOODS) {
      const lines = [
        `100 g ${food.name}`,
        `2 ${food.plural}`,
        `organic ${food.name}`,
        `finest ${food.name}, to serve (optional)`,
      ]
      for (const line of lines) {
        for (const diet of ['Vegan', 'Vegetarian', 'Gluten-Free', 'Dairy-Free'] as const) {
          if (!keepsDiet(food, diet) && dietVerdictOfLines([line], diet).verdict === 'fits')
            slips.push(`${diet}: ${line}`)
        }
        const { contains, unknown } = allergensOf([line])
        const named = contains.map(({ allergen }) => allergen)
        const isMissed = food.allergens.some((allergen) => !named.includes(allergen))
        if (isMissed && unknown.length === 0) slips.push(`allergens: ${line}`)
      }
    }
    expect(slips).toEqual([])
  },
)
