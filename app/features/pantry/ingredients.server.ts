import { and, desc, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { availableIngredients } from '#app/db/schema/index.ts'
import { daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { PantryEntry } from '#app/domain/pantry/stock.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { inPantryOf } from './joint-pantry.server.ts'

/** A food in a member's pantry. */
export type Ingredient = Omit<typeof availableIngredients.$inferSelect, 'requestKey' | 'removedAt'>

/** What the page knows of an ingredient. */
export type PantryItem = Pick<
  Ingredient,
  | 'id'
  | 'name'
  | 'quantity'
  | 'unit'
  | 'expiryDate'
  | 'category'
  | 'imageUrl'
  | 'isEstimated'
  | 'estimatedFrom'
  | 'foodId'
  | 'frozenOn'
  | 'cookingId'
  | 'userId'
>

const { requestKey: _, removedAt: __, ...shown } = getTableColumns(availableIngredients)
/** What is given of a row. */
export const INGREDIENT_COLUMNS = shown

/** All of the member's pantry, with that of those they have a joint one with, newest first. */
export function listIngredients(db: Db | Tx, member: Pick<Member, 'id'>): Promise<Ingredient[]> {
  return db
    .select(INGREDIENT_COLUMNS)
    .from(availableIngredients)
    .where(and(inPantryOf(availableIngredients.userId, member.id), isNull(availableIngredients.removedAt)))
    .orderBy(desc(availableIngredients.createdAt), desc(availableIngredients.id))
}

/** The same, as much as pages show of them. */
export function listPantryItems(db: Db, member: Member): Promise<PantryItem[]> {
  return itemsOfMember(db, { memberId: member.id })
}

const itemsOfMember = prepared('pantry_items', (db) => {
  const { id, name, quantity, unit, expiryDate, category, imageUrl } = shown
  const { isEstimated, estimatedFrom, foodId, frozenOn, cookingId, userId } = shown
  return db
    .select({
      id,
      name,
      quantity,
      unit,
      expiryDate,
      category,
      imageUrl,
      isEstimated,
      estimatedFrom,
      foodId,
      frozenOn,
      cookingId,
      userId,
    })
    .from(availableIngredients)
    .where(
      and(
        inPantryOf(availableIngredients.userId, sql.placeholder('memberId')),
        isNull(availableIngredients.removedAt),
      ),
    )
    .orderBy(desc(availableIngredients.createdAt), desc(availableIngredients.id))
})

/** What the pantry holds, as much as is needed to compare recipes with it. */
export function listStock(db: Db, member: Member) {
  return stockOfMember(db, { memberId: member.id })
}

const stockOfMember = prepared('pantry_stock', (db) => {
  const { foodId, amount, gramsPerUnit, expiryDate } = shown
  return db
    .select({ foodId, amount, gramsPerUnit, expiryDate })
    .from(availableIngredients)
    .where(
      and(
        inPantryOf(availableIngredients.userId, sql.placeholder('memberId')),
        isNull(availableIngredients.removedAt),
      ),
    )
})

/**
 * The pantry as planning counts with it, in the order it was bought; `today` is the first planned day. What is left of a
 * dish is eaten as it is, not cooked with.
 */
export async function pantryEntriesOf(
  db: Db | Tx,
  member: Pick<Member, 'id'>,
  today: PlainDate,
): Promise<PantryEntry[]> {
  const rows = await listIngredients(db, member)
  const foods = rows.filter(({ cookingId }) => cookingId === null)
  return foods.toReversed().map(({ id, name, amount, unit, expiryDate, frozenOn }) => ({
    id,
    name,
    quantity: amount,
    unit,
    expiresInDays: expiryDate === null ? null : daysBetween(today, expiryDate),
    ...(frozenOn !== null && { isFrozen: true }),
  }))
}
