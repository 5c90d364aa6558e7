import type { Food, Role } from '#app/domain/food/food.ts'
import type { Dish } from './dish.ts'
import { isInEveryKitchen } from './nearness.ts'

/** How much a food of this role makes a dish what it is. */
const OF_ROLE: Readonly<Partial<Record<Role | 'dish', number>>> = {
  protein: 3,
  dish: 2,
  starch: 1.5,
  vegetable: 1.5,
  fruit: 1.5,
  dairy: 1.3,
  leaf: 1.2,
  sauce: 0.8,
  nut: 0.8,
  drink: 0.55,
  sweet: 0.5,
  liquid: 0.5,
  herb: 0.5,
  aromatic: 0.4,
  spice: 0.4,
  baking: 0.4,
  acid: 0.4,
  fat: 0.2,
}
const IN_EVERY_KITCHEN = 0.25
/** In every dish, and telling nothing about it. */
const SEASONING: ReadonlySet<string> = new Set(['salt', 'black-pepper', 'water'])

/** What a food says about which dish is meant: by its role, and the more the fewer dishes have it. */
export class Significance {
  readonly #dishesWith = new Map<string, number>()
  readonly #count: number

  constructor(book: readonly Dish[]) {
    this.#count = book.length
    for (const dish of book)
      for (const id of new Set(dish.lines.map(({ choices }) => choices[0].food?.id)))
        if (id !== undefined) this.#dishesWith.set(id, (this.#dishesWith.get(id) ?? 0) + 1)
  }

  of(food: Food | null): number {
    if (food === null) return 0
    if (SEASONING.has(food.kind)) return 0
    const role = food.roles[0]
    if (role === 'spice') return OF_ROLE.spice!
    const share = ((this.#dishesWith.get(food.id) ?? 0) + 1) / (this.#count + 1)
    const rarity = -Math.log(share) / Math.log(this.#count + 1)
    const base = isInEveryKitchen(food) ? IN_EVERY_KITCHEN : role === undefined ? 1 : (OF_ROLE[role] ?? 1)
    return base * (0.6 + 0.6 * rarity)
  }
}

const MAIN_ROLES: ReadonlySet<Role> = new Set<Role>(['protein', 'starch', 'vegetable', 'fruit', 'leaf'])

/** Whether a person expects to meet the food again in the dish. */
export function isMainFood(food: Food): boolean {
  const role = food.roles[0]
  if (isInEveryKitchen(food)) return false
  const isVegetable = food.roles.includes('vegetable') && food.kind === 'allium'
  return (
    (role !== undefined && MAIN_ROLES.has(role)) ||
    isVegetable ||
    food.kind.endsWith('cheese') ||
    food.kind === 'dish'
  )
}

/** Foods of these roles come in pieces: "carrots", but "rice" and "red wine". */
const IN_PIECES: ReadonlySet<Role> = new Set<Role>(['protein', 'vegetable', 'leaf', 'fruit', 'starch', 'nut'])

/** What a food is called among others. */
export const spokenName = ({ roles, plural, name }: Food): string =>
  roles[0] !== undefined && IN_PIECES.has(roles[0]) ? plural : name
