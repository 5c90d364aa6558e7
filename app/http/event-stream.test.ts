import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { requestWithContext } from '#tests/support/request-context.ts'
import { eventStream } from './event-stream.server.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
type Step = { done: number }
const options = (lastEventId: string | null = null) => ({
  idOf: ({ done }: Step) => String(done),
  lastEventId,
  fallback: 'No progress',
  log: silent,
})
async function* steps(...done: number[]) {
  for (const one of done) yield { done: one }
}

test('each state is an event with its id, and the stream ends with the last', async () => {
  const response = await eventStream(requestWithContext(), () => steps(0, 1), options())
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toContain('no-transform')
  expect(await response.text()).toBe('retry: 2000\n\nid: 0\ndata: {"done":0}\n\nid: 1\ndata: {"done":1}\n\n')
})

test('who comes back with the state it knows is told only what is new', async () => {
  const again = await eventStream(requestWithContext(), () => steps(3, 4), options('3'))
  expect(await again.text()).toBe('retry: 2000\n\nid: 4\ndata: {"done":4}\n\n')
  const later = await eventStream(requestWithContext(), () => steps(5), options('3'))
  expect(await later.text()).toContain('id: 5')
})

test('a refusal before the first state is an answer with its status', async () => {
  let ended = 0
  const refused = await eventStream<Step>(
    requestWithContext(),
    () => {
      throw new AppError('not-found', 'No such plan')
    },
    { ...options(), onEnd: () => ended++ },
  )
  expect([refused.status, await refused.json(), ended]).toEqual([
    404,
    { code: 'not-found', message: 'No such plan' },
    1,
  ])
})

test('a failure on the way ends the stream and tells nothing inner', async () => {
  async function* breaking() {
    yield { done: 0 }
    throw new Error('secret detail')
  }
  const text = await (await eventStream(requestWithContext(), () => breaking(), options())).text()
  expect(text).toContain('id: 0')
  expect(text).not.toContain('secret')
})

test('when the reader leaves, the work is told and its place is free again', async () => {
  let seen: AbortSignal | undefined
  let ended = 0
  async function* endless(signal: AbortSignal) {
    seen = signal
    yield { done: 0 }
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  const response = await eventStream(requestWithContext(), (signal) => endless(signal), {
    ...options(),
    onEnd: () => ended++,
  })
  const reader = response.body!.getReader()
  await reader.read()
  await reader.cancel()
  expect([seen?.aborted, ended]).toEqual([true, 1])
})

test('a stopping process ends every stream', async () => {
  const stop = new AbortController()
  async function* endless(signal: AbortSignal) {
    yield { done: 0 }
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
  }
  const response = await eventStream(requestWithContext({ stopping: stop.signal }), endless, options())
  const reader = response.body!.getReader()
  await reader.read()
  stop.abort()
  let last = await reader.read()
  while (!last.done) last = await reader.read()
  expect(last.done).toBe(true)
})
