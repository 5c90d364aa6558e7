import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { summariseMeal, type MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { type Client, openClient, signedUpClient } from '#tests/support/client.ts'
import { FRIENDLY_WORDS } from '#tests/support/fake-ai/faulty-replies.ts'
import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

let plain: RunningServer
let double: FakeAi
let seeing: RunningServer
let photo: Blob
beforeAll(async () => {
  double = await startFakeAi({ tokensPerSecond: 5000 })
  plain = await runServer()
  seeing = await runServer({
    environment: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: double.baseUrl,
      AI_VISION_MODEL: 'double',
    },
  })
  const jpeg = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a53' } })
    .withExif({ IFD0: { Make: 'CANARY' } })
    .jpeg()
    .toBuffer()
  photo = new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })
})
afterAll(async () => {
  await Promise.all([plain.dispose(), seeing.dispose()])
  await double.close()
})

async function estimate(
  client: Client,
  meal: { description?: string; photo?: Blob; idempotencyKey?: string },
): Promise<{ status: number; result: FormResult<MealEstimate> }> {
  const form = new FormData()
  form.set('description', meal.description ?? '')
  form.set('idempotencyKey', meal.idempotencyKey ?? randomUUID())
  if (meal.photo) form.set('photo', meal.photo, 'meal.jpg')
  const response = await client.request('/calories/estimate', { method: 'POST', body: form })
  return { status: response.status, result: (await response.json()) as FormResult<MealEstimate> }
}
const used = async (client: Client) => {
  const html = await (await client.request('/calories')).text()
  return Number(/([0-3]) of 3 used/.exec(html)?.[1])
}

test('[CAL-02] [CAL-04] a meal in words, an estimate out, and one of three is used', async () => {
  const client = await signedUpClient(plain)
  const { status, result } = await estimate(client, { description: 'two eggs and toast with butter' })
  expect(status).toBe(200)
  if (!result.ok) throw new Error(result.message)
  expect(summariseMeal(result.value).total.kcal).toBeGreaterThan(200)
  expect(await used(client)).toBe(1)
})

test('[TRIAL-02] [TRIAL-08] twenty parallel estimates of one fresh account give exactly three', async () => {
  const client = await signedUpClient(plain)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => estimate(client, { description: 'a banana' })),
  )
  expect(answers.filter(({ result }) => result.ok)).toHaveLength(3)
  for (const { status, result } of answers)
    if (!result.ok) {
      expect(status).toBe(402)
      expect(result).toMatchObject({ code: 'limit-reached', details: { feature: 'calories' } })
    }
  expect(await used(client)).toBe(3)
})

test('the same click sent ten times at once is one estimate', async () => {
  const client = await signedUpClient(plain)
  const idempotencyKey = randomUUID()
  await Promise.all(
    Array.from({ length: 10 }, () => estimate(client, { description: 'a banana', idempotencyKey })),
  )
  expect(await used(client)).toBe(1)
})

test('a visitor gets no estimate', async () => {
  const { status, result } = await estimate(openClient(plain), { description: 'a banana' })
  expect(status).toBe(401)
  expect(result).toMatchObject({ ok: false, code: 'signed-out' })
})

const BAD: [string, { description?: string }, RegExp][] = [
  ['nothing', {}, /^Add a photo of the meal, or describe it/],
  ['10 000 characters', { description: 'x'.repeat(10_000) }, /2,000 characters/],
  ['bleach', { description: 'bleach' }, /not food/],
  ['markup', { description: '<script>alert(1)</script>' }, /./],
]
for (const [name, meal, message] of BAD) {
  test(`bad input, ${name}: a clear refusal that costs nothing`, async () => {
    const client = await signedUpClient(plain)
    const { status, result } = await estimate(client, meal)
    expect(status).toBe(422)
    expect(result).toMatchObject({ ok: false, message: expect.stringMatching(message) })
    expect(await used(client)).toBe(0)
  })
}

test('what is no form is refused, and a photo alone is told to be described', async () => {
  const client = await signedUpClient(plain)
  const response = await client.request('/calories/estimate', { method: 'POST', body: 'x' })
  expect(response.status).toBe(415)
  const { status, result } = await estimate(client, { photo })
  expect(status).toBe(503)
  expect(result).toMatchObject({ ok: false, code: 'unavailable' })
  expect(await used(client)).toBe(0)
})

test('the page without scripts answers with the estimate itself', async () => {
  const client = await signedUpClient(plain)
  const page = await client.post('/calories', {
    intent: 'estimate',
    description: '200 g cooked rice and <b>zorblax</b>',
    idempotencyKey: randomUUID(),
  })
  expect(page.status).toBe(200)
  const html = await page.text()
  expect(html).toContain('What was counted')
  expect(html).toContain('260')
  expect(html).not.toContain('<b>zorblax')
})

test('the page without scripts keeps what was typed when it refuses', async () => {
  const client = await signedUpClient(plain)
  const page = await client.post('/calories', {
    intent: 'estimate',
    description: 'zorblax',
    idempotencyKey: randomUUID(),
  })
  expect(page.status).toBe(422)
  const html = await page.text()
  expect(html).toContain('No food was recognised')
  expect(html).toMatch(/<textarea[^>]*>zorblax<\/textarea>/)
})

test('foods to add are read by the table, without an account', async () => {
  const client = openClient(plain)
  const read = async (text: string) => {
    const response = await client.post('/calories/foods', { text })
    const answer = (await response.json()) as { value: { rows: { name: string }[]; refused: unknown[] } }
    return answer.value
  }
  expect((await read('1 tbsp olive oil')).rows).toMatchObject([{ name: 'olive oil' }])
  expect((await read('bleach')).refused).toHaveLength(1)
  expect((await read('rice '.repeat(5000))).rows.length).toBeLessThan(60)
})

test('[CAL-07] with a model that sees, a photo is estimated; it leaves small and without metadata', async () => {
  const client = await signedUpClient(seeing)
  const before = double.calls.length
  const { result } = await estimate(client, { photo })
  if (!result.ok) throw new Error(result.message)
  expect(result.value.rows.length).toBeGreaterThan(1)
  expect(await used(client)).toBe(1)
  const [call] = double.calls.slice(before)
  expect(call!.question.photoLength).toBeGreaterThan(100)
  const sent = JSON.stringify(call!.body)
  expect(sent).toContain('data:image/jpeg;base64,')
  const base64 = /base64,([\w+/=]+)/.exec(sent)?.[1] ?? ''
  expect(Buffer.from(base64, 'base64').includes('CANARY')).toBe(false)
})

test('leaving stops the call to the model, and nothing is counted', async () => {
  const client = await signedUpClient(seeing)
  double.fail('hang')
  try {
    const before = double.calls.length
    const form = new FormData()
    form.set('photo', photo, 'meal.jpg')
    form.set('idempotencyKey', randomUUID())
    const gone = new AbortController()
    const asked = client.request('/calories/estimate', { method: 'POST', body: form, signal: gone.signal })
    await double.arrived(before + 1)
    gone.abort()
    await expect(asked).rejects.toThrow()
    expect(await double.calls[before]!.whole).toBe(false)
  } finally {
    double.fail(null)
  }
  await expect.poll(() => used(client)).toBe(0)
  const answers = await Promise.all([1, 2, 3].map(() => estimate(client, { description: 'a banana' })))
  expect(answers.filter(({ result }) => result.ok)).toHaveLength(3)
})

test('[CAL-10] [CAL-11] a model that answers in prose: the specified figures, named as assumed, with low confidence', async () => {
  const client = await signedUpClient(seeing)
  double.fail('not-json')
  try {
    const { result } = await estimate(client, { photo })
    if (!result.ok) throw new Error(result.message)
    expect(result.value.saidConfidence).toBe('low')
    expect(summariseMeal(result.value)).toMatchObject({
      total: { kcal: 400, proteinG: 20, carbsG: 40, fatG: 15, fiberG: 6 },
      confidence: 'low',
    })
    expect(result.value.notes).toBe(FRIENDLY_WORDS)
  } finally {
    double.fail(null)
  }
  expect(await used(client)).toBe(1)
})

for (const fault of [
  'server-error',
  'refusal',
  'empty',
  'html',
  'reset',
  'truncated',
  'error-midway',
] as const) {
  test(`[CAL-15] a model with the fault "${fault}": the specified sentence, nothing counted`, async () => {
    const client = await signedUpClient(seeing)
    double.fail(fault)
    try {
      const { result } = await estimate(client, { photo })
      expect(result).toMatchObject({ ok: false, message: 'Failed to analyze meal. Please try again.' })
    } finally {
      double.fail(null)
    }
    expect(await used(client)).toBe(0)
  })
}
