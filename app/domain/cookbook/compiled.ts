import { foodById } from '#app/domain/food/foods.ts'
import type { Choice, Dish, DishLine, Welcome } from './dish.ts'

/** The dishes as JSON, foods by their ids, so that a start doesn't read a thousand files. */

type Stored<Part extends { choices: readonly Choice[] }> = Omit<Part, 'choices'> & { choices: StoredChoice[] }
type StoredChoice = Omit<Choice, 'food'> & { food: string | null }
export type StoredDish = Omit<Dish, 'sizes' | 'lines' | 'welcome'> & {
  sizes: [number, readonly string[]][]
  lines: Stored<DishLine>[]
  welcome: Stored<Welcome>[]
}

export function storedDish({ sizes, lines, welcome, ...dish }: Dish): StoredDish {
  return { ...dish, sizes: [...sizes], lines: lines.map(stored), welcome: welcome.map(stored) }
}

function stored<Part extends { choices: readonly Choice[] }>({ choices, ...rest }: Part): Stored<Part> {
  return { ...rest, choices: choices.map((choice) => ({ ...choice, food: choice.food?.id ?? null })) }
}

/** Throws where a food is no longer in the table. */
export function dishFrom({ sizes, lines, welcome, ...dish }: StoredDish): Dish {
  return { ...dish, sizes: new Map(sizes), lines: lines.map(restored), welcome: welcome.map(restored) }
}

function restored<Part extends { choices: readonly StoredChoice[] }>({ choices, ...rest }: Part) {
  const [first, ...others] = choices.map(({ food, ...choice }) => ({
    ...choice,
    food: food === null ? null : foodById(food),
  }))
  if (first === undefined) throw new Error('A line of a stored dish has no food.')
  return { ...rest, choices: [first, ...others] as [Choice, ...Choice[]] }
}
