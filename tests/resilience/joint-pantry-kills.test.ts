import { and, eq, isNull, like } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { availableIngredients, cookings, diaryEntries, householdMembers } from '#app/db/schema/index.ts'
import type { Db } from '#app/db/open.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { addIngredients } from '#app/features/pantry/add-ingredients.server.ts'
import { DEMO_EMAIL, demoServer } from '#tests/support/demo-server.ts'
import { demoMember, faultsOfLedger, saveDish, type Write } from '#tests/support/kitchen-writes.ts'
import { makeHousehold } from '#tests/support/households.ts'
import { makeMember } from '#tests/support/make.ts'

/** So long after a write is sent comes the kill: before it is read, while it is written, about when it is answered. */
const KILLED_AFTER_MS = [2, 15, 60]
const HOUSEHOLD = '/household'

const demo = demoServer()
afterAll(() => demo.remove())

/** Ben, whose food is in the joint pantry of the demo member's household. */
async function makeBen(db: Db, ann: Member): Promise<Member> {
  const ben = await makeMember(db)
  const now = new Date()
  const [own] = await db.select().from(householdMembers).where(eq(householdMembers.userId, ann.id))
  const householdId = own?.householdId ?? (await makeHousehold(db, now, [[ann, 'owner']]))
  const joined = { joinedAt: now, pantryJoinedAt: now }
  await db.insert(householdMembers).values({ userId: ben.id, householdId, role: 'cook', ...joined })
  return ben
}

/** Ann joins, cooks of what is Ben's, and leaves. */
async function writesOf(db: Db, ann: Member, ben: Member, round: number): Promise<Write[]> {
  const now = new Date()
  const click = { idempotencyKey: `joint-lot-${round}`, now }
  const { added } = await addIngredients(db, ben, ['500 g beef mince'], click)
  const dish = await saveDish(db, ann, `Fry-up ${round}`, now)
  const ofHousehold = (intent: string): Write => ({ kind: intent, path: HOUSEHOLD, fields: { intent } })
  const cook = {
    recipe: dish.id,
    servings: '4',
    eaten: '1',
    'lots[]': [added[0]!.id],
    'amounts[]': ['200'],
    idempotencyKey: `joint-cook-${round}`,
  }
  return [
    ofHousehold('join-pantry'),
    { kind: 'cook', path: '/pantry/cook', fields: cook },
    ofHousehold('leave-pantry'),
  ]
}

test('kill -9 while joining a joint pantry, cooking of the others’ food and leaving: nothing is lost or counts twice', async () => {
  const { ann, ben, rounds } = await demo.withDatabase(async (db) => {
    const ann = await demoMember(db, DEMO_EMAIL)
    const ben = await makeBen(db, ann)
    const rounds = []
    for (const round of KILLED_AFTER_MS.keys()) rounds.push(await writesOf(db, ann, ben, round))
    return { ann, ben, rounds }
  })
  let { server, client } = await demo.start()
  for (const [round, writes] of rounds.entries())
    for (const { kind, path, fields } of writes) {
      const sent = client.post(path, fields).catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, KILLED_AFTER_MS[round]))
      await server.kill('SIGKILL')
      await sent
      ;({ server, client } = await demo.start())
      // Sent again as by a page without an answer; twice, as an impatient person does.
      for (let turn = 0; turn < 2; turn++) {
        const answer = await client.post(path, fields)
        const text = (await answer.text()).slice(0, 300)
        expect([200, 302, 303], `${kind} in round ${round}: ${text}`).toContain(answer.status)
      }
    }
  await server.kill()

  await demo.withDatabase(async (db) => {
    expect([...(await faultsOfLedger(db, ann)), ...(await faultsOfLedger(db, ben))]).toEqual([])
    const lots = await db
      .select({ name: availableIngredients.name, amount: availableIngredients.amount })
      .from(availableIngredients)
      .where(and(eq(availableIngredients.userId, ben.id), isNull(availableIngredients.removedAt)))
    expect(lots.map(({ name, amount }) => `${amount} ${name}`)).toEqual(rounds.map(() => '300 beef mince'))
    const cooked = await db.select().from(cookings).where(like(cookings.name, 'Fry-up %'))
    expect(cooked.map(({ name, memberId }) => `${name} of ${memberId}`).toSorted()).toEqual(
      rounds.map((_, round) => `Fry-up ${round} of ${ann.id}`),
    )
    const eaten = await db.select().from(diaryEntries).where(like(diaryEntries.mealName, 'Fry-up %'))
    expect(eaten.map(({ mealName, portions }) => `${portions} ${mealName}`).toSorted()).toEqual(
      rounds.map((_, round) => `1 Fry-up ${round}`),
    )
    const [member] = await db.select().from(householdMembers).where(eq(householdMembers.userId, ann.id))
    expect(member?.pantryJoinedAt).toBeNull()
  })
}, 300_000)
