import { expect, test } from 'vitest'
import { fixedPathsOf } from './fixed-paths.ts'

test('the pages of the site are fixed paths, below a root whose own path is empty; those with a parameter are not', () => {
  const route = (id: string, parentId: string | undefined, path: string | undefined) => ({
    [id]: { id, parentId, path, index: undefined, caseSensitive: undefined, module: {} },
  })
  const routes = {
    ...route('root', undefined, ''),
    ...route('landing', 'root', undefined),
    ...route('about', 'root', 'about'),
    ...route('members', 'root', undefined),
    ...route('recipes', 'members', 'recipes'),
    ...route('recipe', 'root', 'recipe/:recipeId'),
    ...route('missing', 'root', '*'),
  }
  expect([...fixedPathsOf(routes as never)].toSorted()).toEqual(['/', '/about', '/recipes'])
})
