import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { test as base } from '#tests/support/journey.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

type ModelJourney = {
  /** What the double can do: a model's name for each. */
  models: { AI_TEXT_MODEL?: string; AI_VISION_MODEL?: string; AI_IMAGE_MODEL?: string }
  tokensPerSecond?: number
  /** `--demo` for its members. */
  args?: string[]
}

/** Journeys on a server of their own with a model behind it; the double speaks for it. */
export function journeysWithModel({ models, tokensPerSecond, args = [] }: ModelJourney) {
  return base.extend<object, { double: FakeAi; server: RunningServer }>({
    double: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
      async ({}, use) => {
        const double = await startFakeAi(tokensPerSecond === undefined ? {} : { tokensPerSecond })
        await use(double)
        await double.close()
      },
      { scope: 'worker' },
    ],
    server: [
      async ({ double }, use) => {
        const server = await runServer({
          args,
          environment: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: double.baseUrl, ...models },
        })
        await use(server)
        await server.dispose()
      },
      { scope: 'worker' },
    ],
  })
}
