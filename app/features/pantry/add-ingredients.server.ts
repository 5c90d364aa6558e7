import { and, desc, eq, inArray } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { availableIngredients } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { categoryOf } from '#app/domain/pantry/category.ts'
import type { NewIngredient } from '#app/domain/pantry/pantry-forms.ts'
import { readPantryLine } from '#app/domain/pantry/pantry-line.ts'
import { quantityText } from '#app/domain/pantry/quantity.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { readFoodNames } from '#app/features/foods/read-food-names.ts'
import { INGREDIENT_COLUMNS, type Ingredient } from './ingredients.server.ts'
import { foodIdOf, keepRoomFor, refuseNoFood } from './pantry-rules.server.ts'

/** What a click brings: the same key again adds nothing more. */
type Click = { idempotencyKey: string; now: Date }

type NewRow = NewIngredient & { isEstimated: boolean }

/** Puts one food into the pantry and gives its row. Throws `invalid-input` for what is no food. */
export async function addIngredient(
  db: Db,
  member: Member,
  ingredient: NewIngredient,
  click: Click,
): Promise<Ingredient> {
  refuseNoFood(ingredient.name)
  const [row] = await insertOnce(db, member, [{ ...ingredient, isEstimated: false }], click)
  return row!
}

/**
 * Puts foods in by their lines ("2 tins of chickpeas"), the first on top. What is no food is left out and named; if
 * nothing is left, throws `invalid-input` with the reason.
 */
export async function addIngredients(
  db: Db,
  member: Member,
  lines: readonly string[],
  click: Click,
): Promise<{ added: Ingredient[]; refused: string[] }> {
  const readings = readFoodNames(lines)
  const refused = readings.flatMap(({ reason }) => reason ?? [])
  const foods = readings.filter(({ kind }) => kind !== 'refused')
  if (foods.length === 0)
    throw new AppError('invalid-input', refused[0] ?? 'Write at least one food', { field: 'list' })
  const added = await insertOnce(
    db,
    member,
    foods.toReversed().map(({ line }) => ({ ...NOTHING_MORE, ...readPantryLine(line) })),
    click,
  )
  return { added, refused }
}

/** Puts a food in that a photo showed, with a guessed amount that the person is to confirm. */
export async function addSeenFood(db: Db, member: Member, name: string, click: Click): Promise<Ingredient> {
  refuseNoFood(name)
  const seen = { ...NOTHING_MORE, ...readPantryLine(name), isEstimated: true }
  const [row] = await insertOnce(db, member, [seen], click)
  return row!
}

const NOTHING_MORE = { expiryDate: null, category: null, imageUrl: null }

async function insertOnce(
  db: Db,
  member: Member,
  rows: readonly NewRow[],
  { idempotencyKey, now }: Click,
): Promise<Ingredient[]> {
  const values = rows.map(({ quantity, category, ...row }, index) => ({
    ...row,
    // One millisecond apart, so that a list keeps its order.
    id: newId(now.getTime() + index),
    userId: member.id,
    quantity: quantityText(quantity),
    amount: quantity,
    category: category ?? categoryOf(row.name),
    foodId: foodIdOf(row.name),
    requestKey: `${idempotencyKey}:${index}`,
    createdAt: now,
    updatedAt: now,
  }))
  return db.transaction(async (tx) => {
    const keys = values.map(({ requestKey }) => requestKey)
    const ofThisClick = and(
      eq(availableIngredients.userId, member.id),
      inArray(availableIngredients.requestKey, keys),
    )
    await keepRoomFor(tx, member, values.length - (await tx.$count(availableIngredients, ofThisClick)))
    await tx.insert(availableIngredients).values(values).onConflictDoNothing()
    return tx
      .select(INGREDIENT_COLUMNS)
      .from(availableIngredients)
      .where(ofThisClick)
      .orderBy(desc(availableIngredients.createdAt), desc(availableIngredients.id))
  })
}
