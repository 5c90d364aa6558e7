import type { Food } from '#app/domain/food/food.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { type StatedNutrients, nutrientsBy } from '#app/domain/food/nutrients.ts'

/** A share of a food that another is made of. */
type Share = { food: Food; share: number }

function foodNamed(name: string): Food {
  const food = FOODS.find((one) => one.name === name)
  if (food === undefined) throw new Error(`No food of the table is named "${name}"`)
  return food
}

/**
 * What a row's figures are worked out from where USDA has neither the food nor one like it: "33 % vital wheat gluten, 6 %
 * soy sauce, 61 % water" as its stand-in. Null where the stand-in is a food.
 */
export function sharesOf(standIn: string): readonly Share[] | null {
  const shares = standIn.split(', ').flatMap((part) => {
    const [, percent, name] = /^(\d+(?:\.\d+)?) % (.+)$/.exec(part) ?? []
    return name === undefined ? [] : [{ food: foodNamed(name), share: Number(percent) / 100 }]
  })
  return shares.length > 0 ? shares : null
}

const toHundredth = (value: number) => Math.round(value * 100) / 100

/** Figures of 100 g of such a mixture; what is not known of a part is not known of the whole. */
export function composedFigures(shares: readonly Share[]): StatedNutrients {
  return nutrientsBy((nutrient) => {
    let sum = 0
    for (const { food, share } of shares) {
      const figure = food.per100g[nutrient]
      if (figure === null) return null
      sum += figure * share
    }
    return toHundredth(sum)
  })
}
