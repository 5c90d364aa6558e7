import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import {
  contactMessages,
  contentReports,
  newsletterSubscribers,
  recipeComments,
  recipes,
  staffUsers,
} from '#app/db/schema/index.ts'
import { addComment } from '#app/features/community/comments.server.ts'
import { dismissReport, listReports, removeReported } from '#app/features/community/content-reports.server.ts'
import { reportContent } from '#app/features/community/report-content.server.ts'
import { csvLine } from '#app/domain/csv-line.ts'
import { recipeTakenDown } from '#app/features/community/taken-down-email.server.ts'
import { listMessages } from '#app/features/contact/messages.server.ts'
import { countSubscribers, subscribersAsCsv } from '#app/features/newsletter/export-subscribers.server.ts'
import { shareRecipe } from '#app/features/recipes/saved/share-recipe.server.ts'
import { duplicateRecipe } from '#app/features/recipes/view/edit-recipe.server.ts'
import { countsDrift } from '#tests/support/community-drift.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { sharePost } from '#tests/support/share.ts'
import { deleteOldAuditEntries, listAuditEntries } from './audit-log.server.ts'
import type { Staff } from './staff.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const STAFF: Staff = {
  id: newId(),
  email: 'staff@example.org',
  name: 'Staff',
  rank: 'owner',
  hasSecondFactor: false,
  sessionId: newId(),
  role: 'staff',
}
let database: TestDatabase
const enqueued: unknown[] = []
const services = () => ({
  db: database.db,
  now: () => NOW,
  jobs: { enqueue: (_job: unknown, payload: unknown) => Promise.resolve(void enqueued.push(payload)) },
})
const ADVERT = 'It is an advertisement.'

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  await database.db.insert(staffUsers).values({ id: STAFF.id, name: STAFF.name, email: STAFF.email })
})
afterAll(() => database.close())

/** A post of Ann's with Ben's comment; Ben and Cleo report both. */
async function reported() {
  const ann = await makeMember(database.db, { tier: 'premium', email: 'ann@secret.example' })
  const ben = await makeMember(database.db, { email: 'ben@secret.example' })
  const cleo = await makeMember(database.db, { email: 'cleo@secret.example' })
  const { postId, recipeId } = await sharePost(database.db, ann, {
    title: 'Odd roots',
    description: 'Buy pills',
  })
  const { id: commentId } = await addComment(database.db, ben, postId, 'Rude words', { key: 'k', now: NOW })
  for (const [index, who] of [ben, cleo].entries()) {
    await reportContent(database.db, who, { postId, commentId: null, reason: 'Spam' }, later(index))
    await reportContent(database.db, who, { postId, commentId, reason: 'Rude' }, later(10 + index))
  }
  return { ann, postId, recipeId, commentId }
}

test('reports are listed newest first with the words they are about, and nobody’s address', async () => {
  const { commentId } = await reported()
  const list = await listReports(database.db)
  expect(list).toHaveLength(4)
  expect(list[0]).toMatchObject({
    reason: 'Rude',
    reportedBy: 'cleo',
    postTitle: 'Odd roots',
    postText: 'Buy pills',
    postBy: 'ann',
    comment: { id: commentId, text: 'Rude words', by: 'ben' },
    sameThing: 2,
  })
  expect(list[3]).toMatchObject({ reason: 'Spam', comment: null, sameThing: 2 })
  expect(JSON.stringify(list)).not.toContain('@')
})

test('dismissing settles every report of the same thing and leaves the thing alone', async () => {
  await reported()
  const [ofComment] = await listReports(database.db)
  await dismissReport(services(), STAFF, ofComment!.id)
  expect((await listReports(database.db)).map(({ comment }) => comment)).toEqual([null, null])
  expect(await database.db.$count(recipeComments)).toBe(1)
  await expect(dismissReport(services(), STAFF, ofComment!.id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(
    removeReported(services(), STAFF, { reportId: 'no id', reason: ADVERT }),
  ).rejects.toMatchObject({ code: 'not-found' })
})

test('removing a reported comment deletes it; a recipe is taken down and private again, and all counts agree', async () => {
  const { recipeId, commentId, postId } = await reported()
  const [ofComment] = await listReports(database.db)
  await removeReported(services(), STAFF, { reportId: ofComment!.id, reason: '' })
  expect(await database.db.$count(recipeComments)).toBe(0)
  expect(await countsDrift(database.db)).toEqual([])

  const [ofPost] = await listReports(database.db)
  const down = { reportId: ofPost!.id, reason: ADVERT }
  await expect(removeReported(services(), STAFF, { ...down, reason: '' })).rejects.toMatchObject({
    code: 'invalid-input',
    field: 'reason',
  })
  await removeReported(services(), STAFF, down)
  expect(await database.db.$count(contentReports)).toBe(0)
  const [recipe] = await database.db.select().from(recipes)
  expect(recipe).toMatchObject({ id: recipeId, isPublic: false, sharedAt: null, takenDownReason: ADVERT })
  expect(await countsDrift(database.db)).toEqual([])

  const auditEntries = await listAuditEntries(database.db)
  expect(auditEntries.map(({ who, action, about }) => [who, action, about])).toEqual(
    expect.arrayContaining([
      ['Staff', 'remove-comment', `comment ${commentId} on post ${postId}`],
      ['Staff', 'remove-post', `post ${postId}`],
    ]),
  )
  await deleteOldAuditEntries(database.db, later(366 * 24 * 60 * 60 * 1000))
  expect(await listAuditEntries(database.db)).toEqual([])
})

test('the author of a recipe taken down is told why, and can share neither it nor a copy of it', async () => {
  const { ann, recipeId } = await reported()
  enqueued.length = 0
  const ofPost = (await listReports(database.db)).find(({ comment }) => comment === null)
  await removeReported(services(), STAFF, { reportId: ofPost!.id, reason: ADVERT })
  expect(enqueued).toEqual([{ kind: 'recipe-taken-down', params: { recipeId } }])
  const email = await recipeTakenDown.write(
    { recipeId },
    { db: database.db, site: { origin: 'https://m.example' } },
  )
  expect(email).toMatchObject({ to: ann.email })
  expect(email?.text).toContain(`Why: ${ADVERT}`)
  const values = { title: 'Odd roots', description: '', tags: [] }
  const share = (id: string) => shareRecipe(database.db, ann, id, values, later(1000))
  await expect(share(recipeId)).rejects.toMatchObject({ code: 'forbidden' })
  const copy = await duplicateRecipe(database.db, ann, recipeId, later(2000))
  await expect(share(copy.id)).rejects.toMatchObject({ code: 'forbidden' })
})

test('two staff who settle reports of one post at once do not wait for each other in a circle', async () => {
  await reported()
  const list = await listReports(database.db)
  const tries = await Promise.allSettled(
    list.map(({ id }) => removeReported(services(), STAFF, { reportId: id, reason: ADVERT })),
  )
  for (const each of tries)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'not-found' })
  expect(await database.db.$count(contentReports)).toBe(0)
})

test('the newsletter’s export holds the confirmed addresses and no others', async () => {
  const person = (email: string, status: 'pending' | 'confirmed' | 'left', index: number) => ({
    id: newId(),
    email,
    status,
    leaveHash: `leave-${index}`,
    askedAt: NOW,
    confirmedAt: status === 'pending' ? null : later(index),
  })
  await database.db
    .insert(newsletterSubscribers)
    .values([
      ...Array.from({ length: 1500 }, (_, index) =>
        person(`reader-${index}@example.org`, 'confirmed', index),
      ),
      person('waits@example.org', 'pending', 2001),
      person('left@example.org', 'left', 2002),
      person('=1+1@example.org', 'confirmed', 2003),
    ])
  expect(await countSubscribers(database.db)).toMatchObject({ confirmed: 1501, pending: 1, left: 1 })
  const needs = {
    db: database.db,
    seal: (purpose: string, id: string) => `${purpose}-${id}`,
    site: { origin: 'https://mealwright.test', supportEmail: null },
  }
  let csv = ''
  for await (const piece of subscribersAsCsv(needs)) csv += piece
  const lines = csv.trimEnd().split('\r\n')
  expect(lines[0]).toBe('"email","confirmed_at","letters","digest","leave_url"')
  expect(lines).toHaveLength(1502)
  expect(lines[1]).toMatch(
    /^"reader-0@example\.org","[\dT:.Z-]+","yes","no","https:\/\/mealwright\.test\/newsletter\/leave\?token=newsletter-leave-[\w-]+"$/,
  )
  expect(lines.at(-1)).toMatch(/^"'=1\+1@example\.org",/)
  expect(csv).not.toContain('waits@')
  expect(csv).not.toContain('left@')
})

test.each(['=cmd()', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('a spreadsheet takes %j for words', (cell) => {
  expect(csvLine([cell, 'a "b"'])).toBe(`"'${cell}","a ""b"""\r\n`)
})

test('messages are listed newest first, a page of twenty at a time', async () => {
  await database.db.insert(contactMessages).values(
    Array.from({ length: 45 }, (_, index) => ({
      id: newId(),
      reference: `MW-${index}`,
      name: 'Anna',
      email: 'anna@example.org',
      category: 'general' as const,
      subject: `Subject ${index}`,
      message: 'Hello',
      fingerprint: `f${index}`,
      // Several within one instant: the order still holds.
      createdAt: later(Math.floor(index / 3)),
    })),
  )
  const seen: string[] = []
  let before: string | null = null
  const sizes: number[] = []
  do {
    const page: Awaited<ReturnType<typeof listMessages>> = await listMessages(database.db, before)
    sizes.push(page.messages.length)
    seen.push(...page.messages.map(({ subject }) => subject))
    before = page.next
  } while (before !== null)
  expect(sizes).toEqual([20, 20, 5])
  expect(new Set(seen).size).toBe(45)
  expect(seen[0]).toMatch(/Subject 4[234]/)
})
