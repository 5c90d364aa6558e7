import type { Plate, PlateFood, PlateRole } from './plate.ts'
import { type DrawableFood, OWN_COLOURS, type PlateForm, plateFormOf } from './plate-forms.ts'

export type PlateRecipe = {
  name: string
  /** How it is served: "stir-fry", "soup", "grain bowl". */
  dishTemplate: string
  /** The recipe's foods in the order of its ingredients. */
  foods: readonly DrawableFood[]
  seed: number
}

/** How many foods of a shape make a good picture. */
const MOST: Partial<Record<PlateRole, number>> = {
  grains: 1,
  noodles: 1,
  sauce: 1,
  drizzle: 1,
  garnish: 1,
  leaves: 1,
}
const MOST_FOODS = 7

/** The order on the plate: what the dish is made of first, what is scattered on it last. */
const ORDER: readonly PlateRole[] = [
  'pieces',
  'noodles',
  'grains',
  'sauce',
  'cubes',
  'slices',
  'balls',
  'florets',
  'sticks',
  'leaves',
  'drizzle',
  'garnish',
]

/** What to draw for a recipe: 1 to 7 foods in their shapes, the main one first, garnish last. Deterministic. */
export function plateOf({ name, dishTemplate, foods, seed }: PlateRecipe): Plate {
  const form = plateFormOf(dishTemplate, name)
  const drawn = foods.flatMap((food): PlateFood[] => {
    const { role, shape, colour } = food.look
    if (role === 'unseen' || form.swallows?.(food) || (role === 'sauce' && form.isDry)) return []
    const isCutUp = form.isCutUp && role === 'pieces' && shape !== 'prawn'
    return [{ name: food.name.toLowerCase(), role: isCutUp ? 'cubes' : role, shape, colour }]
  })
  return { dish: form.words, title: name, seed, foods: chosen(withBase(unlike(drawn), form, name)) }
}

/** The same food in the same shape is drawn once. */
function unlike(foods: readonly PlateFood[]): PlateFood[] {
  return foods.filter(
    (food, index) =>
      foods.findIndex((other) => other.name === food.name && other.role === food.role) === index,
  )
}

/** Soups and the like need something that fills the vessel: a sauce of the recipe, else what the form says. */
function withBase(foods: readonly PlateFood[], form: PlateForm, name: string): PlateFood[] {
  const { base, isBaseFixed, isColouredByName } = form
  if (!base) return [...foods]
  const others = isBaseFixed ? foods.filter((food) => food.role !== 'sauce') : foods
  if (others.some((food) => food.role === 'sauce')) return [...others]
  const namesake = isColouredByName ? blendedOf(others, name) : undefined
  return [...others, namesake ? { ...namesake, role: 'sauce', shape: null } : base]
}

/** The food a smooth soup or a smoothie is named after; a clear soup has meat, fish or noodles in it. */
function blendedOf(foods: readonly PlateFood[], name: string): PlateFood | undefined {
  const isClear = foods.some(({ role }) => role === 'pieces' || role === 'noodles')
  if (isClear || /chicken|turkey|beef|pork|ham|clear|broth|minestrone/i.test(name)) return undefined
  const blended = foods.filter(({ role }) => role !== 'drizzle' && role !== 'garnish' && role !== 'grains')
  const words = name.toLowerCase()
  return blended.find((food) => food.name.split(' ').some((word) => word.length > 2 && words.includes(word)))
}

const BREAD: PlateFood = { name: 'bread', role: 'slices', colour: OWN_COLOURS.bread }

/** As many as make a good picture, in the order they lie in. */
function chosen(foods: readonly PlateFood[]): PlateFood[] {
  const taken = new Map<PlateRole, number>()
  const fitting = foods.filter(({ role }) => {
    const count = (taken.get(role) ?? 0) + 1
    taken.set(role, count)
    return count <= (MOST[role] ?? 3)
  })
  const rank = (food: PlateFood) => ORDER.indexOf(food.role)
  const inOrder = fitting.toSorted((a, b) => rank(a) - rank(b))
  const finish = inOrder.filter(({ role }) => role === 'drizzle' || role === 'garnish')
  const rest = inOrder.filter((food) => !finish.includes(food)).slice(0, MOST_FOODS - finish.length)
  return rest.length + finish.length > 0 ? [...rest, ...finish] : [BREAD]
}
