import { afterAll, expect, onTestFinished, test } from 'vitest'
import { makeZip } from '#tests/support/make-zip.ts'
import { openReader } from './open-reader.server.ts'

const soup = JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 leeks'] })
const reader = openReader()
afterAll(() => reader.close())

test('texts, pages, files, photos and blogs are read in another process', async () => {
  const named = (recipes: readonly { draft: { name: string } }[]) => recipes.map(({ draft }) => draft.name)
  expect(named(await reader.read('text', { text: 'Omelette\n3 eggs\nBeat and fry.' }))).toEqual(['Omelette'])
  const page = `<script type="application/ld+json">${soup}</script>`
  expect(named(await reader.read('page', { text: page }))).toEqual(['Soup'])
  const archive = makeZip([{ name: 'soup.json', content: soup }])
  expect(named((await reader.read('file', { bytes: archive, name: 'x.zip' })).recipes)).toEqual(['Soup'])
  const photo = { photo_data: Buffer.from('photo').toString('base64') }
  const bytes = new TextEncoder().encode(JSON.stringify(photo))
  expect(Buffer.from((await reader.read('photo', { bytes }))!).toString()).toBe('photo')
  const ghost = JSON.stringify({
    data: { posts: [{ id: '1', title: 'Hello', html: '<p><img src="/a.jpg">' }] },
  })
  const { blog, pictures } = await reader.read('blog', {
    bytes: new TextEncoder().encode(ghost),
    site: null,
  })
  expect(blog.posts.map(({ title }) => title)).toEqual(['Hello'])
  expect(pictures.posts).toEqual([['/a.jpg']])
})

test('large files and hundreds of recipes, sent in parts, arrive whole and in order', async () => {
  const names = Array.from({ length: 250 }, (_, at) => `Soup ${at}`)
  const archive = makeZip([
    ...names.map((name) => ({
      name: `${name}.json`,
      content: JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['2 leeks'] }),
    })),
    { name: 'picture.jpg', content: Buffer.alloc(5_000_000, 7), isStored: true },
  ])
  expect(archive.length).toBeGreaterThan(5_000_000)
  const { recipes } = await reader.read('file', { bytes: archive, name: 'x.zip' })
  expect(recipes.map(({ draft }) => draft.name)).toEqual(names)
  // The next task is not mixed with parts of this one.
  expect((await reader.read('text', { text: 'Omelette\n3 eggs\nBeat and fry.' })).length).toBe(1)
})

test('a refusal arrives with its code, message and field', async () => {
  await expect(reader.read('file', { bytes: new Uint8Array([1, 0, 2, 0]), name: 'x' })).rejects.toMatchObject(
    { code: 'invalid-input', field: 'file', message: expect.stringMatching(/no text/) },
  )
})

test('reading that takes too long is stopped with a message for people, and the next task is read', async () => {
  const hasty = openReader({ most: 1, limitMs: 1 })
  onTestFinished(() => hasty.close())
  const slow = hasty.read('text', { text: '- a\n'.repeat(200_000) })
  await expect(slow).rejects.toMatchObject({
    code: 'too-large',
    message: 'That took too long to read. Import it in parts.',
  })
  expect(await reader.read('text', { text: 'Omelette\n3 eggs\nFry.' })).toHaveLength(1)
})

test('reading that takes too much memory ends only its own process, with a message for people', async () => {
  const small = openReader({ most: 1, memoryMb: 24 })
  onTestFinished(() => small.close())
  const text = `[${'{},'.repeat(900_000)}{}]`
  await expect(small.read('text', { text })).rejects.toMatchObject({
    code: 'too-large',
    message: 'That took too long to read. Import it in parts.',
  })
})

test('a caller who leaves ends the reading', async () => {
  const one = openReader({ most: 1 })
  onTestFinished(() => one.close())
  const leaving = new AbortController()
  const given = one.read('text', { text: '- a\n'.repeat(200_000) }, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(given).rejects.toThrow('left')
  expect(await one.read('text', { text: 'Omelette\n3 eggs\nFry.' })).toHaveLength(1)
})
