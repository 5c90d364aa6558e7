import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { matchFood } from '#app/domain/food/match-food.ts'
import { findUsdaFood } from '#app/domain/meals/vocabulary/find-names.ts'
import { loadVocabulary } from './load-vocabulary.server.ts'
import { suggestNames } from './suggest-names.server.ts'

/** Nothing of this worker: other tests of it have loaded the vocabulary. */
function suggestedInFreshProcess(typed: string): unknown {
  const script = `
    import { suggestNames } from '#app/features/foods/suggest-names.server.ts'
    console.log(JSON.stringify(['kitchen', 'table'].map((use) => suggestNames('${typed}', use))))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script]).toString())
}

test('until the wider vocabulary is loaded our own foods are suggested, and the answer says that it is not whole', async () => {
  expect(suggestedInFreshProcess('rutab')).toEqual([
    { names: ['swede'], isWhole: false },
    { names: ['swede'], isWhole: true },
  ])
  await loadVocabulary()
  expect(suggestNames('rutab', 'kitchen').names).toEqual(['swede', 'cooked rutabaga'])
  expect(suggestNames('rutab', 'table').names).toEqual(['swede'])
})

test('our own names come first, then USDA’s as people say them, slips of the keyboard last', async () => {
  await loadVocabulary()
  expect(suggestNames('chick', 'kitchen').names.slice(0, 2)).toEqual(['chicken leg', 'chicken wing'])
  expect(suggestNames('big mac', 'kitchen').names[0]).toBe('Big Mac (McDonalds)')
  expect(suggestNames('brocoli', 'kitchen').names).toContain('broccoli')
  expect(suggestNames('chow', 'meal').names).toContain('potato chowder')
})

test('for a meal dishes of the world are suggested, for the kitchen they are not', async () => {
  await loadVocabulary()
  expect(suggestNames('bibim', 'meal').names).toContain('Beef bibimbap')
  expect(suggestNames('bibim', 'kitchen').names).not.toContain('Beef bibimbap')
})

test('at most eight names, none twice, whatever is typed', async () => {
  await loadVocabulary()
  const typed = [
    '',
    ' ',
    'a',
    'ch',
    'ice cr',
    'x'.repeat(60),
    '%00',
    'constructor',
    '12 ',
    'über',
    'pan de '.repeat(9),
  ]
  for (const text of typed) {
    const { names } = suggestNames(text, 'meal')
    expect(names.length, text).toBeLessThanOrEqual(8)
    expect(new Set(names.map((name) => name.toLowerCase())).size, text).toBe(names.length)
  }
})

test('most names suggested for the kitchen are read back as a food', async () => {
  await loadVocabulary()
  const beginnings = [
    'abi',
    'bur',
    'cact',
    'dan',
    'elk',
    'fid',
    'gum',
    'hom',
    'kom',
    'lamb q',
    'mam',
    'nat',
    'pum',
    'rut',
    'sal',
  ]
  const names = beginnings.flatMap((text) => suggestNames(text, 'kitchen').names)
  const unread = names.filter((name) => (matchFood(name) ?? findUsdaFood(name)) === null)
  expect(unread.length / names.length).toBeLessThan(0.1)
})
