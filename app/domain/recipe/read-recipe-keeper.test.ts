import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeZip } from '#tests/support/make-zip.ts'
import { readImportFile } from './read-import-file.ts'

const recipe = (name: string, ingredients: string, directions: string, more = '') => `
<div class="recipe-details"><meta content="x1" itemprop="recipeId"><table><tr><td>
<h2 itemprop="name">${name}</h2>
<div>Courses: <span itemprop="recipeCourse">Baking</span></div>
<div>Source: <span itemprop="recipeSource"><a href="https://example.org/plait">example.org</a></span></div>
<div>Serving size: <span itemprop="recipeYield">10</span></div>
<div>Preparation time: <span>20 mins</span><meta content="PT20M" itemprop="prepTime"></div>
<div>Cooking time: <span>40 mins</span><meta content="PT40M" itemprop="cookTime"></div></td></tr></table>
<h3>Ingredients</h3><div class="recipe-ingredients" itemprop="recipeIngredients">${ingredients}</div>
<h3>Directions</h3><div itemprop="recipeDirections">${directions}</div>${more}</div>`

const HTML = `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Recipe Keeper</title></head><body>${
  recipe(
    'Poppy seed plait',
    '<p>Dough</p><p>• 500 g flour</p><p>• 7 g yeast</p><p>Filling</p><p>• 200 g poppy seeds</p>',
    '<p>1. Knead.</p><p>2. Fill and bake.</p>',
    '<div itemprop="recipeNotes"><p>Freezes well.</p></div><meta content="290" itemprop="recipeNutCalories">',
  ) + recipe('Tea', '<p>1 tea bag</p>', '<p>Brew.</p>')
}</body></html>`

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['its page alone', bytesOf(HTML)],
  [
    'its archive',
    makeZip([
      { name: 'recipes.html', content: HTML },
      { name: 'images/x1_0.jpg', content: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]) },
    ]),
  ],
])('an export of Recipe Keeper is read from %s', async (_what, bytes) => {
  const { recipes, broken } = await readImportFile(bytes)
  expect(broken).toEqual([])
  expect(recipes.map(({ draft }) => draft.name)).toEqual(['Poppy seed plait', 'Tea'])
  expect(recipes[0]).toMatchObject({
    said: { servings: 10, cookingTimeMin: 60 },
    source: {
      url: 'https://example.org/plait',
      tags: ['Baking'],
      notes: 'Freezes well.',
      nutrition: { kcal: 290 },
    },
    draft: { instructions: ['Knead.', 'Fill and bake.'] },
  })
  expect(recipes[0]!.draft.ingredients.map(({ text }) => text)).toEqual([
    'Dough:',
    '500 g flour',
    '7 g yeast',
    'Filling:',
    '200 g poppy seeds',
  ])
})

test('an archive page that contains no recipe is skipped', async () => {
  const bytes = makeZip([
    { name: 'index.html', content: '<!doctype html><html><body><h1>My recipes</h1></body></html>' },
    { name: 'recipes.html', content: HTML },
  ])
  expect((await readImportFile(bytes)).broken).toEqual([])
})

test('a saved page is read in the encoding it names', async () => {
  const page = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head><body>
    <script type="application/ld+json">{"@type":"Recipe","name":"Käsekuchen","recipeIngredient":["½ cup butter","1¼ cups sugar"],
    "recipeInstructions":"Bake at 170°C."}</script></body></html>`
  const bytes = Uint8Array.from(page, (sign) => sign.charCodeAt(0))
  const { recipes } = await readImportFile(bytes)
  expect(recipes[0]!.draft).toMatchObject({
    name: 'Käsekuchen',
    ingredients: [{ text: '½ cup butter' }, { text: '1¼ cups sugar' }],
    instructions: ['Bake at 170°C.'],
  })
})

test('Paprika headings stay headings among the directions, and its yield counts dozens', async () => {
  const paprika = {
    name: 'Churros',
    servings: 'Makes 3 dozen',
    ingredients: 'For the batter:\n1 cup flour\nFor the 2 dips:\n100 g chocolate',
    directions: 'Batter:\nBoil the water.\nCook:\nFry in batches.',
    nutritional_info: 'Calories: 95\nProtein: 2 g',
  }
  const { recipes } = await readImportFile(gzipSync(JSON.stringify(paprika)))
  expect(recipes[0]).toMatchObject({
    said: { servings: 36 },
    source: { nutrition: { kcal: 95, proteinG: 2 } },
    draft: { instructions: ['Batter:', 'Boil the water.', 'Cook:', 'Fry in batches.'] },
  })
  expect(recipes[0]!.draft.ingredients.map(({ text }) => text)).toEqual([
    'For the batter:',
    '1 cup flour',
    'For the two dips:',
    '100 g chocolate',
  ])
})
