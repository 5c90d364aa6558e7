import { expect, test } from 'vitest'
import { lenientJson } from './lenient-json.ts'

const RECIPE = { '@type': 'Recipe', name: 'Rye crispbread' }
const JSON_TEXT = JSON.stringify(RECIPE)

test.each([
  ['a CDATA section behind a comment', `//<![CDATA[\n${JSON_TEXT}\n//]]>`],
  ['a CDATA section in a comment', `/*<![CDATA[*/ ${JSON_TEXT} /*]]>*/`],
  ['a bare CDATA section', `<![CDATA[${JSON_TEXT}]]>`],
  ['an HTML comment', `<!--\n${JSON_TEXT}\n-->`],
  ['all of them', `<!--//--><![CDATA[//><!--\n${JSON_TEXT}\n//--><!]]>`],
  ['an assignment and a semicolon', `window.recipe = ${JSON_TEXT};`],
  ['a byte order mark', `\uFEFF${JSON_TEXT}`],
  ['JavaScript comments', '{"@type":"Recipe", /* the name */ "name":"Rye crispbread" // done\n}'],
  ['a comma at the end', '{"@type":"Recipe","name":"Rye crispbread",}'],
  ['doubled commas', '{"@type":"Recipe",,"name":"Rye crispbread", ,}'],
  ['a missing comma', '{"@type":"Recipe"\n"name":"Rye crispbread"}'],
  ['single quotes', "{'@type':'Recipe','name':'Rye crispbread'}"],
  ['encoded quotes', JSON_TEXT.replaceAll('"', '&quot;')],
  ['control characters', `{"@type":"Recipe",\u0001"name":"Rye crispbread"}`],
  ['JavaScript escapes', String.raw`{'@type':'Recipe','name':'Rye\x20crispbread'}`],
  ['a bracket too many', `${JSON_TEXT}}`],
])('%s is no reason to refuse', (_what, source) => {
  expect(lenientJson(source)).toEqual(RECIPE)
})

test('valid JSON keeps comments, CDATA and entities in its strings', () => {
  const value = { name: 'a <!-- b --> <![CDATA[c]]> &quot;d&quot;' }
  expect(lenientJson(JSON.stringify(value))).toEqual(value)
})

test('text inside strings is left as it is', () => {
  const source = `{"a":"1,, 2, , 3 }{ // 4","b":"Mum\\'s \\& Dad's","c":"two\nlines\tand a tab","d":"a "fine" cake",}`
  expect(lenientJson(source)).toEqual({
    a: '1,, 2, , 3 }{ // 4',
    b: "Mum's & Dad's",
    c: 'two\nlines\tand a tab',
    d: 'a "fine" cake',
  })
})

test.each(['', '\n', ',', ';\n'])('objects in a row, separated by “%s”, are a list', (between) => {
  expect(lenientJson(`${JSON_TEXT}${between}${JSON_TEXT}`)).toEqual([RECIPE, RECIPE])
})

test('JSON that is cut off is not read as complete', () => {
  expect(lenientJson('{"@type":"Recipe","recipeIngredient":["1 egg"],"name":"Rye cr')).toBeUndefined()
  // A script ends where the page says so, but a file without its end is missing something.
  const unclosed = '{"@type":"Recipe","recipeIngredient":["1 egg"]'
  expect(lenientJson(unclosed)).toEqual({ '@type': 'Recipe', recipeIngredient: ['1 egg'] })
  expect(lenientJson(unclosed, { isWhole: true })).toBeUndefined()
})

test('text that would take too long to repair is not repaired', () => {
  for (const piece of ['"', '"a" ', '"a"b', '"\n', '[', '{"a":', '\\"', ', ', '/*'])
    for (const [begin, end] of [
      ['{', '}'],
      ['[', ']'],
      ['{"a":"', '"}'],
    ] as const)
      lenientJson(begin + piece.repeat(250_000 / piece.length) + end)
}, 20_000)
