import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import type { Food } from '#app/domain/food/food.ts'
import { FOODS, foodById } from '#app/domain/food/foods.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import { CUISINES, type RecipeRequest, SERVINGS } from '#app/domain/recipe/recipe.ts'
import { heroesOf, isLight } from './heroes.ts'
import { type KitchenRecipe, writeRecipes } from './kitchen.ts'
import { itemOf, readPantry } from './pantry.ts'
import { agreesOnTime, statedMinutes } from './time-claims.ts'

/** The promise of the main food, over every food of the table that a meal can be made of. */
const PATIENT = { timeout: 60_000 }

const COMPANIONS =
  `potato carrot onion white-rice tomato spinach garlic lemon red-pepper butter egg cheddar chickpeas-canned
  pasta broccoli mushroom coriander soy-sauce cumin double-cream chicken-thigh salmon tofu`
    .split(/\s+/)
    .map(foodById)

const NO_MAIN_FOODS = ['dish', 'drink', 'water', 'unknown', 'treat']
const isHero = (food: Food) => !NO_MAIN_FOODS.includes(food.kind) && !isLight(itemOf(food, null, null))

function requestFor(food: Food): RecipeRequest {
  const random = seededRandom(hashText(food.id))
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(random() * from.length)]!
  const beside = new Set(Array.from({ length: Math.floor(random() * 5) }, () => pick(COMPANIONS).plural))
  const amount = random() < 0.4 ? `${[50, 100, 250, 400][Math.floor(random() * 4)]} g ` : ''
  return {
    ingredients: [`${amount}${food.plural}`, ...beside],
    cuisine: random() < 0.4 ? 'Any' : pick(CUISINES),
    servings: pick(SERVINGS),
    skillLevel: 'Intermediate',
    dietaryRestriction: 'None',
    numRecipes: 1,
    seed: hashText(`${food.id} seed`),
  }
}

/** Split by a hash of the food: one half was read while the kitchen was changed, the other is only scored. */
const HEROES = FOODS.filter(isHero)
const HALVES = {
  read: HEROES.filter(({ id }) => hashText(`half ${id}`) % 2 === 0),
  scored: HEROES.filter(({ id }) => hashText(`half ${id}`) % 2 === 1),
}

const usedBy = (recipe: KitchenRecipe) =>
  recipe.draft.ingredients
    .filter((line) => !line.isExtra)
    .map(({ text }) => foodOfLine(readIngredientLine(text))?.food.id)

test.each(['read', 'scored'] as const)(
  'the food named first is used, or no recipe is offered and its name and the reason are said (%s half)',
  PATIENT,
  (half) => {
    expect(HALVES[half].length).toBeGreaterThan(300)
    const broken: string[] = []
    let refused = 0
    for (const food of HALVES[half]) {
      const request = requestFor(food)
      const { items } = readPantry(request.ingredients, 'None')
      const { first, main } = heroesOf(items)
      const what = `${request.ingredients.join(', ')} (${request.cuisine}, ${request.servings})`
      try {
        const [recipe] = writeRecipes(request).recipes
        const used = usedBy(recipe!)
        if (!first || !used.includes(first.key)) broken.push(`${what}: ${recipe!.draft.name}`)
        const isNamed = recipe!.leftOut.some(
          (one) => one.ingredient === main?.typed && one.reason.length > 10,
        )
        if (main && !used.includes(main.key) && !isNamed) broken.push(`${what}: without ${main.typed}`)
      } catch (error) {
        expect(error).toBeInstanceOf(AppError)
        expect((error as AppError).message.toLowerCase(), what).toContain(first!.plural.toLowerCase())
        refused++
      }
    }
    expect(broken).toEqual([])
    expect(refused / HALVES[half].length).toBeLessThan(0.05)
  },
)

test('never takes more than there is, nor calls it a meal for more than it feeds', PATIENT, () => {
  const wrong: string[] = []
  for (const food of HALVES.read) {
    const request = requestFor(food)
    const given = new Map(
      readPantry(request.ingredients, 'None').items.map((item) => [item.key, item.givenG]),
    )
    let recipe
    try {
      recipe = writeRecipes(request).recipes[0]!
    } catch {
      continue
    }
    const { draft } = recipe
    for (const { text, isExtra } of draft.ingredients) {
      const line = readIngredientLine(text)
      const match = foodOfLine(line)
      const most = match && !isExtra ? given.get(match.food.id) : null
      const grams = match ? gramsOf(line, match.food).grams : null
      if (most && grams && grams > most * 1.01) wrong.push(`${text} of ${most} g`)
    }
    const isSaid = draft.description.includes(`Serves ${draft.servings}, not ${request.servings}: `)
    if (draft.servings !== request.servings && !isSaid) wrong.push(`${draft.servings} unsaid: ${draft.name}`)
    if (!agreesOnTime(draft.description, draft.cookingTimeMin)) wrong.push(draft.description)
  }
  expect(wrong).toEqual([])
})

const PLAIN: RecipeRequest = {
  ingredients: [],
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 1,
}
const recipesOf = (ingredients: string[], more: Partial<RecipeRequest> = {}) =>
  Array.from({ length: 12 }, (_, seed) => writeRecipes({ ...PLAIN, ingredients, ...more, seed }).recipes[0]!)

test('cooks the whole bird, whatever lies beside it', () => {
  for (const beside of [['potatoes'], ['carrots', 'onion'], ['broccoli'], ['rice', 'peppers'], []]) {
    for (const recipe of recipesOf(['whole chicken', ...beside])) {
      expect(usedBy(recipe)).toContain('whole-chicken')
      expect(recipe.draft.name).toMatch(/chicken/i)
      expect(recipe.draft.servings).toBe(4)
      expect(recipe.draft.description).toMatch(/Serves 4, not 2: a whole chicken/)
    }
  }
})

test('cooks the wings, the lentils, the dough and the chocolate that were named', () => {
  for (const [ingredients, ids] of [
    [['chicken wings', 'hot sauce', 'blue cheese'], ['chicken-wing']],
    [
      ['rice', 'lentils', 'onions'],
      ['white-rice', 'lentils'],
    ],
    [
      ['plain flour', 'yeast', 'tomatoes', 'mozzarella'],
      ['plain-flour', 'mozzarella'],
    ],
    [
      ['dark chocolate', 'flour', 'sugar', 'eggs', 'butter'],
      ['egg', 'dark-chocolate'],
    ],
    [['salmon', 'potatoes', 'dill'], ['salmon']],
  ] as const) {
    for (const recipe of recipesOf([...ingredients]))
      expect(usedBy(recipe), `${ingredients.join()}: ${recipe.draft.name}`).toEqual(
        expect.arrayContaining([...ids]),
      )
  }
})

test('names a dish for what was given, not for what is bought', () => {
  for (const recipe of recipesOf(['salmon', 'potatoes', 'dill'])) {
    expect(recipe.draft.name).toMatch(/salmon/i)
    expect(recipe.draft.name).not.toMatch(/bean|broccoli|paprika|courgette|pepper|tomato|carrot/i)
  }
})

test('goes on to the next food when the first is against the diet, and says so', () => {
  for (const recipe of recipesOf(['chicken', 'feta', 'quinoa'], { dietaryRestriction: 'Vegetarian' })) {
    expect(recipe.leftOut[0]).toMatchObject({ ingredient: 'chicken' })
    expect(usedBy(recipe)).toEqual(expect.arrayContaining(['feta', 'quinoa']))
  }
})

test.each([
  [['1 egg'], 8],
  [['100 g chicken breast'], 6],
  [['1 salmon fillet', 'potatoes'], 4],
] as const)('%s for %i is cut to what it feeds, or is a dish it is enough for', (ingredients, servings) => {
  for (const { draft } of recipesOf([...ingredients], { servings })) {
    expect(draft.servings).toBeLessThan(servings)
    expect(draft.description).toMatch(/Serves \d, not \d: .* (?:is|are) enough for \w+\.$/)
  }
})

test.each([
  [['water', 'ice', 'salt']],
  [['cumin', 'paprika']],
  [['olive oil', 'vinegar', 'basil']],
  [['cola', 'coffee']],
  [['salt', 'salt']],
])('makes no recipe of %s and says what to do', (ingredients) => {
  expect(() => writeRecipes({ ...PLAIN, ingredients })).toThrow(
    /There is nothing here to cook with\..*Add something to make a meal of/,
  )
})

test('dried beans alone make a dish: soaked and boiled first', () => {
  const { drafts } = writeRecipes({ ...PLAIN, ingredients: ['dried chickpeas'] })
  expect(drafts[0]?.ingredients[0]?.text).toMatch(/dried chickpeas, soaked overnight$/)
  expect(drafts[0]?.instructions[0]).toMatch(/soak for 8 to 12 hours/)
})

test('reads the times a text states', () => {
  expect(statedMinutes('Ten minutes over a fierce heat')).toEqual([10])
  expect(statedMinutes('ready in 25 to 30 minutes, half an hour with rice')).toEqual([30, 30])
  expect(statedMinutes('a 15-minute supper, or two hours')).toEqual([15, 120])
  expect(agreesOnTime('Ten minutes over a fierce heat', 40)).toBe(false)
  expect(agreesOnTime('Forty minutes, one pot', 40)).toBe(true)
  expect(agreesOnTime('Good hot, better lukewarm', 40)).toBe(true)
})
