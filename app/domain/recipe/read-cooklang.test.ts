import { expect, test } from 'vitest'
import { readImport } from './import-recipes.ts'
import { isCooklang } from './read-cooklang.ts'

const PANCAKES = `---
title: Easy Pancakes
tags: [breakfast, quick]
servings: 2|4
source: https://example.org/pancakes
time required: 25 minutes
---
Crack the @eggs{3} into a #blender{}, then add the @plain flour{125%g}, @milk{250%ml} and @sea salt{=1%pinch}, and
blitz until smooth. -- not too long

[- two
lines -]
Leave to stand for ~{15%minutes}, write to me@example.org about oven #1.

> Do not overmix.

== Frying ==
Melt the @butter in a #large non-stick frying pan{}, add @?onion{1}(peeled and finely chopped), then more @butter.`

test('ingredients, cookware and timers are taken out of the steps', () => {
  const [recipe] = readImport(PANCAKES)
  expect(recipe).toMatchObject({
    said: { servings: 2, cookingTimeMin: 25 },
    source: { url: 'https://example.org/pancakes', tags: ['breakfast', 'quick'], notes: 'Do not overmix.' },
  })
  expect(recipe!.draft.name).toBe('Easy Pancakes')
  expect(recipe!.draft.ingredients.map(({ text }) => text)).toEqual([
    '3 eggs',
    '125 g plain flour',
    '250 ml milk',
    '1 pinch sea salt',
    'Frying:',
    'butter',
    '1 onion, peeled and finely chopped, optional',
  ])
  expect(recipe!.draft.instructions).toEqual([
    'Crack the eggs into a blender, then add the plain flour, milk and sea salt, and blitz until smooth.',
    'Leave to stand for 15 minutes, write to me@example.org about oven 1.',
    'Melt the butter in a large non-stick frying pan, add onion, then more butter.',
  ])
})

test('metadata in the older form, recipes without any, and references to other recipes', () => {
  const [recipe] = readImport(
    '>> servings: 3\n>> prep time: 5 min\n>> cook time: 20 min\n\nPour @./sauces/Hollandaise{150%g} over @egg.',
    'Eggs Benedict',
  )
  expect(recipe).toMatchObject({
    said: { servings: 3, cookingTimeMin: 25 },
    draft: { name: 'Eggs Benedict', ingredients: [{ text: '150 g Hollandaise' }, { text: 'egg' }] },
  })
})

test('other texts are not taken for Cooklang', () => {
  for (const text of [
    'Write to a@b.org {now}',
    'Soup\n2 leeks\n1 l stock\nCook.',
    '@media { color: red }',
    '{"a":"@b"}',
  ])
    expect(isCooklang(text)).toBe(false)
  for (const piece of ['@', '@a{', '[- ', '@a ', '>> a', '---\n', '~{'])
    try {
      readImport(`@a{1} ${piece.repeat(300_000 / piece.length)}`)
    } catch {
      continue
    }
})
