import type { Eater } from '#app/domain/food/eaters.ts'
import { BookIndex } from './book-index.ts'
import type { Dish } from './dish.ts'
import { lightlySalted } from './lightly-salted.ts'
import { isOpen } from './open-dish.ts'
import { unsalted } from './unsalted.ts'

/** The dishes of the book, ready to be chosen from. */
export type Cookbook = {
  dishes: readonly Dish[]
  /** Dishes that take almost any foods: tray bakes, soups. */
  open: readonly Dish[]
  index: BookIndex
}

export function cookbookOf(all: readonly Dish[]): Cookbook {
  const dishes = all.filter((dish) => !isOpen(dish))
  return { dishes, open: all.filter(isOpen), index: new BookIndex(dishes) }
}

const unsaltedBooks = new WeakMap<Cookbook, Cookbook>()

/** The book as these eaters need it: where a baby eats along, the dishes that can be cooked without salt. */
export function bookForEaters(book: Cookbook, eaters: readonly Eater[]): Cookbook {
  if (!eaters.includes('under-one')) return book
  const known = unsaltedBooks.get(book)
  if (known !== undefined) return known
  const withoutSalt = cookbookOf([...book.dishes, ...book.open].flatMap((dish) => unsalted(dish) ?? []))
  unsaltedBooks.set(book, withoutSalt)
  return withoutSalt
}

const lightlySaltedBooks = new WeakMap<Cookbook, Cookbook>()

/** The book as plans cook from it for these eaters: lightly salted, and where a baby eats along without salt. */
export function bookForPlans(book: Cookbook, eaters: readonly Eater[]): Cookbook {
  const forEaters = bookForEaters(book, eaters)
  if (forEaters !== book) return forEaters
  const known = lightlySaltedBooks.get(book)
  if (known !== undefined) return known
  const light = cookbookOf([...book.dishes, ...book.open].map(lightlySalted))
  lightlySaltedBooks.set(book, light)
  return light
}
