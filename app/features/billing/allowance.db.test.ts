import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usageClaims } from '#app/db/schema/index.ts'
import { FEATURES, type Feature } from '#app/domain/allowance.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import {
  type Claim,
  claim,
  commitClaim,
  latestAttempt,
  releaseClaim,
  sweepClaims,
  usageStatsOf,
} from './allowance.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const LATER = new Date('2026-11-20T10:11:00Z')
const MINUTES_10 = 10 * 60 * 1000
const USED = { recipes: 'recipesGenerated', plans: 'mealsPlanned', calories: 'caloriesEstimated' } as const
const RESERVED = { recipes: 'recipesReserved', plans: 'mealsReserved', calories: 'caloriesReserved' } as const

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const ask = (member: Member, feature: Feature = 'recipes', idempotencyKey: string = randomUUID()) =>
  claim(database.db, member, feature, { idempotencyKey, deadlineMs: MINUTES_10, now: NOW })
const claimed = async (member: Member, feature: Feature = 'recipes'): Promise<Claim> => {
  const answer = await ask(member, feature)
  if (answer.kind !== 'claimed') throw new Error('not claimed')
  return answer.claim
}

for (const feature of FEATURES) {
  test(`[TRIAL-02] [TRIAL-03] twenty parallel ${feature} of one fresh account give exactly three`, async () => {
    const member = await makeMember(database.db)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => ask(member, feature)))
    const granted = answers.filter((answer) => answer.status === 'fulfilled')
    expect(granted).toHaveLength(3)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'limit-reached' })
    expect((await profileOf(database.db, member))[RESERVED[feature]]).toBe(3)
  })

  test(`[TRIAL-04] a ${feature} success counts once, however often it is reported`, async () => {
    const member = await makeMember(database.db)
    const one = await claimed(member, feature)
    const reports = await Promise.all(Array.from({ length: 5 }, () => commitClaim(database.db, one, NOW)))
    expect(reports.filter(Boolean)).toHaveLength(1)
    expect(await profileOf(database.db, member)).toMatchObject({ [USED[feature]]: 1, [RESERVED[feature]]: 0 })
  })

  test(`[TRIAL-05] a failed ${feature} costs nothing`, async () => {
    const member = await makeMember(database.db)
    await releaseClaim(database.db, await claimed(member, feature), NOW)
    expect(await profileOf(database.db, member)).toMatchObject({ [USED[feature]]: 0, [RESERVED[feature]]: 0 })
  })
}

test('[TRIAL-07] after three successes the fourth is refused with the limit’s sentence', async () => {
  const member = await makeMember(database.db)
  for (let index = 0; index < 3; index++) await commitClaim(database.db, await claimed(member), NOW)
  await expect(ask(member)).rejects.toMatchObject({
    code: 'limit-reached',
    message: "You've used all 3 free Recipe Generation attempts. Upgrade to Premium to continue.",
    details: { feature: 'recipes' },
  })
})

test('[TRIAL-14] premium is not limited, and still counted', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  for (let index = 0; index < 5; index++) await commitClaim(database.db, await claimed(member), NOW)
  expect(await usageStatsOf(database.db, member)).toMatchObject({ recipesGenerated: 5 })
})

test('[TRIAL-06] counts are the server’s', async () => {
  const member = await makeMember(database.db)
  await commitClaim(database.db, await claimed(member, 'plans'), NOW)
  expect(await usageStatsOf(database.db, member)).toEqual({
    recipesGenerated: 0,
    mealsPlanned: 1,
    caloriesEstimated: 0,
  })
})

test('the same click sent ten times at once is one claim; afterwards it gets the same answer', async () => {
  const member = await makeMember(database.db)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(member, 'recipes', key)))
  const first = answers.find((answer) => answer.kind === 'claimed')!
  expect(answers.filter((answer) => answer.kind === 'claimed')).toHaveLength(1)
  if (first.kind === 'claimed') await commitClaim(database.db, first.claim, NOW, { events: [1] })
  expect(await ask(member, 'recipes', key)).toEqual({
    kind: 'repeated',
    state: 'committed',
    result: { events: [1] },
  })
  expect((await profileOf(database.db, member)).recipesGenerated).toBe(1)
})

test('the key of one member means nothing to another', async () => {
  const key = randomUUID()
  expect(await ask(await makeMember(database.db), 'recipes', key)).toMatchObject({ kind: 'claimed' })
  expect(await ask(await makeMember(database.db), 'recipes', key)).toMatchObject({ kind: 'claimed' })
})

test('an attempt whose work died is given back after its deadline, once', async () => {
  const member = await makeMember(database.db)
  await claimed(member)
  expect(await sweepClaims(database.db, NOW)).toBe(0)
  const sweeps = await Promise.all([sweepClaims(database.db, LATER), sweepClaims(database.db, LATER)])
  expect((await profileOf(database.db, member)).recipesReserved).toBe(0)
  expect(sweeps.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1)
})

test('sweeping and finishing at once never count twice and never drift', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  for (let round = 0; round < 50; round++) {
    const one = await claimed(member)
    await Promise.all([
      commitClaim(database.db, one, NOW),
      releaseClaim(database.db, one, NOW),
      sweepClaims(database.db, LATER),
    ])
  }
  const profile = await profileOf(database.db, member)
  const committed = await database.db.select().from(usageClaims)
  const mine = committed.filter((row) => row.memberId === member.id && row.state === 'committed')
  expect(profile).toMatchObject({ recipesReserved: 0, recipesGenerated: mine.length })
})

test('an attempt that failed may be made again under its key', async () => {
  const member = await makeMember(database.db)
  const key = randomUUID()
  const first = await ask(member, 'recipes', key)
  if (first.kind !== 'claimed') throw new Error('not claimed')
  await releaseClaim(database.db, first.claim, NOW)
  const again = await ask(member, 'recipes', key)
  expect(again).toMatchObject({ kind: 'claimed', claim: { id: first.claim.id } })
  await commitClaim(database.db, first.claim, NOW)
  expect(await profileOf(database.db, member)).toMatchObject({ recipesGenerated: 1, recipesReserved: 0 })
})

test('members who left before the answer can read their latest attempt: running, then its result', async () => {
  const member = await makeMember(database.db)
  const latest = (at = NOW) => latestAttempt(database.db, member, 'calories', at)
  expect(await latest()).toEqual({ isRunning: false, result: null })
  const first = await claimed(member, 'calories')
  expect(await latest()).toEqual({ isRunning: true, result: null })
  expect((await latest(LATER)).isRunning, 'its process died').toBe(false)
  await commitClaim(database.db, first, NOW, { estimate: 'toast' })
  await releaseClaim(database.db, await claimed(member, 'calories'), NOW)
  await commitClaim(database.db, await claimed(member, 'recipes'), NOW, { events: [] })
  expect(await latest(), 'neither one that failed nor another feature').toEqual({
    isRunning: false,
    result: { estimate: 'toast' },
  })
  expect((await latestAttempt(database.db, await makeMember(database.db), 'calories', NOW)).result).toBeNull()
})
