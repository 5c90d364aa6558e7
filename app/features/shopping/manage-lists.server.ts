import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { lockMember } from '#app/db/lock-member.server.ts'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { shoppingLists } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { mayDo, refusalOf } from '#app/domain/household/rights.ts'
import { MAX_LISTS, UNDO_WITHIN_MS } from '#app/domain/shopping/shopping-limits.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { membershipOf } from '#app/features/household/household-access.server.ts'
import type { Services } from '#app/features/services.ts'
import {
  changeList,
  currentListId,
  type ListAccess,
  NOT_THERE,
  shareHashOf,
  type ShoppingNeeds,
} from './list-access.server.ts'
import { sharePathOf, shareTokenOf } from './shopping-lists.server.ts'

type OwnerAccess = Extract<ListAccess, { kind: 'owner' }>

export const FIRST_LIST_NAME = 'Shopping list'

/** The member's current list; the first is made when it is first asked for, also by two tabs at once. */
export async function openCurrentList(db: Db, member: Member, now: Date): Promise<string> {
  const current = await currentListId(db, member)
  if (current !== null) return current
  return db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    return (await currentListId(tx, member)) ?? (await insertList(tx, member, FIRST_LIST_NAME, now))
  })
}

/** Makes another list, which is the current one then. */
export function createList(db: Db, member: Member, name: string, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    await keepRoom(tx, member)
    return insertList(tx, member, name, now)
  })
}

export async function renameList(needs: ShoppingNeeds, access: OwnerAccess, name: string): Promise<void> {
  await changeList(
    needs,
    access,
    async (tx, list) => {
      if (list.name === name) return null
      await tx.update(shoppingLists).set({ name }).where(eq(shoppingLists.id, list.id))
      return true
    },
    'owner',
  )
}

/** Deletes a list; for a while it can be put back. Its link stops working at once. */
export async function deleteList(needs: ShoppingNeeds, access: OwnerAccess): Promise<void> {
  await changeList(
    needs,
    access,
    async (tx, list, at) => {
      await tx
        .update(shoppingLists)
        .set({ removedAt: at, shareHash: null, shareSeed: null, householdId: null })
        .where(eq(shoppingLists.id, list.id))
      return true
    },
    'owner',
  )
}

/** Puts a deleted list back, without a link and shared with nobody. */
export async function restoreList(db: Db, member: Member, listId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNDO_WITHIN_MS)
  await db.transaction(async (tx) => {
    await keepRoom(tx, member)
    const restored = await tx
      .update(shoppingLists)
      .set({ removedAt: null, usedAt: now })
      .where(
        and(
          eq(shoppingLists.id, listId),
          eq(shoppingLists.userId, member.id),
          gt(shoppingLists.removedAt, since),
        ),
      )
      .returning({ id: shoppingLists.id })
    if (restored.length === 0) throw new AppError('not-found', NOT_THERE)
  })
}

/** Makes the link that lets others in, or gives the one there is. Only a hash of its secret is stored. */
export async function shareList(
  needs: ShoppingNeeds & Pick<Services, 'seal'>,
  access: OwnerAccess,
): Promise<string | null> {
  return changeList(
    needs,
    access,
    async (tx, list) => {
      const before = sharePathOf(needs, list)
      if (before !== null) return before
      const shareSeed = randomBytes(18).toString('base64url')
      const shareHash = shareHashOf(shareTokenOf(needs, list.id, shareSeed))
      await tx.update(shoppingLists).set({ shareSeed, shareHash }).where(eq(shoppingLists.id, list.id))
      return sharePathOf(needs, { id: list.id, shareSeed })
    },
    'owner',
  )
}

/** Shares the list with the household of whose it is, or no longer; it then stands among the lists of everybody in it. */
export async function shareWithHousehold(
  needs: ShoppingNeeds,
  access: OwnerAccess,
  isShared: boolean,
): Promise<void> {
  await changeList(
    needs,
    access,
    async (tx, list) => {
      const own = isShared ? await membershipOf(tx, access.member) : null
      if (isShared && !own) throw new AppError('conflict', 'You are not in a household. Start one first.')
      if (own && !mayDo(own.role, 'share-list')) throw new AppError('forbidden', refusalOf('share-list'))
      await tx
        .update(shoppingLists)
        .set({ householdId: own?.householdId ?? null })
        .where(eq(shoppingLists.id, list.id))
      return true
    },
    'owner',
  )
}

/** Takes the link back: it opens nothing any more, also where it is open. */
export async function unshareList(needs: ShoppingNeeds, access: OwnerAccess): Promise<void> {
  await changeList(
    needs,
    access,
    async (tx, list) => {
      if (list.shareHash === null) return null
      await tx
        .update(shoppingLists)
        .set({ shareSeed: null, shareHash: null })
        .where(eq(shoppingLists.id, list.id))
      return true
    },
    'owner',
  )
}

async function insertList(tx: Tx, member: Member, name: string, now: Date): Promise<string> {
  const id = newId(now.getTime())
  await tx.insert(shoppingLists).values({ id, userId: member.id, name, createdAt: now, usedAt: now })
  return id
}

async function keepRoom(tx: Tx, member: Member): Promise<void> {
  await lockMember(tx, member.id)
  const own = and(eq(shoppingLists.userId, member.id), isNull(shoppingLists.removedAt))
  if ((await tx.$count(shoppingLists, own)) < MAX_LISTS) return
  throw new AppError('invalid-input', `You can have ${MAX_LISTS} lists. Delete one that is done.`)
}
