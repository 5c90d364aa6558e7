import { capitalised } from '#app/domain/capitalised.ts'
import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { foodOfImported } from '#app/domain/food/imported-food.ts'
import type { AssumedFigure, MealReply } from '#app/domain/food/meal-reply.ts'
import { findMealFood } from '#app/domain/meals/vocabulary/meal-vocabulary.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import type { Plate } from '#app/domain/plate/plate.ts'
import { plateOf } from '#app/domain/plate/plate-of.ts'
import { hashText } from '#app/domain/random.ts'
import { figuresOfRow, type MealEstimate, type MealRow, type Range, summariseMeal } from './meal-estimate.ts'
import { type ReadRows, rowsFromReply, rowsFromWords, type SaidRows } from './meal-rows.ts'
import { plainWords } from '#app/domain/plain-words.ts'

/** An estimate without what the server adds: its id and its picture. */
export type MadeEstimate = Omit<MealEstimate, 'id' | 'plateUrl' | 'isPhotoUnread'>

const LONGEST_NAME = 60
const LONGEST_FOOD = 36

/** An estimate of a meal told in words. */
export function estimateFromWords(description: string, read: SaidRows): MadeEstimate {
  const { rows, notCounted, refused } = read
  return withoutNotes({ rows, notCounted, refused }, nameOfMeal(description, rows), noteOnAmounts(read))
}

function noteOnAmounts({ rows, areAllMeasured, usualAmounts }: SaidRows): string {
  if (usualAmounts > 0)
    return `${usualAmounts} of ${rows.length} ${rows.length === 1 ? 'food' : 'foods'} had no exact amount, so usual weights were used.`
  if (areAllMeasured) return 'Every amount is as you gave it.'
  return 'Pieces, bowls and the like are counted at their usual weight.'
}

/** The range of a meal told in words, as its page shows it before any question is answered. */
export const kcalRangeOfWords = (description: string): Range =>
  summariseMeal(estimateFromWords(description, rowsFromWords(description))).kcalRange

/** An estimate of what a model saw or was told; what it left out stands as agreed and is listed. */
export function estimateFromReply(reply: MealReply, description: string): MadeEstimate {
  const read = rowsFromReply(reply)
  const areAllAssumed = reply.assumed.includes('components')
  const addedUp = areAllAssumed ? [] : reply.assumed.filter((figure) => isAddedUp(figure, read, reply))
  const isTotalGiven = !areAllAssumed && !reply.assumed.includes('calories')
  return {
    ...withoutNotes(
      read,
      // A photo shows more than the words beside it: "I also had a flat white" does not name a plate of toast.
      capitalised(reply.mealName) || nameOfMeal(description, areAllAssumed ? [] : read.rows),
      reply.notes,
    ),
    assumed: reply.assumed.filter((figure) => !addedUp.includes(figure)),
    addedUp,
    saidTotalKcal: isTotalGiven ? reply.total.kcal : null,
    saidConfidence: reply.confidence,
    givenTotal: areAllAssumed ? { ...reply.total, alcoholG: null } : null,
  }
}

/**
 * An estimate of words that the table reads in part: its rows stay as they are, and a model's reply about the words it
 * does not know adds the others, marked as the model's.
 */
export function estimateFromWordsAndReply(
  description: string,
  read: SaidRows,
  reply: MealReply,
): MadeEstimate {
  const added = rowsFromReply(reply, read.rows.length + 1)
  const rows = [...read.rows, ...added.rows]
  const notCounted = added.rows.length > 0 ? [] : read.notCounted
  const refused = [...read.refused, ...added.refused]
  const notes = [noteOnAmounts(read), reply.notes].filter((note) => note !== '').join(' ')
  return {
    ...withoutNotes({ rows, notCounted, refused }, nameOfMeal(description, rows), notes),
    assumed: reply.assumed.filter((figure) => !isAddedUp(figure, added, reply)),
    saidConfidence: reply.confidence,
  }
}

/** Whether the foods of a reply come to this figure by themselves, so that no fallback stands in for it. */
function isAddedUp(figure: AssumedFigure, { rows }: ReadRows, { components }: MealReply): boolean {
  switch (figure) {
    case 'calories':
      return components.every(({ kcal }) => kcal !== null) || !rows.some(({ source }) => source === 'model')
    case 'protein':
    case 'carbs':
    case 'fat':
    case 'fiber':
      return !rows.some(({ source }) => source === 'model')
    case 'components':
    case 'confidence':
      return false
  }
}

function withoutNotes(read: ReadRows, mealName: string, notes: string): MadeEstimate {
  return {
    ...read,
    mealName,
    notes,
    assumed: [],
    saidConfidence: null,
    givenTotal: null,
    settledQuestions: [],
    backdrop: backdropOf(mealName),
  }
}

/** What a person said it was, if that is short; else the foods that weigh most in it. */
function nameOfMeal(description: string, rows: readonly MealRow[]): string {
  const said = plainWords(description)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:i (?:had|ate|just had|just ate)|for (?:breakfast|lunch|dinner) i had) /i, '')
    .replace(/[.,;:!]+$/, '')
  // "I also had a flat white" adds to a meal that has another name.
  const isAddition = /^(?:i )?(?:also|and|plus|with)\b/i.test(said)
  return said !== '' && said.length <= LONGEST_NAME && !isAddition ? capitalised(said) : nameOfRows(rows)
}

/** A meal by the foods that bring most of its energy. */
export function nameOfRows(rows: readonly MealRow[]): string {
  const names = rows
    .toSorted((a, b) => figuresOfRow(b).kcal - figuresOfRow(a).kcal)
    .slice(0, 3)
    .map(({ name }) =>
      shortName(name.replace(/^cooked /, '')).replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
    )
  const last = names.length > 1 ? ` and ${names.at(-1)}` : ''
  return capitalised((names.slice(0, names.length > 1 ? -1 : 1).join(', ') || 'Your meal') + last)
}

/** USDA's long names by their first part: three of them still make a heading. */
const shortName = (name: string): string =>
  name.length <= LONGEST_FOOD ? name : (name.split(', ')[0] ?? name).slice(0, LONGEST_FOOD)

/** What to draw for the meal. */
export function plateOfMeal(mealName: string, rows: readonly MealRow[]): Plate {
  const foods = rows
    .toSorted((a, b) => b.amount - a.amount)
    .flatMap(({ foodId }) => {
      const food = foodId === null ? null : (findFood(foodId) ?? drawnFoodOf(foodId))
      return food ? [food] : []
    })
  return plateOf({ name: mealName, dishTemplate: mealName, foods, seed: hashText(mealName) })
}

/** A food of USDA's as it is drawn: by its group. */
function drawnFoodOf(id: string): Food | null {
  const food = findMealFood(id)
  if (food === null) return null
  const { name, category } = food
  return foodOfImported({ id, description: name, category, per100g: food.per100g(), portions: [] })
}

/** The estimate as it is specified: totals, macronutrients, components, confidence and notes. */
export function asSpecified(estimate: MealEstimate) {
  const { total, kcalRange, confidence, rowKcal } = summariseMeal(estimate)
  const whole = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
  return {
    id: estimate.id,
    mealName: estimate.mealName,
    totalCalories: Math.round(total.kcal),
    kcalRange: { low: Math.round(kcalRange.low), high: Math.round(kcalRange.high) },
    macronutrients: {
      protein: whole(total.proteinG) ?? 0,
      carbs: whole(total.carbsG) ?? 0,
      fat: whole(total.fatG) ?? 0,
      fiber: whole(total.fiberG),
    },
    components: estimate.rows.map((row, index) => ({
      name: row.name,
      calories: Math.round(rowKcal[index] ?? 0),
      portion: row.portion,
    })),
    confidence,
    notes: estimate.notes,
  }
}
