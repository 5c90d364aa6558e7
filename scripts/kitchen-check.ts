/**
 * `npm run kitchen -- measure [--misses] [--lists]`: how well the kitchen cooks what lists stand for. Lists are in
 * bench/kitchen/*.csv (`dish,list`).
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'csv-parse/sync'
import { cookbook } from '#app/cookbook.server.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { heroesOf, isCupboard } from '#app/domain/kitchen/heroes.ts'
import { cookOneByOne, type KitchenRecipe } from '#app/domain/kitchen/kitchen.ts'
import { readPantry } from '#app/domain/kitchen/pantry.ts'
import { isOfCuisine } from '#app/domain/cookbook/choose-dish.ts'
import { seededRandom } from '#app/domain/random.ts'
import {
  CUISINES,
  DIETARY_RESTRICTIONS,
  type RecipeDraft,
  type RecipeRequest,
} from '#app/domain/recipe/recipe.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: { misses: { type: 'boolean' }, lists: { type: 'boolean' } },
})
const REQUEST: RecipeRequest = {
  ingredients: [],
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 1,
}

type ListRow = { dish: string; list: string }
/** Lists of what harms, which stand for no dish: hazard-lists.test.ts cooks them. */
const HAZARDS = 'bench/kitchen/hazards.csv'
const files = globSync('bench/kitchen/*.csv', { cwd: root }).filter((file) => file !== HAZARDS)
const rows: ListRow[] = files.flatMap((file) =>
  parse(readFileSync(join(root, file), 'utf8'), { columns: true, trim: true }),
)

function checkLists(): void {
  let [named, heroes] = [0, 0]
  for (const [index, { dish, list }] of rows.entries()) {
    const ingredients = list.split(',').map((one) => one.trim())
    const [recipe] = cookAll({ ...REQUEST, ingredients, seed: index })
    const isNamed = recipe?.dish?.id === dish
    if (isNamed) named++
    const { first, main } = heroesOf(readPantry(ingredients, 'None').items)
    const left = recipe?.leftOut.map(({ ingredient }) => ingredient) ?? ingredients
    const hasHeroes = [first, main].every(
      (item) => !item || isCupboard(item.kind) || !left.includes(item.typed),
    )
    if (recipe && hasHeroes) heroes++
    if (values.misses && (!isNamed || !hasHeroes))
      console.log(`${dish}: ${list} -> ${recipe?.draft.name ?? 'nothing'}`)
  }
  print('lists that became the dish they stand for', named, rows.length)
  print('lists whose main foods are in the recipe', heroes, rows.length)
}

function cookAll(request: RecipeRequest): KitchenRecipe[] {
  try {
    return [...cookOneByOne(request, cookbook())]
  } catch {
    return []
  }
}

const LABELS = 'bench/kitchen/blind/labels.csv'
/** The weights of merits.ts were not fitted on these. */
const UNREAD = '6-'

/** Requests as people type them, with the dishes that a cook calls right answers: ids are "set-request". */
function checkLabels(): void {
  const labels = parse(readFileSync(join(root, LABELS), 'utf8'), { columns: true }) as {
    id: string
    best: string
    also: string
  }[]
  const requests = new Map<string, readonly string[]>(
    [...new Set(labels.map(({ id }) => id.split('-')[0]))].flatMap((set) =>
      readFileSync(join(root, `bench/kitchen/blind/requests-${set}.txt`), 'utf8')
        .trim()
        .split('\n')
        .map((row) => [`${set}-${row.split('|')[0]}`, row.split('|')] as const),
    ),
  )
  const read = { right: 0, all: 0 }
  const unread = { right: 0, all: 0 }
  for (const { id, best, also } of labels) {
    const [, list, servings, diet, cuisine] = requests.get(id) ?? []
    if (best === 'none' || list === undefined) continue
    const set = id.startsWith(UNREAD) ? unread : read
    set.all++
    const [recipe] = cookAll({
      ...REQUEST,
      ingredients: list.split(/;\s*/),
      servings: Number(servings),
      dietaryRestriction: DIETARY_RESTRICTIONS.find((one) => one === diet) ?? 'None',
      cuisine: CUISINES.find((one) => one === cuisine) ?? 'Any',
    })
    const isRight = [best, ...also.split(';')].includes(recipe?.dish?.id ?? '')
    if (isRight) set.right++
    else if (values.misses) console.log(`${id} ${list}: ${best} -> ${recipe?.dish?.id ?? recipe?.draft.name}`)
  }
  print('requests that the weights were fitted on, with a dish that a cook calls right', read.right, read.all)
  print('other requests, with a dish that a cook calls right', unread.right, unread.all)
}

const RANDOM_LISTS = 240

function checkRandomLists(): void {
  const random = seededRandom(20261123)
  const usable = FOODS.filter(
    (food) => food.state !== 'cooked' && !food.roles.includes('dish') && !food.roles.includes('drink'),
  )
  let [right, used, given, ofCuisine, withCuisine] = [0, 0, 0, 0, 0]
  const startedAt = performance.now()
  let recipes = 0
  for (let index = 0; index < RANDOM_LISTS; index++) {
    const count = 3 + Math.floor(random() * 8)
    const ingredients = Array.from(
      { length: count },
      () => usable[Math.floor(random() * usable.length)]!.name,
    )
    const numRecipes = 1 + Math.floor(random() * 3)
    const cuisine = CUISINES[Math.floor(random() * CUISINES.length)]!
    const made = cookAll({ ...REQUEST, ingredients, cuisine, numRecipes, seed: index })
    if (cuisine !== 'Any') {
      withCuisine += made.length
      ofCuisine += made.filter(({ draft }) =>
        isOfCuisine({ cuisine: draft.cuisineType === 'Everyday' ? 'Any' : draft.cuisineType }, { cuisine }),
      ).length
    }
    recipes += made.length
    if (
      isWhole(
        made.map(({ draft }) => draft),
        numRecipes,
      )
    )
      right++
    const left = made.map(({ leftOut }) => new Set(leftOut.map((one) => one.ingredient)))
    given += count
    used += ingredients.filter((one) => left.some((set) => !set.has(one))).length
  }
  const seconds = (performance.now() - startedAt) / 1000
  print('random lists with the right number of different recipes of three steps or more', right, RANDOM_LISTS)
  print('foods of random lists that are in a recipe', used, given)
  print('recipes of the cuisine asked for', ofCuisine, withCuisine)
  console.log(`${(recipes / seconds).toFixed(0)} recipes a second`)
}

function isWhole(drafts: readonly RecipeDraft[], wanted: number): boolean {
  const names = new Set(drafts.map(({ name }) => name))
  return names.size === wanted && drafts.every(({ instructions }) => instructions.length >= 3)
}

function print(what: string, part: number, all: number): void {
  console.log(`${all === 0 ? '-' : ((100 * part) / all).toFixed(1)} % ${what} (${part} of ${all})`)
}

checkLists()
checkLabels()
if (!values.lists) checkRandomLists()
