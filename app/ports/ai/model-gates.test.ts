import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { cookbookOf } from '#app/domain/cookbook/cookbook.ts'
import { readDish } from '#app/domain/cookbook/read-dish.ts'
import { AppError } from '#app/domain/errors.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { chefOf } from '#tests/support/fake-ai/chef-of.ts'
import { dataOf } from '#tests/support/fake-ai/replies.ts'
import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { aRequest, eventsOf, recipesIn } from './chef.contract.ts'

let double: FakeAi
beforeAll(async () => {
  double = await startFakeAi()
})
afterEach(() => {
  double.say(null)
  double.calls.length = 0
})
afterAll(() => double.close())

const STEW = {
  name: 'Bean stew',
  description: 'Better the next day.',
  cookingTimeMin: 30,
  difficulty: 'Beginner',
  cuisineType: 'Italian',
  dishForm: 'Stew',
  ingredients: ['400 g tin butter beans', '1 onion, chopped', '2 tbsp olive oil', '1 tsp smoked paprika'],
  instructions: [
    'Fry the onion in the oil in a wide pan over a medium heat for 8 minutes, until soft.',
    'Add the beans, paprika and 200 ml water and simmer for 15 minutes, until thick.',
  ],
  storage: 'Keeps 3 days in the fridge. Warm it until it bubbles.',
  variations: [{ name: 'Green', text: 'Two handfuls of spinach for the last 2 minutes.' }],
}
type Wire = typeof STEW
const replyOf = (...recipes: Wire[]) => JSON.stringify({ recipes })
const isRepair = (text: string) => dataOf(text)['refusedBefore'] !== undefined
const write = (change: Partial<RecipeRequest>) =>
  eventsOf(
    chefOf(double).chef.writeRecipes(aRequest({ ingredients: ['butter beans', 'onion'], ...change }), {
      signal: new AbortController().signal,
    }),
  )
const preferences = (change: object) => ({
  dietaryPreferences: { diets: [], allergens: [], dislikes: [], eaters: [], ...change },
})
const withLines = (...lines: string[]) => ({ ingredients: [...STEW.ingredients, ...lines] })
const withStep = (step: string) => ({ instructions: [...STEW.instructions, step] })

/** A fault for every gate, and the reason that is said. */
const FAULTS: [string, Partial<Wire>, Partial<RecipeRequest>, RegExp][] = [
  ['no food', withLines('200 ml bleach'), {}, /Bleach is not food/],
  ['never eaten', withLines('50 g bitter almonds'), {}, /almonds/i],
  ['never eaten, named in a step', withStep('Scatter with ground apricot kernels.'), {}, /kernels/i],
  [
    'dried beans that are not soaked',
    { ingredients: ['200 g dried kidney beans', '1 onion'] },
    { ingredients: ['dried kidney beans', 'onion'] },
    /soak/,
  ],
  [
    'underdone poultry',
    { ...withLines('300 g chicken thighs'), ...withStep('Fry the chicken for 4 minutes until still pink.') },
    {},
    /underdone|minutes|°C/,
  ],
  [
    'a diet broken by a line',
    withLines('100 g feta'),
    { dietaryRestriction: 'Vegan' },
    /Not vegan: it has feta/,
  ],
  [
    'a diet broken by a step',
    withStep('Crumble the bacon over it.'),
    { dietaryRestriction: 'Vegetarian' },
    /names bacon \(not vegetarian\)/,
  ],
  ['a diet of the profile', withLines('100 g feta'), preferences({ diets: ['Vegan'] }), /feta \(not vegan\)/],
  [
    'an allergen in a line',
    withLines('20 g walnuts'),
    preferences({ allergens: ['nuts'] }),
    /walnuts \(nuts\)/,
  ],
  [
    'an allergen in a step',
    withStep('Scatter with walnuts.'),
    preferences({ allergens: ['nuts'] }),
    /walnuts \(nuts\)/,
  ],
  [
    'a dislike in a line',
    withLines('1 handful coriander'),
    preferences({ dislikes: ['coriander'] }),
    /coriander/,
  ],
  [
    'a dislike in a step',
    withStep('Scatter with coriander.'),
    preferences({ dislikes: ['coriander'] }),
    /coriander \(disliked\)/,
  ],
  [
    'a false claim',
    { name: 'Dairy-free stew', ...withLines('50 g butter') },
    {},
    /called dairy-free but has butter/,
  ],
  ['an amount nobody eats', withLines('900 kg butter'), {}, /implausible/],
  [
    'the main food left out',
    { ingredients: ['1 onion', '300 g potatoes', '1 tbsp oil'] },
    {},
    /leaves out butter beans/,
  ],
]

/** The person is told the food and the reason, but not in the words of the log. */
const forPerson = (reason: RegExp) => {
  const [, food = '', why = ''] = /^(?:names )?(\w+) \\\((.+)\\\)$/.exec(reason.source) ?? []
  const because = why === 'disliked' ? '\\.$' : ` \\(${why}\\)\\.$`
  return food === '' ? reason : new RegExp(`It (?:has|mentions) ${food}, which you.*${because}`)
}

for (const [name, change, request, reason] of FAULTS) {
  test(`${name}: repaired once, and what was repaired stands`, async () => {
    const repaired = request.ingredients ? { ingredients: ['400 g tin kidney beans', '1 onion'] } : {}
    double.say(({ text }) => replyOf(isRepair(text) ? { ...STEW, ...repaired } : { ...STEW, ...change }))
    expect(recipesIn(await write(request)).map(({ recipe }) => recipe.name)).toEqual(['Bean stew'])
    expect(double.calls).toHaveLength(2)
    expect(String(dataOf(double.calls[1]!.question.text)['refusedBefore'])).toMatch(reason)
  })

  test(`${name}: not repaired twice, and refused with the reason`, async () => {
    double.say(replyOf({ ...STEW, ...change }))
    const error = await write(request).then(
      () => null,
      (problem: unknown) => problem,
    )
    expect(error).toBeInstanceOf(AppError)
    expect((error as AppError).message).toMatch(/^Failed to generate recipes\. /)
    expect((error as AppError).message).toMatch(forPerson(reason))
    expect(double.calls).toHaveLength(3)
  })
}

test('a recipe comes with its form, how it keeps and its variations', async () => {
  double.say(replyOf(STEW))
  const [event] = recipesIn(await write({}))
  expect(event!.recipe).toMatchObject({
    dishTemplate: 'stew',
    notes: { storage: STEW.storage, variations: STEW.variations },
  })
})

test('a variation that suggests bacon to a vegetarian is dropped, and the recipe stands', async () => {
  const bacon = { name: 'Richer', text: 'Fry 50 g of bacon with the onion.' }
  double.say(replyOf({ ...STEW, variations: [bacon, ...STEW.variations] }))
  const notesFor = async (change: Partial<RecipeRequest>) => recipesIn(await write(change))[0]!.recipe.notes
  expect((await notesFor({}))?.variations).toHaveLength(2)
  expect((await notesFor({ dietaryRestriction: 'Vegetarian' }))?.variations).toEqual(STEW.variations)
  expect((await notesFor(preferences({ allergens: ['nuts'] })))?.variations).toEqual([])
  expect(double.calls).toHaveLength(3)
})

test('the recipe of a model without notes, or that prints its instructions there, is told as such', async () => {
  const { storage: _storage, variations: _variations, ...bare } = STEW
  double.say(JSON.stringify({ recipes: [bare] }))
  expect(recipesIn(await write({}))[0]!.recipe).not.toHaveProperty('notes')
  double.say(({ instructions }) => replyOf({ ...STEW, storage: instructions }))
  await expect(write({})).rejects.toThrow('It is no recipe.')
})

test('the example may be learnt from word by word: its sentences are not our instructions', async () => {
  double.say(({ instructions }) => {
    const [, example = ''] = /<example>\n(\{.*\})\n/.exec(instructions) ?? []
    return `{"recipes":[${example}]}`
  })
  const { dish } = readDish('carbonara', readFileSync('content/dishes/italian/carbonara.md', 'utf8'))
  const { chef } = chefOf(double, { book: cookbookOf([dish!]) })
  const request = aRequest({ ingredients: ['spaghetti', 'eggs', 'guanciale', 'pecorino'] })
  const events = await eventsOf(chef.writeRecipes(request, { signal: new AbortController().signal }))
  expect(recipesIn(events)[0]!.recipe.name).toMatch(/carbonara/i)
})
