import { and, eq, inArray, isNull } from 'drizzle-orm'
import { shoppingItems, shoppingPrices } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Bought } from '#app/domain/shopping/shopping-forms.ts'
import { addIngredient } from '#app/features/pantry/add-ingredients.server.ts'
import { changeList, type ListAccess, readList, type ShoppingNeeds } from './list-access.server.ts'

/**
 * Puts what was bought into the pantry and takes it off the list. Each line goes in under a key of its own, so that a
 * second click, or a try again after a fault in the middle, puts nothing in twice.
 */
export async function stockPantry(
  needs: ShoppingNeeds,
  access: Extract<ListAccess, { kind: 'owner' }>,
  bought: readonly Bought[],
): Promise<{ names: string[]; refused: string[] }> {
  const list = await readList(needs.db, access)
  if (!list) throw new AppError('not-found', 'This shopping list is not there any more.')
  const ids = bought.map(({ itemId }) => itemId)
  const rows = await needs.db
    .select({
      id: shoppingItems.id,
      tickedAt: shoppingItems.tickedAt,
      priceCents: shoppingPrices.amountMinor,
    })
    .from(shoppingItems)
    .leftJoin(
      shoppingPrices,
      and(eq(shoppingPrices.userId, access.member.id), eq(shoppingPrices.itemKey, shoppingItems.itemKey)),
    )
    .where(
      and(eq(shoppingItems.listId, list.id), inArray(shoppingItems.id, ids), isNull(shoppingItems.removedAt)),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const done: { itemId: string; name: string }[] = []
  const refused: string[] = []
  for (const { itemId, ...food } of bought) {
    const row = byId.get(itemId)
    if (!row?.tickedAt) continue
    try {
      await addIngredient(
        needs.db,
        access.member,
        { ...food, category: null, imageUrl: null, priceCents: row.priceCents },
        { idempotencyKey: `shop-${itemId}-${row.tickedAt.getTime()}`.slice(0, 64), now: needs.now() },
      )
      done.push({ itemId, name: food.name })
    } catch (error) {
      // Foil and cat food are bought and eaten by nobody; a full pantry is said.
      if (!(error instanceof AppError) || error.code !== 'invalid-input') throw error
      refused.push(error.message)
    }
  }
  if (done.length === 0)
    throw new AppError('invalid-input', refused[0] ?? 'Nothing of it is in the basket any more.')
  await changeList(needs, access, async (tx, { id }, at) => {
    const removed = await tx
      .update(shoppingItems)
      .set({ removedAt: at })
      .where(
        and(
          eq(shoppingItems.listId, id),
          isNull(shoppingItems.removedAt),
          inArray(
            shoppingItems.id,
            done.map(({ itemId }) => itemId),
          ),
        ),
      )
      .returning({ id: shoppingItems.id })
    return removed.length > 0 ? removed.length : null
  })
  return { names: done.map(({ name }) => name), refused }
}
