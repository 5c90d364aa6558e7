import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  householdInvitations,
  householdMembers,
  householdPeople,
  households,
  profiles,
  shoppingLists,
} from '#app/db/schema/index.ts'
import { newId } from '#app/db/id.ts'
import { MOST_INVITATIONS, MOST_PEOPLE, UNDO_WITHIN_MS } from '#app/domain/household/person.ts'
import type { HouseholdRole, InvitedRole } from '#app/domain/household/rights.ts'
import { saveDietaryPreferences } from '#app/features/account/food-preferences.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { householdNeeds, makeMembers } from '#tests/support/households.ts'
import { sweepHouseholds } from './household-jobs.server.ts'
import {
  changeRole,
  findInvitation,
  invite,
  joinHousehold,
  leaveHousehold,
  removeMember,
  revokeInvitation,
} from './household-members.server.ts'
import { viewHousehold } from './household.server.ts'
import { removePerson, restorePerson, savePerson } from './people.server.ts'
import { plannedTable, rememberFigures, tableChoices } from './table.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const NO_WISHES = { diets: [], allergens: [], dislikes: [], eaters: [] }
const BODY = {
  kind: 'body',
  sex: 'female',
  ageYears: 36,
  heightCm: 168,
  weightKg: 64,
  activityLevel: 'sedentary',
  goal: 'maintain',
} as const

let time = NOW
let database: TestDatabase
let needs: Parameters<typeof savePerson>[0]
let ann: Member
let ben: Member
let cem: Member

beforeAll(async () => {
  database = await openTestDatabase()
  needs = householdNeeds(database.db, () => time)
})
beforeEach(async () => {
  time = NOW
  ;[ann, ben, cem] = (await makeMembers(database.db, 3)) as [Member, Member, Member]
  await savePerson(needs, ann, { id: null, isSelf: true, name: 'Ann', figures: BODY, wishes: NO_WISHES })
})
afterAll(() => database.close())

/** A moment after whoever was entered before: people stand in that order. */
const addChild = (member = ann, name = 'Ida') => {
  time = new Date(time.getTime() + 10)
  return savePerson(needs, member, {
    id: null,
    isSelf: false,
    name,
    figures: { kind: 'kcal', kcal: 1300 },
    wishes: { ...NO_WISHES, allergens: ['peanuts'] },
  })
}
const view = (member: Member) => viewHousehold(database.db, member, time)
const namesOf = async (member: Member) => (await view(member))?.people.map(({ name }) => name)
const idOf = async (name: string) => (await view(ann))!.people.find((one) => one.name === name)!.id
const tokenFor = async (role: InvitedRole = 'cook') =>
  (await invite(needs, ann, role)).path.replace('/household/join/', '')
const join = async (member: Member, role: InvitedRole = 'cook', personId: string | null = null) =>
  joinHousehold(needs, member, await tokenFor(role), { personId })
const roleOf = async (member: Member): Promise<HouseholdRole | undefined> => {
  const [row] = await database.db
    .select()
    .from(householdMembers)
    .where(eq(householdMembers.userId, member.id))
  return row?.role
}
const refused = (code: string) => expect.objectContaining({ code })

test('whoever enters themselves begins a household, also from two tabs at once', async () => {
  const self = { id: null, isSelf: true, name: 'Ben', figures: BODY, wishes: NO_WISHES }
  await Promise.all([savePerson(needs, ben, self), savePerson(needs, ben, { ...self, name: 'Benny' })])
  const household = (await view(ben))!
  expect(household.role).toBe('owner')
  expect(household.people).toHaveLength(1)
  expect(household.people[0]).toMatchObject({ isYou: true, kcal: 1619 })
  expect(await view(cem)).toBeNull()
})

test('people are changed, taken off and put back, and at most eight fit', async () => {
  await addChild()
  const id = await idOf('Ida')
  await savePerson(needs, ann, {
    id,
    isSelf: false,
    name: 'Ida',
    figures: { kind: 'kcal', kcal: 1450 },
    wishes: NO_WISHES,
  })
  expect((await view(ann))!.people[1]).toMatchObject({ name: 'Ida', kcal: 1450, wishes: '' })
  await removePerson(needs, ann, id)
  expect(await namesOf(ann)).toEqual(['Ann'])
  time = new Date(NOW.getTime() + 60_000)
  await removePerson(needs, ann, id)
  await restorePerson(needs, ann, id)
  expect(await namesOf(ann)).toEqual(['Ann', 'Ida'])
  await Promise.allSettled(Array.from({ length: MOST_PEOPLE }, (_, index) => addChild(ann, `Guest ${index}`)))
  expect((await view(ann))!.people).toHaveLength(MOST_PEOPLE)
  await expect(addChild()).rejects.toEqual(refused('invalid-input'))
})

test('a form that is sent twice adds one person, also at once and when the table is full by then', async () => {
  const form = {
    id: null,
    newId: newId(NOW.getTime()),
    isSelf: false,
    name: 'Ida',
    figures: { kind: 'kcal', kcal: 1300 },
    wishes: NO_WISHES,
  } as const
  await Promise.all([savePerson(needs, ann, form), savePerson(needs, ann, form)])
  const names = async () => (await viewHousehold(database.db, ann, time))?.people.map(({ name }) => name)
  expect(await names()).toEqual(['Ann', 'Ida'])
  for (let count = 2; count < MOST_PEOPLE; count++) await addChild(ann, `Child ${count}`)
  await savePerson(needs, ann, form)
  expect(await names()).toHaveLength(MOST_PEOPLE)
})

test('after ten minutes nobody is put back, and the row is swept away', async () => {
  await addChild()
  const id = await idOf('Ida')
  await removePerson(needs, ann, id)
  time = new Date(NOW.getTime() + UNDO_WITHIN_MS + 1000)
  await expect(restorePerson(needs, ann, id)).rejects.toEqual(refused('not-found'))
  await sweepHouseholds.handler({}, { db: database.db, now: () => time }, {} as never)
  expect(await database.db.$count(householdPeople, eq(householdPeople.id, id))).toBe(0)
})

test('of two who come with one link at once, one is in and the other is told', async () => {
  const token = await tokenFor()
  const tries = await Promise.allSettled([
    joinHousehold(needs, ben, token, { personId: null }),
    joinHousehold(needs, cem, token, { personId: null }),
  ])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'not-found' } })
  expect((await view(ann))!.members).toHaveLength(2)
  expect(await findInvitation(database.db, token, time)).toBeNull()
})

test('one member with two links at once is in one household only', async () => {
  await savePerson(needs, cem, { id: null, isSelf: true, name: 'Cem', figures: BODY, wishes: NO_WISHES })
  const { path } = await invite(needs, cem, 'reader')
  const tokens = [await tokenFor(), path.replace('/household/join/', '')]
  const tries = await Promise.allSettled(
    tokens.map((token) => joinHousehold(needs, ben, token, { personId: null })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await database.db.$count(householdMembers, eq(householdMembers.userId, ben.id))).toBe(1)
})

test('a link is kept as a hash, runs out after a week and can be taken back', async () => {
  const token = await tokenFor('reader')
  const [stored] = await database.db.select().from(householdInvitations)
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(await findInvitation(database.db, token, time)).toMatchObject({ role: 'reader', people: [] })
  const [{ id } = { id: '' }] = (await view(ann))!.invitations
  await revokeInvitation(needs, ann, id)
  await expect(joinHousehold(needs, ben, token, { personId: null })).rejects.toEqual(refused('not-found'))
  const late = await tokenFor()
  time = new Date(NOW.getTime() + 7 * 86_400_000)
  await expect(joinHousehold(needs, ben, late, { personId: null })).rejects.toEqual(refused('not-found'))
  expect((await view(ann))!.invitations).toEqual([])
})

test('only so many links wait at a time', async () => {
  for (let made = 0; made < MOST_INVITATIONS; made++) await tokenFor()
  await expect(tokenFor()).rejects.toEqual(refused('conflict'))
})

test('whoever joins says who they are, and is not at the table twice', async () => {
  await addChild(ann, 'Ben')
  const personId = await idOf('Ben')
  await join(ben, 'cook', personId)
  expect((await view(ben))!.people.map(({ name, isYou }) => [name, isYou])).toEqual([
    ['Ben', true],
    ['Ann', false],
  ])
  await expect(join(cem, 'cook', personId)).rejects.toEqual(refused('conflict'))
  expect(await roleOf(cem)).toBeUndefined()
})

test('a reader looks on: every other command is refused, their own figures are theirs', async () => {
  await addChild()
  await join(ben, 'reader')
  const ida = await idOf('Ida')
  const tries = [
    () => addChild(ben, 'Tom'),
    () => savePerson(needs, ben, { id: ida, isSelf: false, name: 'X', figures: BODY, wishes: NO_WISHES }),
    () => removePerson(needs, ben, ida),
    () => invite(needs, ben, 'cook'),
    () => changeRole(needs, ben, { memberId: ben.id, role: 'owner' }),
    () => removeMember(needs, ben, ann.id),
  ]
  for (const run of tries) await expect(run()).rejects.toEqual(refused('forbidden'))
  await savePerson(needs, ben, { id: null, isSelf: true, name: 'Ben', figures: BODY, wishes: NO_WISHES })
  expect(await namesOf(ben)).toEqual(['Ben', 'Ann', 'Ida'])
  const seen = (await view(ben))!
  expect(seen.people.filter(({ entries }) => entries !== null).map(({ name }) => name)).toEqual(['Ben'])
  expect(seen.invitations).toEqual([])
  expect(await tableChoices(database.db, ben)).toEqual([])
})

test('a cook changes who is at the table, and not who belongs to the household', async () => {
  await join(ben)
  await addChild(ben)
  await removePerson(needs, ben, await idOf('Ida'))
  await expect(removePerson(needs, ben, await idOf('Ann'))).rejects.toEqual(refused('not-found'))
  for (const run of [
    () => invite(needs, ben, 'reader'),
    () => removeMember(needs, ben, ann.id),
    () => changeRole(needs, ben, { memberId: ann.id, role: 'reader' }),
  ])
    await expect(run()).rejects.toEqual(refused('forbidden'))
})

test('members of another household, and of none, reach nothing of it', async () => {
  await addChild()
  const ida = await idOf('Ida')
  await savePerson(needs, ben, { id: null, isSelf: true, name: 'Ben', figures: BODY, wishes: NO_WISHES })
  const [invitation] = await database.db
    .insert(householdInvitations)
    .values({
      id: newId(),
      householdId: (await database.db.select().from(householdPeople).where(eq(householdPeople.id, ida)))[0]!
        .householdId,
      role: 'cook',
      tokenHash: newId(),
      createdAt: time,
      expiresAt: new Date(time.getTime() + 1000),
    })
    .returning()
  await revokeInvitation(needs, ben, invitation!.id)
  expect(await database.db.$count(householdInvitations, eq(householdInvitations.id, invitation!.id))).toBe(1)
  for (const member of [ben, cem]) {
    for (const run of [
      () => removePerson(needs, member, ida),
      () => restorePerson(needs, member, ida),
      () =>
        savePerson(needs, member, { id: ida, isSelf: false, name: 'X', figures: BODY, wishes: NO_WISHES }),
      () => removeMember(needs, member, ann.id),
      () => changeRole(needs, member, { memberId: ann.id, role: 'reader' }),
    ])
      await expect(run()).rejects.toEqual(refused('not-found'))
    await expect(plannedTable(database.db, member, [ida])).rejects.toEqual(refused('invalid-input'))
  }
})

test('the last owner stays one, also when two owners step down at once', async () => {
  await join(ben)
  await expect(leaveHousehold(needs, ann)).rejects.toEqual(refused('conflict'))
  await expect(changeRole(needs, ann, { memberId: ann.id, role: 'cook' })).rejects.toEqual(
    refused('conflict'),
  )
  await changeRole(needs, ann, { memberId: ben.id, role: 'owner' })
  const tries = await Promise.allSettled([leaveHousehold(needs, ann), leaveHousehold(needs, ben)])
  // The second to leave is alone by then: the household ends with them.
  expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await view(ann)).toBeNull()
  expect(await view(ben)).toBeNull()
})

test('two owners who make each other readers at once leave one owner', async () => {
  await join(ben)
  await changeRole(needs, ann, { memberId: ben.id, role: 'owner' })
  await Promise.allSettled([
    changeRole(needs, ann, { memberId: ben.id, role: 'reader' }),
    changeRole(needs, ben, { memberId: ann.id, role: 'reader' }),
  ])
  expect(new Set([await roleOf(ann), await roleOf(ben)])).toEqual(new Set(['owner', 'reader']))
})

test('leaving takes along what was shared, and the last to leave ends the household', async () => {
  await join(ben)
  await savePerson(needs, ben, { id: null, isSelf: true, name: 'Ben', figures: BODY, wishes: NO_WISHES })
  const [{ householdId } = { householdId: '' }] = await database.db
    .select()
    .from(householdMembers)
    .where(eq(householdMembers.userId, ben.id))
  const listId = newId()
  await database.db
    .insert(shoppingLists)
    .values({ id: listId, userId: ben.id, householdId, name: 'Both', createdAt: NOW, usedAt: NOW })
  await leaveHousehold(needs, ben)
  const [list] = await database.db.select().from(shoppingLists).where(eq(shoppingLists.id, listId))
  expect(list!.householdId).toBeNull()
  expect(await namesOf(ann)).toEqual(['Ann'])
  await leaveHousehold(needs, ann)
  expect(await database.db.$count(households, eq(households.id, householdId))).toBe(0)
  expect(await database.db.$count(householdPeople, eq(householdPeople.householdId, householdId))).toBe(0)
})

test('a deleted account hands its household on: to a cook before a reader, and to nobody when nobody is left', async () => {
  await join(ben, 'reader')
  await join(cem, 'cook')
  await database.db.delete(profiles).where(eq(profiles.id, ann.id))
  expect([await roleOf(ben), await roleOf(cem)]).toEqual(['reader', 'owner'])
  expect((await view(cem))!.people).toEqual([])
  await database.db.delete(profiles).where(eq(profiles.id, cem.id))
  expect(await roleOf(ben)).toBe('owner')
  const [{ householdId } = { householdId: '' }] = await database.db
    .select()
    .from(householdMembers)
    .where(eq(householdMembers.userId, ben.id))
  await database.db.delete(profiles).where(eq(profiles.id, ben.id))
  expect(await database.db.$count(households, eq(households.id, householdId))).toBe(0)
})

test('a plan for the table takes what each leaves out, of members also by their profile as it is now', async () => {
  await addChild()
  await join(ben)
  time = new Date(time.getTime() + 10)
  await savePerson(needs, ben, { id: null, isSelf: true, name: 'Ben', figures: BODY, wishes: NO_WISHES })
  await saveDietaryPreferences(database.db, ben, { ...NO_WISHES, allergens: ['nuts'] }, NOW)
  const choices = await tableChoices(database.db, ann)
  expect(choices.map(({ name, kcal }) => [name, kcal])).toEqual([
    ['Ida', 1300],
    ['Ben', 1619],
  ])
  const table = await plannedTable(
    database.db,
    ann,
    choices.map(({ id }) => id),
  )
  expect(table!.household).toEqual([
    expect.objectContaining({ name: 'Ida', kcal: 1300, allergens: ['peanuts'] }),
    expect.objectContaining({ name: 'Ben', weightKg: 64, allergens: ['nuts'] }),
  ])
  await rememberIn(ben, 70)
  expect((await tableChoices(database.db, ann)).at(-1)!.kcal).toBe(1691)
})

const rememberIn = (member: Member, weightKg: number) =>
  database.db.transaction((tx) =>
    rememberFigures(tx, member, { ...BODY, weightKg } as unknown as Parameters<typeof rememberFigures>[2]),
  )
