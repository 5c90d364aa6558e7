import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { memberBlocks, profiles } from '#app/db/schema/index.ts'
import { MOST_BLOCKS } from '#app/domain/community/limits.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'

type Blocked = { id: string; label: string }

/** Somebody whom the viewer blocked, and since when (ISO). */
export type BlockedMember = Blocked & { blockedAt: string }

/**
 * Members who do not want to see one another (docs/decisions/008-community-counts-and-blocks.md). Lists ask for a viewer's blocks
 * first: who has none, and that is nearly everybody, gets the statements of before.
 */

/** Hides another member from this one. A second click changes nothing; throws `not-found` for nobody, `invalid-input` for oneself. */
export async function blockMember(db: Db, member: Member, blockedId: string, now: Date): Promise<Blocked> {
  if (blockedId === member.id) throw new AppError('invalid-input', 'You cannot block yourself.')
  return db.transaction(async (tx) => {
    const [blocked] = isId(blockedId)
      ? await tx
          .select({ id: profiles.id, label: profiles.displayName })
          .from(profiles)
          .where(eq(profiles.id, blockedId))
      : []
    if (!blocked) throw new AppError('not-found', 'This member no longer exists.')
    // One after another for each member, so that the limit holds.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, member.id)).for('no key update')
    await tx
      .insert(memberBlocks)
      .values({ blockerId: member.id, blockedId, createdAt: now })
      .onConflictDoNothing()
    const [row] = await tx
      .select({ blocks: count() })
      .from(memberBlocks)
      .where(eq(memberBlocks.blockerId, member.id))
    if ((row?.blocks ?? 0) > MOST_BLOCKS)
      throw new AppError(
        'conflict',
        `You can block ${MOST_BLOCKS} members. Unblock one in your profile first.`,
      )
    return blocked
  })
}

/** Takes an own block back; where there is none, nothing is to be done. */
export async function unblockMember(db: Db, member: Member, blockedId: string): Promise<void> {
  if (!isId(blockedId)) return
  await db
    .delete(memberBlocks)
    .where(and(eq(memberBlocks.blockerId, member.id), eq(memberBlocks.blockedId, blockedId)))
}

/** Whom a member blocked, the latest first. */
export async function listBlockedMembers(db: Db, member: Member): Promise<BlockedMember[]> {
  const rows = await db
    .select({ id: profiles.id, label: profiles.displayName, createdAt: memberBlocks.createdAt })
    .from(memberBlocks)
    .innerJoin(profiles, eq(profiles.id, memberBlocks.blockedId))
    .where(eq(memberBlocks.blockerId, member.id))
    .orderBy(desc(memberBlocks.createdAt), asc(memberBlocks.blockedId))
    .limit(MOST_BLOCKS)
  return rows.map(({ createdAt, ...one }) => ({ ...one, blockedAt: createdAt.toISOString() }))
}

const blocksOf = prepared('blocks_of_member', (db) =>
  db
    .select({ id: memberBlocks.blockedId })
    .from(memberBlocks)
    .where(eq(memberBlocks.blockerId, sql.placeholder('memberId'))),
)

/** Ids of those whom a member blocked: at most `MOST_BLOCKS`, one look at the primary key. */
export async function blockedIdsOf(db: Db, member: Pick<Member, 'id'> | null): Promise<readonly string[]> {
  if (member === null) return []
  const rows = await blocksOf(db, { memberId: member.id })
  return rows.map(({ id }) => id)
}

/** Ids as the database reads a list of them. */
export const uuidList = (ids: readonly string[]): string => `{${ids.join(',')}}`

/** Rows of nobody among `ids`; no condition at all where there are none. */
export const notBy = (column: PgColumn, ids: readonly string[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`${column} <> all(${uuidList(ids)}::uuid[])`

/** The same in a prepared statement, whose value `blocked` is a `uuidList`. */
export const notByBlocked = (column: PgColumn): SQL =>
  sql`${column} <> all(${sql.placeholder('blocked')}::uuid[])`

/** Which of two members blocked the other; null where neither did. */
export async function blockBetween(
  db: Db | Tx,
  memberId: string,
  otherId: string,
): Promise<'own' | 'other' | null> {
  if (memberId === otherId) return null
  const rows = await db
    .select({ blockerId: memberBlocks.blockerId })
    .from(memberBlocks)
    .where(
      or(
        and(eq(memberBlocks.blockerId, memberId), eq(memberBlocks.blockedId, otherId)),
        and(eq(memberBlocks.blockerId, otherId), eq(memberBlocks.blockedId, memberId)),
      ),
    )
  if (rows.length === 0) return null
  return rows.some(({ blockerId }) => blockerId === memberId) ? 'own' : 'other'
}

/** Throws `forbidden` where one of two members blocked the other: they neither comment on nor like what the other shares. */
export async function requireNoBlock(tx: Tx, member: Member, ownerId: string): Promise<void> {
  const block = await blockBetween(tx, member.id, ownerId)
  if (block === 'own')
    throw new AppError('forbidden', 'You blocked who shared this recipe. Unblock them in your profile first.')
  if (block === 'other') throw new AppError('forbidden', 'You cannot like or comment on this recipe.')
}
