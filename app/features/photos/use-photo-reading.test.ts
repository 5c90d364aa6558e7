import { afterEach, expect, test, vi } from 'vitest'
import { describeNames, readNames } from './use-photo-reading.ts'

const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' })
const signal = new AbortController().signal
const FAILED = 'Failed to analyze ingredients. Please try again or add ingredients manually.'

afterEach(() => vi.unstubAllGlobals())

function serverAnswers(answer: () => Promise<Response>) {
  const asked: { path: string; init: RequestInit }[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, init })
    return answer()
  })
  return asked
}

test('[GEN-32] posts the photo as one field of a form and gets names', async () => {
  const asked = serverAnswers(() => Promise.resolve(Response.json({ ok: true, value: ['eggs'] })))
  expect(await readNames(jpeg, { signal })).toEqual(['eggs'])
  expect(asked[0]).toMatchObject({ path: '/photos/ingredients', init: { method: 'POST', signal } })
  const form = asked[0]!.init.body as FormData
  expect([...form.keys()]).toEqual(['photo'])
  expect(await (form.get('photo') as File).text()).toBe('jpeg')
})

test('passes on what the server refuses, with its code and details', async () => {
  const refusal = {
    ok: false,
    code: 'unavailable',
    message: 'Not set up.',
    fields: {},
    details: { hint: 'Set it.' },
  }
  serverAnswers(() => Promise.resolve(Response.json(refusal, { status: 503 })))
  await expect(readNames(jpeg, { signal })).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Not set up.',
    details: { hint: 'Set it.' },
  })
})

test('[GEN-11] no connection, or an answer that is not ours, is a failed analysis', async () => {
  for (const answer of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('That is more than this page accepts.', { status: 413 })),
    () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
  ]) {
    serverAnswers(answer)
    await expect(readNames(jpeg, { signal })).rejects.toMatchObject({ code: 'failed', message: FAILED })
  }
})

test('counts what was found in words', () => {
  expect(describeNames(['eggs'])).toBe('1 food found')
  expect(describeNames(['eggs', 'milk'])).toBe('2 foods found')
  expect(describeNames([])).toMatch(/^No food was recognised/)
})
