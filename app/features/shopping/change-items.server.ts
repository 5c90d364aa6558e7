import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { shoppingItems, shoppingPrices } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { gramsToBuy, textToBuy } from '#app/domain/shopping/merge.ts'
import type { Tick } from '#app/domain/shopping/shopping-forms.ts'
import { readShoppingLine } from '#app/domain/shopping/shopping-line.ts'
import { type Currency, MAX_ITEMS, UNDO_WITHIN_MS } from '#app/domain/shopping/shopping-limits.ts'
import { changeList, isFirstTime, type ListAccess, type ShoppingNeeds } from './list-access.server.ts'
import { itemsOf } from './shopping-lists.server.ts'

type OwnerAccess = Extract<ListAccess, { kind: 'owner' }>

const GONE = 'This line is no longer on the list.'

const isOn = (listId: string, itemId: string) =>
  and(eq(shoppingItems.listId, listId), eq(shoppingItems.id, itemId), isNull(shoppingItems.removedAt))

/**
 * Puts lines into the basket or takes them out, in the order given; each operation counts once, however often it is
 * sent. The last that arrives wins. Lines that are gone meanwhile are passed over: a page without a connection cannot know.
 */
export async function tickItems(
  needs: ShoppingNeeds,
  access: ListAccess,
  ticks: readonly Tick[],
): Promise<void> {
  await changeList(needs, access, async (tx, list, at) => {
    let changed = 0
    for (const { itemId, isTicked, operationKey } of ticks) {
      if (!(await isFirstTime(tx, list.id, operationKey, at))) continue
      const rows = await tx
        .update(shoppingItems)
        .set(
          isTicked
            ? { tickedAt: at, tickedBy: access.kind === 'owner' ? 'owner' : 'guest' }
            : { tickedAt: null, tickedBy: null },
        )
        .where(
          and(
            isOn(list.id, itemId),
            isTicked ? isNull(shoppingItems.tickedAt) : isNotNull(shoppingItems.tickedAt),
          ),
        )
        .returning({ id: shoppingItems.id })
      changed += rows.length
    }
    return changed > 0 ? changed : null
  })
}

/** Writes a line in the owner's own words, with a note and what it costs in their shop. */
export async function editItem(
  needs: ShoppingNeeds,
  access: OwnerAccess,
  {
    itemId,
    text,
    note,
    price,
    currency,
  }: { itemId: string; text: string; note: string; price: number | null; currency: Currency },
): Promise<void> {
  await changeList(needs, access, async (tx, list, at) => {
    const [row] = await tx.select().from(shoppingItems).where(isOn(list.id, itemId))
    if (!row) throw new AppError('not-found', GONE)
    const isOwnText = text !== row.buyText
    const read = isOwnText
      ? readShoppingLine(text, { isTyped: true }).find(({ key }) => key === row.itemKey)
      : undefined
    await tx
      .update(shoppingItems)
      .set({ note, chosenText: isOwnText ? text : null, chosenGrams: read?.grams ?? null })
      .where(isOn(list.id, itemId))
    const own = and(eq(shoppingPrices.userId, access.member.id), eq(shoppingPrices.itemKey, row.itemKey))
    if (price === null) await tx.delete(shoppingPrices).where(own)
    else {
      const values = { amountMinor: price, currency, updatedAt: at }
      await tx
        .insert(shoppingPrices)
        .values({ userId: access.member.id, itemKey: row.itemKey, ...values })
        .onConflictDoUpdate({ target: [shoppingPrices.userId, shoppingPrices.itemKey], set: values })
    }
    return true
  })
}

/** Wants a food bought although the pantry has all of it: as much as was asked for. */
export async function buyAnyway(needs: ShoppingNeeds, access: OwnerAccess, itemId: string): Promise<void> {
  await changeList(needs, access, async (tx, list) => {
    const [row] = await tx.select().from(shoppingItems).where(isOn(list.id, itemId))
    if (!row) throw new AppError('not-found', GONE)
    const sources = row.sources.map((source) => ({ ...source, pantryG: 0 }))
    const item = { key: row.itemKey, foodId: row.foodId, name: row.name, aisle: row.aisle, sources }
    const figures = { grams: gramsToBuy(sources), buyText: textToBuy(item) }
    await tx
      .update(shoppingItems)
      .set({ sources, ...figures })
      .where(isOn(list.id, itemId))
    return true
  })
}

/** Takes a line off. A second click finds it off already: that is no failure, and does not lengthen the undo. */
export async function removeItem(
  needs: ShoppingNeeds,
  access: OwnerAccess,
  itemId: string,
): Promise<{ removedIds: string[]; name: string }> {
  let name = ''
  await changeList(needs, access, async (tx, list, at) => {
    const [row] = await tx
      .update(shoppingItems)
      .set({ removedAt: sql`coalesce(${shoppingItems.removedAt}, ${at.toISOString()})` })
      .where(and(eq(shoppingItems.listId, list.id), eq(shoppingItems.id, itemId)))
      .returning({ name: shoppingItems.name })
    if (!row) throw new AppError('not-found', GONE)
    name = row.name
    return true
  })
  return { removedIds: [itemId], name }
}

/** Takes off what lies in the basket. */
export async function clearTicked(needs: ShoppingNeeds, access: OwnerAccess): Promise<string[]> {
  const removed = await changeList(needs, access, async (tx, list, at) => {
    const rows = await removeTicked(tx, list.id, at)
    return rows.length > 0 ? rows : null
  })
  return removed ?? []
}

async function removeTicked(tx: Tx, listId: string, at: Date): Promise<string[]> {
  const rows = await tx
    .update(shoppingItems)
    .set({ removedAt: at })
    .where(
      and(
        eq(shoppingItems.listId, listId),
        isNull(shoppingItems.removedAt),
        isNotNull(shoppingItems.tickedAt),
      ),
    )
    .returning({ id: shoppingItems.id })
  return rows.map(({ id }) => id)
}

/** Puts back what was taken off; what was added anew meanwhile, or swept away, stays as it is. */
export async function restoreItems(
  needs: ShoppingNeeds,
  access: OwnerAccess,
  itemIds: readonly string[],
): Promise<void> {
  await changeList(needs, access, async (tx, list, at) => {
    const since = new Date(at.getTime() - UNDO_WITHIN_MS)
    const there = await itemsOf(tx, list.id)
    const keys = new Set(there.map(({ itemKey }) => itemKey))
    const rows = await tx
      .select({ id: shoppingItems.id, itemKey: shoppingItems.itemKey })
      .from(shoppingItems)
      .where(
        and(
          eq(shoppingItems.listId, list.id),
          inArray(shoppingItems.id, [...itemIds]),
          gt(shoppingItems.removedAt, since),
        ),
      )
    const ids = rows.filter(({ itemKey }) => !keys.has(itemKey)).map(({ id }) => id)
    if (ids.length === 0) return null
    if (there.length + ids.length > MAX_ITEMS)
      throw new AppError(
        'invalid-input',
        `A list holds at most ${MAX_ITEMS} lines. Clear what you have bought.`,
      )
    await tx
      .update(shoppingItems)
      .set({ removedAt: null })
      .where(and(eq(shoppingItems.listId, list.id), inArray(shoppingItems.id, ids)))
    return true
  })
}
