import { expect, test, vi } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { dietVerdictOfLines } from '#app/domain/food/diets.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { seededRandom } from '#app/domain/random.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { type KitchenAnswer, writeRecipes } from './kitchen.ts'
import { readPantry } from './pantry.ts'
import { randomRequest } from './sample-pantries.ts'

// Hundreds of recipes are written and read; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const PLAIN: RecipeRequest = {
  ingredients: ['chicken thighs', 'basmati rice', 'spinach', 'yoghurt', 'lemon'],
  cuisine: 'Any',
  servings: 4,
  skillLevel: 'Intermediate',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 1,
}

type Answered = { request: RecipeRequest; answer: KitchenAnswer }

function answersFor(
  count: number,
  seed: number,
  dietaryPreferences: Partial<RecipeRequest> = {},
): Answered[] {
  const random = seededRandom(seed)
  const answers: Answered[] = []
  for (let index = 0; index < count; index++) {
    const request = { ...randomRequest(random), ...dietaryPreferences }
    try {
      answers.push({ request, answer: writeRecipes(request) })
    } catch (error) {
      // A vegan with nothing but bacon: said plainly, and the only way a request may fail.
      expect(error).toBeInstanceOf(AppError)
      expect((error as AppError).code).toBe('invalid-input')
    }
  }
  return answers
}

const ANSWERS = answersFor(550, 2026)
const RECIPES = ANSWERS.flatMap(({ request, answer }) =>
  answer.recipes.map((recipe) => ({ request, recipe })),
)

test('writes as many recipes as were asked for, or fewer where no other dish is made of the main food', () => {
  expect(RECIPES.length).toBeGreaterThan(900)
  for (const { request, answer } of ANSWERS) {
    expect(answer.drafts.length).toBeGreaterThan(0)
    expect(answer.drafts.length).toBeLessThanOrEqual(request.numRecipes)
  }
  const fewer = ANSWERS.filter(({ request, answer }) => answer.drafts.length < request.numRecipes)
  expect(fewer.length / ANSWERS.length).toBeLessThan(0.025)
})

test('uses every given ingredient or names it with the reason it was left out', () => {
  const lost: string[] = []
  for (const { request, recipe } of RECIPES) {
    const out = new Map(recipe.leftOut.map((one) => [one.ingredient, one.reason]))
    for (const item of readPantry(request.ingredients, request.dietaryRestriction).items) {
      const isUsed = recipe.draft.ingredients.some((line) => {
        if (line.isExtra) return false
        const read = foodOfLine(readIngredientLine(line.text))?.food.id
        return (
          read === item.key ||
          read === `${item.key}-juice` ||
          (item.food === null && line.text.includes(item.name))
        )
      })
      const isNamed = (out.get(item.typed) ?? '').length > 10
      if (isUsed === isNamed)
        lost.push(`${item.typed}: ${recipe.draft.ingredients.map((line) => line.text).join('; ')}`)
    }
    for (const one of recipe.leftOut) expect(one.reason).toMatch(/^[\p{Lu}\d].*\.$/u)
  }
  expect(lost).toEqual([])
})

test('uses most of what a person who shops sensibly has', () => {
  const baskets = [
    ['chicken thighs', 'basmati rice', 'spinach', 'yoghurt', 'lemon'],
    ['beef mince', 'kidney beans', 'chopped tomatoes', 'red pepper', 'rice'],
    ['tofu', 'broccoli', 'soy sauce', 'ginger', 'rice noodles'],
    ['salmon', 'potatoes', 'green beans', 'dill', 'lemon'],
    ['eggs', 'spinach', 'feta', 'cherry tomatoes', 'bread'],
    ['oats', 'milk', 'banana', 'honey', 'walnuts'],
    ['chickpeas', 'aubergine', 'tomatoes', 'pitta bread', 'hummus'],
    ['prawns', 'spaghetti', 'garlic', 'chilli', 'lemon'],
  ]
  for (const ingredients of baskets) {
    for (let seed = 0; seed < 25; seed++) {
      const [recipe] = writeRecipes({ ...PLAIN, ingredients, seed }).recipes
      expect(recipe?.leftOut.map((one) => one.ingredient).length, ingredients.join()).toBeLessThanOrEqual(1)
    }
  }
})

test('uses chicken thighs, basmati rice, spinach, yoghurt and lemon together', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { recipes, unused } = writeRecipes({ ...PLAIN, seed })
    expect(unused).toEqual([])
    expect(recipes[0]?.leftOut).toEqual([])
  }
})

test('never breaks a dietary restriction, neither with what was given nor with an extra', () => {
  const strict = answersFor(200, 77).filter(({ request }) => request.dietaryRestriction !== 'None')
  const all = [...ANSWERS.filter(({ request }) => request.dietaryRestriction !== 'None'), ...strict]
  expect(all.length).toBeGreaterThan(200)
  for (const { request, answer } of all) {
    for (const draft of answer.drafts) {
      const verdict = dietVerdictOfLines(
        draft.ingredients.map((line) => line.text),
        request.dietaryRestriction,
      )
      expect(verdict, draft.name).toMatchObject({ verdict: 'fits' })
    }
  }
})

test('names no food in a step that is not in the list', () => {
  const names = new Map<string, string>()
  for (const food of FOODS) {
    if (['dish', 'drink'].includes(food.kind)) continue
    for (const name of [food.name, food.plural, ...food.otherNames]) names.set(name.toLowerCase(), food.id)
  }
  // Words that are kitchen English here: toast (the verb), a sandwich spread, breadcrumbs as a texture, a bitter taste.
  for (const word of [
    'water',
    'cold water',
    'hot water',
    'boiling water',
    'salt',
    'oil',
    'ice',
    'toast',
    'spread',
    'roll',
    'bitter',
    'broth',
    'breadcrumbs',
    'vegetables',
    'fruit',
    'cheese',
    'stock',
    'hot stock',
    'the',
    'dressing',
    'sauce',
    'meat',
  ])
    names.delete(word)
  const strangers: string[] = []
  for (const { recipe } of RECIPES) {
    const list = recipe.draft.ingredients.map((line) => line.text.toLowerCase()).join(' | ')
    for (const step of recipe.draft.instructions) {
      const words = step
        .toLowerCase()
        .replaceAll(/(\w+) juice/g, '$1')
        .replaceAll(/[^\p{L}’' -]/gu, ' . ')
        .split(/\s+/)
      for (let size = 1; size <= 3; size++) {
        for (let at = 0; at + size <= words.length; at++) {
          const phrase = words.slice(at, at + size).join(' ')
          if (phrase.length > 3 && names.has(phrase) && !list.includes(phrase.replace(/(?:ies|y|s)$/, '')))
            strangers.push(`${phrase} in ${recipe.draft.name}: ${step.slice(0, 80)}`)
        }
      }
    }
  }
  expect(strangers).toEqual([])
})

test('uses everything it lists', () => {
  const idle: string[] = []
  for (const { recipe } of RECIPES) {
    const steps = recipe.draft.instructions.join(' ').toLowerCase()
    for (const line of recipe.draft.ingredients) {
      const food = foodOfLine(readIngredientLine(line.text))?.food
      const words = (food ? `${food.name} ${food.plural}` : line.text).toLowerCase().split(/[^\p{L}]+/u)
      if (!words.some((word) => word.length > 2 && steps.includes(word.replace(/(?:ies|es|s)$/, ''))))
        idle.push(`${line.text} in ${recipe.draft.name}`)
    }
  }
  expect(idle).toEqual([])
})

test('writes lines that read back to the same food and weight', () => {
  let lines = 0
  for (const { recipe } of RECIPES) {
    for (const { text } of recipe.draft.ingredients) {
      const line = readIngredientLine(text)
      const match = foodOfLine(line)
      expect(match, text).not.toBeNull()
      if (!match) continue
      const { grams } = gramsOf(line, match.food)
      expect(grams, text).toBeGreaterThan(0)
      lines++
    }
    const { uncounted, coverage } = nutritionOf(
      recipe.draft.ingredients.map((line) => line.text),
      recipe.draft.servings,
    )
    expect(uncounted).toEqual([])
    expect(coverage).toBe(1)
  }
  expect(lines).toBeGreaterThan(8_000)
})

test('keeps portions, times and extras within what a kitchen takes', () => {
  for (const { request, recipe } of RECIPES) {
    const { draft } = recipe
    const { perServing } = nutritionOf(
      draft.ingredients.map((line) => line.text),
      draft.servings,
    )
    expect(perServing.kcal, draft.name).toBeGreaterThan(60)
    expect(perServing.kcal, draft.name).toBeLessThan(1200)
    expect(draft.cookingTimeMin % 5, draft.name).toBe(0)
    // A whole turkey takes longest; what soaks or thaws the day before says so first.
    const isLong = /^(?:The day before|Start the day before|First)\b|\d hours|1[5-9]\d to \d+ minutes/.test(
      draft.instructions.join('\n'),
    )
    expect(draft.cookingTimeMin, draft.name).toBeLessThanOrEqual(isLong ? 36 * 60 : 250)
    const told = [...draft.instructions.join(' ').matchAll(/(\d+) minutes/g)].map((found) => Number(found[1]))
    expect(draft.cookingTimeMin, draft.name).toBeGreaterThanOrEqual(Math.max(5, ...told))
    const extras = draft.ingredients.filter(
      (line) => line.isExtra && !/\b(?:salt|black pepper|oil|water)\b/.test(line.text),
    )
    expect(extras.length, draft.name).toBeLessThanOrEqual(5)
    const isAsAsked = draft.servings === request.servings
    expect(
      isAsAsked || draft.description.includes(`Serves ${draft.servings}, not ${request.servings}: `),
    ).toBe(true)
    expect(draft.difficulty).toBe(request.skillLevel)
    expect(draft.cuisineType).not.toBe('Any')
  }
})

test('a smoothie is not Chinese because Chinese was asked for, a stir-fry is', () => {
  const cuisineOf = (...ingredients: string[]) => {
    const { drafts } = writeRecipes({ ...PLAIN, ingredients, cuisine: 'Chinese', mealType: 'snack' })
    return [drafts[0]?.dishTemplate, drafts[0]?.cuisineType]
  }
  expect(cuisineOf('kiwi', 'spinach', 'milk')).toEqual(['smoothie', 'American'])
  expect(cuisineOf('tofu', 'pak choi', 'soy sauce', 'rice')[1]).toBe('Chinese')
})

test('never uses more of a food than there is', () => {
  const { drafts } = writeRecipes({
    ...PLAIN,
    ingredients: ['250 g chicken thighs', '100 g basmati rice', '1 lemon'],
    servings: 6,
  })
  const grams = new Map<string, number>()
  for (const { text } of drafts[0]?.ingredients ?? []) {
    const line = readIngredientLine(text)
    const match = foodOfLine(line)
    if (match) grams.set(match.food.id, gramsOf(line, match.food).grams ?? 0)
  }
  expect(grams.get('chicken-thigh')).toBe(250)
  expect(grams.get('basmati-rice')).toBe(100)
})

test('meets the calories asked for within five per cent', () => {
  const random = seededRandom(9)
  let met = 0
  let asked = 0
  for (let index = 0; index < 200; index++) {
    const targetCalories = 300 + Math.floor(random() * 500)
    const request: RecipeRequest = {
      ...randomRequest(random),
      numRecipes: 1,
      targetCalories,
      mealType: 'dinner',
    }
    let draft
    try {
      draft = writeRecipes(request).drafts[0]
    } catch {
      continue
    }
    if (!draft) continue
    const { perServing } = nutritionOf(
      draft.ingredients.map((line) => line.text),
      draft.servings,
    )
    asked++
    if (Math.abs(perServing.kcal - targetCalories) / targetCalories <= 0.05) met++
  }
  expect(asked).toBeGreaterThan(150)
  expect(met / asked).toBeGreaterThan(0.97)
})

test('writes recipes of one request that differ in form, name and words', () => {
  for (const { answer } of ANSWERS) {
    if (answer.drafts.length < 2) continue
    expect(new Set(answer.drafts.map((draft) => draft.name)).size).toBe(answer.drafts.length)
    expect(new Set(answer.drafts.map((draft) => draft.description)).size).toBe(answer.drafts.length)
    expect(new Set(answer.drafts.map((draft) => draft.instructions.join())).size).toBe(answer.drafts.length)
  }
})

test('writes the same recipes for the same request and seed, others for another seed', () => {
  const again = writeRecipes({ ...PLAIN, numRecipes: 3 })
  expect(writeRecipes({ ...PLAIN, numRecipes: 3 })).toEqual(again)
  const names = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => writeRecipes({ ...PLAIN, seed }).drafts[0]?.name),
  )
  expect(names.size).toBeGreaterThan(2)
})

test('tells a beginner more than an advanced cook', () => {
  for (let seed = 0; seed < 30; seed++) {
    const length = (skillLevel: RecipeRequest['skillLevel']) =>
      writeRecipes({ ...PLAIN, skillLevel, seed }).drafts[0]?.instructions.join(' ').length ?? 0
    expect(length('Beginner')).toBeGreaterThan(length('Intermediate'))
    expect(length('Intermediate')).toBeGreaterThan(length('Advanced'))
  }
})

test('says how to tell that poultry, mince and fish are safe to eat', () => {
  for (const { recipe } of RECIPES) {
    const list = recipe.draft.ingredients.map((line) => line.text).join(' | ')
    if (
      !/\b(?:chicken (?:breast|thigh)|beef mince|salmon|\bcod\b)/.test(list) ||
      /cooked|smoked|canned|fried chicken/.test(list)
    )
      continue
    expect(recipe.draft.instructions.join(' '), recipe.draft.name).toMatch(
      /\b(?:74|71|70|63) °C|no pink|opaque|flakes/,
    )
  }
})

test('reads like a cook wrote it: no doubled words, gaps or stray marks', () => {
  for (const { recipe } of RECIPES) {
    const { name, description, instructions } = recipe.draft
    for (const text of [name, description, ...instructions]) {
      // A fish is called so.
      expect(text.replaceAll(/mahi mahi/gi, 'mahi')).not.toMatch(
        /undefined|NaN|\[object| {2}|\b(\w+) \1\b|,,| [,.;]|\.\.|\b(?:the|with|and|of) [.,;]|\(\)/,
      )
      expect(text).toMatch(/^[\p{Lu}\d]/u)
    }
    expect(name.length, name).toBeLessThanOrEqual(75)
    expect(description).toMatch(/[.]$/)
  }
})

test('keeps flavours of different kitchens apart', () => {
  const { recipes } = writeRecipes({
    ...PLAIN,
    ingredients: ['chicken', 'mint', 'soy sauce', 'parmesan', 'milk chocolate', 'rice'],
  })
  const list = recipes[0]?.draft.ingredients.map((line) => line.text).join(' ') ?? ''
  expect(
    ['mint', 'soy sauce', 'parmesan', 'milk chocolate'].filter((name) => list.includes(name)).length,
  ).toBeLessThanOrEqual(1)
  expect(recipes[0]?.leftOut.find((one) => one.ingredient === 'milk chocolate')?.reason).toMatch(
    /Milk chocolate does not suit .*\.$/,
  )
})

test('cooks from one food, from sweet things alone and from forty foods', () => {
  for (const ingredients of [['eggs'], ['lemon'], ['milk chocolate', 'honey'], ['flour']]) {
    expect(writeRecipes({ ...PLAIN, ingredients }).drafts, ingredients.join()).toHaveLength(1)
  }
  const many = FOODS.filter((food) => ['vegetables', 'meat', 'grains', 'fruit'].includes(food.group)).slice(
    0,
    40,
  )
  const { recipes } = writeRecipes({ ...PLAIN, ingredients: many.map((food) => food.plural) })
  expect(recipes[0]?.draft.ingredients.length).toBeLessThanOrEqual(25)
  expect(recipes[0]?.leftOut.length).toBeGreaterThan(10)
})

test('takes an unknown sauce along and says that it is not counted', () => {
  const { recipes } = writeRecipes({
    ...PLAIN,
    ingredients: ['amba sauce', 'chicken thighs', 'cucumber', 'flatbread'],
  })
  expect(recipes[0]?.notCounted).toEqual(['amba sauce'])
  expect(recipes[0]?.draft.instructions.join(' ')).toContain('amba sauce')
})

test('leaves out an unknown food under a diet, because nobody can vouch for it', () => {
  const { unused } = writeRecipes({
    ...PLAIN,
    ingredients: ['amba sauce', 'chickpeas'],
    dietaryRestriction: 'Vegan',
  })
  expect(unused.map((one) => one.ingredient)).toEqual(['amba sauce'])
  expect(unused[0]?.reason).toContain('cannot say that it is vegan')
})

test('[GEN-17] asks for at least one ingredient', () => {
  expect(() => writeRecipes({ ...PLAIN, ingredients: [' '] })).toThrow('Please add at least one ingredient')
})

test('speaks of a food as the person does, British or American', () => {
  const words = ['zucchini', 'eggplant', 'cilantro', 'shrimp', 'scallions', 'bell pepper']
  const { recipes } = writeRecipes({ ...PLAIN, ingredients: words, cuisine: 'Chinese' })
  const text = JSON.stringify(recipes[0]?.draft)
  expect(text).toMatch(/zucchini|eggplant/)
  expect(text).toContain('shrimp')
  expect(text).not.toMatch(/courgette|aubergine|prawn|spring onion/)
})

test('refuses by name what is no food', () => {
  const attempt = () => writeRecipes({ ...PLAIN, ingredients: ['bleach'] })
  expect(attempt).toThrow(AppError)
  expect(attempt).toThrow(/bleach/i)
})
