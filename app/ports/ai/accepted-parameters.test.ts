import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chefOf } from '#tests/support/fake-ai/chef-of.ts'
import { REFUSED_PARAMETERS } from '#tests/support/fake-ai/forms.ts'
import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { aRequest, eventsOf, recipesIn } from './chef.contract.ts'

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
const photo = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 1]), contentType: 'image/jpeg' as const }
const open = () =>
  chefOf(double, {
    settings: {
      provider: 'openai-compatible',
      baseUrl: double.baseUrl,
      apiKey: undefined,
      textModel: 'double',
      visionModel: 'double',
      imageModel: undefined,
      manner: { temperature: 0.3, reasoningEffort: 'low' },
    },
  })

for (const fault of REFUSED_PARAMETERS) {
  test(`[GEN-33] [GEN-32] a server that answers ${fault} is asked without it, and that is remembered`, async () => {
    double.fail(fault)
    const { chef, metered, warnings } = open()
    const write = () => eventsOf(chef.writeRecipes(aRequest(), { signal }))
    expect(recipesIn(await write())).toHaveLength(1)
    expect(double.calls.length).toBeGreaterThan(1)
    expect(warnings.join()).toMatch(/does not take a parameter/)
    double.calls.length = 0
    expect(recipesIn(await write())).toHaveLength(1)
    expect(double.calls).toHaveLength(1)
    expect(await chef.readIngredients!(photo, { signal })).not.toEqual([])
    await chef.estimateMeal!({ photo }, { signal })
    expect(double.calls).toHaveLength(3)
    expect(new Set(metered.map(({ outcome }) => outcome))).toEqual(new Set(['answered']))
  })
}

test('only what was refused is left out', async () => {
  double.fail('no-max-tokens')
  await eventsOf(open().chef.writeRecipes(aRequest(), { signal }))
  const { body } = double.calls.at(-1)!
  expect(body).toMatchObject({
    max_completion_tokens: 10_000,
    temperature: 0.3,
    reasoning_effort: 'low',
    stream_options: { include_usage: true },
  })
  expect(body.response_format?.type).toBe('json_schema')
  expect(body).not.toHaveProperty('max_tokens')
})

test('a refusal that repeats the request is judged by the parameter it names', async () => {
  double.fail('no-stream-options')
  await eventsOf(open().chef.writeRecipes(aRequest(), { signal }))
  expect(double.calls).toHaveLength(2)
  expect(double.calls[1]!.body.response_format?.type).toBe('json_schema')
})

test('a refusal about something else is not retried', async () => {
  for (const fault of ['unauthorized', 'not-found'] as const) {
    double.calls.length = 0
    double.fail(fault)
    await expect(eventsOf(open().chef.writeRecipes(aRequest(), { signal }))).rejects.toThrow(
      'Failed to generate',
    )
    expect(double.calls, fault).toHaveLength(1)
  }
})
