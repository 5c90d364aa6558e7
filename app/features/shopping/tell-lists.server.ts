import { eq } from 'drizzle-orm'
import { shoppingLists } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { listChannel, type ShoppingNeeds } from './list-access.server.ts'

/**
 * Runs an action that may delete the member's lists, then wakes everyone following one: a page whose list is gone stops
 * following it.
 */
export async function tellLists(
  { db, push, log }: Omit<ShoppingNeeds, 'now'>,
  member: Member,
  act: () => Promise<void>,
): Promise<void> {
  const lists = await db
    .select({ id: shoppingLists.id })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, member.id))
  await act()
  for (const { id } of lists)
    await push
      .publish(listChannel(id), null)
      .catch((error: unknown) => log.warn({ error }, 'the end of a shopping list was not pushed'))
}
