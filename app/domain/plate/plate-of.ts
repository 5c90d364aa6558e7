import type { Food } from '#app/domain/food/food.ts'
import { servedAs } from './as-served.ts'
import { type DishForm, type DishFormName, DISH_FORMS, OWN_COLOURS } from './dish-forms.ts'
import { formOfDish } from './dish-words.ts'
import type { Plate, PlateFood, PlateRole } from './plate.ts'

/** A food of a recipe, as far as drawing it needs to know. */
export type DrawableFood = Pick<Food, 'name' | 'kind' | 'look'>

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
  leaves: 2,
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

/** How to draw a dish of this form; the recipe's name helps where the form says nothing. */
const formNameOf = (dishTemplate: string, name: string): DishFormName =>
  formOfDish(dishTemplate, name) ?? 'plate'

/** What to draw for a recipe: 1 to 7 foods in their shapes, the main one first, garnish last. Deterministic. */
export function plateOf({ name, dishTemplate, foods, seed }: PlateRecipe): Plate {
  const dish = formNameOf(dishTemplate, name)
  const form: DishForm = DISH_FORMS[dish]
  const named = wordsOf(name)
  const drawn = foods.flatMap((food): PlateFood[] => {
    const { role } = food.look
    if (role === 'unseen' || (role === 'sauce' && form.isDry)) return []
    // What a dish is named after is seen, even where its kind is usually a part of the base.
    if (form.swallows?.includes(food.kind) && !(isNamed(food.name, named) && role === 'balls')) return []
    return [servedAs(food.name.toLowerCase(), food.look, servedRole(food, form))]
  })
  const seen = withBase(unlike([...drawn, ...chipsOf(foods, form)]), form, named)
  return {
    dish,
    title: name,
    seed,
    foods: chosen(isChocolate(foods, form) ? inChocolate(seen) : seen, named),
  }
}

const isOfChocolate = ({ kind }: DrawableFood) => kind === 'cocoa' || kind === 'dark-chocolate'

/** Cocoa colours every dough, chocolate those that it is melted into. */
const isChocolate = (foods: readonly DrawableFood[], { chocolate }: DishForm): boolean =>
  chocolate !== undefined &&
  foods.some((food) => food.kind === 'cocoa' || (chocolate === 'all' && isOfChocolate(food)))

function chipsOf(foods: readonly DrawableFood[], { chocolate }: DishForm): PlateFood[] {
  const chips = chocolate === 'chips' ? foods.filter(({ kind }) => kind === 'dark-chocolate') : []
  return chips.map(({ name, look }) => ({
    name: name.toLowerCase(),
    role: 'balls',
    colour: look.colour,
    shape: null,
  }))
}

const inChocolate = (foods: readonly PlateFood[]): PlateFood[] =>
  foods.map((food) =>
    food.role === 'sauce' ? { ...food, name: 'chocolate', colour: OWN_COLOURS.chocolate } : food,
  )

function servedRole({ look }: DrawableFood, form: DishForm): PlateRole {
  const role = look.role as PlateRole
  if (look.shape === 'crumbs' && form.minceAs !== undefined) return form.minceAs
  return form.isCutUp && role === 'pieces' && look.shape !== 'prawn' ? 'cubes' : role
}

/** The same food in the same shape is drawn once. */
function unlike(foods: readonly PlateFood[]): PlateFood[] {
  return foods.filter(
    (food, index) =>
      foods.findIndex((other) => other.name === food.name && other.role === food.role) === index,
  )
}

/** The words of a title as one may find foods in it; plurals lose their ending. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).flatMap((word) => [
      word,
      word.replace(/(?:es|s)$/, ''),
    ]),
  )

const isNamed = (foodName: string, named: ReadonlySet<string>): boolean =>
  [...wordsOf(foodName)].some((word) => named.has(word))

/** Soups and the like need something that fills the vessel: a sauce of the recipe, else what the form says. */
function withBase(foods: readonly PlateFood[], form: DishForm, named: ReadonlySet<string>): PlateFood[] {
  const { base, isBaseFixed, isColouredByName } = form
  if (!base) return [...foods]
  const others = isBaseFixed ? foods.filter((food) => food.role !== 'sauce') : foods
  if (others.some((food) => food.role === 'sauce')) return [...others]
  const namesake = isColouredByName ? blendedOf(others, named, form) : undefined
  return [...others, namesake ? { ...namesake, role: 'sauce', shape: null } : base]
}

/** The food a smooth soup or a smoothie is named after; a clear soup has meat, fish or noodles in it. */
function blendedOf(
  foods: readonly PlateFood[],
  named: ReadonlySet<string>,
  { layout }: DishForm,
): PlateFood | undefined {
  const isClear = foods.some(({ role, shape }) => role === 'pieces' || role === 'noodles' || shape === 'meat')
  if (isClear && layout !== 'glass') return undefined
  const blended = foods.filter(({ role }) => role !== 'drizzle' && role !== 'garnish' && role !== 'grains')
  return blended.find(({ name }) => isNamed(name, named)) ?? (layout === 'glass' ? blended[0] : undefined)
}

const BREAD: PlateFood = { name: 'bread', role: 'slices', colour: OWN_COLOURS.bread }

/** As many as make a good picture, in the order they lie in; what the dish is named after is always among them. */
function chosen(foods: readonly PlateFood[], named: ReadonlySet<string>): PlateFood[] {
  const taken = new Map<PlateRole, number>()
  const namedFirst = foods.toSorted((a, b) => Number(isNamed(b.name, named)) - Number(isNamed(a.name, named)))
  const fitting = namedFirst.filter(({ role }) => {
    const count = (taken.get(role) ?? 0) + 1
    taken.set(role, count)
    return count <= (MOST[role] ?? 3)
  })
  const isFinish = ({ role }: PlateFood) => role === 'drizzle' || role === 'garnish'
  const finish = fitting.filter(isFinish)
  const isBase = ({ role }: PlateFood) => role === 'sauce' || role === 'noodles' || role === 'grains'
  const rest = fitting
    .filter((food) => !isFinish(food))
    .toSorted((a, b) => Number(isBase(b)) - Number(isBase(a)))
    .slice(0, MOST_FOODS - finish.length)
  const rank = (food: PlateFood) => ORDER.indexOf(food.role)
  const all = [...rest, ...finish].toSorted((a, b) => rank(a) - rank(b))
  return all.length > 0 ? all : [BREAD]
}
