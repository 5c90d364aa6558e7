import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chefOf, DOUBLE_KEY } from '#tests/support/fake-ai/chef-of.ts'
import { type OtherProtocols, startOtherProtocols } from '#tests/support/fake-ai/other-protocols.ts'
import { pictureFor } from '#tests/support/fake-ai/picture.ts'
import { recipesFor } from '#tests/support/fake-ai/replies.ts'
import { aRequest, eventsOf, recipesIn } from './chef.contract.ts'
import type { AiProvider } from './model-settings.ts'

let server: OtherProtocols
beforeAll(async () => {
  server = await startOtherProtocols(await pictureFor('soup'))
})
afterEach(() => {
  server.calls.length = 0
})
afterAll(() => server.close())

const idle = new AbortController().signal
const photo = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 1]), contentType: 'image/jpeg' as const }
const dish = { name: 'Soup', description: '', ingredients: [], cuisineType: 'Italian', dishTemplate: 'soup' }

const PROVIDERS: { provider: AiProvider; path: string; key: string; schemaWord: string; draws: boolean }[] = [
  { provider: 'openai', path: '/v1', key: 'authorization', schemaWord: 'json_schema', draws: true },
  { provider: 'anthropic', path: '/v1', key: 'x-api-key', schemaWord: 'cookingTimeMin', draws: false },
  {
    provider: 'google',
    path: '/v1beta',
    key: 'x-goog-api-key',
    schemaWord: 'responseJsonSchema',
    draws: true,
  },
]

for (const { provider, path, key, schemaWord, draws } of PROVIDERS) {
  const open = () =>
    chefOf(server as never, {
      settings: {
        provider,
        baseUrl: server.origin + path,
        apiKey: DOUBLE_KEY,
        textModel: 'double',
        visionModel: 'double',
        imageModel: draws ? 'gemini-double-image' : undefined,
      },
    })

  test(`${provider}: [GEN-33] recipes stream in with their tokens counted, asked for by schema`, async () => {
    const wanted = aRequest({ numRecipes: 2 })
    const recipes = recipesFor(
      `<data>\n${JSON.stringify({ ingredients: wanted.ingredients, numRecipes: 2 })}\n</data>`,
    )
    server.say(JSON.stringify({ recipes }))
    const { chef, metered } = open()
    const events = await eventsOf(chef.writeRecipes(wanted, { signal: idle }))
    expect(recipesIn(events).map(({ recipe }) => recipe.name)).toEqual(recipes.map(({ name }) => name))
    expect(events[0]!.type).toBe('draft')
    expect(metered).toMatchObject([
      { outcome: 'answered', use: { inputTokens: 120, outputTokens: 340, pictures: 0 } },
    ])
    const [call] = server.calls
    expect(String(call!.headers[key])).toContain(DOUBLE_KEY)
    expect(call!.body).toContain(schemaWord)
    expect(call!.body).not.toMatch(/"(?:calories|kcal|protein|nutrition)\w*":/i)
  })

  test(`${provider}: [GEN-32] a photo goes along as it is, and its foods come back`, async () => {
    server.say('- eggs\n- milk')
    expect(await open().chef.readIngredients!(photo, { signal: idle })).toEqual(['eggs', 'milk'])
    expect(server.calls[0]!.body).toContain('/9j/AQ==')
  })

  if (draws)
    test(`${provider}: [GEN-34] a picture comes back`, async () => {
      const picture = await open().chef.drawRecipe!(dish, { signal: idle })
      expect(picture.contentType).toBe('image/png')
    })
}
