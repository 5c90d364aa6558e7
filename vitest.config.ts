import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts'],
        },
      },
      {
        test: {
          name: 'db',
          include: ['app/**/*.db.test.ts', 'server/**/*.db.test.ts', 'tests/*.db.test.ts'],
          globalSetup: ['tests/support/database-template.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/*.test.ts'],
          globalSetup: ['tests/support/ready-data.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // Each file runs servers of its own; two at a time are enough for two cores.
          maxWorkers: 2,
        },
      },
    ],
  },
})
