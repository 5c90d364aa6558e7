import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { shoppingItems, shoppingLists, shoppingPrices } from '#app/db/schema/index.ts'
import { aisleOfLine } from '#app/domain/shopping/aisle-table.ts'
import { packsToBuy } from '#app/domain/shopping/merge.ts'
import { purchaseOf } from '#app/domain/shopping/purchase.ts'
import type { Currency } from '#app/domain/shopping/shopping-limits.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { isListOf, type ListAccess, type ListRow, mayChangeList, readList } from './list-access.server.ts'
import type { ListSummary, ShoppingItem, ShoppingView } from './shopping-view.ts'

export type ItemRow = typeof shoppingItems.$inferSelect

/** A list as whoever has this access sees it; null where it is not theirs to see. */
export async function viewList(db: Db | Tx, access: ListAccess): Promise<ShoppingView | null> {
  const list = await readList(db, access)
  if (!list) return null
  const rows = await itemsOf(db, list.id)
  const member = access.kind === 'owner' ? access.member : null
  const prices = member
    ? await pricesOf(
        db,
        member,
        rows.map(({ itemKey }) => itemKey),
      )
    : new Map()
  return {
    id: member ? list.id : null,
    name: list.name,
    revision: list.revision,
    isHousehold: list.householdId !== null,
    isOwn: member !== null && list.userId === member.id,
    mayChange: await mayChangeList(db, access, list),
    // People with the link see what is to be bought, but not what the owner's pantry contains.
    items: rows
      .filter((row) => member !== null || !isInPantry(row))
      .map((row) => presentItem(row, member !== null, prices.get(row.itemKey) ?? null)),
  }
}

/** What is on a list, oldest first. */
export function itemsOf(db: Db | Tx, listId: string): Promise<ItemRow[]> {
  return db
    .select()
    .from(shoppingItems)
    .where(and(eq(shoppingItems.listId, listId), isNull(shoppingItems.removedAt)))
    .orderBy(asc(shoppingItems.createdAt), asc(shoppingItems.id))
}

/** The member's lists and those of their household, the one used last on top, with how much is still to be bought from each. */
export async function listsOf(db: Db, member: Member): Promise<ListSummary[]> {
  const isOpen = sql`${shoppingItems.removedAt} is null and ${shoppingItems.tickedAt} is null and ${shoppingItems.grams} is distinct from 0`
  return db
    .select({
      id: shoppingLists.id,
      name: shoppingLists.name,
      isHousehold: sql<boolean>`${shoppingLists.householdId} is not null`,
      openCount: sql<number>`(count(${shoppingItems.id}) filter (where ${isOpen}))::int`,
    })
    .from(shoppingLists)
    .leftJoin(shoppingItems, eq(shoppingItems.listId, shoppingLists.id))
    .where(and(isListOf(member.id), isNull(shoppingLists.removedAt)))
    .groupBy(shoppingLists.id)
    .orderBy(desc(shoppingLists.usedAt), desc(shoppingLists.id))
}

type Price = { minor: number; currency: Currency }

async function pricesOf(db: Db | Tx, member: Member, keys: readonly string[]): Promise<Map<string, Price>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(shoppingPrices)
    .where(and(eq(shoppingPrices.userId, member.id), inArray(shoppingPrices.itemKey, [...keys])))
  return new Map(
    rows.map(({ itemKey, amountMinor, currency }) => [
      itemKey,
      { minor: amountMinor, currency: currency as Currency },
    ]),
  )
}

function presentItem(row: ItemRow, isOwner: boolean, price: Price | null): ShoppingItem {
  const text = row.chosenText ?? row.buyText
  const typed = row.sources.flatMap(({ from, text }) => (from.startsWith('hand:') ? [text] : []))
  const isTyped = row.chosenText !== null || typed.includes(text)
  const { id, name, note, tickedAt, tickedBy, foodId, chosenGrams, grams } = row
  const aisle = aisleOfLine({ key: row.itemKey, foodId })
  const own = isOwner
    ? {
        askedBy: [...new Set(row.sources.map(({ label }) => label).filter((label) => label !== ''))],
        typed: typed.filter((line) => line !== text && line.toLowerCase() !== row.name),
        isInPantry: isInPantry(row),
        price,
        purchase: purchaseOf({
          key: row.itemKey,
          foodId,
          text,
          grams: chosenGrams ?? grams,
          isTyped,
          packs: row.chosenText === null ? packsToBuy(row.sources) : [],
        }),
      }
    : null
  return { id, text, name, aisle, note, tickedAt: tickedAt?.toISOString() ?? null, tickedBy, own }
}

/** The pantry has all of it, and nobody wants it bought anyway. */
export const isInPantry = (row: Pick<ItemRow, 'grams' | 'chosenText'>): boolean =>
  row.grams === 0 && row.chosenText === null

/** The link of a shared list, for its owner. Only the server's own key makes the secret from what is stored. */
export function sharePathOf(
  { seal }: Pick<Services, 'seal'>,
  { id, shareSeed }: Pick<ListRow, 'id' | 'shareSeed'>,
): string | null {
  return shareSeed === null ? null : `/shopping/shared/${shareTokenOf({ seal }, id, shareSeed)}`
}

export const shareTokenOf = ({ seal }: Pick<Services, 'seal'>, listId: string, seed: string): string =>
  seal('shopping-share', `${listId}:${seed}`)
