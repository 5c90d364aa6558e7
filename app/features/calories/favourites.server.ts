import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import { lockMember } from '#app/db/lock-member.server.ts'
import type { Db } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { type DiaryMeal, diaryEntries, favouriteMeals } from '#app/db/schema/index.ts'
import { slotOfTime } from '#app/domain/diary/slots.ts'
import { AppError } from '#app/domain/errors.ts'
import { personsDay, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { dayOf, requireDayPast, requirePremium } from './diary.server.ts'
import { addedAsBefore, type QuickEntry } from './quick-entry.server.ts'
import { writeOnce } from './write-once.server.ts'

/** A favourite as lists show it. */
export type Favourite = { favouriteId: string; name: string; kcal: number }

const MOST_FAVOURITES = 50
/** How long a removed favourite can be put back. */
const KEEP_REMOVED_MS = 24 * 60 * 60 * 1000
const NOT_YOURS = 'This meal is not among your favourites.'
const NAME_TAKEN = 'Another of your favourites has this name.'

/** Makes an entry a favourite under its name; once, however often it is starred. Throws `not-found`. */
export async function starEntry(db: Db, member: Member, entryId: string, now: Date): Promise<void> {
  requirePremium(member)
  const [entry] = await db
    .select()
    .from(diaryEntries)
    .where(
      and(eq(diaryEntries.id, entryId), eq(diaryEntries.memberId, member.id), isNull(diaryEntries.removedAt)),
    )
  if (!entry) throw new AppError('not-found', 'This meal is not in your diary.')
  const own = eq(favouriteMeals.memberId, member.id)
  const longGone = lt(favouriteMeals.removedAt, new Date(now.getTime() - KEEP_REMOVED_MS))
  await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    await tx.delete(favouriteMeals).where(and(own, isNotNull(favouriteMeals.removedAt), longGone))
    if ((await tx.$count(favouriteMeals, own)) >= MOST_FAVOURITES)
      throw new AppError('too-many-requests', `You can have ${MOST_FAVOURITES} favourites. Remove one first.`)
    await tx
      .insert(favouriteMeals)
      .values({
        id: newId(now.getTime()),
        memberId: member.id,
        name: entry.mealName,
        meal: mealOf(entry),
        createdAt: now,
      })
      .onConflictDoNothing()
  })
}

const OF_DAY = ['id', 'memberId', 'eatenOn', 'eatenAt', 'mealName', 'plannedMealId', 'createdAt', 'removedAt']

/** Without what ties an entry to its day; columns that come later are in it by themselves. */
const mealOf = (entry: typeof diaryEntries.$inferSelect): DiaryMeal =>
  Object.fromEntries(Object.entries(entry).filter(([column]) => !OF_DAY.includes(column))) as DiaryMeal

/** Writes a favourite into the diary of a day; sent twice it is one. Throws `not-found` for what is not the member's. */
export async function eatFavourite(
  db: Db,
  member: Member,
  {
    favouriteId,
    day,
    today,
    time,
    idempotencyKey,
  }: { favouriteId: string; day: PlainDate; today?: string; time?: string | null; idempotencyKey: string },
  now: Date,
): Promise<QuickEntry> {
  requirePremium(member)
  requireDayPast(day, now)
  const [favourite] = await db.select().from(favouriteMeals).where(isOwn(member, favouriteId))
  if (!favourite) throw new AppError('not-found', NOT_YOURS)
  const { meal, name: mealName } = favourite
  const isToday = day === personsDay(today || day, dayOf(now))
  const slot = (isToday && time ? slotOfTime(time) : null) ?? meal.slot
  await writeOnce(db, {
    ...meal,
    mealName,
    slot,
    id: idempotencyKey,
    memberId: member.id,
    eatenOn: day,
    createdAt: now,
  })
  return addedAsBefore({ ...meal, mealName }, { id: idempotencyKey, eatenOn: day, slot })
}

/** Gives a favourite another name. Throws `not-found`, or `conflict` where another has it. */
export async function renameFavourite(
  db: Db,
  member: Member,
  { favouriteId, name }: { favouriteId: string; name: string },
): Promise<void> {
  requirePremium(member)
  await requireNameFree(db, member, favouriteId, name)
  const changed = await db
    .update(favouriteMeals)
    .set({ name })
    .where(isOwn(member, favouriteId))
    .returning({ id: favouriteMeals.id })
  if (changed.length === 0) throw new AppError('not-found', NOT_YOURS)
}

/** Takes a favourite out of the list; it can be put back for a day. What was eaten stays in the diary. */
export async function removeFavourite(db: Db, member: Member, favouriteId: string, now: Date): Promise<void> {
  const changed = await db
    .update(favouriteMeals)
    .set({ removedAt: sql`coalesce(${favouriteMeals.removedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(favouriteMeals.id, favouriteId), eq(favouriteMeals.memberId, member.id)))
    .returning({ id: favouriteMeals.id })
  if (changed.length === 0) throw new AppError('not-found', NOT_YOURS)
}

/** Puts a favourite back that was taken out. */
export async function putFavouriteBack(db: Db, member: Member, favouriteId: string): Promise<void> {
  const mine = and(eq(favouriteMeals.id, favouriteId), eq(favouriteMeals.memberId, member.id))
  const [favourite] = await db.select({ name: favouriteMeals.name }).from(favouriteMeals).where(mine)
  if (!favourite) throw new AppError('not-found', NOT_YOURS)
  await requireNameFree(db, member, favouriteId, favourite.name)
  await db.update(favouriteMeals).set({ removedAt: null }).where(mine)
}

const isOwn = (member: Member, favouriteId: string) =>
  and(
    eq(favouriteMeals.id, favouriteId),
    eq(favouriteMeals.memberId, member.id),
    isNull(favouriteMeals.removedAt),
  )

async function requireNameFree(db: Db, member: Member, favouriteId: string, name: string): Promise<void> {
  const taken = await db.$count(
    favouriteMeals,
    and(
      eq(favouriteMeals.memberId, member.id),
      isNull(favouriteMeals.removedAt),
      eq(sql`lower(${favouriteMeals.name})`, sql`lower(${name})`),
      sql`${favouriteMeals.id} <> ${favouriteId}`,
    ),
  )
  if (taken > 0) throw new AppError('conflict', NAME_TAKEN, { field: 'name' })
}

/** The member's favourites, by name. */
export const favouritesOf = (db: Db, member: Member): Promise<Favourite[]> =>
  listOf(db, { memberId: member.id })

const listOf = prepared('favourite_meals', (db) =>
  db
    .select({
      favouriteId: favouriteMeals.id,
      name: favouriteMeals.name,
      kcal: sql<number>`round((${favouriteMeals.meal} ->> 'totalKcal')::float8 * (${favouriteMeals.meal} ->> 'portions')::float8)::int`,
    })
    .from(favouriteMeals)
    .where(and(eq(favouriteMeals.memberId, sql.placeholder('memberId')), isNull(favouriteMeals.removedAt)))
    .orderBy(asc(sql`lower(${favouriteMeals.name})`)),
)
