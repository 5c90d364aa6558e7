import { expect, test } from 'vitest'
import { readImport } from '#app/domain/recipe/import-recipes.ts'
import { readImportFile } from '#app/domain/recipe/read-import-file.ts'
import { IMPORT_CASES } from './import-cases.ts'

/** What people have reported of recipes that other programs read wrongly. */

test.each(IMPORT_CASES)('$source: $behaviour', (one) => {
  const [recipe] = readImport(one.input)
  expect(recipe).toBeDefined()
  const { draft, said } = recipe!
  const read = {
    name: draft.name,
    ingredients: draft.ingredients.map(({ text }) => text),
    steps: draft.instructions,
    servings: said.servings,
    minutes: said.cookingTimeMin,
  }
  const { source: _, behaviour: _behaviour, input: _input, ...wanted } = one
  expect(read).toMatchObject(wanted)
})

const savedPage = (head: string) =>
  `<html><head>${head}</head><body><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Käse</h1><li itemprop="recipeIngredient">½ cup butter</li><div itemprop="recipeInstructions">Bake at 180°C.</div></div></body></html>`
const inLatin1 = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

test.each([
  ['gourmet #560', 'windows-1252 that says so', inLatin1(savedPage('<meta charset="windows-1252">'))],
  ['gourmet #560', 'windows-1252 that says nothing', inLatin1(savedPage(''))],
  ['gourmet #560', 'windows-1252 that says it is UTF-8', inLatin1(savedPage('<meta charset="utf-8">'))],
  ['nextcloud/cookbook #284', 'UTF-8 that says nothing', new TextEncoder().encode(savedPage(''))],
  ['nextcloud/cookbook #284', 'UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${savedPage('')}`)],
])('%s: a saved page in %s keeps its letters', async (_, _encoding, bytes) => {
  const { recipes } = await readImportFile(bytes, 'page.html')
  expect(recipes[0]?.draft).toMatchObject({
    name: 'Käse',
    ingredients: [{ text: '½ cup butter' }],
    instructions: ['Bake at 180°C.'],
  })
})
