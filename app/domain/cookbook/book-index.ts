import { headOfName } from '#app/domain/food/food-index.ts'
import type { Food } from '#app/domain/food/food.ts'
import type { Given } from './asking.ts'
import type { Dish, DishLine } from './dish.ts'
import { isInEveryKitchen } from './nearness.ts'
import { Significance } from './significance.ts'

/** What the title names makes the dish. */
const IN_TITLE = 1.4
/** With fewer eggs for each person, they bind or glaze. */
const EGGS_OF_A_DISH = 0.75
const OF_BINDING_EGG = 0.4
/** Less telling foods are in a title as its seasoning: "pancakes with lemon". */
const LEAST_OF_CHIEF = 0.5

/** "Cheese quesadillas" name their cheddar, "fish pie" its cod. */
function isInTitle(food: Food | null, { text, words }: Title): boolean {
  if (food === null) return false
  return text.includes(headOfName(food.name)) || words.has(food.kind.split('-').at(-1)!)
}

type Title = { text: string; words: ReadonlySet<string> }

function titleOf({ title }: Dish): Title {
  const text = title.toLowerCase()
  return { text, words: new Set(text.split(/[^\p{L}]+/u)) }
}

/** The lines of a book by their foods, each with its weight, so that a request looks only at dishes that come near it. */
export class BookIndex {
  readonly significance: Significance
  readonly #linesWith = new Map<Food, { dish: Dish; line: DishLine }[]>()
  readonly #weights = new Map<DishLine, number>()
  readonly #totals = new Map<Dish, number>()
  readonly #titled = new Set<DishLine>()

  constructor(dishes: readonly Dish[]) {
    this.significance = new Significance(dishes)
    for (const dish of dishes) {
      const title = titleOf(dish)
      let total = 0
      for (const line of dish.lines) {
        const [{ food: printed }] = line.choices
        if (isInTitle(printed, title)) this.#titled.add(line)
        this.#weights.set(line, this.#weigh(line, dish))
        const weight = this.weightOf(line)
        if (!line.isOptional) total += weight
        for (const food of new Set(line.choices.map((choice) => choice.food))) {
          if (food === null) continue
          const known = this.#linesWith.get(food)
          if (known === undefined) this.#linesWith.set(food, [{ dish, line }])
          else known.push({ dish, line })
        }
      }
      this.#totals.set(dish, total)
    }
  }

  #weigh(line: DishLine, { serves }: Dish): number {
    const [{ food, quantity }] = line.choices
    const isTitled = this.#titled.has(line)
    const isBinder = food?.kind === 'egg' && !isTitled && (quantity ?? 0) < serves * EGGS_OF_A_DISH
    if (isBinder) return this.significance.of(food) * OF_BINDING_EGG
    return this.significance.of(food) * (isTitled ? IN_TITLE : 1)
  }

  /** Whether the title names what the line prints, and that has to be bought for the dish. */
  isNamed(line: DishLine): boolean {
    const [{ food }] = line.choices
    return this.#titled.has(line) && food !== null && !isInEveryKitchen(food)
  }

  /** Whether the title names what the line prints, and that is more than a seasoning. */
  isTitled(line: DishLine): boolean {
    return this.#titled.has(line) && this.significance.of(line.choices[0].food) >= LEAST_OF_CHIEF
  }

  /** How much of what makes its dish a line is. */
  weightOf(line: DishLine): number {
    return this.#weights.get(line) ?? 0
  }

  /** The share of what makes a dish that is at hand, 0 to 1; `lines` says how well each line is filled, 0 to 1. */
  coverageOf(dish: Dish, lines: ReadonlyMap<DishLine, number>): number {
    const total = this.#totals.get(dish) ?? 0
    if (total === 0) return 0
    let covered = 0
    for (const line of dish.lines)
      if (!line.isOptional) covered += this.weightOf(line) * (lines.get(line) ?? 0)
    return covered / total
  }

  /** The dishes of which at least this share could be at hand. */
  dishesNear(given: readonly Given[], leastNearness: number, leastCoverage: number): Dish[] {
    const covered = new Map<Dish, Map<DishLine, number>>()
    for (const [food, places] of this.#linesWith) {
      if (!given.some(({ nearness }) => nearness(food) >= leastNearness)) continue
      for (const { dish, line } of places) {
        const lines = covered.get(dish)
        if (lines === undefined) covered.set(dish, new Map([[line, 1]]))
        else lines.set(line, 1)
      }
    }
    return [...covered]
      .filter(([dish, lines]) => this.coverageOf(dish, lines) >= leastCoverage)
      .map(([dish]) => dish)
  }
}
