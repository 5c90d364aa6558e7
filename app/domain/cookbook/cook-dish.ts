import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { glutenFreeLines } from '#app/domain/kitchen/gluten-free-lines.ts'
import { isManyName } from '#app/domain/kitchen/words.ts'
import { breachOfDraft } from '#app/domain/recipe/dietary-gate.ts'
import { falseClaimOf } from '#app/domain/recipe/draft-gates.ts'
import { allWishesOf, namedFoodFaultOf } from '#app/domain/recipe/named-foods-gate.ts'
import { type LeftOut, type RecipeDraft, type RecipeRequest, SERVINGS } from '#app/domain/recipe/recipe.ts'
import { notesToTell, withNotes } from '#app/domain/recipe/notes-gate.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import type { Asking, Given } from './asking.ts'
import { bookForEaters, type Cookbook } from './cookbook.ts'
import {
  type ChosenDish,
  chooseDishes,
  chooseNearest,
  chooseOpenDishes,
  type Expected,
  meetsWish,
} from './choose-dish.ts'
import { isForDish } from './kinds-asked.ts'
import { gramsAsPrinted } from './measures.ts'
import type { DishFit } from './fit-dish.ts'
import { withDishNotes } from './dish-notes.ts'
import { isMainFood, spokenName } from './significance.ts'
import { inNoHurry, whyNotReady, withFirstSteps, withFrozenNames, withoutUnready } from './unready-food.ts'
import { writeDish } from './write-dish.ts'

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

/** How many dishes are written before there is no answer. For babies and in pregnancy the gates refuse more of them. */
const TRIES = 5
const TRIES_FOR_EATERS = 30

type Way = (book: Cookbook, asking: Asking, before: Before) => CookedDish | null

/** The dishes that are meant, and open ones, for as many people as the main food is enough for. */
const forFewer: Way = ({ index, open }, asking, before) => {
  const fewer = fewerServings(asking)
  if (fewer.length === 0) return null
  const chosen = [...chooseDishes(index, asking), ...chooseOpenDishes(open, index, asking)]
  return firstNotNull(fewer, (one) => {
    const cooked = firstCooked(chosen, one.asking, before)
    return cooked && withDescription(cooked, one.sentence)
  })
}

const nearest =
  (expected: Expected): Way =>
  ({ index }, asking, before) =>
    firstCooked(chooseNearest(index, asking, expected), asking, before)

/** From the dish that is meant to one that at least uses the food named first; then those that use others. */
const WAYS: readonly (readonly Way[])[] = [
  [cookKnown, cookOpen, forFewer, nearest('first')],
  [nearest('any')],
]

/**
 * The dish of the book that the foods stand for, else an open dish that takes them, else either of them for fewer people,
 * else the nearest one, through every gate; all that in the cuisine asked for, then in any. Last comes a dish without the
 * food named first. A dish for fewer people or from another cuisine says so. Null where no dish takes the food named first
 * or two others. Dishes in `had` come last, those in `shown` (the same answer) never.
 */
export function cookFromBook(whole: Cookbook, asking: Asking, before: Before): CookedDish | null {
  const { request } = asking
  const book = bookForEaters(whole, request.dietaryPreferences?.eaters ?? [])
  return firstNotNull(WAYS, (ways) => {
    const cook = (one: Asking) =>
      firstNotNull(ways, (way) => withOrWithoutUnready(one, (ready) => way(book, ready, before)))
    const cooked = cook(asking)
    if (cooked !== null || request.cuisine === 'Any') return cooked
    const fromElsewhere = cook({ ...asking, request: { ...request, cuisine: 'Any' } })
    return fromElsewhere && withDescription(fromElsewhere, notOfCuisine(request))
  })
}

/** The request for fewer people, where the amount of a main food may be too little for all. */
function fewerServings(asking: Asking): { asking: Asking; sentence: string }[] {
  const { request, given } = asking
  const scarce = given.find(({ food, grams }) => grams !== null && isMainFood(food))
  if (scarce === undefined) return []
  return SERVINGS.filter((servings) => servings < request.servings)
    .toReversed()
    .map((servings) => ({
      asking: { ...asking, request: { ...request, servings } },
      sentence: `Serves ${servings}, not ${request.servings}: ${scarce.typed} is enough for ${servings}.`,
    }))
}

const notOfCuisine = ({ cuisine }: RecipeRequest) =>
  `None of our ${cuisine} dishes is made of these foods, so this one comes from elsewhere.`

const withDescription = (cooked: CookedDish, sentence: string): CookedDish => ({
  ...cooked,
  draft: { ...cooked.draft, description: `${cooked.draft.description} ${sentence}`.trim() },
})

function firstNotNull<One, Made>(all: readonly One[], make: (one: One) => Made | null): Made | null {
  for (const one of all) {
    const made = make(one)
    if (made !== null) return made
  }
  return null
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

function cookOpen({ open, index }: Cookbook, asking: Asking, before: Before): CookedDish | null {
  return firstCooked(chooseOpenDishes(open, index, asking), asking, before)
}

/** A dish that makes morels or salt cod ready, else one without them. */
function withOrWithoutUnready(
  asking: Asking,
  cook: (asking: Asking) => CookedDish | null,
): CookedDish | null {
  const without = withoutUnready(asking)
  return cook(asking) ?? (without === null ? null : cook(without))
}

type Before = { had: ReadonlySet<string>; shown: readonly { dishId: string; name: string }[] }

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
  const tries = (asking.request.dietaryPreferences?.eaters ?? []).length > 0 ? TRIES_FOR_EATERS : TRIES
  for (const fit of [...fresh, ...again].slice(0, tries).map(withFrozenNames)) {
    const noted = withFirstSteps(withDishNotes(writeForEnergy(fit, asking), fit, asking), fit)
    if (noted === null) continue
    const checked = { ...noted, ingredients: glutenFreeLines(noted.ingredients, asking.request) }
    if (shown.some(({ name }) => name === checked.name) || !mayBeShown(checked, asking)) continue
    const fillings = [...fit.fills.values(), ...fit.beside, ...fit.welcomed.map(({ filling }) => filling)]
    return {
      draft: withNotes(checked, notesToTell(checked, asking.request)),
      dishId: fit.dish.id,
      leftOut: [...asking.setAside, ...fit.left.map((one) => whyLeftOut(one, one === asking.given[0]))],
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

function whyLeftOut(given: Given, isFirst: boolean): LeftOut {
  const { typed, food } = given
  const name = spokenName(food)
  const reason =
    isFirst && isMainFood(food)
      ? `None of our dishes uses ${name} with the rest.`
      : `This dish doesn’t need ${isManyName(name) ? 'them' : 'it'}.`
  return { ingredient: typed, reason: whyNotReady(given) ?? reason }
}
