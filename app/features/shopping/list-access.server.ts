import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { shoppingLists, shoppingOperations } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { refusalOf } from '#app/domain/household/rights.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { maySharedWith, sharedFor } from '#app/features/household/household-access.server.ts'
import type { Services } from '#app/features/services.ts'

export type ListRow = typeof shoppingLists.$inferSelect

/** Who may see and change a list: its owner and their household, or whoever has its link. Every statement asks for it again. */
export type ListAccess =
  | { kind: 'owner'; member: Member; listId: string }
  | { kind: 'guest'; shareHash: string }

export const NOT_THERE = 'This shopping list no longer exists.'
const NOT_YOURS = 'Only the person who made this list can do that.'

export const shareHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

const TOKEN = /^[\w-]{20,100}$/

/** By a link; null for what cannot be one. */
export function accessByLink(token: string): Extract<ListAccess, { kind: 'guest' }> | null {
  return TOKEN.test(token) ? { kind: 'guest', shareHash: shareHashOf(token) } : null
}

/** That the list may be seen: a member sees their own and what is shared with their household. */
function isAllowed(access: ListAccess): SQL | undefined {
  const isThere = isNull(shoppingLists.removedAt)
  return access.kind === 'owner'
    ? and(isThere, eq(shoppingLists.id, access.listId), isListOf(access.member.id))
    : and(isThere, eq(shoppingLists.shareHash, access.shareHash))
}

/** Lists of a member: their own, and those of their household. */
export const isListOf = (memberId: string): SQL | undefined =>
  or(eq(shoppingLists.userId, memberId), sharedFor(shoppingLists.householdId, memberId, 'see-list'))

/** Whether whoever sees the list may change it: in a household not everybody may. */
export async function mayChangeList(db: Db | Tx, access: ListAccess, list: ListRow): Promise<boolean> {
  return (
    access.kind === 'guest' ||
    list.userId === access.member.id ||
    maySharedWith(db, access.member, list.householdId, 'change-list')
  )
}

/** The list, or null: another's answers like one that does not exist. */
export async function readList(db: Db | Tx, access: ListAccess): Promise<ListRow | null> {
  if (access.kind === 'owner' && !isId(access.listId)) return null
  const [row] = await db.select().from(shoppingLists).where(isAllowed(access))
  return row ? row : null
}

/** The list that was used last of the member's and their household's; null where there is none yet. */
export async function currentListId(db: Db | Tx, member: Member): Promise<string | null> {
  const [row] = await db
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(and(isListOf(member.id), isNull(shoppingLists.removedAt)))
    .orderBy(desc(shoppingLists.usedAt), desc(shoppingLists.id))
    .limit(1)
  return row?.id ?? null
}

export const listChannel = (listId: string) => `shopping:${listId}`

export type ShoppingNeeds = Pick<Services, 'db' | 'push' | 'log' | 'now'>

/**
 * Changes a list in one transaction: locks it, runs the change, counts the revision up and tells open pages. `change`
 * gives null where nothing was to be done: the revision then stays. Throws `not-found` for whoever may not see it and
 * `forbidden` for whoever may not change it; with `owner`, only whose list it is may.
 */
export async function changeList<Value>(
  { db, push, log, now }: ShoppingNeeds,
  access: ListAccess,
  change: (tx: Tx, list: ListRow, at: Date) => Promise<Value | null>,
  whose: 'household' | 'owner' = 'household',
): Promise<Value | null> {
  const at = now()
  if (access.kind === 'owner' && !isId(access.listId)) throw new AppError('not-found', NOT_THERE)
  const done = await db.transaction(async (tx) => {
    const [list] = await tx.select().from(shoppingLists).where(isAllowed(access)).for('update')
    if (!list) throw new AppError('not-found', NOT_THERE)
    if (!(await mayChangeList(tx, access, list))) throw new AppError('forbidden', refusalOf('change-list'))
    if (whose === 'owner' && access.kind === 'owner' && list.userId !== access.member.id)
      throw new AppError('forbidden', NOT_YOURS)
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
