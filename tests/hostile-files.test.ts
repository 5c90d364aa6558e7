import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Db } from '#app/db/open.server.ts'
import { MAX_DESCRIPTION_LENGTH } from '#app/domain/calories/estimate-form.ts'
import { estimateFromWords } from '#app/domain/calories/make-estimate.ts'
import { rowsFromWords } from '#app/domain/calories/meal-rows.ts'
import { AppError } from '#app/domain/errors.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { findUsdaFood } from '#app/domain/meals/vocabulary/find-names.ts'
import { MAX_IMPORT_BYTES, MAX_LINE_TEXT_LENGTH, MAX_LINES } from '#app/domain/recipe/imported-recipe.ts'
import { lookUpLines } from '#app/features/foods/imported-foods.server.ts'
import { openExport } from '#app/features/blog/admin/moving/open-export.server.ts'
import { readAddress, readPasted, readUpload } from '#app/features/recipes/saved/read-import.server.ts'
import { makeZip, repeatedZip } from '#tests/support/make-zip.ts'
import { openReader } from '#app/pool/open-reader.server.ts'

/** Whatever is sent, other requests must still be answered. */
const LONGEST_TURN_MS = 300

const reader = openReader()
afterAll(() => reader.close())

/**
 * The longest that this thread worked without a break while something was read: no other request was answered in that
 * time. Refusing the input is fine.
 */
async function longestTurnMsOf(read: () => Promise<unknown>): Promise<number> {
  const usedMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let longestMs = 0
  let lastMs = usedMs()
  const look = () => {
    const nowMs = usedMs()
    longestMs = Math.max(longestMs, nowMs - lastMs)
    lastMs = nowMs
  }
  const timer = setInterval(look, 5)
  try {
    await read()
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ code: expect.stringMatching(/^(?:invalid-input|malformed|too-large)$/) })
  } finally {
    clearInterval(timer)
  }
  look()
  return longestMs
}

const fileOf = (content: Uint8Array | string) => new File([content as BlobPart], 'recipes')
const bytesOf = (content: Uint8Array | string) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content
const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const recipe = (name: string, more: object = {}) =>
  JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 leeks'], ...more })

/** Reads the content through every entry point that accepts it. */
async function longestTurnMs(content: Uint8Array | string): Promise<number> {
  const file = fileOf(content)
  const turns = [
    await longestTurnMsOf(async () => {
      const { recipes } = await readUpload(reader, file)
      await recipes[0]?.picture?.()
    }),
    await longestTurnMsOf(() => openExport(reader, bytesOf(content), null)),
  ]
  if (typeof content === 'string') {
    const pages = { read: (url: string) => Promise.resolve({ url, text: content }) }
    const idle = new AbortController().signal
    turns.push(
      await longestTurnMsOf(() => readPasted(reader, content)),
      await longestTurnMsOf(() => readAddress(reader, pages, 'https://example.org', idle)),
    )
  }
  return Math.max(...turns)
}

const gif = bytesOf('GIF89a      ')
const KNOWN: readonly [string, () => Uint8Array | string][] = [
  ['an archive that lists one file 10,000 times', () => repeatedZip(gif, 10_000)],
  ['an archive that lists such an archive 40 times', () => repeatedZip(repeatedZip(gif, 10_000), 40)],
  [
    'forty archives of 10,000 files each',
    () => {
      const inner = makeZip(
        Array.from({ length: 10_000 }, (_, at) => ({
          name: `${at}`,
          content: '',
          isStored: true,
          isEncrypted: true,
        })),
      )
      return makeZip(
        Array.from({ length: 20 }, (_, at) => ({ name: `${at}.zip`, content: inner, isStored: true })),
      )
    },
  ],
  [
    'two thousand recipes of 120 lines each',
    () => {
      const lines = Array.from({ length: 60 }, (_, at) => `${at + 1} g flour`)
      const content = recipe('Long', { recipeIngredient: lines, recipeInstructions: lines })
      return makeZip(Array.from({ length: 2000 }, (_, at) => ({ name: `${at}.json`, content })))
    },
  ],
  [
    'almost 40 MB of pictures',
    () => {
      const picture = Buffer.alloc(9_900_000, 7)
      picture.set([0xff, 0xd8, 0xff, 0xe0])
      const files = [1, 2, 3, 4].map((at) => ({ name: `a/${at}.jpg`, content: picture, isStored: true }))
      return makeZip([{ name: 'a/recipe.json', content: recipe('Soup') }, ...files])
    },
  ],
  [
    'a photo of 12 MB inside a recipe',
    () =>
      gzipSync(
        JSON.stringify({
          name: 'Stew',
          ingredients: '1 leek',
          directions: 'Cook.',
          photo_data: Buffer.alloc(9e6, 'photo').toString('base64'),
        }),
      ),
  ],
  ['JSON of half a million objects', () => gzipSync(`[${filled('{"a":[]},', 4_500_000)}{}]`)],
  ['endless WordPress items', () => `<?xml version="1.0"?><rss><channel>${filled('<item><a/>', 800_000)}`],
  [
    'a document type of its own',
    () => `<?xml version="1.0"?><!DOCTYPE a [${filled('<!ENTITY a "&a;&a;">', 800_000)}`,
  ],
  ['<b> that is never closed', () => `<html>${filled('<b>', MAX_IMPORT_BYTES - 10)}`],
  [
    '<div> that is never closed',
    () => `<html>${filled('<div itemscope itemprop=a>', MAX_IMPORT_BYTES - 10)}`,
  ],
  ['closing tags of nothing', () => `<html>${filled('</p>', MAX_IMPORT_BYTES - 10)}`],
  ...[
    '-\n',
    '1 egg\n',
    '>> a: b\n',
    '1.\n',
    'For the sauce:\n',
    '@a{',
    '[[',
    '{"a":',
    '<!--',
    '&amp',
    '\t',
  ].map((unit): [string, () => string] => [JSON.stringify(unit), () => filled(unit, MAX_IMPORT_BYTES - 10)]),
]

test.each(KNOWN)(
  'other requests are not held up by %s',
  async (_, make) => {
    expect(await longestTurnMs(make())).toBeLessThan(LONGEST_TURN_MS)
  },
  120_000,
)

test('a described meal of 2,000 characters does not hold up other requests', async () => {
  const units = [
    '. egg',
    '\negg',
    ', egg',
    'a b ',
    ', sauce',
    '. cheese',
    'and fat ',
    '2 eggs, ',
    'half the egg, ',
    'soup with egg; ',
  ]
  // The index of foods, misspelt ones included, is built once per process.
  rowsFromWords('egg and soop')
  for (const unit of units) {
    rowsFromWords(filled(unit, 200))
    const description = filled(unit, MAX_DESCRIPTION_LENGTH)
    const turnMs = await longestTurnMsOf(async () =>
      estimateFromWords(description, rowsFromWords(description)),
    )
    expect(turnMs, unit).toBeLessThan(LONGEST_TURN_MS)
  }
})

/** No foods were imported. */
const db = { select: () => ({ from: () => ({ limit: () => Promise.resolve([]) }) }) } as unknown as Db

test('counting a recipe with lines of the maximum length does not hold up other requests', async () => {
  nutritionOf(['2 eggs', 'some soop'], 2, { lookUp: findUsdaFood })
  const units = [
    'egg, ',
    '1 egg ',
    'a b ',
    ' or egg',
    'chicken sauce cheese or egg ',
    '1/2 ',
    '(',
    '1 egg plus ',
  ]
  for (const unit of units) {
    const lines = Array.from({ length: MAX_LINES }, (_, at) =>
      `${at} ${filled(unit, MAX_LINE_TEXT_LENGTH)}`.slice(0, MAX_LINE_TEXT_LENGTH),
    )
    const turnMs = await longestTurnMsOf(async () => {
      const lookUp = await lookUpLines(db, lines)
      nutritionOf(lines, 2, { lookUp, steps: lines })
    })
    expect(turnMs, unit).toBeLessThan(LONGEST_TURN_MS)
  }
})

test('other requests run between the lines of a recipe that is counted', async () => {
  let turns = 0
  let isOver = false
  const countTurns = () => {
    turns++
    if (!isOver) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  const lines = Array.from({ length: MAX_LINES }, (_, at) => `${at} ${filled('soup or stew of egg ', 290)}`)
  await lookUpLines(db, lines)
  isOver = true
  expect(turns).toBeGreaterThan(MAX_LINES / 4)
})

test('input made of the marks that readers look for does not hold up other requests', async () => {
  const marks = [
    '<',
    '>',
    '</',
    '<b',
    '<script type="application/ld+json">',
    '</script>',
    '<!--',
    '<![CDATA[',
    '"',
    "'",
  ]
  const more = [
    '{',
    '[',
    ':',
    ',',
    '\\',
    '@',
    '~{',
    '}',
    '>>',
    '#',
    '-',
    '\n',
    '\n\n',
    ' ',
    '1',
    '½',
    'g ',
    'egg',
    '&#',
    ';',
    '=?',
  ]
  const unit = fc.array(fc.constantFrom(...marks, ...more), { minLength: 1, maxLength: 5 })
  const text = fc
    .tuple(fc.constantFrom('', '<html>', '<?xml version="1.0"?>', '{', '[', 'Soup\n'), unit, unit)
    .map(([head, one, other]) => head + filled(one.join(''), 300_000) + filled(other.join(''), 150_000))
  await fc.assert(
    fc.asyncProperty(text, async (content) => {
      expect(await longestTurnMs(content)).toBeLessThan(LONGEST_TURN_MS)
    }),
    { numRuns: 12, endOnFailure: true },
  )
}, 240_000)

test('archives with changed bytes do not hold up other requests', async () => {
  const whole = makeZip(
    Array.from({ length: 400 }, (_, at) => ({ name: `${at}.json`, content: recipe(`Soup ${at}`) })),
  )
  const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(changes, async (all) => {
      const changed = whole.slice()
      for (const [at, value] of all) changed[at] = value
      expect(await longestTurnMs(changed)).toBeLessThan(LONGEST_TURN_MS)
    }),
    { numRuns: 20, endOnFailure: true },
  )
}, 120_000)
