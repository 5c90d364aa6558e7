import { expect, test } from 'vitest'
import { readPage } from './import-recipes.ts'

const page = (body: string, title = '') =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`
const read = (body: string, title?: string) => {
  const [recipe] = readPage(page(body, title))
  return {
    name: recipe?.draft.name,
    ingredients: recipe?.draft.ingredients.map(({ text }) => text),
    steps: recipe?.draft.instructions,
    servings: recipe?.said.servings,
  }
}
const STEW = { name: 'Stew', ingredients: ['500 g beef', '2 onions'], steps: ['Fry.', 'Stew.'] }

test.each([
  [
    'headings and lists',
    '<h1>Stew</h1><p>My gran.</p><h2>Ingredients</h2><ul><li>500 g beef</li><li>2 onions</li></ul><h2>Method</h2><ol><li>Fry.</li><li>Stew.</li></ol><h2>Comments</h2><p>Nice</p>',
  ],
  [
    'bold titles and line breaks',
    '<h1>Stew</h1><p><strong>Ingredients:</strong></p><p>500 g beef<br>2 onions</p><p><b>Directions</b></p><p>Fry.</p><p>Stew.</p>',
  ],
  [
    'a card of a plugin',
    '<div><h2>Stew</h2><div><h3>Ingredients</h3><ul><li>500 g beef</li><li>2 onions</li></ul></div><div><h3>Instructions</h3><ol><li>Fry.</li><li>Stew.</li></ol></div></div><script>alert(1)</script>',
  ],
])('a page without data for programs is read from its headings: %s', (_, body) => {
  expect(read(body)).toMatchObject(STEW)
})

test('the name may be the title of the page, and groups and servings are kept', () => {
  const body =
    '<p>Serves 6</p><h2>Ingredients</h2><h3>For the base</h3><ul><li>200 g flour</li></ul><h3>Filling</h3><ul><li>3 pears</li></ul><h2>Method</h2><p>Bake.</p><h2>You may also like</h2><p>Apple pie</p>'
  expect(read(body, 'Pear tart | Gran’s kitchen')).toEqual({
    name: 'Pear tart',
    ingredients: ['For the base:', '200 g flour', 'Filling:', '3 pears'],
    steps: ['Bake.'],
    servings: 6,
  })
})

test('a page about something else holds no recipe', () => {
  expect(() =>
    readPage(page('<h1>News</h1><p>Ingredients of success</p><h2>Method</h2><p>Work.</p>')),
  ).toThrow('holds no recipe')
})
