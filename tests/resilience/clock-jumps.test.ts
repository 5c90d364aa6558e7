import { expect, onTestFinished, test } from 'vitest'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import { setClocks } from '#tests/support/set-clocks.ts'

const programs = findPostgres()

test('the clock of a running server is set an hour forward, back, and an hour back: nothing breaks', async () => {
  const { held, broken } = await setClocks()
  expect(broken).toEqual([])
  expect(held).toContain('back again: the refused letter leaves')
}, 240_000)

test.skipIf(programs === null)(
  'a server whose clock is an hour off that of PostgreSQL, ahead and behind, works',
  async () => {
    const postgres = await startPostgres(programs!)
    onTestFinished(postgres.stop)
    const { held, broken } = await setClocks({ databaseUrl: postgres.url })
    expect(broken).toEqual([])
    expect(held).toContain('a trial was three recipes in all')
  },
  240_000,
)
