import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { openPhotoUploader, type PhotoUploaderHandlers } from './photo-uploader.ts'

const file = (name: string) => new File(['raw'], name, { type: 'image/png' })

/** A promise that the test ends. */
function later<Value>() {
  let resolve!: (value: Value) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<Value>((yes, no) => ((resolve = yes), (reject = no)))
  return { promise, resolve, reject }
}

/** An uploader whose compression and reading the test answers, with the object URLs that are alive. */
function uploaderWith(
  handlers: Partial<PhotoUploaderHandlers<string[]>> = {},
  compress = (given: Blob) => Promise.resolve(given),
) {
  const alive = new Set<string>()
  let count = 0
  const urls = {
    createObjectURL: () => {
      const url = `blob:${++count}`
      alive.add(url)
      return url
    },
    revokeObjectURL: (url: string) => void alive.delete(url),
  }
  const uploader = openPhotoUploader<string[]>({ compress, urls })
  const states: string[] = []
  const readNames: string[][] = []
  uploader.subscribe(() => {
    const { state } = uploader.current()
    if (states.at(-1) !== state) states.push(state)
  })
  uploader.setHandlers({
    read: () => Promise.resolve(['eggs', 'milk']),
    describe: (names) => `${names.length} foods found`,
    onRead: (names) => readNames.push(names),
    ...handlers,
  })
  return { uploader, states, readNames, alive }
}

test('[GEN-10] goes from no photo through compressing and reading to what is in it', async () => {
  const { uploader, states, readNames, alive } = uploaderWith()
  expect(uploader.current().state).toBe('none')
  await uploader.choose(file('fridge.png'))
  expect(states).toEqual(['compressing', 'reading', 'read'])
  expect(uploader.current()).toMatchObject({
    name: 'fridge.png',
    previewUrl: 'blob:1',
    sizeBytes: 3,
    value: ['eggs', 'milk'],
    message: '2 foods found',
  })
  expect(readNames).toEqual([['eggs', 'milk']])
  expect([...alive]).toEqual(['blob:1'])
})

test('[GEN-09] removing takes the photo, its preview and what was read', async () => {
  const { uploader, alive } = uploaderWith()
  await uploader.choose(file('fridge.png'))
  uploader.clear()
  expect(uploader.current()).toEqual({
    state: 'none',
    name: null,
    previewUrl: null,
    sizeBytes: null,
    value: null,
    message: null,
    code: null,
  })
  expect(alive.size).toBe(0)
})

test('[GEN-11] the photo stays when reading fails, and can be read again', async () => {
  let isDown = true
  const { uploader, readNames, alive } = uploaderWith({
    read: () =>
      isDown
        ? Promise.reject(new AppError('failed', 'Failed to analyze ingredients.'))
        : Promise.resolve(['eggs']),
  })
  await uploader.choose(file('fridge.png'))
  expect(uploader.current()).toMatchObject({
    state: 'failed',
    name: 'fridge.png',
    previewUrl: 'blob:1',
    message: 'Failed to analyze ingredients.',
    code: 'failed',
  })
  expect(alive.size).toBe(1)
  isDown = false
  await uploader.retry()
  expect(uploader.current()).toMatchObject({
    state: 'read',
    previewUrl: 'blob:1',
    message: '1 foods found',
    code: null,
  })
  expect(readNames).toEqual([['eggs']])
})

test('[GEN-12] no photo is kept when it cannot be compressed', async () => {
  const refused = new AppError('invalid-input', 'Failed to compress image. Please try a different image.')
  const { uploader, alive } = uploaderWith({}, () => Promise.reject(refused))
  await uploader.choose(file('fridge.png'))
  expect(uploader.current()).toMatchObject({
    state: 'failed',
    name: null,
    previewUrl: null,
    message: refused.message,
  })
  await uploader.retry()
  expect(uploader.current().state).toBe('failed')
  expect(alive.size).toBe(0)
})

test('[GEN-12] [PANTRY-15] anything unforeseen is "Failed to process image"', async () => {
  const { uploader } = uploaderWith({}, () => Promise.reject(new TypeError('x is undefined')))
  await uploader.choose(file('fridge.png'))
  expect(uploader.current().message).toBe('Failed to process image')
})

test('says apart from failures that no model is set', async () => {
  const notSetUp = new AppError('unavailable', 'Photos are not read on this site.')
  const { uploader } = uploaderWith({ read: () => Promise.reject(notSetUp) })
  await uploader.choose(file('fridge.png'))
  expect(uploader.current()).toMatchObject({
    state: 'not-set-up',
    name: 'fridge.png',
    previewUrl: 'blob:1',
    message: 'Photos are not read on this site.',
  })
})

test('a second photo ends the first run, whenever that would have answered', async () => {
  const answers = [later<string[]>(), later<string[]>()]
  const signals: AbortSignal[] = []
  const { uploader, readNames, alive } = uploaderWith({
    read: (_, { signal }) => {
      signals.push(signal)
      return answers[signals.length - 1]!.promise
    },
  })
  const first = uploader.choose(file('first.png'))
  await Promise.resolve()
  await Promise.resolve()
  expect(uploader.current()).toMatchObject({ state: 'reading', name: 'first.png' })
  const second = uploader.choose(file('second.png'))
  expect(signals[0]!.aborted).toBe(true)
  await Promise.resolve()
  await Promise.resolve()
  answers[1]!.resolve(['leeks'])
  answers[0]!.resolve(['eggs'])
  await Promise.all([first, second])
  expect(uploader.current()).toMatchObject({ state: 'read', name: 'second.png', value: ['leeks'] })
  expect(readNames).toEqual([['leeks']])
  expect([...alive]).toEqual(['blob:2'])
})

test('a photo removed while it is compressed leaves nothing behind', async () => {
  const compressed = later<Blob>()
  const { uploader, states, alive } = uploaderWith({}, () => compressed.promise)
  const run = uploader.choose(file('fridge.png'))
  uploader.clear()
  compressed.resolve(new Blob(['jpeg']))
  await run
  expect(states).toEqual(['compressing', 'none'])
  expect(alive.size).toBe(0)
})

test('a failure after removal is not shown', async () => {
  const answer = later<string[]>()
  const { uploader } = uploaderWith({ read: () => answer.promise })
  const run = uploader.choose(file('fridge.png'))
  await Promise.resolve()
  uploader.clear()
  answer.reject(new AppError('failed', 'too late'))
  await run
  expect(uploader.current().state).toBe('none')
})

test('a pasted picture without a name is called Photo', async () => {
  const { uploader } = uploaderWith()
  await uploader.choose(new Blob(['raw'], { type: 'image/png' }))
  expect(uploader.current().name).toBe('Photo')
})
