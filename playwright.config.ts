import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/find-browser.ts'

export default defineConfig({
  testDir: './tests/e2e',
  globalSetup: './tests/support/ready-data.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // One that fails by chance is a fault, of the product or of the test (docs/decisions/077-tests.md).
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Limits for what hangs, not for what is slow on a busy machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: await findBrowser(),
    // Pictures and copies of the page at every step cost a third of a journey's time: `--trace on` brings them back.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    // A journey sees and breaks the network itself; the one about working without it allows them.
    serviceWorkers: 'block',
  },
})
