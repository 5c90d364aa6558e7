import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { submit } from './form.server.ts'
import { readBytes, readForm } from './read-form.server.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
const URLENCODED = 'application/x-www-form-urlencoded'
const BOUNDARY = '----boundary-of-these-tests-0001'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

const post = (body: BodyInit | null, type?: string, headers: Record<string, string> = {}) =>
  new Request('http://localhost/contact', {
    method: 'POST',
    body,
    headers: { ...(type !== undefined && { 'content-type': type }), ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
const part = (head: string, value = '') => `--${BOUNDARY}\r\n${head}\r\n\r\n${value}\r\n`
const field = (name: string, value = '') => part(`content-disposition: form-data; name="${name}"`, value)
const multipart = (...parts: string[]) => `${parts.join('')}--${BOUNDARY}--\r\n`
const statusOf = async (request: Request) => (await readForm(request)).refusal?.status ?? 200
const many = (count: number, one: (at: number) => string, between = '&') =>
  Array.from({ length: count }, (_, at) => one(at)).join(between)

test('fields arrive in order, texts with plain line ends and without signs that cannot be stored', async () => {
  const urlencoded = await readForm(post('a=1&b%5B%5D=x%00y&b[]=z+z&c=1%0D%0A2&d=%F0%9F%8D%8B&e', URLENCODED))
  expect([...urlencoded]).toEqual([
    ['a', '1'],
    ['b[]', 'x y'],
    ['b[]', 'z z'],
    ['c', '1\n2'],
    ['d', '🍋'],
    ['e', ''],
  ])
  const sent = new FormData()
  sent.append('a', '1\r\n2\u0000')
  sent.append('photo', new File(['bytes'], 'a.jpg', { type: 'image/jpeg' }))
  const form = await readForm(post(sent))
  expect(form.get('a')).toBe('1\n2 ')
  expect(form.get('photo')).toBeInstanceOf(File)
  expect(await (form.get('photo') as File).text()).toBe('bytes')
})

test('no body is an empty form', async () => {
  for (const request of [post(null), post('', URLENCODED)]) {
    const form = await readForm(request)
    expect([...form]).toEqual([])
    expect(form.refusal).toBeNull()
  }
})

test('what is no form is refused by its type, and a torn one as such', async () => {
  for (const type of [
    'application/json',
    'text/plain;charset=UTF-8',
    'image/png',
    '',
    'multipart/mixed; boundary=x',
  ])
    expect(await statusOf(post('{"a":1}', type)), type).toBe(415)
  expect(await statusOf(post(new Uint8Array([1, 2, 3])))).toBe(415)
  expect(await statusOf(post('a=1', URLENCODED, { 'content-encoding': 'gzip' }))).toBe(415)
  const torn = [
    [multipart(field('a', '1')), 'multipart/form-data'],
    [multipart(field('a', '1')), 'multipart/form-data; boundary='],
    ['no parts', MULTIPART],
    [`--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1`, MULTIPART],
    [`--${BOUNDARY}\r\n`, MULTIPART],
    [multipart(part('content-type: text/plain', 'x')), MULTIPART],
    ['', MULTIPART],
  ] as const
  for (const [body, type] of torn) expect(await statusOf(post(body, type)), body).toBe(400)
})

test('a body that breaks off is refused as such', async () => {
  const torn = () =>
    new ReadableStream({ pull: (controller) => controller.error(new Error('socket hang up')) })
  expect(await statusOf(post(torn(), URLENCODED))).toBe(400)
  await expect(readBytes(post(torn(), 'application/json'), 10)).rejects.toMatchObject({ code: 'malformed' })
})

test('200 names and 2,000 values of one of them are taken, one more of either is not', async () => {
  const names = (count: number) => many(count, (at) => `n${at}=`)
  const values = (count: number) => many(count, () => 'ids[]=1')
  const parts = (count: number, name: (at: number) => string) =>
    multipart(many(count, (at) => field(name(at)), ''))
  expect((await readForm(post(`${names(199)}&${values(2000)}`, URLENCODED))).getAll('ids[]')).toHaveLength(
    2000,
  )
  expect(await statusOf(post(names(200), URLENCODED))).toBe(200)
  expect(await statusOf(post(names(201), URLENCODED))).toBe(413)
  expect(await statusOf(post(values(2001), URLENCODED))).toBe(413)
  expect(
    await statusOf(
      post(
        parts(200, (at) => `n${at}`),
        MULTIPART,
      ),
    ),
  ).toBe(200)
  expect(
    await statusOf(
      post(
        parts(201, (at) => `n${at}`),
        MULTIPART,
      ),
    ),
  ).toBe(413)
  expect(
    await statusOf(
      post(
        parts(2001, () => 'ids[]'),
        MULTIPART,
      ),
    ),
  ).toBe(413)
  expect(await statusOf(post(`${'n'.repeat(201)}=1`, URLENCODED))).toBe(413)
})

test('20,000 names are refused before a single one of them is made', async () => {
  const append = vi.spyOn(FormData.prototype, 'append')
  const read = vi.spyOn(Response.prototype, 'formData')
  const parsed = vi.spyOn(TextDecoder.prototype, 'decode')
  expect(
    await statusOf(
      post(
        many(20_000, (at) => `${at}=`),
        URLENCODED,
      ),
    ),
  ).toBe(413)
  expect(await statusOf(post(multipart(many(2300, (at) => field(`${at}`), '')), MULTIPART))).toBe(413)
  expect([append, read, parsed].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0])
  vi.restoreAllMocks()
})

test('an ordinary form takes no more than 256 KB, of which it says so as soon as it knows', async () => {
  expect(await statusOf(post(`a=${'x'.repeat(255 * 1024)}`, URLENCODED))).toBe(200)
  expect(await statusOf(post(`a=${'x'.repeat(257 * 1024)}`, URLENCODED))).toBe(413)
  expect((await readForm(post(`a=${'x'.repeat(900 * 1024)}`, URLENCODED), 'article')).refusal).toBeNull()
  // Nobody waits for the end of a body that never ends.
  let sentBytes = 0
  const endless = new ReadableStream({
    pull(controller) {
      sentBytes += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  expect(await statusOf(post(endless, URLENCODED))).toBe(413)
  expect(sentBytes).toBeLessThan(500_000)
})

test('long heads of parts are refused before anybody parses them', async () => {
  const read = vi.spyOn(Response.prototype, 'formData')
  const long = 'content-disposition: form-data; name="a"' + '; x="y"'.repeat(30_000)
  expect(await statusOf(post(multipart(part(long)), MULTIPART))).toBe(400)
  expect(await statusOf(post(`--${BOUNDARY}\r\n${'a: b\r\n'.repeat(30_000)}`, MULTIPART))).toBe(400)
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})

test('submit answers with the refusal of the form it reads, and runs nothing', async () => {
  const run = vi.fn(async () => null)
  const options = { fallback: 'That did not work', log }
  const tried = async (request: Request) => submit(request, z.object({}), run, options)
  const answers = await Promise.all([
    tried(post('{}', 'application/json')),
    tried(post('--', MULTIPART)),
    tried(
      post(
        many(3000, (at) => `${at}`),
        URLENCODED,
      ),
    ),
  ])
  expect(answers.map(({ init }) => init?.status)).toEqual([415, 400, 413])
  for (const { data } of answers)
    expect(data).toMatchObject({ ok: false, message: expect.stringMatching(/\w\.$/) })
  expect(run).not.toHaveBeenCalled()
  const read = await readForm(post('{}', 'application/json'))
  expect((await submit(read, z.object({}), run, options)).init?.status).toBe(415)
})
