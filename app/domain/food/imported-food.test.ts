import { expect, test } from 'vitest'
import { allergensOf, dietVerdictOfLines } from './diets.ts'
import { bestImportedFood, type ImportedFood, wordsToSearch } from './imported-food.ts'
import { namesNotInTable, nutritionOf } from './nutrition.ts'

const NOTHING_STATED = {
  fiberG: null,
  sugarG: null,
  sodiumMg: null,
  saturatedFatG: null,
  cholesterolMg: null,
  vitaminCMg: null,
  calciumMg: null,
  ironMg: null,
  alcoholG: null,
}

const made = (
  description: string,
  kcal = 50,
  category = 'Vegetables and Vegetable Products',
): ImportedFood => ({
  id: `FDC-${description}`,
  description,
  category,
  per100g: { kcal, proteinG: 2, carbsG: 9, fatG: 0.5, ...NOTHING_STATED },
  portions: [{ amount: 1, unit: 'cup', grams: 160 }],
})

const TABLE = [
  made('Pokeberry shoots, (poke), raw'),
  made('Pokeberry shoots, (poke), cooked, boiled, drained, with salt'),
  made('Quandong, raw'),
  made('Pie, quandong'),
  made('Quandong jam'),
  made('Fish, wolffish, Atlantic, raw', 96, 'Finfish and Shellfish Products'),
  made('Sausage, meatless, wolffish style'),
  made('Sweet potato, NFS'),
]
const best = (name: string) => bestImportedFood(name, TABLE)?.food.name ?? null

test('takes the description that says the name and least beside it', () => {
  expect(best('fresh pokeberry shoots')).toBe('Pokeberry shoots, (poke), raw')
  expect(best('pokeberry shoots, boiled')).toBe(
    'Pokeberry shoots, (poke), cooked, boiled, drained, with salt',
  )
  expect(best('quandong')).toBe('Quandong, raw')
  expect(best('wolffish')).toBe('Fish, wolffish, Atlantic, raw')
})

test('makes no other food of a name', () => {
  expect(best('quandong seeds')).toBeNull()
  expect(best('sweet potato leaves')).toBeNull()
  expect(best('vegan wolffish')).toBeNull()
  expect(best('sausage')).toBeNull()
  expect(best('')).toBeNull()
  expect(bestImportedFood('quandong', [])).toBeNull()
})

test('searches by the words that say which food it is', () => {
  expect(wordsToSearch('2 large fresh chopped Pokeberry shoots')).toEqual(['2', 'pokeberry', 'shoots'])
  expect(wordsToSearch('fresh chopped')).toEqual([])
})

test('counts what the table lacks, by the source’s own weights, and says what it was taken for', () => {
  const lines = ['2 cups pokeberry shoots', '100 g carrots']
  expect(namesNotInTable(lines)).toEqual(['pokeberry shoots'])
  const without = nutritionOf(lines, 1)
  const counted = nutritionOf(lines, 1, { lookUp: (name) => bestImportedFood(name, TABLE) })
  expect(without.uncounted).toEqual(['2 cups pokeberry shoots'])
  expect(counted.uncounted).toEqual([])
  expect(counted.coverage).toBe(1)
  expect(counted.counted[0]).toMatchObject({
    foodName: 'Pokeberry shoots, (poke), raw',
    grams: 320,
    kcal: 160,
    assumptions: expect.arrayContaining(['read as Pokeberry shoots, (poke), raw']),
  })
  expect(counted.perServing.kcal).toBeCloseTo(without.perServing.kcal + 160, 6)
})

test('the curated table comes first', () => {
  const butter = [made('Butter, salted', 999)]
  const asked: string[] = []
  const { perServing } = nutritionOf(['100 g butter'], 1, {
    lookUp: (name) => {
      asked.push(name)
      return bestImportedFood(name, butter)
    },
  })
  expect(asked).toEqual([])
  expect(perServing.kcal).toBeLessThan(800)
})

test('an imported food promises no diet and no freedom from allergens', () => {
  const lines = ['100 g pokeberry shoots', '100 g carrots']
  const nutrition = nutritionOf(lines, 1, { lookUp: (name) => bestImportedFood(name, TABLE) })
  expect(nutrition).toMatchObject({ isVegan: null, isVegetarian: null })
  expect(dietVerdictOfLines(lines, 'Vegan').verdict).toBe('unknown')
  expect(allergensOf(lines).unknown).toEqual(['pokeberry shoots'])
  for (const name of ['pokeberry shoots', 'quandong', 'wolffish'])
    expect(bestImportedFood(name, TABLE)?.confidence ?? 1).toBeLessThan(0.7)
})
