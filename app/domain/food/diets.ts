import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import type { Allergen, Food } from './food.ts'
import { ALLERGENS } from './food.ts'
import { isHeading, readIngredientLine } from './ingredient-line.ts'
import { choicesOfLine } from './line-food.ts'

/** Whether foods keep a diet. What is not known is never said to fit. */
export type DietVerdict = {
  verdict: 'fits' | 'breaks' | 'unknown'
  /** Names of the foods that break it. */
  offenders: string[]
  /** Names that are not in the food table, or only perhaps. */
  unknown: string[]
}

export type AllergensOfLines = {
  /** In the order of the law's list, each with the foods that bring it. */
  contains: { allergen: Allergen; foods: string[] }[]
  unknown: string[]
  /** The whole lines in which something was not recognised. */
  unread: string[]
}

/** A match less sure than this may be another food: it can break a diet, but it cannot fit one. */
const SURE_OF_FOOD = 0.7

/** True when the food itself keeps the diet, by the table's flags. */
export function keepsDiet(food: Food, diet: DietaryRestriction): boolean {
  switch (diet) {
    case 'None':
      return true
    case 'Vegetarian':
      return food.isVegetarian
    case 'Vegan':
      return food.isVegan
    case 'Gluten-Free':
      return !food.allergens.includes('gluten')
    case 'Dairy-Free':
      return !food.allergens.includes('milk')
  }
}

const NO_LINES: ReadonlySet<string> = new Set()

type Diets = DietaryRestriction | readonly DietaryRestriction[]

const asked = (diets: Diets): DietaryRestriction[] =>
  (typeof diets === 'string' ? [diets] : [...diets]).filter((diet) => diet !== 'None')

function verdictOf(offenders: Iterable<string>, unknown: Iterable<string>): DietVerdict {
  const broken = [...new Set(offenders)]
  const open = [...new Set(unknown)]
  const verdict = broken.length > 0 ? 'breaks' : open.length > 0 ? 'unknown' : 'fits'
  return { verdict, offenders: broken, unknown: open }
}

/** Judges foods of the table against one diet or several at once; the offending foods are named. */
export function dietVerdict(foods: readonly Food[], diets: Diets): DietVerdict {
  const wanted = asked(diets)
  const offenders = foods.filter((food) => !wanted.every((diet) => keepsDiet(food, diet)))
  return verdictOf(
    offenders.map(({ name }) => name),
    [],
  )
}

/**
 * The same for ingredient lines: of "butter or oil" both count, and a line not understood is `unknown`, as is one of
 * `ofOwnFoods`, which a member's own food stands in.
 */
export function dietVerdictOfLines(
  lines: readonly string[],
  diets: Diets,
  ofOwnFoods: ReadonlySet<string> = NO_LINES,
): DietVerdict {
  const wanted = asked(diets)
  if (wanted.length === 0) return verdictOf([], [])
  const offenders: string[] = []
  const open: string[] = []
  for (const text of lines) {
    const line = readIngredientLine(text)
    if (line.text === '' || isHeading(text)) continue
    if (ofOwnFoods.has(line.text)) {
      open.push(line.name)
      continue
    }
    const { foods, unknown } = choicesOfLine(line)
    open.push(...unknown)
    for (const { food, confidence } of foods) {
      if (!wanted.every((diet) => keepsDiet(food, diet))) offenders.push(food.name)
      else if (confidence < SURE_OF_FOOD) open.push(line.name)
    }
  }
  return verdictOf(offenders, open)
}

/**
 * The 14 allergens in ingredient lines with the foods that bring them; lines not understood and foods of the member's own
 * are `unknown`; what the table has under the same name is named all the same.
 */
export function allergensOf(
  lines: readonly string[],
  ofOwnFoods: ReadonlySet<string> = NO_LINES,
): AllergensOfLines {
  const foodsByAllergen = new Map<Allergen, Set<string>>()
  const open = new Set<string>()
  const unread = new Set<string>()
  for (const text of lines) {
    const line = readIngredientLine(text)
    if (line.text === '' || isHeading(text)) continue
    const choices = choicesOfLine(line)
    const { foods } = choices
    const unknown = ofOwnFoods.has(line.text) ? [line.name] : choices.unknown
    for (const name of unknown) open.add(name)
    if (unknown.length > 0 || foods.some(({ confidence }) => confidence < SURE_OF_FOOD)) unread.add(text)
    for (const { food, confidence } of foods) {
      if (confidence < SURE_OF_FOOD) open.add(line.name)
      for (const allergen of food.allergens) {
        const names = foodsByAllergen.get(allergen) ?? new Set<string>()
        foodsByAllergen.set(allergen, names.add(food.name))
      }
    }
  }
  const contains = ALLERGENS.flatMap((allergen) => {
    const foods = foodsByAllergen.get(allergen)
    return foods === undefined ? [] : [{ allergen, foods: [...foods] }]
  })
  return { contains, unknown: [...open], unread: [...unread] }
}
