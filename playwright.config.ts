import { defineConfig } from '@playwright/test'
import { findBrowser } from './tests/support/find-browser.ts'

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: await findBrowser(),
    trace: 'retain-on-failure',
    // A journey sees and breaks the network itself; the one about working without it allows them.
    serviceWorkers: 'block',
  },
})
