import { type FakeAi, startFakeAi } from './fake-ai/server.ts'
import { test as plain } from './journey.ts'
import { type RunningServer, runServer } from './run-server.ts'

/**
 * Journeys by what their server has. The test runner gives all files of a kind the same workers and servers, because
 * they share these constants: a kind made per file would start a server per file. So what a test leaves behind, tests
 * of other files find: it changes only what it has made, or gives it back. `test` of `journey.ts` is the plain kind.
 */

/** The demo's members, for one file alone: for tests that count on how a member begins, or change what others count on. */
export const demoAlone = () =>
  plain.extend<object, { server: RunningServer }>({
    server: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
      async ({}, use) => {
        const server = await runServer({ args: ['--demo'] })
        await use(server)
        await server.dispose()
      },
      { scope: 'worker' },
    ],
  })

/** The demo's members and what they have; each test brings what it needs besides. */
export const demo = demoAlone()

type Models = { AI_TEXT_MODEL?: string; AI_VISION_MODEL?: string; AI_IMAGE_MODEL?: string }

/** The demo's members and a model; the double speaks for it, and begins each test unspoiled. */
function withModel(models: Models, tokensPerSecond: number) {
  return plain.extend<{ freshDouble: void }, { double: FakeAi; server: RunningServer }>({
    double: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
      async ({}, use) => {
        const double = await startFakeAi({ tokensPerSecond })
        await use(double)
        await double.close()
      },
      { scope: 'worker' },
    ],
    server: [
      async ({ double }, use) => {
        const server = await runServer({
          args: ['--demo'],
          environment: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: double.baseUrl, ...models },
        })
        await use(server)
        await server.dispose()
      },
      { scope: 'worker' },
    ],
    freshDouble: [
      async ({ double }, use) => {
        double.fail(null)
        double.say(null)
        double.calls.length = 0
        await use()
      },
      { auto: true },
    ],
  })
}

/** A model that sees photos; our kitchen writes. */
export const seeing = withModel({ AI_VISION_MODEL: 'double-sees' }, 5000)
/** A model for each thing: it writes, sees and draws. */
export const modelled = withModel(
  { AI_TEXT_MODEL: 'double-writes', AI_VISION_MODEL: 'double-sees', AI_IMAGE_MODEL: 'double-draws' },
  2000,
)
/** A model that writes slowly enough to be watched. */
export const writingSlowly = withModel({ AI_TEXT_MODEL: 'double-writes' }, 60)
