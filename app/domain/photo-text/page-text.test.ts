import { expect, test } from 'vitest'
import { readPage } from '#tests/support/read-lines.ts'
import { readRecipeText } from '#app/domain/recipe/read-recipe-text.ts'
import { doubtCount } from './doubtful-amounts.ts'
import { textOfPage } from './page-text.ts'

/** The page with its first line printed large. */
function withTitle(text: string) {
  const page = readPage(text)
  const [title] = page.lines
  title!.place.bottomPx = title!.place.topPx + 48
  return page
}

const TWO_COLUMNS = `
Spiced Lentil Soup

Ingredients                     Method
200 g red lentils               1. Heat the oil in a pan. Add the
1 onion, chopped                onion and cook for 8 minutes.
2 tbsp olive oil                2. Stir in the lentils and the stock.
1 litre vegetable stock, hot    Simmer for 20 minutes, until soft.
and well seasoned               3. Season and serve.`.trim()

test('two columns are read one after the other, the title first, wrapped lines joined', () => {
  const text = textOfPage(withTitle(TWO_COLUMNS))
  expect(text.split('\n')).toEqual([
    'Spiced Lentil Soup',
    'Ingredients',
    '200 g red lentils',
    '1 onion, chopped',
    '2 tbsp olive oil',
    '1 litre vegetable stock, hot and well seasoned',
    'Method',
    '1. Heat the oil in a pan. Add the onion and cook for 8 minutes.',
    '2. Stir in the lentils and the stock. Simmer for 20 minutes, until soft.',
    '3. Season and serve.',
  ])
  const [recipe] = readRecipeText(text)
  expect(recipe?.draft).toMatchObject({ name: 'Spiced Lentil Soup' })
  expect(recipe?.draft.ingredients).toHaveLength(4)
  expect(recipe?.draft.instructions).toHaveLength(3)
})

test('a fraction that could not be read is marked, never guessed', () => {
  const text = textOfPage(
    readPage(
      'Dressing\n% tsp salt\n1% tsp mustard\ntsp chilli flakes\nJuice of ~2 lemon\n2% milk, a splash\n3 tbsp oil',
    ),
  )
  expect(text.split('\n')).toEqual([
    'Dressing',
    '? tsp salt',
    '1? tsp mustard',
    '? tsp chilli flakes',
    'Juice of ? lemon',
    '2% milk, a splash',
    '3 tbsp oil',
  ])
  expect(doubtCount(text)).toBe(4)
})

test('one column stays in its order, and a hyphen at the end of a line joins a word', () => {
  const text = textOfPage(
    readPage(
      'Pancakes\n100 g flour\n2 eggs\nBeat everything together until there are no lumps and let the bat-\nter rest for half an hour before frying it in a little butter.',
    ),
  )
  expect(text.split('\n')).toEqual([
    'Pancakes',
    '100 g flour',
    '2 eggs',
    'Beat everything together until there are no lumps and let the batter rest for half an hour before frying it in a little butter.',
  ])
})

test('an empty page has no text', () => {
  expect(textOfPage({ lines: [], widthPx: 100, heightPx: 100 })).toBe('')
})
