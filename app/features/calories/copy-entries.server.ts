import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { derivedId } from '#app/db/derived-id.server.ts'
import { lockMember } from '#app/db/lock-member.server.ts'
import type { Db } from '#app/db/open.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import type { DiarySlot } from '#app/domain/diary/slots.ts'
import { AppError } from '#app/domain/errors.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { requireDayPast, requirePremium, requireRoomOn } from './diary.server.ts'

export type ToCopy = {
  /** One entry; '' is what the day and the slot say. */
  entryId: string
  fromDay: string
  fromSlot: DiarySlot | 'other' | 'all'
  toDay: PlainDate
  /** Null leaves each in the meal it is of. */
  toSlot: DiarySlot | null
  idempotencyKey: string
}

export type Copied = { ids: readonly string[]; toDay: PlainDate }

/**
 * Copies an entry, a meal of a day or a whole day to a day; sent twice it is one copy. A copy of a planned meal is an
 * entry of its own. Throws `not-found` where there is nothing of the member's to copy.
 */
export async function copyEntries(
  db: Db,
  member: Member,
  { toDay, toSlot, idempotencyKey, ...from }: ToCopy,
  now: Date,
): Promise<Copied> {
  requirePremium(member)
  requireDayPast(toDay, now)
  const entries = await sourceOf(db, member, from)
  if (entries.length === 0) throw new AppError('not-found', 'There is nothing in your diary to copy here.')
  const copies = entries.map((entry, index) => ({
    ...entry,
    id: derivedId(member.id, idempotencyKey, entry.id, toDay, toSlot ?? ''),
    eatenOn: toDay,
    slot: toSlot ?? entry.slot,
    plannedMealId: null,
    // In the order of what was copied.
    createdAt: new Date(now.getTime() + index),
  }))
  const ids = copies.map(({ id }) => id)
  await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    const before = await tx.$count(diaryEntries, inArray(diaryEntries.id, ids))
    if (before === ids.length) return
    await requireRoomOn(tx, member, toDay, ids.length - before)
    await tx.insert(diaryEntries).values(copies).onConflictDoNothing({ target: diaryEntries.id })
  })
  return { ids, toDay }
}

function sourceOf(
  db: Db,
  member: Member,
  { entryId, fromDay, fromSlot }: Pick<ToCopy, 'entryId' | 'fromDay' | 'fromSlot'>,
) {
  if (entryId === '' && fromDay === '') return []
  const ofDay =
    fromSlot === 'all'
      ? undefined
      : fromSlot === 'other'
        ? isNull(diaryEntries.slot)
        : eq(diaryEntries.slot, fromSlot)
  return db
    .select()
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.memberId, member.id),
        isNull(diaryEntries.removedAt),
        ...(entryId === '' ? [eq(diaryEntries.eatenOn, fromDay), ofDay] : [eq(diaryEntries.id, entryId)]),
      ),
    )
    .orderBy(asc(diaryEntries.createdAt), asc(diaryEntries.id))
}

/** Takes entries back that were added together. Planned meals stay: they are taken back in their plan. */
export async function takeBackEntries(
  db: Db,
  member: Member,
  entryIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .update(diaryEntries)
    .set({ removedAt: now })
    .where(
      and(
        eq(diaryEntries.memberId, member.id),
        inArray(diaryEntries.id, [...entryIds]),
        isNull(diaryEntries.plannedMealId),
      ),
    )
}
