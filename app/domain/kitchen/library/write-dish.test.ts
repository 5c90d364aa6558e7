import { expect, test } from 'vitest'
import { aLibraryDish, fitOf, FRYING } from '#tests/support/library-dish.ts'
import { checkDish } from './check-dish.ts'
import { type WriteOptions, writeDish } from './write-dish.ts'

const OPTIONS: WriteOptions = {
  servings: 2,
  targetKcal: null,
  skill: 'Beginner',
  seed: 1,
  shown: [],
  diets: [],
}
const textOf = (draft: { instructions: readonly string[] }) => draft.instructions.join(' ')

test('a dish is written with its amounts, its wordings, how it keeps and its variations', () => {
  const { draft } = writeDish(fitOf(aLibraryDish()), OPTIONS)!
  expect(draft.ingredients.map(({ text }) => text)).toEqual([
    '300 g chicken breasts',
    '160 g frozen peas',
    '1 1/2 tbsp olive oil',
    '1/2 lemon',
  ])
  expect(textOf(draft)).toMatch(/chicken breasts?.* 12 to 14 minutes/)
  expect(draft.notes).toEqual({
    storage: 'Keeps 2 days.',
    variations: aLibraryDish().variations,
  })
})

test('a sentence that names a food against the diet is not said, and a step without another is not cooked', () => {
  const say = ['Fry {chicken} in butter for {t}, until {until}.', FRYING.say![0]!, FRYING.say![1]!]
  const dish = (wordings: readonly string[]) => {
    const { steps, ...rest } = aLibraryDish()
    return aLibraryDish({
      ...rest,
      steps: [[steps[0]![0]!, { ...FRYING, say: wordings }, steps[0]![1]!], steps[1]!],
    })
  }
  for (let seed = 0; seed < 20; seed++) {
    const written = writeDish(fitOf(dish(say), { chicken: 'tofu' }), { ...OPTIONS, seed, diets: ['Vegan'] })
    expect(textOf(written!.draft)).not.toContain('butter')
  }
  const allButter = say.map((text) => text.replace('{chicken}', '{chicken} in butter'))
  expect(writeDish(fitOf(dish(allButter), { chicken: 'tofu' }), { ...OPTIONS, diets: ['Vegan'] })).toBeNull()
  expect(writeDish(fitOf(dish(allButter)), OPTIONS)).not.toBeNull()
})

test('less than a serving of what is given is no dish', () => {
  const fit = fitOf(aLibraryDish())
  const chicken = fit.chosen.get('chicken')!
  const given = (givenG: number) => ({
    ...fit,
    chosen: new Map(fit.chosen).set('chicken', { ...chicken, isGiven: true, givenG }),
  })
  expect(writeDish(given(40), OPTIONS)).toBeNull()
  expect(writeDish(given(120), OPTIONS)!.draft).toMatchObject({
    servings: 1,
    description: expect.stringContaining('Serves 1, not 2'),
  })
})

test('the check finds what a writer forgets', () => {
  const dish = aLibraryDish()
  expect(checkDish(dish, 2)).toEqual([])
  expect(checkDish(aLibraryDish({ headnotes: ['Simply delicious.', 'b', 'c'] }), 1)[0]).toContain(
    'says nothing',
  )
  expect(checkDish(aLibraryDish({ steps: [dish.steps[0]!] }), 1)).toContain('slot lemon is never used')
  expect(checkDish(aLibraryDish({ titles: ['{Beef}', 'b', 'c', 'd'] }), 1)[0]).toContain('{Beef} is no slot')
  const short = { ...FRYING, minutes: 2, until: 'they are cooked' }
  const steps = [[dish.steps[0]![0]!, short, dish.steps[0]![1]!], dish.steps[1]!]
  expect(checkDish(aLibraryDish({ steps }), 1)[0]).toContain('tells nothing to look for')
})

test('the check refuses names that would be read as something else', () => {
  const dish = aLibraryDish()
  const { peas, ...others } = dish.slots
  expect(checkDish({ ...dish, slots: { ...others, heat: peas! } }, 1)).toContain(
    '{heat} is a word of actions, not a slot',
  )
  const beans = { foods: ['green-beans'], g: 80, need: 'must', call: 'beans' } as const
  const kidney = { foods: ['red-kidney-beans-dried'], g: 80, need: 'must' } as const
  expect(checkDish({ ...dish, slots: { ...dish.slots, beans, kidney } }, 1).join()).toContain(
    '"beans" may be the dried red kidney beans too',
  )
})

test('what is lifted out of a pot is named by what it is', () => {
  const dish = aLibraryDish()
  const lifted = { do: 'remove', foods: ['@pan'], in: 'plate', makes: 'chicken', minutes: 1 } as const
  const steps = [[...dish.steps[0]!, lifted], dish.steps[1]!]
  for (let seed = 0; seed < 6; seed++) {
    const said = (foods = {}) =>
      writeDish(fitOf(aLibraryDish({ steps }), foods), { ...OPTIONS, seed })!.draft.instructions[0]!
    expect(said()).toMatch(/the chicken (?:out|to|aside|onto)[^.]*\.$/)
    expect(said({ chicken: 'tofu' })).toMatch(/the tofu (?:out|to|aside|onto)[^.]*\.$/)
  }
})
