import type { Food } from '#app/domain/food/food.ts'
import { type IngredientLine, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfImported } from '#app/domain/food/imported-food.ts'
import { NO_NUTRIENTS } from '#app/domain/food/nutrient-sum.ts'
import type { LabelValues } from './label.ts'
import { SALT_PER_SODIUM } from './label.ts'

/**
 * Foods that a member entered from a label or took over from a scanned product. Readers of meals and of ingredient lines
 * are handed the member's list; a name of it, said exactly, goes before every table. Of diets and allergens nothing is
 * known of them.
 */
export type OwnFood = {
  id: string
  name: string
  label: LabelValues
}

const ID_PREFIX = 'own:'
/** The id of an own food among foods of the tables. */
export const foodIdOfOwn = ({ id }: Pick<OwnFood, 'id'>): string => `${ID_PREFIX}${id}`

/** The lines of a recipe that were counted as an own food of its writer's: of these no diet is known. */
export const linesOfOwn = (counted: readonly { text: string; foodId: string }[]): ReadonlySet<string> =>
  new Set(counted.flatMap(({ text, foodId }) => (foodId.startsWith(ID_PREFIX) ? text : [])))

/** The own food that such an id names, or null. */
export const ownFoodById = (foodId: string, foods: readonly OwnFood[]): OwnFood | null =>
  foods.find((food) => foodIdOfOwn(food) === foodId) ?? null

/** 100 ml of a drink count as 100 g, so that its own figures are met whichever of the two is said. */
const ML_IN_CUP = 240

/** An own food in the shape of the table's foods, so that it is weighed alike. It vouches for no diet. */
export function foodOfOwn(own: OwnFood): Food {
  const { label } = own
  const { portionG } = label
  return {
    ...foodOfImported({
      id: foodIdOfOwn(own),
      description: own.name,
      category: '',
      portions: [],
      per100g: {
        ...NO_NUTRIENTS,
        ...UNKNOWN,
        kcal: label.kcal,
        proteinG: label.proteinG,
        carbsG: label.carbsG,
        fatG: label.fatG,
        fiberG: label.fiberG,
        sugarG: label.sugarG,
        saturatedFatG: label.saturatedFatG,
        sodiumMg: label.saltG === null ? null : (label.saltG * 1000) / SALT_PER_SODIUM,
        alcoholG: label.alcoholG,
      },
    }),
    household: {
      ...(portionG !== null && { serving: portionG, piece: portionG, medium: portionG }),
      ...(label.per === 'ml' && { cup: ML_IN_CUP, tbsp: ML_IN_CUP / 16, tsp: ML_IN_CUP / 48 }),
    },
  }
}

const UNKNOWN = { cholesterolMg: null, vitaminCMg: null, calciumMg: null, ironMg: null }

const WHOSE = /^(?:my|our|the|some)\s+/i

type Word = { text: string; start: number; end: number }
const WORD = /[\p{L}\p{N}%]+(?:[’'.][\p{L}\p{N}]+)*/gu

const folded = (word: string): string => {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
  return plain.length > 3 ? plain.replace(/s$/, '') : plain
}

const wordsIn = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), (found) => ({
    text: folded(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }))

/** Names that read the same are one: case, accents and a plural do not tell foods apart. */
export const foldedOwnName = (name: string): string =>
  wordsIn(name)
    .map(({ text }) => text)
    .join(' ')

/** The own food of exactly this name, or null. */
export function ownFoodCalled<Own extends OwnFood>(name: string, foods: readonly Own[]): Own | null {
  const wanted = foldedOwnName(name.replace(WHOSE, ''))
  return foods.find((food) => foldedOwnName(food.name.replace(WHOSE, '')) === wanted) ?? null
}

/** Where an own food is named in a text. */
export type NamedOwn = { food: OwnFood; start: number; end: number }

/** The own foods that a text names, the longest name first where several fit; they do not overlap. */
export function ownFoodsNamed(text: string, foods: readonly OwnFood[]): NamedOwn[] {
  if (foods.length === 0) return []
  const words = wordsIn(text)
  const byName = new Map(foods.map((food) => [foldedOwnName(food.name), food]))
  byName.delete('')
  const most = Math.max(0, ...Array.from(byName.keys(), (name) => name.split(' ').length))
  const named: NamedOwn[] = []
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(most, words.length - at); count > 0; count--) {
      const run = words.slice(at, at + count)
      const food = byName.get(run.map(({ text }) => text).join(' '))
      if (food === undefined) continue
      named.push({ food, start: run[0]!.start, end: run.at(-1)!.end })
      at += count - 1
      break
    }
  }
  return named
}

/** Stands in a line for the name of an own food, whose commas and numbers would be read as something else. */
const STAND_IN = 'granola'

/** A line whose whole food is this own one ("2 portions of my granola"), as it is weighed; null where it says more. */
export function lineOfOwn(text: string, { food, start, end }: NamedOwn): IngredientLine | null {
  const line = readIngredientLine(`${text.slice(0, start)}${STAND_IN}${text.slice(end)}`)
  if (line.name.replace(WHOSE, '') !== STAND_IN) return null
  return { ...line, text: text.trim(), name: food.name }
}

/** The own food that an ingredient line names and nothing else, or null. */
export function ownFoodOfLine(
  text: string,
  foods: readonly OwnFood[],
): { food: OwnFood; line: IngredientLine } | null {
  for (const named of ownFoodsNamed(text, foods)) {
    const line = lineOfOwn(text, named)
    if (line !== null) return { food: named.food, line }
  }
  return null
}

const MOST_SUGGESTED = 4

/** Of a member's own names, those in which every word typed so far begins a word. */
export function ownNamesFor(typed: string, names: readonly string[], most = MOST_SUGGESTED): string[] {
  const begun = foldedOwnName(typed).split(' ').filter(Boolean)
  if (begun.length === 0) return []
  const fits = (name: string) => {
    const words = foldedOwnName(name).split(' ')
    return begun.every((part) => words.some((word) => word.startsWith(part)))
  }
  return names.filter(fits).slice(0, most)
}
