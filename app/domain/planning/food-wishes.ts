import { keepsDiet } from '#app/domain/food/diets.ts'
import type { Allergen, Food } from '#app/domain/food/food.ts'
import { nameTokens } from '#app/domain/food/food-names.ts'
import { matchFood } from '#app/domain/food/match-food.ts'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'

/** What a person does not eat. All of it is a hard rule. */
export type FoodWishes = {
  diets: readonly DietaryRestriction[]
  allergens: readonly Allergen[]
  /** As typed: "mushrooms", "fish". */
  dislikes: readonly string[]
}

const WHOLE_GROUPS: Readonly<Record<string, readonly Food['group'][]>> = {
  fish: ['fish'],
  seafood: ['fish'],
  meat: ['meat', 'poultry'],
  poultry: ['poultry'],
  egg: ['eggs'],
  dairy: ['dairy'],
  nut: ['nuts'],
  fruit: ['fruit'],
  pulse: ['pulses'],
}

function dislikeTest(dislike: string): (food: Food) => boolean {
  const tokens = nameTokens(dislike)
  if (tokens.length === 0) return () => false
  const id = matchFood(dislike)?.food.id
  const groups = tokens.length === 1 ? (WHOLE_GROUPS[tokens[0] ?? ''] ?? []) : []
  return (food) => {
    if (food.id === id || groups.includes(food.group)) return true
    const own = new Set(nameTokens(food.name))
    return tokens.every((token) => own.has(token))
  }
}

/** A test whether a food may be in a meal: several diets, allergens and dislikes at once, each a hard rule. */
export function allowedBy(wishes: FoodWishes): (food: Food) => boolean {
  const dislikes = wishes.dislikes.map(dislikeTest)
  const known = new Map<string, boolean>()
  return (food) => {
    const before = known.get(food.id)
    if (before !== undefined) return before
    const isAllowed =
      wishes.diets.every((diet) => keepsDiet(food, diet)) &&
      !food.allergens.some((allergen) => wishes.allergens.includes(allergen)) &&
      !dislikes.some((isDisliked) => isDisliked(food))
    known.set(food.id, isAllowed)
    return isAllowed
  }
}

/** The diets the kitchen should cook by so that its own extras keep the wishes, one after another. */
export function kitchenDiets(wishes: FoodWishes): DietaryRestriction[] {
  const diets = new Set<DietaryRestriction>(wishes.diets.filter((diet) => diet !== 'None'))
  if (wishes.allergens.includes('gluten')) diets.add('Gluten-Free')
  if (wishes.allergens.includes('milk')) diets.add('Dairy-Free')
  if (diets.has('Vegan')) {
    diets.delete('Vegetarian')
    diets.delete('Dairy-Free')
  }
  return diets.size === 0 ? ['None'] : [...diets]
}
