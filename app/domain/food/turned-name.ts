import type { Food } from './food.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { DESCRIPTORS } from './line-words.ts'
import { matchFood } from './match-food.ts'

/** Words are joined across a comma only if, turned round, they are the exact name of a food. */
const SURE_OF_NAME = 0.97
/** From this confidence on, a word is a food by itself. */
const SURE_OF_FOOD = 0.8

/**
 * Whether the word after a comma changes the food before it: "sugar, brown", "tomatoes, canned". "Milk, chocolate" is
 * two foods.
 */
export function isTurnedName(before: string, piece: string): boolean {
  if (!/^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(piece)) return false
  const { name } = readIngredientLine(before)
  const turned = name === '' ? null : matchFood(`${piece} ${name}`)
  if (turned === null || turned.confidence < SURE_OF_NAME) return false
  const alone = matchFood(piece)
  const isFood = alone !== null && alone.confidence >= SURE_OF_FOOD && alone.food.id !== turned.food.id
  // "Green" alone may be spring greens; after beans it is their colour.
  return !isFood || DESCRIPTORS.has(piece.toLowerCase()) || isOneOfMany(piece, alone.food, turned.food)
}

/** "Oil, olive", "juice, orange": whoever wants olives and oranges writes more than one. */
function isOneOfMany(piece: string, alone: Food, turned: Food): boolean {
  const one = piece.toLowerCase()
  const isSingular = alone.plural !== one && (alone.name === one || alone.name === `${one}s`)
  return isSingular && alone.plural.endsWith('s') && turned.name.includes(one)
}

const TURNED = /^(.+?),\s*([\p{L}-]+(?: [\p{L}-]+)?)$/u

/** Turns "2 tomatoes, canned" into "2 canned tomatoes". Any other line stays as it is. */
export function turnedRound(text: string): string {
  const [, before = '', piece = ''] = TURNED.exec(text.trim()) ?? []
  if (before === '' || !isTurnedName(before, piece)) return text
  const { name } = readIngredientLine(before)
  return before.includes(name) ? before.replace(name, `${piece} ${name}`) : text
}
