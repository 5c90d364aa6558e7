import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { shoppingLists, shoppingOperations } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'

export type ListRow = typeof shoppingLists.$inferSelect

/** Who may see and change a list: its owner, or whoever has its link. Every statement asks for it again. */
export type ListAccess =
  | { kind: 'owner'; member: Member; listId: string }
  | { kind: 'guest'; shareHash: string }

export const NOT_THERE = 'This shopping list is not there any more.'

export const shareHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const TOKEN = /^[\w-]{20,100}$/

/** By a link; null for what cannot be one. */
export function accessByLink(token: string): Extract<ListAccess, { kind: 'guest' }> | null {
  return TOKEN.test(token) ? { kind: 'guest', shareHash: shareHashOf(token) } : null
}

function isAllowed(access: ListAccess): SQL | undefined {
  const isThere = isNull(shoppingLists.removedAt)
  return access.kind === 'owner'
    ? and(isThere, eq(shoppingLists.id, access.listId), eq(shoppingLists.userId, access.member.id))
    : and(isThere, eq(shoppingLists.shareHash, access.shareHash))
}

/** The list, or null: another's answers like one that does not exist. */
export async function readList(db: Db | Tx, access: ListAccess): Promise<ListRow | null> {
  if (access.kind === 'owner' && !isId(access.listId)) return null
  const [row] = await db.select().from(shoppingLists).where(isAllowed(access))
  return row ? row : null
}

/** The member's list that was used last; null where there is none yet. */
export async function currentListId(db: Db | Tx, member: Member): Promise<string | null> {
  const [row] = await db
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(and(eq(shoppingLists.userId, member.id), isNull(shoppingLists.removedAt)))
    .orderBy(desc(shoppingLists.usedAt), desc(shoppingLists.id))
    .limit(1)
  return row?.id ?? null
}

export const listChannel = (listId: string) => `shopping:${listId}`

export type ShoppingNeeds = Pick<Services, 'db' | 'push' | 'log' | 'now'>

/**
 * Changes a list in one transaction: locks it, runs the change, counts the revision up and tells open pages. `change`
 * gives null where nothing was to be done: the revision then stays. Throws `not-found` for whoever may not.
 */
export async function changeList<Value>(
  { db, push, log, now }: ShoppingNeeds,
  access: ListAccess,
  change: (tx: Tx, list: ListRow, at: Date) => Promise<Value | null>,
): Promise<Value | null> {
  const at = now()
  if (access.kind === 'owner' && !isId(access.listId)) throw new AppError('not-found', NOT_THERE)
  const done = await db.transaction(async (tx) => {
    const [list] = await tx.select().from(shoppingLists).where(isAllowed(access)).for('update')
    if (!list) throw new AppError('not-found', NOT_THERE)
    const value = await change(tx, list, at)
    if (value === null) return null
    const revision = list.revision + 1
    await tx.update(shoppingLists).set({ revision, usedAt: at }).where(eq(shoppingLists.id, list.id))
    return { value, listId: list.id, revision }
  })
  if (!done) return null
  await push
    .publish(listChannel(done.listId), { revision: done.revision })
    .catch((error: unknown) => log.warn({ error }, 'a change of a shopping list was not pushed'))
  return done.value
}

/** Whether this operation is new; the same key is taken once for a list. */
export async function isFirstTime(tx: Tx, listId: string, operationKey: string, at: Date): Promise<boolean> {
  const taken = await tx
    .insert(shoppingOperations)
    .values({ listId, operationKey, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: sql<number>`1` })
  return taken.length > 0
}
