import { expect, test } from 'vitest'
import { pictureVersion, titleSizePx, writableText } from './social-picture.ts'

test.each([
  ['Crème brûlée & “more” – 50 %', 'Crème brûlée & “more” – 50 %'],
  ['Borschtsch, борщ', 'Borschtsch, борщ'],
  ['Ελληνική σαλάτα', 'Ελληνική σαλάτα'],
  ['Phở bò Việt Nam', 'Phở bò Việt Nam'],
  ['Pizza 🍕 night', 'Pizza night'],
  ['Zürich\n\tstew', 'Zürich stew'],
  ['Miso soup (味噌汁)', 'Miso soup ()'],
])('%j is written as %j', (text, written) => {
  expect(writableText(text)).toBe(written)
})

test.each(['肉じゃが', 'كبسة', '🍕🍕', '', 'חומוס with tahini of the very best sort ħ חומוסחומוסחומוסחומוס'])(
  '%j cannot be written',
  (text) => {
    expect(writableText(text)).toBeNull()
  },
)

test('the longer a title, or its longest word, the smaller it is written', () => {
  const sizes = ['Chili', 'a '.repeat(20), 'a '.repeat(40), 'a '.repeat(80)].map(titleSizePx)
  expect(sizes).toEqual([72, 60, 50, 42])
  expect(titleSizePx('Donaudampfschifffahrt')).toBe(42)
})

test('a version names what is shown: another one for anything else', () => {
  expect(pictureVersion('Chili', 400)).toBe(pictureVersion('Chili', 400))
  expect(pictureVersion('Chili', 401)).not.toBe(pictureVersion('Chili', 400))
  expect(pictureVersion('Chili 4', '00')).not.toBe(pictureVersion('Chili', '400'))
})
