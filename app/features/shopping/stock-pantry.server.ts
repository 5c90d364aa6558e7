import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { shoppingItems, shoppingPrices } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Bought } from '#app/domain/shopping/shopping-forms.ts'
import { addIngredient, isAdded } from '#app/features/pantry/add-ingredients.server.ts'
import { changeList, type ListAccess, type ShoppingNeeds } from './list-access.server.ts'

type OwnerAccess = Extract<ListAccess, { kind: 'owner' }>
type Stocked = { names: string[]; refused: string[] }

/**
 * Puts what was bought into the pantry and takes it off the list, all in one transaction. Each line goes in under a key
 * of its own: the same click again, also after a crash that hid the first answer, puts nothing in twice and answers alike.
 */
export async function stockPantry(
  needs: ShoppingNeeds,
  access: OwnerAccess,
  bought: readonly Bought[],
): Promise<Stocked> {
  const refused: string[] = []
  const done: { itemId: string; name: string }[] = []
  await changeList(needs, access, async (tx, list, at) => {
    const rows = await rowsOf(tx, access, list.id, bought)
    for (const { itemId, ...food } of bought) {
      const row = rows.get(itemId)
      if (!row?.tickedAt) continue
      const key = `shop-${itemId}-${row.tickedAt.getTime()}`.slice(0, 64)
      if (row.removedAt !== null) {
        // Off the list: by this click the first time, or cleared, and then it is not put in.
        if (await isAdded(tx, access.member, key)) done.push({ itemId, name: food.name })
        continue
      }
      const ingredient = { ...food, category: null, imageUrl: null, priceCents: row.priceCents }
      try {
        await addIngredient(tx, access.member, ingredient, { idempotencyKey: key, now: at })
        done.push({ itemId, name: food.name })
      } catch (error) {
        // Foil and cat food are bought and eaten by nobody; a full pantry is said.
        if (!(error instanceof AppError) || error.code !== 'invalid-input') throw error
        refused.push(error.message)
      }
    }
    return takeOff(
      tx,
      list.id,
      done.map(({ itemId }) => itemId),
      at,
    )
  })
  if (done.length === 0) throw new AppError('invalid-input', refused[0] ?? 'None of it is in the basket now.')
  return { names: done.map(({ name }) => name), refused }
}

/** The lines of the list, also those that are off it, with what they cost in the owner's shop. */
async function rowsOf(tx: Tx, { member }: OwnerAccess, listId: string, bought: readonly Bought[]) {
  const ids = bought.map(({ itemId }) => itemId)
  const rows = await tx
    .select({
      id: shoppingItems.id,
      tickedAt: shoppingItems.tickedAt,
      removedAt: shoppingItems.removedAt,
      priceCents: shoppingPrices.amountMinor,
    })
    .from(shoppingItems)
    .leftJoin(
      shoppingPrices,
      and(eq(shoppingPrices.userId, member.id), eq(shoppingPrices.itemKey, shoppingItems.itemKey)),
    )
    .where(and(eq(shoppingItems.listId, listId), inArray(shoppingItems.id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** How many lines that took off the list; null for none. */
async function takeOff(tx: Tx, listId: string, ids: string[], at: Date): Promise<number | null> {
  if (ids.length === 0) return null
  const removed = await tx
    .update(shoppingItems)
    .set({ removedAt: at })
    .where(
      and(eq(shoppingItems.listId, listId), isNull(shoppingItems.removedAt), inArray(shoppingItems.id, ids)),
    )
    .returning({ id: shoppingItems.id })
  return removed.length > 0 ? removed.length : null
}
