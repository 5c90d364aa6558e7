import { cookbook } from '#app/cookbook.server.ts'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test, vi } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { nameTokens } from '#app/domain/food/food-names.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import type { RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import { sourceFile } from '#app/source-file.server.ts'
import { writeRecipes as writeWith } from './kitchen.ts'

const writeRecipes = (request: RecipeRequest) => writeWith(request, cookbook())

// More than two thousand recipes are written and read; a busy machine may take its time.
vi.setConfig({ testTimeout: 300_000 })

/**
 * A line of bench/kitchen/hazards.csv: a food as somebody types it, what lies beside it, and what must hold. `refuse`: in no
 * recipe, and told why. `cook`: every recipe with it says `steps` (`a|b`: one of them), gives it `heatMin` minutes of heat,
 * takes `totalMin`, names `insideC` and gives one person no more than `mostG`. Blank asks for nothing.
 */
type HazardList = Record<
  'food' | 'beside' | 'must' | 'steps' | 'heatMin' | 'totalMin' | 'insideC' | 'mostG',
  string
>

const LISTS: readonly HazardList[] = parse(readFileSync(sourceFile('bench/kitchen/hazards.csv'), 'utf8'), {
  columns: true,
})

const REQUESTS: readonly Partial<RecipeRequest>[] = [
  { seed: 1 },
  { seed: 14, servings: 4, mealType: 'lunch', skillLevel: 'Advanced' },
  { seed: 27, servings: 1, mealType: 'dinner', cuisine: 'Mediterranean', skillLevel: 'Beginner' },
  { seed: 40, servings: 6, mealType: 'breakfast' },
]

const BASE: RecipeRequest = {
  ingredients: [],
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Intermediate',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 1,
}

type Answer = { draft: RecipeDraft | null; reason: string }

/** The recipe, and what is said of the food where it is not in it. */
function answerTo({ food, beside }: HazardList, asked: Partial<RecipeRequest>): Answer {
  try {
    const { recipes } = writeRecipes({ ...BASE, ...asked, ingredients: [food, ...beside.split(', ')] })
    const [recipe] = recipes
    const left = recipe?.leftOut.find(({ ingredient }) => ingredient === food)
    return { draft: recipe?.draft ?? null, reason: left?.reason ?? '' }
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid-input')
      return { draft: null, reason: error.message }
    throw error
  }
}

const FOR_ITS_TASTE = /enough for this|doesn’t need|not go with|of slow cooking|does not suit|do not suit/

function refusalProblem(list: HazardList, { draft, reason }: Answer): string | null {
  if (reason === '') return `used in ${draft?.name}`
  if (FOR_ITS_TASTE.test(reason)) return `left out for its taste: ${reason}`
  const words = nameTokens(list.food).filter((token) => token.length > 2)
  const isNamed = nameTokens(reason).some((token) => words.includes(token))
  return isNamed ? null : `not told by its name: ${reason}`
}

const SENTENCE = /(?<=[.:;])\s+/
const MINUTES = /(\d+)(?: to \d+)?(?: minutes|-minute)( on each side)?/g
const HOURS = /simmer for (\d+) hours?/g
/** How many sentences after its name a food may be cooked in. */
const REACH = 3
/** What becomes of mince, a cutlet or a filling, and is named instead. */
const SHAPED = ['fill', 'patty', 'meatball', 'kofta', 'loaf', 'escalope', 'slice', 'piece', 'meat']

/** The sentences that speak of the food, and those just behind them. */
function textNear({ instructions }: RecipeDraft, line: string): string {
  const words = nameTokens(line.replace(/^[\d\s./½¼¾]+/, '')).filter((token) => token.length > 2)
  const sentences = instructions.flatMap((step) => step.split(SENTENCE))
  const names = (sentence: string) =>
    nameTokens(sentence).some((token) => [...words, ...SHAPED].includes(token))
  return sentences.filter((_, at) => sentences.slice(Math.max(0, at - REACH), at + 1).some(names)).join(' ')
}

/** The longest heat that a text names, in minutes. */
const heatOf = (text: string): number =>
  Math.max(
    0,
    ...[...text.matchAll(MINUTES)].map(([, min, eachSide]) => Number(min) * (eachSide ? 2 : 1)),
    ...[...text.matchAll(HOURS)].map(([, hours]) => Number(hours) * 60),
  )

const CORE_C = /(\d{2}) °C/g
/** What a cook sees is as good as a thermometer, and so is half an hour of simmering. */
const SIGN = /no pink|clear juices|juices (?:run|are) clear|cooked through/
const LONG_MIN = 30

function cookingProblems(list: HazardList, draft: RecipeDraft): string[] {
  const fault = safetyFaultOf(draft)
  const asked = foodOfLine(readIngredientLine(list.food))?.food
  const lines = draft.ingredients.filter(({ isExtra }) => !isExtra).map(({ text }) => text)
  const words = nameTokens(list.food)
  const line =
    lines.find((text) => nameTokens(text).some((token) => token.length > 2 && words.includes(token))) ??
    lines.find((text) => foodOfLine(readIngredientLine(text))?.food === asked) ??
    lines.find((text) => foodOfLine(readIngredientLine(text))?.food.group === asked?.group)
  if (line === undefined) return [`silently left out of ${draft.name}`]
  const text = draft.instructions.join(' ')
  const near = textNear(draft, line)
  const heatMin = heatOf(near)
  const food = foodOfLine(readIngredientLine(line))?.food ?? null
  const grams = food === null ? 0 : (gramsOf(readIngredientLine(line), food).grams ?? 0)
  const hottest = Math.max(0, ...[...text.matchAll(CORE_C)].map(([, degrees]) => Number(degrees)))
  return [
    ...(fault === null ? [] : [fault.reason]),
    ...list.steps
      .split('; ')
      .filter((step) => !step.split('|').some((one) => text.toLowerCase().includes(one.toLowerCase())))
      .map((step) => `no “${step}”`),
    ...(heatMin < Number(list.heatMin) && !/steaming hot/.test(near) && !/, boiled\b/.test(line)
      ? [`${heatMin} minutes of heat`]
      : []),
    ...(draft.cookingTimeMin < Number(list.totalMin) ? [`${draft.cookingTimeMin} minutes in all`] : []),
    ...(hottest < Number(list.insideC) && !SIGN.test(near) && heatMin < LONG_MIN
      ? [`${hottest} °C inside`]
      : []),
    ...(list.mostG !== '' && grams / draft.servings > Number(list.mostG) * 1.15 ? [`${line}: too much`] : []),
  ].map((problem) => `${draft.name}: ${problem}`)
}

test('hundreds of lists of foods that harm are told apart', () => {
  expect(LISTS.length).toBeGreaterThanOrEqual(500)
  expect(LISTS.filter(({ must }) => must === 'refuse').length).toBeGreaterThanOrEqual(150)
  expect(new Set(LISTS.map(({ food }) => food.toLowerCase())).size).toBe(LISTS.length)
  expect(new Set(LISTS.map(({ must }) => must))).toEqual(new Set(['refuse', 'cook']))
})

test('what is never eaten, or never by us, is in no recipe and named with the reason', () => {
  const problems = LISTS.filter(({ must }) => must === 'refuse').flatMap((list) =>
    REQUESTS.flatMap((asked) => {
      const problem = refusalProblem(list, answerTo(list, asked))
      return problem === null ? [] : [`${list.food}: ${problem}`]
    }),
  )
  expect([...new Set(problems)]).toEqual([])
})

test('the others are soaked, thawed, boiled and heated as they must be, or left out with the reason', () => {
  const problems: string[] = []
  let [used, asked] = [0, 0]
  for (const list of LISTS.filter(({ must }) => must === 'cook')) {
    for (const request of REQUESTS) {
      asked++
      const { draft, reason } = answerTo(list, request)
      if (reason !== '') continue
      if (draft === null) {
        problems.push(`${list.food}: no recipe and no reason`)
        continue
      }
      used++
      problems.push(...cookingProblems(list, draft).map((problem) => `${list.food}: ${problem}`))
    }
  }
  expect([...new Set(problems)]).toEqual([])
  expect(used / asked).toBeGreaterThan(0.5)
})
