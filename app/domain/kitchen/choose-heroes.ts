import { AppError } from '#app/domain/errors.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { type Candidate, candidatesFor, type Made } from './choose.ts'
import type { Item } from './dish.ts'
import { sufficiencyOf } from './feasible-servings.ts'
import { DISH_TEMPLATES } from './dish-templates/dish-templates.ts'
import { carries, type Heroes, heroesOf, isCupboard, mayGiveWay, whyNotOffered } from './heroes.ts'

/** A candidate with how many it feeds, said where it is not as many as asked for. */
export type HeroCandidate = Candidate & { servingsNote: string }

/** Points lost when the amounts given feed nobody asked for; half of them for half of the people. */
const TOO_FEW_COST = 3
const PRETENCE_COST = 6

/** How much of the promise a dish keeps: all of it, the first-named food (or the one it gives way to), or none. */
export const PROMISES = ['all', 'first', 'none'] as const
export type Promised = (typeof PROMISES)[number]

/**
 * The dishes these foods could make, ranked once for all that is asked of them: the function gives those that keep so much of
 * the promise, best first. A seasoning or a light food named first binds only as long as the main one finds its place too; of
 * anything else no dish is offered without it ('none' is empty).
 */
export function heroCandidates(
  request: RecipeRequest,
  items: readonly Item[],
  made: Made,
  index: number,
): (promised: Promised) => Iterable<HeroCandidate> {
  // Meals of a plan cook from a whole pantry, in which nothing is named first.
  if (request.dayNumber !== undefined) {
    const ranked = once(() =>
      candidatesFor(request, items, made, index).map((one) => ({ ...one, servingsNote: '' })),
    )
    return (promised) => (promised === 'all' ? ranked() : [])
  }
  const heroes = heroesOf(items)
  const givesWay = mayGiveWay(heroes)
  const { first, main } = heroes
  const histories = index === 0 ? [made] : [made, { ...made, forms: new Set<string>() }]
  const ranked = histories.map((history) => rankTwice(request, items, heroes, history, index))
  return function* (promised) {
    if (promised === 'none' && !givesWay) return
    const bound = promised === 'all' ? [first, main] : promised === 'first' ? [givesWay ? main : first] : []
    for (const one of ranked) yield* tiersOf(one, bound)
  }
}

/** What to say when no dish is made of the foods that have to be in it. */
export function notOffered(request: RecipeRequest, items: readonly Item[]): AppError {
  const { first } = heroesOf(items)
  const item =
    first && !isCupboard(first.kind) ? first : (items.find(({ kind }) => !isCupboard(kind)) ?? first)
  const message = item ? whyNotOffered(item, request.cuisine) : 'Please add at least one ingredient'
  return new AppError('invalid-input', message, { field: 'ingredients' })
}

/** Worked out when first asked for: most requests are answered from the first list. */
type Ranked = { strict: () => HeroCandidate[]; open: () => HeroCandidate[] }

/** With the borders of the cuisines as they are, and with them open for the heroes. */
function rankTwice(
  request: RecipeRequest,
  items: readonly Item[],
  heroes: Heroes,
  made: Made,
  index: number,
): Ranked {
  const isHero = (item: Item) => item === heroes.first || item === heroes.main
  const opened = items.map((item) => (isHero(item) && item.cuisines ? { ...item, cuisines: null } : item))
  const isSame = opened.every((item, at) => item === items[at])
  const heroKeys = [heroes.first, heroes.main].flatMap((item) => (item ? [item.key] : []))
  const rankOf = (list: readonly Item[]) =>
    candidatesFor(request, list, made, index, DISH_TEMPLATES, heroKeys)
  return {
    strict: once(() => withServings(rankOf(items), heroes)),
    open: once(() => (isSame ? [] : withServings(rankOf(opened), heroes))),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

function withServings(candidates: readonly Candidate[], heroes: Heroes): HeroCandidate[] {
  return candidates
    .map((candidate) => {
      const { dish } = candidate
      const { servings, note, isTooLittle } = sufficiencyOf(dish, heroes)
      const missed = 1 - Math.min(1, servings / dish.servings)
      dish.servings = servings
      dish.heroes = [heroes.first, heroes.main].flatMap((item) =>
        item && !isCupboard(item.kind) ? [item.key] : [],
      )
      const score = candidate.score - missed * TOO_FEW_COST - (isTooLittle ? PRETENCE_COST : 0)
      return { ...candidate, score, servingsNote: note }
    })
    .toSorted((left, right) => right.score - left.score)
}

/** Dishes built on all of the foods, then those that have them at least at the edge. */
function* tiersOf({ strict, open }: Ranked, bound: readonly (Item | null)[]): Generator<HeroCandidate> {
  const wanted = bound.filter((item) => item !== null)
  const isBuiltOn = ({ dish }: HeroCandidate) => wanted.every((item) => carries(dish, item) === 'well')
  const hasAll = ({ dish }: HeroCandidate) => wanted.every((item) => carries(dish, item) !== 'no')
  for (const fits of [isBuiltOn, hasAll]) {
    yield* strict().filter(fits)
    yield* open().filter(fits)
  }
}
