import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // By default one core of two would stay idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'domain',
          setupFiles: ['tests/support/seeded-properties.ts'],
          include: ['app/domain/**/*.test.ts'],
          // One module graph per worker: the food table and the dishes are read once, not once per file.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'unit',
          setupFiles: ['tests/support/seeded-properties.ts'],
          include: [
            'app/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/cases/*.test.ts',
          ],
          exclude: ['app/domain/**', '**/*.db.test.ts', 'app/**/*.resilience.test.ts'],
          // Not in the workers of the domain: what is loaded here limits what sharp decodes in the whole process.
          isolate: false,
          // A limit for what hangs, not for what is slow on a busy machine: photos of 24 megapixels are decoded here.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'db',
          setupFiles: ['tests/support/seeded-properties.ts'],
          include: ['app/**/*.db.test.ts', 'server/**/*.db.test.ts', 'tests/*.db.test.ts'],
          globalSetup: ['tests/support/database-template.ts'],
          // One module graph and one database per worker (tests/support/database.ts).
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: ['tests/support/seeded-properties.ts'],
          include: ['tests/server/*.test.ts'],
          globalSetup: ['tests/support/ready-data.ts'],
          // Some tests start three servers.
          testTimeout: 120_000,
          hookTimeout: 90_000,
          // Each file runs servers of its own; two at a time are enough for two cores.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'resilience',
          setupFiles: ['tests/support/seeded-properties.ts'],
          include: ['tests/resilience/*.test.ts', 'app/**/*.resilience.test.ts'],
          globalSetup: ['tests/support/ready-data.ts'],
          testTimeout: 120_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          globalSetup: ['tests/support/ready-data.ts'],
          testTimeout: 120_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
