import { expect, test } from 'vitest'
import { cooklangText } from './cooklang-text.ts'
import { isCooklang, readCooklang } from './read-cooklang.ts'

const LINES = [
  '500 g potatoes, peeled',
  '2 tbsp olive oil',
  '1½ tsp salt',
  'black pepper',
  '4 eggs',
  '1 onion, finely chopped',
  '1 red onion',
]
const hash = {
  name: 'Potato hash: “the” best',
  description: 'Leave it alone in the pan.',
  cookingTimeMin: 45,
  difficulty: 'Beginner' as const,
  cuisineType: 'American',
  servings: 2,
  ingredients: LINES.map((text) => ({ text, isExtra: false })),
  instructions: [
    'Boil the potatoes in salted water for 5 minutes.',
    'Heat the olive oil, add the red onion and the onion and fry.',
    'Add the potatoes, break in the eggs and season with black pepper @ the end {hot}.',
  ],
  dishTemplate: 'tray',
  writtenBy: 'Ann',
}
const source = {
  url: 'https://example.org/hash',
  tags: ['brunch', 'eggs'],
  notes: 'Good cold.\nFreezes badly.',
}

test('ingredients are marked where they are first named, the others asked for, and the origin stands on top', () => {
  const text = cooklangText(hash, source)
  expect(text).toContain('Have ready: @salt{1½%tsp}.')
  expect(text).toContain('Boil the @potatoes{500%g}(peeled) in salted water for 5 minutes.')
  expect(text).toContain(
    'Heat the @olive oil{2%tbsp}, add the @red onion{1} and the @onion{1}(finely chopped)',
  )
  expect(text).toContain(
    'Add the potatoes, break in the @eggs{4} and season with @black pepper{}   the end  hot .',
  )
  expect(text).toContain('source: https://example.org/hash\n')
  expect(text).toContain('> Good cold.\n> Freezes badly.')
})

test('what is written is read again as the same recipe', () => {
  const text = cooklangText(hash, source)
  expect(isCooklang(text)).toBe(true)
  const [read] = readCooklang(text)
  expect(read!.draft).toMatchObject({
    name: hash.name,
    description: hash.description,
    servings: 2,
    cookingTimeMin: 45,
    difficulty: 'Beginner',
    cuisineType: 'American',
  })
  expect(read!.author).toBe('Ann')
  expect(read!.source).toEqual(source)
  expect(read!.draft.ingredients.map(({ text }) => text).toSorted()).toEqual(LINES.toSorted())
  expect(read!.draft.instructions.slice(1, 3)).toEqual(hash.instructions.slice(0, 2))
})

test('headings, brackets and an empty method break nothing', () => {
  const lines = ['For the sauce:', '1 (400 g) tin tomatoes', 'salt (optional)', 'juice of 1 lemon']
  const text = cooklangText(
    { ...hash, ingredients: lines.map((text) => ({ text, isExtra: false })), instructions: [] },
    null,
  )
  const [read] = readCooklang(text)
  expect(read!.draft.ingredients[0]!.text).toBe('For the sauce:')
  expect(read!.draft.ingredients).toHaveLength(4)
  expect(text).not.toContain('source:')
})

test('groups of ingredients are sections, and read again as groups', () => {
  const lines = ['1 leek', 'For the dough:', '300 g flour', '2 eggs', 'For the sauce:', '1 onion', '2 eggs']
  const ingredients = lines.map((text) => ({ text, isExtra: false }))
  const text = cooklangText({ ...hash, ingredients, instructions: ['Mix flour and eggs.'] }, null)
  expect(text).toContain('= For the sauce')
  const [read] = readCooklang(text)
  expect(read!.draft.ingredients.map(({ text }) => text)).toEqual(lines)
  expect(read!.draft.instructions).toContain('Mix flour and eggs.')
})
