import { expect, test } from 'vitest'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { NUTRIENT_NAMES } from '#app/domain/food/nutrients.ts'

/**
 * Energy of USDA rows that 4/4/9/7 kcal a gram (or fibre at 2) does not give, and why. By USDA id, since foods share them.
 */
const ENERGY_EXCEPTIONS: Record<string, readonly string[]> = {
  'spices and herbs: USDA counts their carbohydrate at well under 4 kcal, much of it is fibre and tannin':
    'SR02001 SR02002 SR02004 SR02007 SR02008 SR02009 SR02011 SR02012 SR02013 SR02014 SR02016 SR02017 SR02028 SR02030 SR02031 SR02034 SR02035 SR02037 SR02041 SR02045 SR02065 SR11972'.split(
      ' ',
    ),
  'a seasoning mix whose energy is the label’s, not the sum of its parts': ['SR02075'],
  'leaves, shoots, mushrooms and seaweeds: USDA uses 2.4 kcal a gram of protein and 3.6 of carbohydrate':
    'SR11003 SR11190 SR11203 SR11222 SR11231 SR11233 SR11237 SR11248 SR11260 SR11266 SR11268 SR11427 SR11445 SR11587 SR11663 SR11667 SR11669 SR11670 SR11975 SR11988 SR11995 FN75232000'.split(
      ' ',
    ),
  'sweetcorn, squash and tomato products: the same lower factors for vegetables':
    'SR11167 SR11168 SR11172 SR11174 SR11178 SR11487 SR11546 SR11935 SR11945 SR11955 SR02054 FN75216135'.split(
      ' ',
    ),
  'fruit: 3.6 kcal a gram of carbohydrate, and its acids at 2.5':
    'SR09042 SR09077 SR09083 SR09088 SR09132 SR09138 SR09144 SR09150 SR09152 SR09156 SR09159 SR09160 SR09167 SR09216 SR09231 SR09297 SR09298 SR09302 SR09334 SR09518'.split(
      ' ',
    ),
  'vinegar: acetic acid gives energy and is no macronutrient': ['SR02048', 'SR02053', 'SR02068', 'SR02069'],
  'bran and cocoa: mostly fibre': ['SR20033', 'SR20034', 'SR20077', 'SR19165', 'SR16055'],
  'chocolate chips: the specific factors of cocoa': ['SR19080'],
  'sugars: 3.7 to 3.9 kcal a gram': ['FN92612010', 'SR19296', 'SR19350', 'SR43216', 'SR90480'],
  'carbohydrate by difference that is mineral or is not digested': ['SR18369', 'FN91108000'],
  'soya: 3.5 kcal a gram of protein': ['SR16114', 'SR16122'],
  'a mix without a fibre figure': ['SR19059'],
}

const TOLERANCE = 0.08
/** Lettuce has 15 kcal: a rounding of one kcal is not an error. */
const ROUNDING_KCAL = 4

/** The most 100 g of any food can hold: pure fat, table salt, dried brain, acerola, bicarbonate and celery seed. */
const MOST: Partial<Record<keyof Nutrients, number>> = {
  kcal: 902,
  sodiumMg: 39_400,
  cholesterolMg: 3_100,
  vitaminCMg: 1_700,
  calciumMg: 8_000,
  ironMg: 125,
}

test('figures are within what 100 g of food can hold', () => {
  const wrong = FOODS.flatMap((food) => {
    const { proteinG, carbsG, fatG, alcoholG } = food.per100g
    const isOverweight = proteinG + carbsG + fatG + (alcoholG ?? 0) > 101
    const outOfRange = NUTRIENT_NAMES.filter((column) => {
      const figure = food.per100g[column]
      return figure !== null && (figure < 0 || figure > (MOST[column] ?? 100))
    })
    return [
      ...(isOverweight ? [`${food.id} macronutrients`] : []),
      ...outOfRange.map((column) => `${food.id} ${column}`),
    ]
  })
  expect(wrong).toEqual([])
})

test('a part is not more than its whole: fibre and sugar within carbohydrate, saturated within fat', () => {
  const wrong = FOODS.filter(({ per100g: { carbsG, fiberG, sugarG, fatG, saturatedFatG } }) => {
    return (fiberG ?? 0) > carbsG + 0.5 || (sugarG ?? 0) > carbsG + 1 || (saturatedFatG ?? 0) > fatG + 0.5
  })
  expect(wrong.map((food) => food.id)).toEqual([])
})

function isEnergyExplained(figures: Nutrients): boolean {
  const { kcal, proteinG, carbsG, fatG, fiberG, alcoholG } = figures
  const full = 4 * proteinG + 4 * carbsG + 9 * fatG + 7 * (alcoholG ?? 0)
  const withFibreAtTwo = full - 2 * (fiberG ?? 0)
  const allowed = Math.max(TOLERANCE * kcal, ROUNDING_KCAL)
  return Math.min(Math.abs(full - kcal), Math.abs(withFibreAtTwo - kcal)) <= allowed
}

test('energy follows from the macronutrients within 8 %, or the food is a named exception', () => {
  const excepted = new Set(Object.values(ENERGY_EXCEPTIONS).flat())
  const unexplained = FOODS.filter((food) => !isEnergyExplained(food.per100g) && !excepted.has(food.usdaId))
  expect(unexplained.map((food) => food.id)).toEqual([])
})

test('no exception is kept that the figures no longer need', () => {
  const needed = new Set(FOODS.filter((food) => !isEnergyExplained(food.per100g)).map((food) => food.usdaId))
  expect(
    Object.values(ENERGY_EXCEPTIONS)
      .flat()
      .filter((usdaId) => !needed.has(usdaId)),
  ).toEqual([])
})

test('figures that everybody knows are the published ones', () => {
  const known: [id: string, kcal: number, proteinG: number, carbsG: number, fatG: number][] = [
    ['chicken-breast', 120, 22.5, 0, 2.62],
    ['white-rice-cooked', 130, 2.69, 28.17, 0.28],
    ['olive-oil', 884, 0, 0, 100],
    ['egg', 143, 12.56, 0.72, 9.51],
    ['whole-milk', 61, 3.15, 4.8, 3.25],
    ['broccoli', 34, 2.82, 6.64, 0.37],
  ]
  for (const [id, kcal, proteinG, carbsG, fatG] of known) {
    expect(FOODS.find((food) => food.id === id)?.per100g, id).toMatchObject({ kcal, proteinG, carbsG, fatG })
  }
})
