import { readTable } from '#app/food-table.server.ts'
import { findFood } from './foods.ts'
import type { Nutrients } from './nutrients.ts'
import {
  DISH_KINDS,
  readWorldDishRow,
  WORLD_DISH_COLUMNS,
  type WorldDish,
  type WorldDishRow,
} from './world-dish-row.ts'

let dishes: readonly WorldDish[] | null = null

/**
 * Dishes of the world beyond the food table and USDA's, each composed from foods of the table by grams. Read when they
 * are first asked for: only told meals need them. What a dish is made of is read when it is first asked for, and throws
 * with file, line and column where the row is wrong.
 */
export function worldDishes(): readonly WorldDish[] {
  dishes ??= readTable('foods/world-dishes.csv', WORLD_DISH_COLUMNS).map(
    ({ row, place }) => new LazyDish(row, place),
  )
  return dishes
}

/** Four thousand rows: of most, nobody asks more than the name. */
class LazyDish implements WorldDish {
  readonly id: string
  readonly name: string
  private readonly row: WorldDishRow
  private readonly place: string
  private whole: WorldDish | undefined

  constructor(row: WorldDishRow, place: string) {
    this.id = row.id
    this.name = row.name
    this.row = row
    this.place = place
  }

  private get read(): WorldDish {
    return (this.whole ??= readWorldDishRow(this.row, this.place, findFood))
  }

  get otherNames(): readonly string[] {
    return this.row.otherNames === '' ? [] : this.row.otherNames.split('; ')
  }
  get cuisine(): string {
    return this.row.cuisine
  }
  get kind(): WorldDish['kind'] {
    return DISH_KINDS.find((kind) => kind === this.row.kind) ?? this.read.kind
  }
  get servingG(): number {
    return Number(this.row.servingG)
  }
  get unitG(): WorldDish['unitG'] {
    return this.read.unitG
  }
  get ingredients(): WorldDish['ingredients'] {
    return this.read.ingredients
  }
  get finishedG(): number {
    return this.read.finishedG
  }
  get source(): string {
    return this.row.source
  }

  readonly per100g = (): Nutrients => this.read.per100g()
}
