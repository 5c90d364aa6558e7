import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { chefOf } from '#tests/support/fake-ai/chef-of.ts'
import { dataOf, type Question } from '#tests/support/fake-ai/replies.ts'
import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { aRequest, eventsOf, recipesIn } from './chef.contract.ts'

let double: FakeAi
beforeAll(async () => {
  double = await startFakeAi()
})
afterEach(() => {
  double.fail(null)
  double.say(null)
  double.calls.length = 0
})
afterAll(() => double.close())

const signal = new AbortController().signal
const PAD_THAI = {
  name: 'Pad thai',
  description: 'Quick and warm.',
  cookingTimeMin: 20,
  difficulty: 'Beginner',
  cuisineType: 'Thai',
  dishForm: 'noodles',
  ingredients: ['200 g rice noodles', '150 g carrots', '1 tbsp oil'],
  instructions: [
    'Boil the noodles for 4 minutes.',
    'Fry the carrots in the oil for 5 minutes and toss everything.',
  ],
  storage: 'Keeps 2 days in the fridge.',
  variations: [],
}
const BAD = { ...PAD_THAI, ingredients: [...PAD_THAI.ingredients, '30 g walnuts', '2 tbsp peanut butter'] }
const noNuts: Partial<RecipeRequest> = {
  ingredients: ['rice noodles', 'carrots'],
  dietaryPreferences: { diets: [], allergens: ['nuts', 'peanuts'], dislikes: [], eaters: [] },
}
const triesOf = ({ text }: Question) => (dataOf(text)['refusedBefore'] as string[] | undefined) ?? null
const saying = (...replies: object[]) => {
  let at = 0
  double.say(() => JSON.stringify({ recipes: [replies[Math.min(at++, replies.length - 1)]] }))
}

test('a repair is sent every fault and its own draft', async () => {
  saying(BAD, PAD_THAI)
  const { chef } = chefOf(double)
  expect(recipesIn(await eventsOf(chef.writeRecipes(aRequest(noNuts), { signal })))).toHaveLength(1)
  const repair = double.calls[1]!.question
  expect(triesOf(repair)).toHaveLength(2)
  expect(triesOf(repair)!.join()).toMatch(/walnuts.*peanut butter/)
  expect(dataOf(repair.text)['draftsBefore']).toEqual([BAD])
  expect(repair.instructions).toMatch(/leave the rest as it was/)
})

test('a second repair may succeed where the first failed', async () => {
  saying(
    BAD,
    { ...PAD_THAI, name: 'Egg noodles', ingredients: [...PAD_THAI.ingredients, '20 g cashews'] },
    PAD_THAI,
  )
  const refused: string[] = []
  const { chef } = chefOf(double, {
    onRefused: ({ gate }, isRepair) => void refused.push(`${gate} ${isRepair}`),
  })
  expect(recipesIn(await eventsOf(chef.writeRecipes(aRequest(noNuts), { signal })))).toHaveLength(1)
  expect(double.calls).toHaveLength(3)
  expect(refused).toEqual(['preferences false', 'preferences false', 'preferences true'])
})

test('the log contains the gates and reasons of what was refused', async () => {
  saying(BAD, PAD_THAI)
  const { chef, warnings } = chefOf(double)
  await eventsOf(chef.writeRecipes(aRequest(noNuts), { signal }))
  expect(warnings.join()).toMatch(/"gates":\["preferences","preferences"\]/)
  expect(warnings.join()).toMatch(/walnuts/)
})

test('during a repair the card keeps what it shows, and the stage is sent', async () => {
  saying(BAD, PAD_THAI)
  const { chef } = chefOf(double, { draftEveryMs: 0 })
  const events = await eventsOf(chef.writeRecipes(aRequest(noNuts), { signal }))
  const checking = events.findIndex((event) => event.type === 'stage' && event.stage === 'checking')
  expect(checking).toBeGreaterThan(0)
  expect(events.slice(0, checking).every(({ type }) => type === 'draft')).toBe(true)
  expect(events.slice(checking + 1).map(({ type }) => type)).toEqual(['recipe'])
})

test('a headnote that suggests an avoided food loses that sentence without a second call', async () => {
  saying({ ...PAD_THAI, description: 'Good with a handful of peanuts on top. Quick and warm.' })
  const [recipe] = recipesIn(await eventsOf(chefOf(double).chef.writeRecipes(aRequest(noNuts), { signal })))
  expect(recipe!.recipe.description).toBe('Quick and warm.')
  expect(double.calls).toHaveLength(1)
})

test('a recipe that lacks only its notes still counts when the model falls silent', async () => {
  double.fail('last-field-missing')
  const { chef, metered } = chefOf(double, { patience: { betweenMs: 60, firstMs: 2000, totalMs: 4000 } })
  const [recipe] = recipesIn(await eventsOf(chef.writeRecipes(aRequest(), { signal })))
  expect(recipe!.recipe.instructions.length).toBeGreaterThan(1)
  expect(recipe!.recipe.notes).toBeUndefined()
  expect(metered[0]!.outcome).toBe('timed-out')
})
