import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { modelCalls, recipes, usageClaims } from '#app/db/schema/index.ts'
import { RULES_FOR_EATER } from '#app/ports/ai/prompts/recipe-prompt.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import type { Tier } from '#app/domain/allowance.ts'
import { AppError } from '#app/domain/errors.ts'
import type { GenerationEvent } from '#app/domain/recipe/generation.ts'
import { type RecipeDraft, SKILL_LEVELS } from '#app/domain/recipe/recipe.ts'
import type { RecipeRequestValues } from '#app/domain/recipe/recipe-request.ts'
import { saveDietaryPreferences } from '#app/features/account/food-preferences.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openModelMeter } from '#app/features/models/model-meter.server.ts'
import { type ModelMeter, unmetered } from '#app/ports/ai/model-meter.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { chefOf } from '#tests/support/fake-ai/chef-of.ts'
import { type Fault, FAULTS } from '#tests/support/fake-ai/faults.ts'
import {
  FORMS_OF_ANY,
  FORMS_OF_RECIPES,
  REFUSED_PARAMETERS,
  SLOW_STREAMS,
} from '#tests/support/fake-ai/forms.ts'
import { hostileReplies } from '#tests/support/fake-ai/hostile-replies.ts'
import { dataOf, onTheWire, recipesFor } from '#tests/support/fake-ai/replies.ts'
import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import { generateRecipes } from './generate-recipes.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const PRICES = { perMillionInput: 1, perMillionOutput: 4, perPicture: 0.05 }
const idle = new AbortController().signal

let database: TestDatabase
let double: FakeAi
beforeAll(async () => {
  database = await openTestDatabase()
  double = await startFakeAi()
})
beforeEach(() => database.reset())
afterEach(() => {
  double.fail(null)
  double.say(null)
  double.calls.length = 0
})
afterAll(async () => {
  await double.close()
  await database.close()
})

const PEANUT_NOODLES: RecipeDraft = {
  name: 'Saucy noodles',
  description: 'Quick and warm.',
  cookingTimeMin: 20,
  difficulty: 'Beginner',
  cuisineType: 'Chinese',
  servings: 2,
  ingredients: ['200 g rice noodles', '150 g carrots', '2 tbsp peanut butter'].map((text) => ({
    text,
    isExtra: false,
  })),
  instructions: ['Boil the noodles for 4 minutes.', 'Stir the rest through them.'],
  dishTemplate: 'noodles',
}

const values = (change: Partial<RecipeRequestValues> = {}): RecipeRequestValues => ({
  ingredients: ['chicken thighs', 'rice', 'spinach'],
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'None',
  numRecipes: 1,
  chef: 'model',
  idempotencyKey: randomUUID(),
  ...change,
})

type Manner = {
  signal?: AbortSignal
  patience?: object
  dailyLimitMicro?: number
  double?: FakeAi
  meter?: ModelMeter
}

function servicesOf({ patience, dailyLimitMicro, double: other, meter }: Manner = {}) {
  const { db } = database
  const now = () => NOW
  const silent = () => {}
  return {
    db,
    now,
    chef: chefOf(other ?? double, {
      meter: meter ?? openModelMeter({ db, now, prices: PRICES, dailyLimitMicro }),
      ...(patience ? { patience } : {}),
    }).chef,
    kitchen: kitchenChef(cookbook()),
    limits: NO_LIMITS,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  }
}

async function generate(member: Member, change: Partial<RecipeRequestValues> = {}, manner: Manner = {}) {
  const events: GenerationEvent[] = []
  try {
    for await (const event of generateRecipes(
      servicesOf(manner),
      member,
      values(change),
      manner.signal ?? idle,
    ))
      events.push(event)
    return { events, error: null }
  } catch (error) {
    return { events, error: error as Error }
  }
}
const recipesOf = (events: GenerationEvent[]) => events.filter((event) => event.type === 'recipe')
const memberOf = (tier: Tier) => makeMember(database.db, { tier })

async function expectNothingCountedOrStored(member: Member): Promise<void> {
  expect(await profileOf(database.db, member)).toMatchObject({ recipesGenerated: 0, recipesReserved: 0 })
  expect(await database.db.select().from(recipes)).toEqual([])
  const claims = await database.db.select().from(usageClaims)
  expect(claims.map((claim) => claim.state)).toEqual(['released'])
}

test('[GEN-25] [GEN-26] a trial recipe of a model is counted once and not stored; premium ones are stored', async () => {
  const free = await memberOf('free')
  const trial = await generate(free)
  expect(recipesOf(trial.events)).toMatchObject([
    { recipe: { writtenBy: 'double', tag: 'Trial Recipe', path: null } },
  ])
  expect(await profileOf(database.db, free)).toMatchObject({ recipesGenerated: 1, recipesReserved: 0 })
  expect(await database.db.select().from(recipes)).toEqual([])

  const { events } = await generate(await memberOf('premium'), { numRecipes: 3 })
  expect(recipesOf(events)).toHaveLength(3)
  expect(events.at(-1)).toMatchObject({ type: 'done', savedCount: 3 })
  const stored = await database.db.select().from(recipes)
  expect(stored.map((row) => row.writtenBy)).toEqual(['double', 'double', 'double'])
  // Computed by us, from the lines.
  for (const { nutrition } of stored) expect(nutrition.perServing.kcal).toBeGreaterThan(50)
})

/** Faults after which there is still a recipe to give, and those of pictures only. */
const SURVIVED = new Set<Fault>([
  ...FORMS_OF_ANY,
  ...FORMS_OF_RECIPES,
  ...REFUSED_PARAMETERS,
  ...SLOW_STREAMS,
  'nan',
  'last-field-missing',
  'hostile',
  'many-recipes',
  'breaks-diet',
  'breaks-diet-once',
  'image-address',
  'no-image',
])
const ENDLESS = new Set<Fault>(['hang', 'hang-midway', 'drip'])
const FATAL = (Object.keys(FAULTS) as Fault[]).filter((fault) => !SURVIVED.has(fault))

for (const fault of FATAL) {
  test(`[GEN-30] [TRIAL-05] the fault ${fault} ends in the specified text, nothing counted, nothing stored`, async () => {
    double.fail(fault)
    const member = await memberOf('premium')
    const patience = ENDLESS.has(fault) ? { firstMs: 60, betweenMs: 60, totalMs: 400 } : undefined
    const { events, error } = await generate(member, {}, patience ? { patience } : {})
    expect(error).toBeInstanceOf(AppError)
    expect(error!.message).toMatch(/^Failed to generate recipes(?:$|\. )/)
    expect(recipesOf(events)).toEqual([])
    await expectNothingCountedOrStored(member)
    const calls = await database.db.select().from(modelCalls)
    expect(calls.length).toBeGreaterThan(0)
    for (const { outcome } of calls) expect(outcome).not.toBeNull()
  })
}

test('a vegan request never yields the eggs a model insists on', async () => {
  double.fail('breaks-diet')
  const member = await memberOf('free')
  const { error } = await generate(member, { dietaryRestriction: 'Vegan' })
  expect(error!.message).toBe('Failed to generate recipes. Not vegan: it has egg.')
  await expectNothingCountedOrStored(member)
})

test('a draft of a model that breaks an allergen is repaired, and one that breaks it again is refused', async () => {
  const member = await memberOf('free')
  await saveDietaryPreferences(
    database.db,
    member,
    { diets: ['Vegan'], allergens: ['peanuts'], dislikes: [], eaters: [] },
    NOW,
  )
  const given = { ingredients: ['rice noodles', 'carrots', 'tofu'] }
  double.say(({ text }) =>
    JSON.stringify({
      recipes: 'refusedBefore' in dataOf(text) ? recipesFor(text) : [onTheWire(PEANUT_NOODLES)],
    }),
  )
  const repaired = await generate(member, given)
  expect(recipesOf(repaired.events)).toHaveLength(1)
  const lines = recipesOf(repaired.events)[0]!.recipe.ingredients.map(({ text }) => text)
  expect(lines.join(' ')).not.toMatch(/peanut/i)
  expect(dataOf(double.calls[0]!.question.text)).toMatchObject({ diet: 'Vegan', mustNotContain: ['peanuts'] })
  expect(dataOf(double.calls[1]!.question.text)['refusedBefore']).toEqual([
    'It has peanut butter (peanuts), which the person does not eat.',
    'It leaves out tofu, which the dish has to be made of.',
  ])

  double.say(JSON.stringify({ recipes: [onTheWire(PEANUT_NOODLES)] }))
  const refused = await generate(member, given)
  expect(recipesOf(refused.events)).toEqual([])
  expect(refused.error!.message).toMatch(
    'It has peanut butter, which your food preferences leave out (peanuts).',
  )
  expect(await profileOf(database.db, member)).toMatchObject({ recipesGenerated: 1, recipesReserved: 0 })
})

test('how a model says that a dish keeps and varies is saved, without what the person does not eat', async () => {
  const member = await memberOf('premium')
  const storage = 'Keeps 2 days in the fridge.'
  const mild = { name: 'Mild', text: 'Without the chilli.' }
  const variations = [{ name: 'With bacon', text: 'Fry 50 g of bacon first.' }, mild]
  double.say(({ text }) =>
    JSON.stringify({ recipes: recipesFor(text).map((recipe) => ({ ...recipe, storage, variations })) }),
  )
  const { events } = await generate(member, {
    ingredients: ['rice', 'spinach', 'chickpeas'],
    dietaryRestriction: 'Vegetarian',
  })
  expect(recipesOf(events)[0]!.recipe.notes).toEqual({ storage, variations: [mild] })
  const [stored] = await database.db.select().from(recipes)
  expect(stored!.notes).toEqual({ storage, variations: [mild] })
})

const RAW_ELDERBERRIES: RecipeDraft = {
  ...PEANUT_NOODLES,
  name: 'Elderberry smoothie',
  ingredients: ['200 g elderberries', '1 banana', '200 ml milk'].map((text) => ({ text, isExtra: false })),
  instructions: ['Put everything in a blender.', 'Blend until smooth and serve.'],
}
const UNSOAKED_BEANS: RecipeDraft = {
  ...PEANUT_NOODLES,
  name: 'Quick chilli',
  ingredients: ['200 g dried kidney beans', '1 onion', '400 g chopped tomatoes'].map((text) => ({
    text,
    isExtra: false,
  })),
  instructions: ['Fry the onion for 5 minutes.', 'Add the beans and tomatoes and simmer for 20 minutes.'],
}
const TOO_MUCH_NUTMEG: RecipeDraft = {
  ...PEANUT_NOODLES,
  name: 'Nutmeg mash',
  ingredients: ['500 g potatoes', '2 tbsp ground nutmeg'].map((text) => ({ text, isExtra: false })),
  instructions: ['Boil the potatoes for 20 minutes and mash with the nutmeg.'],
}

test.each([
  [RAW_ELDERBERRIES, ['elderberries', 'banana', 'milk'], /elderberries.*the steps do not cook it/i],
  [UNSOAKED_BEANS, ['dried kidney beans', 'onion'], /kidney beans.*do not soak it overnight/i],
  [TOO_MUCH_NUTMEG, ['potatoes', 'nutmeg'], /nutmeg.*at most/i],
])('a draft of a model that could harm is never shown: %#', async (harmful, ingredients, reason) => {
  const member = await memberOf('free')
  double.say(JSON.stringify({ recipes: [onTheWire(harmful)] }))
  const refused = await generate(member, { ingredients })
  expect(refused.events.filter(({ type }) => type === 'recipe')).toEqual([])
  const shown = refused.events.flatMap((event) => (event.type === 'draft' ? [event.recipe] : []))
  expect(
    shown
      .flatMap((draft) => (draft.ingredients ?? []).slice(0, -1))
      .map(({ text }) => text)
      .join(),
  ).not.toMatch(/elderberries|kidney beans/)
  expect(refused.error!.message).toMatch(reason)
  expect(dataOf(double.calls[1]!.question.text)['refusedBefore']).toEqual([expect.stringMatching(reason)])
  await expectNothingCountedOrStored(member)
})

test('what is given against the food preferences is not cooked with, and said; alone it is refused', async () => {
  const member = await memberOf('free')
  await saveDietaryPreferences(
    database.db,
    member,
    { diets: [], allergens: ['peanuts'], dislikes: ['mushrooms'], eaters: [] },
    NOW,
  )
  const { events } = await generate(member, {
    ingredients: ['peanuts', 'mushrooms', 'rice', 'carrots'],
    chef: 'kitchen',
  })
  expect(recipesOf(events)[0]!.recipe.leftOut).toEqual(
    expect.arrayContaining([
      { ingredient: 'peanuts', reason: 'Your food preferences leave out peanuts.' },
      { ingredient: 'mushrooms', reason: 'Your food preferences leave out mushrooms.' },
    ]),
  )
  const alone = await generate(member, { ingredients: ['peanuts'], chef: 'kitchen' })
  expect(alone.error).toMatchObject({
    code: 'invalid-input',
    message: 'Nothing is left to cook with. Your food preferences leave out peanuts.',
  })
  // Another member's are their own.
  const other = await generate(await memberOf('free'), { ingredients: ['peanuts', 'rice'], chef: 'kitchen' })
  expect(recipesOf(other.events)).toHaveLength(1)
})

test('a model is told who eats along, and what it writes against their rules is never shown', async () => {
  const member = await memberOf('free')
  await saveDietaryPreferences(
    database.db,
    member,
    { diets: [], allergens: [], dislikes: [], eaters: ['pregnant'] },
    NOW,
  )
  const wanted = { ingredients: ['eggs', 'potatoes', 'white wine'] }
  const { events } = await generate(member, wanted)
  expect(dataOf(double.calls[0]!.question.text)).toMatchObject({
    eaters: [RULES_FOR_EATER.pregnant],
    ingredients: ['eggs', 'potatoes'],
  })
  const [written] = recipesOf(events)
  expect(written!.recipe.leftOut).toContainEqual({
    ingredient: 'white wine',
    reason: 'Your food preferences leave out white wines (not in pregnancy: alcohol).',
  })
  double.say(() =>
    JSON.stringify({
      recipes: [
        {
          ...onTheWire(written!.recipe),
          name: 'Egg and soldiers',
          ingredients: ['4 eggs', '4 slices bread'],
          instructions: [
            'Boil the eggs for 5 minutes, so that the yolks stay runny.',
            'Toast the bread for 2 minutes.',
          ],
        },
      ],
    }),
  )
  const refused = await generate(member, wanted)
  expect(recipesOf(refused.events)).toEqual([])
  expect(JSON.stringify(refused.events)).not.toMatch(/runny/)
})

test('leaving before the first recipe costs nothing and stops the model', async () => {
  const slow = await startFakeAi({ tokensPerSecond: 100 })
  const member = await memberOf('free')
  const leaving = new AbortController()
  const work = generate(member, {}, { signal: leaving.signal, double: slow })
  await slow.arrived(1)
  leaving.abort()
  await work
  expect(await slow.calls[0]!.whole).toBe(false)
  await slow.close()
  await expectNothingCountedOrStored(member)
  expect(await database.db.select().from(modelCalls)).toMatchObject([{ outcome: 'cancelled' }])
})

test('when the day’s budget is spent the sentence says so, nothing is counted and the model is not asked', async () => {
  const member = await memberOf('free')
  const { error } = await generate(member, {}, { dailyLimitMicro: 100 })
  expect(error).toMatchObject({ code: 'unavailable', message: expect.stringContaining('used up') })
  expect(double.calls).toHaveLength(0)
  await expectNothingCountedOrStored(member)
})

test('twenty parallel requests of a fresh trial ask the model at most three times', async () => {
  const member = await memberOf('free')
  const answers = await Promise.all(Array.from({ length: 20 }, () => generate(member)))
  const made = answers.filter(({ events }) => recipesOf(events).length === 1)
  expect(made.length).toBeLessThanOrEqual(3)
  expect(double.calls.length).toBeLessThanOrEqual(3)
  expect(await profileOf(database.db, member)).toMatchObject({
    recipesGenerated: made.length,
    recipesReserved: 0,
  })
})

test('a card is still written live during pregnancy, and foods that only the steps name are not counted', async () => {
  const member = await memberOf('free')
  await saveDietaryPreferences(
    database.db,
    member,
    { diets: [], allergens: [], dislikes: [], eaters: ['pregnant'] },
    NOW,
  )
  double.say(({ text }) =>
    JSON.stringify({
      recipes: recipesFor(text).map((recipe) => ({
        ...recipe,
        instructions: [...recipe.instructions, 'Serve with naan.'],
      })),
    }),
  )
  const { events } = await generate(member, { ingredients: ['eggs', 'potatoes', 'onions'] })
  const drafts = events.flatMap((event) => (event.type === 'draft' ? [event.recipe] : []))
  expect(
    drafts.some(({ ingredients = [] }) => ingredients.filter(({ text }) => text !== '').length > 1),
  ).toBe(true)
  expect(recipesOf(events)[0]!.recipe.nutrition.uncounted).toContainEqual(
    'naan (in the steps, without an amount)',
  )
})

const HOSTILE = 320

test(
  `${HOSTILE} hostile replies: no crash, nothing out of range stored or shown`,
  { timeout: 120_000 },
  async () => {
    const member = await memberOf('premium')
    const [honest] = recipesFor('<data>\n{"ingredients":["chicken thighs","rice","spinach"]}\n</data>')
    const quick = await startFakeAi({ charsPerToken: 500 })
    let given = 0
    for (const reply of hostileReplies(honest!, HOSTILE, 20_261_120)) {
      quick.say(reply)
      const { events, error } = await generate(member, {}, { double: quick, meter: unmetered })
      if (error) expect(error.message, reply.slice(0, 300)).toMatch(/^Failed to generate recipes/)
      else expect(recipesOf(events), reply.slice(0, 300)).toHaveLength(1)
      given += recipesOf(events).length
      expect(JSON.stringify(events)).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069\ufeff]|\\u00[01]/)
    }
    await quick.close()
    const stored = await database.db.select().from(recipes)
    expect(stored).toHaveLength(given)
    expect(given).toBeGreaterThan(30)
    expect(given).toBeLessThan(HOSTILE - 100)
    for (const row of stored) {
      expect(row.name.length > 0 && row.name.length <= 100).toBe(true)
      expect(row.description.length).toBeLessThanOrEqual(300)
      expect(row.cookingTimeMin >= 1 && row.cookingTimeMin <= 1440).toBe(true)
      expect(SKILL_LEVELS).toContain(row.difficulty)
      expect(row).toMatchObject({ servings: 2, writtenBy: 'double', userId: member.id })
      expect(row.ingredients.length > 0 && row.ingredients.length <= 40).toBe(true)
      expect(row.instructions.length > 0 && row.instructions.length <= 30).toBe(true)
      for (const { text } of row.ingredients) expect(text.length).toBeLessThanOrEqual(200)
      for (const step of row.instructions) expect(step.length).toBeLessThanOrEqual(600)
      expect(row.cuisineType.length).toBeLessThanOrEqual(40)
      expect(row.dishTemplate.length).toBeLessThanOrEqual(40)
      const { kcal, proteinG, sodiumMg } = row.nutrition.perServing
      expect(kcal >= 0 && kcal <= 3000 && Number.isFinite(proteinG)).toBe(true)
      expect(sodiumMg ?? 0).toBeLessThanOrEqual(10_000)
    }
  },
)
