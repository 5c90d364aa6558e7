import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { glutenFreeLines } from '#app/domain/kitchen/gluten-free-lines.ts'
import { isManyName } from '#app/domain/kitchen/words.ts'
import { NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import { breachOfDraft } from '#app/domain/recipe/dietary-gate.ts'
import { falseClaimOf } from '#app/domain/recipe/draft-gates.ts'
import { allWishesOf, namedFoodFaultOf } from '#app/domain/recipe/named-foods-gate.ts'
import type { LeftOut, RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { notesToTell, withNotes } from '#app/domain/recipe/notes-gate.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import type { Asking, Given } from './asking.ts'
import { BookIndex } from './book-index.ts'
import { type ChosenDish, chooseDishes, chooseOpenDishes, meetsWish } from './choose-dish.ts'
import { isForDish } from './kinds-asked.ts'
import type { Dish } from './dish.ts'
import { gramsAsPrinted } from './measures.ts'
import type { DishFit } from './fit-dish.ts'
import { withDishNotes } from './dish-notes.ts'
import { isOpen } from './open-dish.ts'
import { isMainFood, spokenName } from './significance.ts'
import { inNoHurry, whyNotReady, withFirstSteps, withFrozenNames, withoutUnready } from './unready-food.ts'
import { writeDish } from './write-dish.ts'

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

/** A dish of the cookbook, written for the person. */
export type CookedDish = {
  draft: RecipeDraft
  dishId: string
  leftOut: LeftOut[]
  /** The foods at hand that are used. */
  used: readonly Given[]
  metWishes: ReadonlySet<string>
  /** Whether a food that one expects to meet again is left over. */
  isWithoutMain: boolean
}

/** Dishes written before the foods are taken for none of the book. */
const TRIES = 5

/**
 * The dish of the book that the foods stand for, through every gate; null where they are none. Dishes in `had` come
 * last, those in `shown` (the same answer) never.
 */
export function cookFromBook(book: Cookbook, asking: Asking, before: Before): CookedDish | null {
  return isForBook(asking) ? withOrWithoutUnready(asking, (one) => cookKnown(book, one, before)) : null
}

function cookKnown(book: Cookbook, asking: Asking, before: Before): CookedDish | null {
  const chosen = chooseDishes(book.index, asking)
  const known = firstCooked(chosen, asking, before)
  if (known === null || (!known.isWithoutMain && isAsked(known, asking))) return known
  // Another known dish that takes every main food, or a curry of all of them, rather than one without the aubergine.
  const least = (chosen[0]?.score ?? 0) - NEAR_THE_BEST
  const others = known.isWithoutMain ? chosen.filter((fit) => fit.score >= least && !isWithoutMain(fit)) : []
  const other = firstCooked(others, asking, before) ?? cookOpen(book, asking, before)
  if (other === null) return known
  if (isAsked(other, asking) !== isAsked(known, asking)) return isAsked(other, asking) ? other : known
  return other.isWithoutMain || !known.isWithoutMain ? known : other
}

/** Whether a dish is of the kind that was asked for by name, a curry or a soup. */
const isAsked = ({ metWishes }: CookedDish, { wishes }: Asking) =>
  [...wishes].every((wish) => !isForDish(wish) || metWishes.has(wish))

/** So much less may a dish score that takes every main food. */
const NEAR_THE_BEST = 2.5

const isWithoutMain = ({ left }: DishFit) => left.some(({ food }) => isMainFood(food))

/** As `cookFromBook`, of the dishes that take almost any foods. */
export const cookFromOpenDishes = (book: Cookbook, asking: Asking, before: Before): CookedDish | null =>
  isForBook(asking) ? withOrWithoutUnready(asking, (one) => cookOpen(book, one, before)) : null

const cookOpen = ({ open, index }: Cookbook, asking: Asking, before: Before): CookedDish | null =>
  firstCooked(chooseOpenDishes(open, index, asking), asking, before)

/** A dish that makes morels or salt cod ready, else one without them. */
function withOrWithoutUnready(
  asking: Asking,
  cook: (asking: Asking) => CookedDish | null,
): CookedDish | null {
  const without = withoutUnready(asking)
  return cook(asking) ?? (without === null ? null : cook(without))
}

type Before = { had: ReadonlySet<string>; shown: readonly { dishId: string; name: string }[] }

/** The book's sentences don't follow the stricter rules for babies and pregnancy. */
const isForBook = ({ request }: Asking): boolean =>
  (request.dietaryPreferences ?? NO_DIETARY_PREFERENCES).eaters.length === 0

function firstCooked(
  chosen: readonly ChosenDish[],
  asking: Asking,
  { had, shown }: Before,
): CookedDish | null {
  const fits = inNoHurry(chosen).filter(
    (fit) => !shown.some(({ dishId }) => dishId === fit.dish.id) && hasEnough(fit, asking),
  )
  const fresh = fits.filter(({ dish }) => !had.has(dish.id))
  const again = fits.filter(({ dish }) => had.has(dish.id))
  for (const fit of [...fresh, ...again].slice(0, TRIES).map(withFrozenNames)) {
    const noted = withFirstSteps(withDishNotes(writeForEnergy(fit, asking), fit, asking), fit)
    if (noted === null) continue
    const checked = { ...noted, ingredients: glutenFreeLines(noted.ingredients, asking.request) }
    if (shown.some(({ name }) => name === checked.name) || !mayBeShown(checked, asking)) continue
    const fillings = [...fit.fills.values(), ...fit.beside, ...fit.welcomed.map(({ filling }) => filling)]
    return {
      draft: withNotes(checked, notesToTell(checked, asking.request)),
      dishId: fit.dish.id,
      leftOut: [...asking.setAside, ...fit.left.map(whyLeftOut)],
      used: fillings.flatMap(({ given }) => given ?? []),
      metWishes: new Set(
        [...asking.wishes].filter((wish) => meetsWish(fit.dish, wish) && !isTooLate(wish, checked)),
      ),
      isWithoutMain: isWithoutMain(fit),
    }
  }
  return null
}

/** What a quick dish takes at most; with beans to soak it isn't one. */
const QUICK_MIN = 30
const isTooLate = (wish: string, { cookingTimeMin }: RecipeDraft): boolean =>
  wish === 'quick' && cookingTimeMin > QUICK_MIN

/** With less of the meat, the fish or the like than this share of what the dish wants, it is another dish, or one for fewer. */
const LEAST_OF_MAIN = 0.35
/** "Half a chorizo" may be half a ring of it. */
const LEAST_OF_COUNTED = 0.25

function hasEnough({ dish, fills }: DishFit, { request }: Asking): boolean {
  return [...fills.values()].every(({ choice, given }) => {
    if (given === null || given.grams === null || given.food.roles[0] !== 'protein') return true
    const wantedG = (gramsAsPrinted(choice) * request.servings) / dish.serves
    return given.grams >= wantedG * (given.count === null ? LEAST_OF_MAIN : LEAST_OF_COUNTED)
  })
}

/** Portions between three fifths and seven fifths of the usual, nearest to the calories asked for. */
const [LEAST_ENERGY, MOST_ENERGY] = [0.6, 1.4]
const NEAR_TARGET = 0.06
const ROUNDS = 3

function writeForEnergy(fit: DishFit, asking: Asking): RecipeDraft {
  const target = asking.request.targetCalories
  let energy = 1
  let draft = writeDish(fit, asking)
  if (target === undefined) return draft
  for (let round = 0; round < ROUNDS; round++) {
    const { perServing } = nutritionOf(
      draft.ingredients.map(({ text }) => text),
      draft.servings,
      { steps: draft.instructions },
    )
    const kcal = perServing.kcal ?? 0
    if (kcal <= 0 || Math.abs(kcal / target - 1) <= NEAR_TARGET) break
    energy = Math.min(MOST_ENERGY, Math.max(LEAST_ENERGY, energy * (target / kcal)))
    draft = writeDish(fit, asking, energy)
  }
  return draft
}

export function mayBeShown(draft: RecipeDraft, { request }: Asking): boolean {
  const wishes = allWishesOf(request)
  if (wishes !== null && breachOfDraft(draft, wishes) !== null) return false
  if (namedFoodFaultOf(draft, request) !== null || falseClaimOf(draft) !== null) return false
  return safetyFaultOf(draft, wishes?.eaters) === null
}

function whyLeftOut(given: Given): LeftOut {
  const { typed, food } = given
  const reason = `This dish doesn’t need ${isManyName(spokenName(food)) ? 'them' : 'it'}.`
  return { ingredient: typed, reason: whyNotReady(given) ?? reason }
}
