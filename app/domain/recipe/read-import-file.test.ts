import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeZip, repeatedZip } from '#tests/support/make-zip.ts'
import { bytesAt, photoInside, type PicturePlace, readImportFile } from './read-import-file.ts'

const SAMPLES = join(import.meta.dirname, '../../../../shared/samples')
const ELSEWHERE = join(import.meta.dirname, '../../../../../shared/samples')
const samples = [SAMPLES, ELSEWHERE].find((folder) => existsSync(folder))

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 40 }, () => 7)])
const readPicture = async (bytes: Uint8Array, place: PicturePlace) => {
  const found = await bytesAt(bytes, place)
  return place.isInRecipe ? photoInside(found) : found
}
const bytesOf = (text: string) => new TextEncoder().encode(text)
const soup = {
  '@type': 'Recipe',
  name: 'Soup',
  recipeYield: 2,
  recipeIngredient: ['2 leeks'],
  url: 'https://a.b/c',
}
const namesIn = async (bytes: Uint8Array) =>
  (await readImportFile(bytes)).recipes.map(({ draft }) => draft.name)

// Why skipped elsewhere: real exports are other people's data and are no part of the project.
describe.skipIf(!samples)('real exports, where the folder ../shared/samples is', () => {
  const bytesIn = (name: string) => new Uint8Array(readFileSync(join(samples!, name)))

  test.each([
    ['mealie.zip', 3, { said: { servings: 4, cookingTimeMin: 150 } }],
    ['paprika.zip', 5, { said: { servings: 20, cookingTimeMin: 60 } }],
    ['tandoor.zip', 1, { said: { servings: 1, cookingTimeMin: 2 } }],
    ['nextcloud.zip', 3, { said: { servings: 4, cookingTimeMin: 23 } }],
  ])('%s is read whole', async (name, count, one) => {
    const bytes = bytesIn(name)
    const { recipes, broken } = await readImportFile(bytes)
    expect(broken).toEqual([])
    expect(recipes).toHaveLength(count)
    expect(recipes).toContainEqual(expect.objectContaining(one))
    for (const { draft } of recipes) {
      expect(draft.ingredients.length).toBeGreaterThan(5)
      expect(draft.instructions.length).toBeGreaterThan(0)
    }
    const pictures = await Promise.all(
      recipes.map(({ picture }) => (picture ? readPicture(bytes, picture) : Promise.resolve(null))),
    )
    expect(pictures.filter((bytes) => bytes !== null && bytes.length > 5000).length).toBeGreaterThanOrEqual(
      Math.min(count, 2),
    )
  })
})

test('an archive is known by what is in it, whatever its files are called', async () => {
  const paprika = gzipSync(
    JSON.stringify({
      name: 'Stew',
      ingredients: 'For the pot:\n1 leek\n2 carrots',
      directions: '1. Chop.\n2. Cook.',
      prep_time: '10 min',
      cook_time: '1 hr',
      notes: 'Good <b>cold</b>',
      categories: ['Winter'],
      photo_data: Buffer.from(JPEG).toString('base64'),
    }),
  )
  const tandoor = makeZip([
    {
      name: 'recipe.json',
      content: JSON.stringify({
        name: 'Rice',
        servings: 3,
        working_time: 5,
        waiting_time: 20,
        source_url: 'https://example.org/rice',
        keywords: [{ name: 'plain' }],
        steps: [
          {
            instruction: 'Wash {{ ingredients[0] }}.\n\n![](x.png)\n**Boil** it.\n### Notes\nUse jasmine.',
            ingredients: [
              { food: { name: 'rice' }, unit: { name: 'g' }, amount: 200, note: 'rinsed' },
              { is_header: true, note: 'Sides' },
              { food: { name: 'salt' }, unit: null, amount: 0, no_amount: true },
            ],
          },
        ],
      }),
    },
    { name: 'image.jpg', content: JPEG },
  ])
  const archive = makeZip([
    { name: 'a.bin', content: paprika },
    { name: 'b.bin', content: tandoor, isStored: true },
    { name: 'c/d.txt', content: JSON.stringify(soup) },
    { name: 'c/full', content: JPEG },
    { name: 'Cook it', content: 'Boil @potatoes{3} for ~{20%minutes}.' },
    { name: '__MACOSX/c/._d.txt', content: 'x' },
    { name: 'settings.json', content: '{"theme":"dark"}' },
  ])
  const { recipes, broken } = await readImportFile(archive)
  expect(broken).toEqual([])
  const byName = new Map(recipes.map((recipe) => [recipe.draft.name, recipe]))
  expect([...byName.keys()].sort()).toEqual(['Cook it', 'Rice', 'Soup', 'Stew'])
  expect(byName.get('Stew')).toMatchObject({
    said: { cookingTimeMin: 70 },
    source: { notes: 'Good cold', tags: ['Winter'] },
    draft: {
      ingredients: [{ text: 'For the pot:' }, { text: '1 leek' }, { text: '2 carrots' }],
      instructions: ['Chop.', 'Cook.'],
    },
  })
  expect(byName.get('Rice')).toMatchObject({
    said: { servings: 3, cookingTimeMin: 25 },
    source: { url: 'https://example.org/rice', notes: 'Use jasmine.', tags: ['plain'] },
    draft: {
      ingredients: [{ text: '200 g rice, rinsed' }, { text: 'Sides:' }, { text: 'salt' }],
      instructions: ['Wash 200 g rice, rinsed.', 'Boil it.'],
    },
  })
  for (const name of ['Stew', 'Rice', 'Soup'])
    expect(await readPicture(archive, byName.get(name)!.picture!)).toEqual(JPEG)
  expect(byName.get('Cook it')!.picture).toBeNull()
})

test('Mealie with units and foods, in the names of its newer versions', async () => {
  const { recipes } = await readImportFile(
    bytesOf(
      JSON.stringify({
        name: 'Dal',
        slug: 'dal',
        recipeServings: 4,
        totalTime: '40 minutes',
        orgURL: 'https://example.org/dal',
        tags: [{ name: 'Indian' }],
        notes: [{ title: 'Tip', text: 'Add lemon' }],
        recipeIngredient: [
          { quantity: 0.5, unit: { name: 'cup' }, food: { name: 'red lentils' }, note: 'rinsed' },
          { quantity: 1, unit: null, food: null, note: '2 cloves garlic' },
        ],
        recipeInstructions: [{ text: 'Boil.' }],
      }),
    ),
  )
  expect(recipes[0]).toMatchObject({
    source: { url: 'https://example.org/dal', tags: ['Indian'], notes: 'Tip: Add lemon' },
    draft: { ingredients: [{ text: '0.5 cup red lentils, rinsed' }, { text: '2 cloves garlic' }] },
  })
})

test('Mealie’s whole database is read from its backup, each recipe with its own lines in their order', async () => {
  const database = {
    alembic_version: [{ version_num: 'x' }],
    users: [{ id: 'u', email: 'cook@example.org', password: 'secret' }],
    recipes: [
      {
        id: 'r1',
        slug: 'dal',
        name: 'Dal',
        recipe_yield: '4 servings',
        total_time: '40 minutes',
        org_url: 'https://example.org/dal',
      },
      { id: 'r2', slug: 'rice', name: 'Rice', recipe_servings: 2, recipe_yield: null },
      { id: 'r3', slug: 'empty', name: 'Nothing yet' },
    ],
    recipes_ingredients: [
      {
        id: 3,
        position: 2,
        recipe_id: 'r1',
        title: 'For the tadka',
        note: 'toasted',
        quantity: 1,
        food_id: 'f2',
        unit_id: 'u2',
      },
      {
        id: 1,
        position: 0,
        recipe_id: 'r1',
        title: '',
        note: 'rinsed',
        quantity: 250,
        food_id: 'f1',
        unit_id: 'u1',
      },
      {
        id: 2,
        position: 1,
        recipe_id: 'r1',
        title: null,
        note: '1 l water',
        quantity: 1,
        food_id: null,
        unit_id: null,
      },
      { id: 4, position: 0, recipe_id: 'r2', note: '200 g basmati rice', quantity: 0 },
    ],
    recipe_instructions: [
      { id: 'b', position: 1, recipe_id: 'r1', type: 'step', title: '', text: 'Fry the seeds.' },
      { id: 'a', position: 0, recipe_id: 'r1', type: 'step', title: '', text: 'Boil the lentils.' },
      { id: 'c', position: 0, recipe_id: 'r2', type: 'step', title: '', text: 'Steam.' },
    ],
    ingredient_foods: [
      { id: 'f1', name: 'red lentils' },
      { id: 'f2', name: 'cumin seeds' },
    ],
    ingredient_units: [
      { id: 'u1', name: 'g' },
      { id: 'u2', name: 'teaspoon', abbreviation: 'tsp' },
    ],
    notes: [{ id: 1, recipe_id: 'r1', title: 'Tip', text: 'Add lemon' }],
    tags: [{ id: 't1', name: 'Indian', slug: 'indian' }],
    recipes_to_tags: [{ recipe_id: 'r1', tag_id: 't1' }],
  }
  const { recipes, broken } = await readImportFile(
    makeZip([{ name: 'database.json', content: JSON.stringify(database) }]),
  )
  expect(broken).toEqual([])
  expect(recipes.map(({ draft, said }) => [draft.name, said.servings])).toEqual([
    ['Dal', 4],
    ['Rice', 2],
  ])
  expect(recipes[0]).toMatchObject({
    said: { cookingTimeMin: 40 },
    source: { url: 'https://example.org/dal', tags: ['Indian'], notes: 'Tip: Add lemon' },
    draft: {
      ingredients: [
        { text: '250 g red lentils, rinsed' },
        { text: '1 l water' },
        { text: 'For the tadka:' },
        { text: '1 teaspoon cumin seeds, toasted' },
      ],
      instructions: ['Boil the lentils.', 'Fry the seeds.'],
    },
  })
  expect(JSON.stringify(recipes)).not.toContain('secret')
})

test('headings of groups are kept, and none without anything under it', async () => {
  const lines = ['For the dough:', '300 g flour', 'For the sauce:', '1 onion', 'To serve:']
  const { recipes } = await readImportFile(bytesOf(JSON.stringify({ ...soup, recipeIngredient: lines })))
  expect(recipes[0]!.draft.ingredients.map(({ text }) => text)).toEqual(lines.slice(0, -1))
  const onlyHeadings = { ...soup, recipeIngredient: ['For the dough:', 'To serve:'] }
  await expect(readImportFile(bytesOf(JSON.stringify(onlyHeadings)))).rejects.toMatchObject({
    code: 'invalid-input',
  })
})

test('a broken recipe is named with its reason, the rest is read', async () => {
  const { recipes, broken } = await readImportFile(
    makeZip([
      { name: 'good.json', content: JSON.stringify(soup) },
      { name: 'cut.json', content: '{"@type":"Recipe","na' },
      { name: 'empty.json', content: '{"@type":"Recipe","name":"Nothing in it"}' },
      { name: 'deep.json', content: '['.repeat(5000) },
      { name: 'secret.json', content: JSON.stringify(soup), isEncrypted: true },
      { name: 'half.paprikarecipe', content: gzipSync('{"name":"x"}').subarray(0, 20) },
    ]),
  )
  expect(recipes).toHaveLength(1)
  expect(broken).toEqual(
    expect.arrayContaining([
      { name: 'cut', reason: 'It cannot be read.' },
      { name: 'Nothing in it', reason: 'It has no name or no ingredients.' },
      { name: 'deep', reason: 'It cannot be read.' },
      { name: 'secret', reason: 'It is protected by a password.' },
      { name: 'half', reason: 'It is damaged.' },
    ]),
  )
})

test('what expands to more than anybody wrote is stopped early, whatever size it claims', async () => {
  const bomb = Buffer.alloc(24 * 1024 * 1024, '{"a":1} ')
  const { recipes, broken } = await readImportFile(
    makeZip([
      { name: 'bomb.json', content: bomb, claimedBytes: 10 },
      { name: 'good.json', content: JSON.stringify(soup) },
      { name: 'gz', content: gzipSync(bomb), isStored: true },
    ]),
  )
  expect(recipes).toHaveLength(1)
  expect(broken.map(({ reason }) => reason)).toEqual(Array(2).fill('It holds more than can be read.'))

  // Directories that list one file many times, zips in zips, and more entries than there are.
  const many = makeZip([{ name: 'a.json', content: JSON.stringify(soup) }], 60_000)
  await expect(readImportFile(many)).rejects.toMatchObject({ name: 'AppError' })
  let nested = makeZip([{ name: 'a.json', content: JSON.stringify(soup) }])
  for (let depth = 0; depth < 5; depth++) nested = makeZip([{ name: 'z.zip', content: nested }])
  await expect(readImportFile(nested)).rejects.toMatchObject({ code: 'invalid-input' })
}, 30_000)

test('an archive that lists the same bytes many times is refused, also inside another one', async () => {
  const many = repeatedZip(bytesOf('GIF89a      '), 10_000)
  for (const archive of [many, repeatedZip(many, 40)])
    await expect(readImportFile(archive)).rejects.toMatchObject({ code: 'malformed' })
  const { recipes, broken } = await readImportFile(
    makeZip([
      { name: 'many.zip', content: repeatedZip(bytesOf('GIF89a      '), 5000) },
      { name: 'good.json', content: JSON.stringify(soup) },
    ]),
  )
  expect(recipes).toHaveLength(1)
  expect(broken).toEqual([{ name: 'many', reason: 'That archive is damaged or cut off. Export it again.' }])
})

test('all archives in one file share one entry limit, and only some of the broken entries are named', async () => {
  const locked = makeZip(
    Array.from({ length: 3000 }, (_, at) => ({ name: `${at}`, content: 'x', isEncrypted: true })),
  )
  const { recipes, broken, moreBroken } = await readImportFile(
    makeZip([
      { name: 'good.json', content: JSON.stringify(soup) },
      ...Array.from({ length: 5 }, (_, at) => ({ name: `${at}.zip`, content: locked, isStored: true })),
    ]),
  )
  expect(recipes).toHaveLength(1)
  expect(broken).toHaveLength(100)
  // Three archives with 3,000 files each; the fourth exceeds the limit they share.
  expect(moreBroken).toBe(9000 + 1 - 100)
})

test('markup is read until too many tags are open', async () => {
  const data = `<script type="application/ld+json">${JSON.stringify(soup)}</script>`
  expect(await namesIn(bytesOf(`<html>${'<b>'.repeat(200)}${data}`))).toEqual(['Soup'])
  expect(await namesIn(bytesOf(`<html>${data}${'<b>'.repeat(100_000)}`))).toEqual(['Soup'])
  await expect(readImportFile(bytesOf(`<html>${'<b>'.repeat(300_000)}${data}`))).rejects.toMatchObject({
    code: 'invalid-input',
  })
})

test('bytes of any kind are read or refused, and nothing else', async () => {
  const whole = makeZip([
    { name: 'a.json', content: JSON.stringify(soup) },
    { name: 'b.gz', content: gzipSync(JSON.stringify(soup)), isStored: true },
  ])
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.uint8Array({ maxLength: 100 }).map((rest) => new Uint8Array([0x50, 0x4b, 3, 4, ...rest])),
        fc.uint8Array({ maxLength: 100 }).map((rest) => new Uint8Array([0x1f, 0x8b, 8, ...rest])),
        fc
          .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 })
          .map((changes) => {
            const changed = whole.slice()
            for (const [at, value] of changes) changed[at] = value
            return changed
          }),
        fc.nat(whole.length).map((length) => whole.slice(0, length)),
      ),
      async (bytes) => {
        try {
          expect((await readImportFile(bytes)).recipes.length).toBeGreaterThan(0)
        } catch (error) {
          expect(error).toMatchObject({ name: 'AppError' })
        }
      },
    ),
    { numRuns: 400 },
  )
}, 30_000)

test('texts, pages and single recipes are files too', async () => {
  expect(await namesIn(bytesOf('Omelette\n3 eggs\n10 g butter\nBeat and fry.'))).toEqual(['Omelette'])
  expect(
    await namesIn(bytesOf(`<html><script type="application/ld+json">${JSON.stringify(soup)}</script>`)),
  ).toEqual(['Soup'])
  await expect(readImportFile(new Uint8Array([1, 0, 2, 0]))).rejects.toThrow(/no text/)
})
