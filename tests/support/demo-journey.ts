import { test as base } from './journey.ts'
import { type RunningServer, runServer } from './run-server.ts'

/**
 * Journeys on a server with the demo's members and what they have; each test brings what it needs besides. Called once
 * per file: what a file leaves behind, no other finds.
 */
export const journeysWithDemo = () =>
  base.extend<object, { server: RunningServer }>({
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
