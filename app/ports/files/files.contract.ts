import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Files, newFileKey } from './files.ts'

export type FilesUnderTest = {
  files: Files
  /** How many files are kept, whatever they are called. */
  count(): Promise<number>
  close(): Promise<void>
}

const ID = '01900000-0000-7000-8000-000000000001'

const BAD_KEYS = [
  '',
  '/',
  '..',
  '../x',
  `../${ID}.webp`,
  `photos/../${ID}.webp`,
  `/photos/${ID}.webp`,
  `photos//${ID}.webp`,
  `photos/${ID}.webp/`,
  `photos/${ID}.webp\0`,
  `photos/${ID}.webp\n`,
  `photos/${ID}.exe`,
  `photos/${ID}.html`,
  `photos/${ID}.constructor`,
  `photos/${ID}`,
  `photos/${ID.toUpperCase().replace('0190', 'ABCD')}.webp`,
  `Photos/${ID}.webp`,
  `photos/a/${ID}.webp`,
  `photos\\${ID}.webp`,
  `photos/%2e%2e%2f${ID}.webp`,
  `phötos/${ID}.webp`,
  `${'a'.repeat(41)}/${ID}.webp`,
  'photos/name.webp',
  `photos/${ID}.webp?acl`,
  `photos/${ID}.webp#x`,
  `.drafts/${ID}.webp`,
]

const text = (bytes: string): Uint8Array => new TextEncoder().encode(bytes)

export async function readAll(
  files: Files,
  key: string,
): Promise<{ text: string; contentType: string; sizeBytes: number } | null> {
  const file = await files.get(key)
  if (!file) return null
  const { contentType, sizeBytes } = file
  return { text: await new Response(file.body).text(), contentType, sizeBytes }
}

/** What every way of keeping files promises. */
export function filesContract(name: string, open: () => Promise<FilesUnderTest>): void {
  let under: FilesUnderTest

  beforeEach(async () => {
    under = await open()
  })
  afterEach(() => under.close())

  test(`${name}: a file comes back as it was put, with its type and size`, async () => {
    const key = newFileKey('recipe-photos', 'webp')
    await under.files.put(key, text('bytes \0 ü'), 'image/webp')
    expect(await readAll(under.files, key)).toEqual({
      text: 'bytes \0 ü',
      contentType: 'image/webp',
      sizeBytes: 10,
    })
    expect(await under.count()).toBe(1)
  })

  test(`${name}: large and empty files are kept whole`, async () => {
    const large = crypto.getRandomValues(new Uint8Array(65_536))
    const bytes = new Uint8Array(3_000_000).map((_, index) => large[index % large.length]!)
    const key = newFileKey('photos', 'jpg')
    await under.files.put(key, bytes, 'image/jpeg')
    const file = await under.files.get(key)
    expect(Buffer.compare(Buffer.from(await new Response(file!.body).arrayBuffer()), bytes)).toBe(0)
    expect(file!.sizeBytes).toBe(bytes.length)
    const empty = newFileKey('exports', 'json')
    await under.files.put(empty, new Uint8Array(), 'application/json')
    expect(await readAll(under.files, empty)).toEqual({
      text: '',
      contentType: 'application/json',
      sizeBytes: 0,
    })
  })

  test(`${name}: putting again replaces, deleting removes, and both may be repeated`, async () => {
    const key = newFileKey('photos', 'png')
    await under.files.put(key, text('old and longer'), 'image/png')
    await under.files.put(key, text('new'), 'image/png')
    expect((await readAll(under.files, key))!.text).toBe('new')
    expect(await under.count()).toBe(1)
    await under.files.delete(key)
    await under.files.delete(key)
    expect(await readAll(under.files, key)).toBeNull()
    expect(await under.count()).toBe(0)
  })

  test(`${name}: a file that was never put is null`, async () => {
    expect(await under.files.get(newFileKey('photos', 'webp'))).toBeNull()
  })

  test(`${name}: what is no key of ours is refused by every function`, async () => {
    for (const key of BAD_KEYS) {
      await expect(under.files.put(key, text('x'), 'image/webp'), `put ${key}`).rejects.toThrow(RangeError)
      await expect(under.files.get(key), `get ${key}`).rejects.toThrow(RangeError)
      await expect(under.files.delete(key), `delete ${key}`).rejects.toThrow(RangeError)
    }
    expect(await under.count()).toBe(0)
  })

  test(`${name}: a file is not kept as another type than its key says`, async () => {
    const key = newFileKey('photos', 'webp')
    await expect(under.files.put(key, text('<svg/>'), 'image/svg+xml')).rejects.toThrow(RangeError)
    expect(await under.count()).toBe(0)
  })

  test(`${name}: whoever reads while a file is replaced gets the old or the new, never a mixture`, async () => {
    const key = newFileKey('photos', 'webp')
    const contents = ['a', 'b'].map((letter) => letter.repeat(200_000))
    await under.files.put(key, text(contents[0]!), 'image/webp')
    const writes = Array.from({ length: 6 }, (_, index) =>
      under.files.put(key, text(contents[index % 2]!), 'image/webp'),
    )
    const reads = Array.from({ length: 12 }, async () => (await readAll(under.files, key))!.text)
    await Promise.all(writes)
    for (const read of await Promise.all(reads)) expect(contents.includes(read)).toBe(true)
  })
}
