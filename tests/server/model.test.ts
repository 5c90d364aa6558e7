import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { GenerationEvent } from '#app/domain/recipe/generation.ts'
import { type Client, signedUpClient } from '#tests/support/client.ts'
import { DOUBLE_KEY } from '#tests/support/fake-ai/chef-of.ts'
import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { markedPhoto } from '#tests/support/made-photos.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

let double: FakeAi
let slow: FakeAi
let server: RunningServer
beforeAll(async () => {
  double = await startFakeAi()
  slow = await startFakeAi({ tokensPerSecond: 60 })
  server = await runServer({
    environment: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: double.baseUrl,
      AI_API_KEY: DOUBLE_KEY,
      AI_TEXT_MODEL: 'double-writes',
      AI_VISION_MODEL: 'double-sees',
      AI_PRICE_INPUT: '1',
      AI_PRICE_OUTPUT: '4',
      AI_DAILY_SPEND_LIMIT: '1000',
    },
  })
})
afterEach(() => {
  double.fail(null)
  double.calls.length = 0
})
afterAll(async () => {
  await server.dispose()
  await Promise.all([double.close(), slow.close()])
})

const typesOf = (events: GenerationEvent[]) => events.map((event) => event.type)

test('the operator is told which model does what, and never the key', () => {
  expect(server.output()).toMatch(/models\s+openai-compatible, at most 1000 a day/)
  expect(server.output()).toMatch(/recipes\s+double-writes/)
  expect(server.output()).toMatch(/photos\s+double-sees/)
  expect(server.output()).toMatch(/pictures\s+drawn plates/)
  expect(server.output()).not.toContain(DOUBLE_KEY)
})

test('[GEN-33] a model’s recipe comes in pieces, then whole with computed numbers and its author’s name', async () => {
  const client = await signedUpClient(server)
  const events = await client.generate({ 'ingredients[]': ['chicken thighs', 'rice', 'spinach'] })
  expect(typesOf(events).slice(0, 2)).toEqual(['draft', 'draft'])
  expect(typesOf(events).slice(-2)).toEqual(['recipe', 'done'])
  const recipe = events.find((event) => event.type === 'recipe')!.recipe
  expect(recipe.writtenBy).toBe('double-writes')
  expect(recipe.nutrition.perServing.kcal).toBeGreaterThan(100)
})

test('[GEN-30] [TRIAL-05] a model that fails says so and costs nothing: three attempts are still there', async () => {
  const client = await signedUpClient(server)
  double.fail('unauthorized')
  expect(await client.generate()).toMatchObject([
    { type: 'error', code: 'failed', message: 'Failed to generate recipes', details: { wroteBy: 'model' } },
  ])
  double.fail(null)
  for (let attempt = 0; attempt < 3; attempt++) expect(typesOf(await client.generate()).at(-1)).toBe('done')
  expect(await client.generate()).toMatchObject([{ type: 'error', code: 'limit-reached' }])
  expect(server.output()).not.toContain(DOUBLE_KEY)
})

async function postPhoto(client: Client): Promise<unknown> {
  const form = new FormData()
  form.set(
    'photo',
    new File([new Uint8Array(await markedPhoto('jpeg', 6))], 'fridge.jpg', { type: 'image/jpeg' }),
  )
  return (await client.request('/photos/ingredients', { method: 'POST', body: form })).json()
}

test('[GEN-32] [GEN-11] a photo is read by the model that sees; when it fails the sentence leads on', async () => {
  const client = await signedUpClient(server)
  expect(await postPhoto(client)).toMatchObject({
    ok: true,
    value: expect.arrayContaining([expect.any(String)]),
  })
  expect(double.calls[0]!.model).toBe('double-sees')
  // What left us is our own JPEG: no place and no camera is in it.
  expect(JSON.stringify(double.calls[0]!.body)).toContain('data:image/jpeg;base64,')
  double.fail('refusal')
  expect(await postPhoto(client)).toMatchObject({
    ok: false,
    message: 'Failed to analyze ingredients. Please try again or add ingredients manually.',
  })
})

test('a person who closes the page stops the provider’s work and keeps the attempt', async () => {
  const own = await runServer({
    environment: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: slow.baseUrl, AI_TEXT_MODEL: 'double' },
  })
  const client = await signedUpClient(own)
  const leaving = new AbortController()
  const form = new FormData()
  form.set('ingredients[]', 'eggs')
  form.set('idempotencyKey', randomUUID())
  const response = await client.request('/upload/generate', {
    method: 'POST',
    body: form,
    signal: leaving.signal,
  })
  const reader = response.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('"draft"')
  leaving.abort()
  expect(await slow.calls[0]!.whole).toBe(false)
  await own.dispose()
})
