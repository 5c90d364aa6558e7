import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { isId, newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import {
  blogPosts,
  newsletterDeliveries,
  newsletterLetters,
  newsletterSubscribers,
} from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import {
  LETTER_LIMITS,
  type LetterFigures,
  type LetterKind,
  type LetterText,
  NO_FIGURES,
} from '#app/domain/newsletter/letters.ts'
import type { Services } from '#app/features/services.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'

type Needs = Pick<Services, 'db' | 'now'>

const LISTED = 100

export type ListedLetter = Awaited<ReturnType<typeof listLetters>>[number]

/** The latest letters with what became of their copies, newest first. */
export async function listLetters(db: Db) {
  const letters = await db
    .select({
      id: newsletterLetters.id,
      kind: newsletterLetters.kind,
      subject: newsletterLetters.subject,
      status: newsletterLetters.status,
      sendAt: newsletterLetters.sendAt,
      timeZone: newsletterLetters.timeZone,
      readers: newsletterLetters.readers,
      startedAt: newsletterLetters.startedAt,
      finishedAt: newsletterLetters.finishedAt,
      updatedAt: newsletterLetters.updatedAt,
    })
    .from(newsletterLetters)
    .orderBy(desc(newsletterLetters.createdAt), desc(newsletterLetters.id))
    .limit(LISTED)
  const figures = await figuresOf(
    db,
    letters.map(({ id }) => id),
  )
  return letters.map((letter) => ({ ...letter, figures: figures.get(letter.id) ?? NO_FIGURES }))
}

/** The letter; throws `not-found`. */
export async function letterOf(db: Db, id: string) {
  const [letter] = isId(id)
    ? await db.select().from(newsletterLetters).where(eq(newsletterLetters.id, id))
    : []
  if (!letter) throw new AppError('not-found', 'There is no such letter.')
  return letter
}

export async function figuresOf(db: Db, ids: readonly string[]): Promise<Map<string, LetterFigures>> {
  if (ids.length === 0) return new Map()
  const { letterId, status, bouncedAt, complainedAt, leftAt } = newsletterDeliveries
  const rows = await db
    .select({
      letterId,
      status,
      copies: count(),
      bounced: count(bouncedAt),
      complained: count(complainedAt),
      left: count(leftAt),
    })
    .from(newsletterDeliveries)
    .where(inArray(letterId, [...ids]))
    .groupBy(letterId, status)
  const figures = new Map<string, LetterFigures>()
  for (const row of rows) {
    const known = figures.get(row.letterId) ?? NO_FIGURES
    figures.set(row.letterId, {
      ...known,
      [row.status]: row.copies,
      bounced: known.bounced + row.bounced,
      complained: known.complained + row.complained,
      left: known.left + row.left,
    })
  }
  return figures
}

/** Who gets a letter of a kind that is sent now. */
export const readersOf = (kind: LetterKind) =>
  and(
    eq(newsletterSubscribers.status, 'confirmed'),
    kind === 'digest' ? newsletterSubscribers.wantsDigest : newsletterSubscribers.wantsLetters,
  )

export const countReaders = (db: Db, kind: LetterKind = 'letter'): Promise<number> =>
  db.$count(newsletterSubscribers, readersOf(kind))

/** Begins a letter: empty, or with the text of a published post. Resolves to its id. */
export async function beginLetter({ db, now }: Needs, staff: Staff, postId: string | null): Promise<string> {
  const post = postId === null ? null : await publishedPost(db, postId)
  const id = newId(now().getTime())
  await db.insert(newsletterLetters).values({
    id,
    subject: post?.title.slice(0, LETTER_LIMITS.subject) ?? '',
    content: post?.content.slice(0, LETTER_LIMITS.content) ?? '',
    contentFormat: post?.contentFormat ?? 'markdown',
    postId: post?.id ?? null,
    createdBy: staff.id,
    createdAt: now(),
    updatedAt: now(),
  })
  return id
}

async function publishedPost(db: Db, postId: string) {
  const [post] = isId(postId)
    ? await db
        .select()
        .from(blogPosts)
        .where(and(eq(blogPosts.id, postId), eq(blogPosts.status, 'published')))
    : []
  if (!post) throw new AppError('not-found', 'Choose a post that is published.', { field: 'postId' })
  return post
}

/** The latest published posts, to begin a letter with. */
export const postChoices = (db: Db) =>
  db
    .select({ id: blogPosts.id, title: blogPosts.title })
    .from(blogPosts)
    .where(sql`${blogPosts.status} = 'published'`)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(50)

/**
 * Saves a letter that is not on its way; throws `conflict` for one that is. `seenAt` is when the text that was changed had
 * been saved: a newer text is not replaced either.
 */
export async function saveLetter(
  { db, now }: Needs,
  id: string,
  { seenAt, ...text }: LetterText & { seenAt?: Date | null },
): Promise<void> {
  const isOpen = and(eq(newsletterLetters.id, id), inArray(newsletterLetters.status, ['draft', 'scheduled']))
  const saved = await db
    .update(newsletterLetters)
    .set({ ...text, updatedAt: now() })
    .where(seenAt ? and(isOpen, eq(newsletterLetters.updatedAt, seenAt)) : isOpen)
    .returning({ id: newsletterLetters.id })
  if (saved.length > 0) return
  const [other] = seenAt
    ? await db.select({ id: newsletterLetters.id }).from(newsletterLetters).where(isOpen)
    : []
  throw new AppError(
    'conflict',
    other
      ? 'This letter was saved in another tab or by someone else, so your text was not saved over it. Save again to replace that text with yours, or reload the page to see it.'
      : 'This letter is on its way already. What has left cannot be changed.',
  )
}

/** Deletes a draft; what was sent stays, with its figures. */
export async function deleteLetter({ db, now }: Needs, staff: Staff, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(newsletterLetters)
      .where(and(eq(newsletterLetters.id, id), eq(newsletterLetters.status, 'draft')))
      .returning({ subject: newsletterLetters.subject })
    if (!gone) throw new AppError('conflict', 'Only a draft can be deleted.')
    await recordAuditEntry(tx, staff, 'delete-letter', gone.subject, now())
  })
}
