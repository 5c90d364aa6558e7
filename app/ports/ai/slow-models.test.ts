import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { chefOf } from '#tests/support/fake-ai/chef-of.ts'
import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { aRequest, eventsOf, recipesIn } from './chef.contract.ts'
import { openCircuitBreaker } from './circuit-breaker.ts'
import { type CallContext, callModel, type Turn } from './model-call.server.ts'
import { unmetered } from './model-meter.ts'
import { textPatience } from './model-settings.ts'
import { hearing, heardFetch } from './signs-of-life.server.ts'
import { withTicks } from './with-ticks.ts'

let double: FakeAi
beforeAll(async () => {
  double = await startFakeAi()
})
afterEach(() => {
  double.fail(null)
  double.calls.length = 0
})
afterAll(() => double.close())

const signal = new AbortController().signal

test('signs of life restart the silence limit, and nothing else does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const context: CallContext = {
      meter: unmetered,
      breaker: openCircuitBreaker(() => 0),
      patience: { ...textPatience(), firstMs: 100, betweenMs: 50, totalMs: 10_000, attempts: 1 },
      warn: () => {},
      wait: () => Promise.resolve(),
      random: () => 0.5,
    }
    const spec = {
      feature: 'recipes',
      model: 'm',
      signal,
      mostUse: { inputTokens: 0, outputTokens: 0, pictures: 0 },
    } as const
    async function* thinking({ isThere, signal: own }: Turn, signs: number): AsyncGenerator<string> {
      for (let sign = 0; sign < 5; sign++) {
        vi.advanceTimersByTime(90)
        if (sign < signs) isThere()
      }
      own.throwIfAborted()
      yield 'word'
    }
    const piecesOf = async (signs: number) => {
      const pieces: unknown[] = []
      for await (const piece of callModel(context, spec, (turn) => thinking(turn, signs))) pieces.push(piece)
      return pieces
    }
    expect(await piecesOf(5)).toEqual(['word'])
    await expect(piecesOf(1)).rejects.toThrow('Failed to generate recipes')
  } finally {
    vi.useRealTimers()
  }
})

test('every byte of a reply is a sign of life, comments and empty pieces too', async () => {
  let signs = 0
  const body = new Blob([': PROCESSING\n\n']).stream()
  const heard = heardFetch(async () => new Response(body))
  const response = await hearing(
    () => signs++,
    () => heard('http://double'),
  )
  expect(await response.text()).toBe(': PROCESSING\n\n')
  expect(signs).toBe(1)
  for (const fault of ['comments', 'empty-deltas'] as const) {
    double.fail(fault)
    expect(
      recipesIn(await eventsOf(chefOf(double).chef.writeRecipes(aRequest(), { signal }))),
      fault,
    ).toHaveLength(1)
  }
})

test('a busy model is waited for as long as it asks, and the person is told', async () => {
  double.fail('limited-date', 1)
  const { chef, waitsMs } = chefOf(double)
  const events = await eventsOf(chef.writeRecipes(aRequest(), { signal }))
  expect(waitsMs).toHaveLength(1)
  expect(waitsMs[0]).toBeGreaterThan(1000)
  expect(waitsMs[0]).toBeLessThanOrEqual(3000)
  expect(events[0]).toMatchObject({ type: 'stage', stage: 'busy' })
  expect(recipesIn(events)).toHaveLength(1)
})

test('[GEN-30] a model that asks for too long a wait fails and says how long it will be', async () => {
  double.fail('limited-long')
  await expect(eventsOf(chefOf(double).chef.writeRecipes(aRequest(), { signal }))).rejects.toMatchObject({
    message: 'Failed to generate recipes',
    details: { wroteBy: 'model', retryAfterS: 3600 },
  })
})

test('an error in the stream before the first word is retried, and its words are logged', async () => {
  double.fail('error-first', 1)
  const { chef, warnings } = chefOf(double)
  expect(recipesIn(await eventsOf(chef.writeRecipes(aRequest(), { signal })))).toHaveLength(1)
  expect(warnings.join()).toMatch(/529\) Overloaded/)
})

test('the log contains the provider’s own reason', async () => {
  double.fail('not-found')
  const { chef, warnings } = chefOf(double)
  await expect(eventsOf(chef.writeRecipes(aRequest(), { signal }))).rejects.toThrow(
    'Failed to generate recipes',
  )
  expect(warnings.join()).toMatch(/status 404 .*not found, try pulling it first/)
})

test('the operator sets patience, tokens, temperature and effort', async () => {
  expect(textPatience({ firstWordSeconds: 300, replySeconds: 900 })).toMatchObject({
    firstMs: 300_000,
    totalMs: 900_000,
  })
  expect(textPatience({ firstWordSeconds: 600 })).toMatchObject({ firstMs: 600_000, totalMs: 600_000 })
  const { chef } = chefOf(double, {
    settings: {
      provider: 'openai-compatible',
      baseUrl: double.baseUrl,
      apiKey: undefined,
      textModel: 'double',
      visionModel: undefined,
      imageModel: undefined,
      manner: { maxOutputTokens: 4000, temperature: 0.2, reasoningEffort: 'low' },
    },
  })
  await eventsOf(chef.writeRecipes(aRequest(), { signal }))
  expect(double.calls[0]!.body).toMatchObject({ max_tokens: 4000, temperature: 0.2, reasoning_effort: 'low' })
})

test('a silent source is reported, and ends when its reader leaves', async () => {
  const ended = Promise.withResolvers<void>()
  async function* silent(own: AbortSignal): AsyncGenerator<string> {
    yield 'a'
    await new Promise((resolve) => own.addEventListener('abort', resolve, { once: true }))
    ended.resolve()
  }
  const seen: (string | null)[] = []
  for await (const value of withTicks(silent, signal, 5)) {
    seen.push(value)
    if (seen.length === 3) break
  }
  await ended.promise
  expect(seen).toEqual(['a', null, null])
})

test('each model is asked for one word; a model that is missing or cannot see says why', async () => {
  const { chef } = chefOf(double)
  expect(await chef.check!(signal)).toEqual([
    { does: 'recipes', model: 'double', fault: null },
    { does: 'photos', model: 'double', fault: null },
  ])
  expect(double.calls).toHaveLength(0)
  expect(double.checks).toHaveLength(2)
  const gone = chefOf({ ...double, baseUrl: 'http://127.0.0.1:9/v1' })
  for (const { fault } of await gone.chef.check!(signal))
    expect(fault).toBe('the provider could not be reached')
})

test('with a text-only model described meals are estimated and photos are not', async () => {
  const { chef } = chefOf(double, {
    settings: {
      provider: 'openai-compatible',
      baseUrl: double.baseUrl,
      apiKey: undefined,
      textModel: 'double',
      visionModel: undefined,
      imageModel: undefined,
    },
  })
  expect(chef).toMatchObject({ readIngredients: null, isBlind: true })
  const reply = await chef.estimateMeal!({ description: 'two eggs on toast' }, { signal })
  expect(reply.components.map(({ name }) => name).join()).toMatch(/egg/)
})
