import { redirect } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { requestWithContext } from '#tests/support/request-context.ts'
import { parseForm, submit } from './form.server.ts'
import { ndjsonStream } from './ndjson-stream.server.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const options = { fallback: 'That did not work', log: silent }
const formOf = (...fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const Form = z.object({ name: z.string().min(1, 'Say a name') })

test('a form that fits runs the command', async () => {
  const { data } = await submit(formOf(['name', 'Ann']), Form, async ({ name }) => name.length, options)
  expect(data).toEqual({ ok: true, value: 3 })
})

test('a field at fault is named and the command does not run', async () => {
  const { data, init } = await submit(
    formOf(['name', '']),
    Form,
    () => Promise.reject(new Error('ran')),
    options,
  )
  expect(data).toMatchObject({ ok: false, code: 'invalid-input', fields: { name: 'Say a name' } })
  expect(init?.status).toBe(422)
})

test('a refusal keeps its sentence and status; anything else is a fault, told by the fallback', async () => {
  const refuse = () =>
    Promise.reject(new AppError('limit-reached', 'None left', { details: { feature: 'recipes' } }))
  expect((await submit(formOf(['name', 'x']), Form, refuse, options)).data).toMatchObject({
    ok: false,
    message: 'None left',
    details: { feature: 'recipes' },
  })
  const fail = () => Promise.reject(new Error('password=hunter2 at /srv/app.ts:1'))
  expect((await submit(formOf(['name', 'x']), Form, fail, options)).data).toMatchObject({
    ok: false,
    code: 'failed',
    message: 'That did not work',
  })
})

test('a redirect passes through', async () => {
  await expect(
    submit(formOf(['name', 'x']), Form, () => Promise.reject(redirect('/upload')), options),
  ).rejects.toBeInstanceOf(Response)
})

test('names that end in [] are lists, and no field reaches a prototype', () => {
  const Given = z.unknown().transform((given) => given as Record<string, unknown>)
  const form = formOf(
    ['a[]', '1'],
    ['a[]', '2'],
    ['b', '3'],
    ['b', '4'],
    ['__proto__', 'x'],
    ['__proto__[]', 'y'],
  )
  const parsed = parseForm(form, Given)
  if (!parsed.ok) throw new Error(parsed.message)
  expect(parsed.value['a']).toEqual(['1', '2'])
  expect(parsed.value['b'], 'the first of two').toBe('3')
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  expect(Object.getPrototypeOf(parsed.value)).toBeNull()
})

const asEvent = (refusal: { message: string }) => ({ type: 'error', message: refusal.message })

test('events are lines; a refusal before the first sets the status', async () => {
  async function* two() {
    yield { type: 'a', message: '' }
    yield { type: 'b', message: '' }
  }
  const response = await ndjsonStream(requestWithContext(), () => two(), asEvent, options)
  expect(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type),
  ).toEqual(['a', 'b'])
  const refused = await ndjsonStream(
    requestWithContext(),
    () => {
      throw new AppError('signed-out', 'Please sign in')
    },
    asEvent,
    options,
  )
  expect(refused.status).toBe(401)
  expect(await refused.json()).toEqual({ type: 'error', message: 'Please sign in' })
})

test('a failure on the way ends the lines with an error line that tells nothing inner', async () => {
  async function* breaking() {
    yield { type: 'a', message: '' }
    throw new Error('secret detail')
  }
  const text = await (await ndjsonStream(requestWithContext(), () => breaking(), asEvent, options)).text()
  expect(text).toContain('That did not work')
  expect(text).not.toContain('secret detail')
})

test('when the reader leaves, the work is told and ends', async () => {
  let ended = false
  let seen: AbortSignal | undefined
  async function* endless(signal: AbortSignal) {
    seen = signal
    try {
      for (;;) yield { type: 'a', message: '' }
    } finally {
      ended = true
    }
  }
  const reader = (
    await ndjsonStream(requestWithContext(), (signal) => endless(signal), asEvent, options)
  ).body!.getReader()
  await reader.read()
  await reader.cancel()
  expect(ended).toBe(true)
  expect(seen?.aborted).toBe(true)
})

test('a stopping process lets work go on for a while; work that takes longer ends and says so', async () => {
  const [stop, close] = [new AbortController(), new AbortController()]
  async function* working(signal: AbortSignal) {
    yield { type: 'a', message: '' }
    yield { type: 'b', message: String(signal.aborted) }
    signal.throwIfAborted()
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  }
  const asked = requestWithContext({ stopping: stop.signal, closing: close.signal })
  const response = await ndjsonStream(asked, working, asEvent, options)
  stop.abort()
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (JSON.parse((await reader.read()).value!) as { message: string }).message
  expect([await next(), await next()]).toEqual(['', 'false'])
  close.abort(new AppError('unavailable', 'The server is restarting.'))
  expect(await next()).toBe('The server is restarting.')
  expect(await reader.read()).toMatchObject({ done: true })
})
