import { expect, test } from 'vitest'
import { killLetters } from '#tests/support/kill-letters.ts'

/** More, by hand: `npm run bench -- letters 10000 3`. */
const READERS = 2000

test('the server is killed three times while it sends a letter, and each reader gets exactly one', async () => {
  const report = await killLetters({ readers: READERS, kills: 3, seed: 56 })
  expect(report).toMatchObject({
    killsAtWork: 3,
    copies: READERS,
    exactlyOne: READERS,
    none: 0,
    several: 0,
    statuses: { sent: READERS },
  })
}, 240_000)
