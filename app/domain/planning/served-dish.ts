import type { Asking } from '#app/domain/cookbook/asking.ts'
import { mayBeShown } from '#app/domain/cookbook/cook-dish.ts'
import { writeDish } from '#app/domain/cookbook/write-dish.ts'
import { boundedMemo } from '#app/domain/bounded-memo.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { glutenFreeLines } from '#app/domain/kitchen/gluten-free-lines.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { NO_DIETARY_PREFERENCES } from './dietary-preferences.ts'
import { type Figures, figuresOf } from './figures.ts'
import { whyOwnIsRefused, writeOwnRecipe } from './own-recipe.ts'
import type { PlanDish } from './plan-dishes.ts'
import { type ChosenSide, isWork, servingSentences, writeSide } from './sides.ts'

/** A dish written out for the table: what is shown, and the figures of what is shown. */

/**
 * How a dish is served: `portion` is a share of the printed one, `servings` for how many people's meals it is, `plates` how
 * many such portions these are together. Absent, everybody has the same.
 */
export type Serving = { portion: number; sides: readonly ChosenSide[]; servings: number; plates?: number }

/** A food of a line: what one plate has of it. */
export type ServedFood = { text: string; foodId: string; grams: number; eaten?: number }

export type ServedDish = {
  /** For all servings of the pot. */
  draft: RecipeDraft
  /** Of one plate, from the lines as written. */
  figures: Figures
  foods: readonly ServedFood[]
  /** Lines whose food or amount isn't known: they're cooked with and bought, and add nothing to the figures. */
  uncounted: readonly string[]
}

const served = boundedMemo<ServedDish>(3000)
/** A draft is written for certain wishes, which are judged once. */
const judged = new WeakMap<RecipeDraft, boolean>()

/** The text of a dish depends on what fills its lines and on the diets its sentences ask for. */
function keyOf(
  { dish, fit, version }: PlanDish,
  { portion, sides, servings, plates = servings }: Serving,
  asking: Asking,
): string {
  const fills = [...fit.fills.values()].map(({ choice: { quantity, unit, before, name } }) =>
    [quantity, unit, before, name].join(' '),
  )
  const beside = sides.map(({ id, helping }) => `${id} ${helping}`)
  const lines = [version ?? dish.lines.length, ...fills, ...beside, ...asking.diets]
  return `${dish.id} ${servings} ${plates} ${portion} ${lines.join('|')} ${JSON.stringify(asking.request.dietaryPreferences)}`
}

/** Writes a dish with its sides for so many portions, and counts what is written. */
export function serveDish(planDish: PlanDish, serving: Serving, asking: Asking): ServedDish {
  return served(keyOf(planDish, serving, asking), () => write(planDish, serving, asking))
}

function write({ fit, own }: PlanDish, serving: Serving, asking: Asking): ServedDish {
  const { portion, sides, servings, plates = servings } = serving
  const share = plates === servings ? portion : (portion * plates) / servings
  const beside = { sides, servings, plates }
  if (own !== undefined) {
    const draft = withSides(writeOwnRecipe(own, share, servings), beside)
    return { draft, ...countedOf(draft, plates) }
  }
  const request = { ...asking.request, servings }
  const plain = writeDish(fit, { ...asking, request }, share)
  const draft = withSides(plain, beside)
  const checked = { ...draft, ingredients: glutenFreeLines(draft.ingredients, request) }
  return { draft: checked, ...countedOf(checked, plates) }
}

/** What is cooked for itself is a step before the last; the rest is said when the dish is served. */
function withSides(
  draft: RecipeDraft,
  { sides, servings, plates }: Required<Omit<Serving, 'portion'>>,
): RecipeDraft {
  const written = sides.flatMap((chosen) => writeSide(chosen, servings, plates) ?? [])
  const before = servingSentences(written.filter(isWork))
  const after = servingSentences(written.filter((side) => !isWork(side)))
  const ingredients = [...draft.ingredients, ...written.map(({ text }) => ({ text, isExtra: true }))]
  const steps = draft.instructions
  const last = [steps.at(-1) ?? '', ...after].join(' ').trim()
  return { ...draft, ingredients, instructions: [...steps.slice(0, -1), ...before, last] }
}

/** The foods of a recipe's lines, for one of so many plates, and what they bring. */
export function countedOf(
  { ingredients, instructions, servings }: Pick<RecipeDraft, 'ingredients' | 'instructions' | 'servings'>,
  plates: number = servings,
): Omit<ServedDish, 'draft'> {
  const lines = ingredients.map(({ text }) => text)
  const { counted: all, uncounted } = nutritionOf(lines, servings)
  const eaten = nutritionOf(lines, servings, { steps: instructions }).counted
  const foods = all.map(({ text, foodId, grams }, at): ServedFood => {
    const left = eaten[at]?.foodId === foodId ? eaten[at].grams : grams
    const share = grams > 0 ? Math.min(1, left / grams) : 1
    return { text, foodId, grams: grams / plates, ...(share < 1 && { eaten: share }) }
  })
  return {
    foods,
    uncounted,
    figures: figuresOf(foods.map((one) => ({ ...one, food: foodById(one.foodId) }))),
  }
}

/** Whether a dish passes every gate that a recipe of the kitchen passes; a member's own may be called what they like. */
export function passesGates({ own }: PlanDish, draft: RecipeDraft, asking: Asking): boolean {
  const preferences = asking.request.dietaryPreferences ?? NO_DIETARY_PREFERENCES
  const known =
    judged.get(draft) ??
    (own === undefined ? mayBeShown(draft, asking) : whyOwnIsRefused(draft, preferences) === null)
  judged.set(draft, known)
  return known
}
