import { and, desc, eq, inArray } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { availableIngredients } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { tooMuch } from '#app/domain/pantry/amount-limits.ts'
import { categoryOf, type PantryCategory } from '#app/domain/pantry/category.ts'
import { opening, roundAmount } from '#app/domain/pantry/ledger.ts'
import type { NewIngredient } from '#app/domain/pantry/pantry-forms.ts'
import { type PantryEntry, readPantryEntry } from '#app/domain/pantry/dated-lines.ts'
import { freezerDaysOf } from '#app/domain/pantry/keeping.ts'
import { readPantryLine } from '#app/domain/pantry/pantry-line.ts'
import { addDays, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { DateReading } from '#app/domain/pantry/written-dates.ts'
import type { LocalMeasures } from '#app/domain/food/local-measures.ts'
import { type PantryUnit, quantityText } from '#app/domain/pantry/quantity.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { ownFoodCalled } from '#app/domain/products/own-foods.ts'
import { ownFoodsOf } from '#app/features/foods/own-foods.server.ts'
import { readFoodNames } from '#app/features/foods/read-food-names.ts'
import { dayOf } from '#app/features/calories/diary.server.ts'
import { INGREDIENT_COLUMNS, type Ingredient } from './ingredients.server.ts'
import { ownPantry } from './joint-pantry.server.ts'
import { writeMovements } from './ledger.server.ts'
import { foodIdOf, keepRoomFor, refuseNoFood } from './pantry-rules.server.ts'
import { gramsPerUnitOf, gramsPerUnitOfOwn } from './weigh-lot.server.ts'

/** What a click brings: the same key again adds nothing more. The day is the person's; left out, it is the server's. */
type Click = { idempotencyKey: string; now: Date; day?: PlainDate; measures?: LocalMeasures }

const LEAST_AMOUNT = 0.001

/** A purchase of which more is known than a line says: amounts of shops, a guessed date, a price. */
export type LotToAdd = {
  name: string
  quantity: number
  unit: PantryUnit
  /** The last day it is good. */
  expiryDate: PlainDate | null
  /** Null: by the name. */
  category?: PantryCategory | null
  /** Of all of it, in hundredths of the person's own money. */
  priceCents?: number | null
  /** It is in the freezer. */
  isFrozen?: boolean
  /** The amount was guessed and has not been corrected. */
  isGuessed?: boolean
}

type NewRow = NewIngredient & Pick<typeof availableIngredients.$inferInsert, 'estimatedFrom' | 'frozenOn'>

/** Puts one food into the pantry and gives its row. Throws `invalid-input` for what is no food. */
export async function addIngredient(
  db: Db | Tx,
  member: Member,
  ingredient: NewIngredient,
  click: Click,
): Promise<Ingredient> {
  refuseNoFood(ingredient.name)
  const [row] = await insertOnce(db, member, [ingredient], click)
  return row!
}

/** Whether a click put a food in, whatever became of that since. */
export async function isAdded(db: Db | Tx, member: Member, idempotencyKey: string): Promise<boolean> {
  const { userId, requestKey } = availableIngredients
  const ofClick = and(eq(userId, member.id), eq(requestKey, `${idempotencyKey}:0`))
  return (await db.$count(availableIngredients, ofClick)) > 0
}

/**
 * Puts foods in by their lines ("2 tins of chickpeas") or as they are known, the first on top. What is no food or no
 * amount is left out and named; if nothing is left, throws `invalid-input` with the reason.
 */
export async function addIngredients(
  db: Db,
  member: Member,
  foods: readonly (string | LotToAdd)[],
  click: Click,
): Promise<{ added: Ingredient[]; refused: string[] }> {
  const day = click.day ?? dayOf(click.now)
  const read = foods.map((food) =>
    rowToAdd(food, { today: day, ...(click.measures && { measures: click.measures }) }),
  )
  const refused = read.flatMap((row) => (typeof row === 'string' ? [row] : []))
  const rows = read.filter((row) => typeof row !== 'string')
  if (rows.length === 0)
    throw new AppError('invalid-input', refused[0] ?? 'Write at least one food', { field: 'list' })
  return { added: await insertOnce(db, member, rows.toReversed(), click), refused }
}

/** Puts a food in that a photo showed, with a guessed amount that the person is to confirm. */
export async function addSeenFood(db: Db, member: Member, name: string, click: Click): Promise<Ingredient> {
  refuseNoFood(name)
  const { refusal, isEstimated: _, ...seen } = readPantryLine(name)
  if (refusal !== null) throw new AppError('invalid-input', refusal, { field: 'name' })
  const [row] = await insertOnce(db, member, [{ ...NOTHING_MORE, ...seen, estimatedFrom: 'photo' }], click)
  return row!
}

const NOTHING_MORE = { expiryDate: null, category: null, imageUrl: null, priceCents: null }

/** The row of a line or a purchase, or why it cannot be one. */
function rowToAdd(food: string | LotToAdd, reading: DateReading): NewRow | string {
  if (typeof food !== 'string') {
    const refusal = refusalOfName(food.name) ?? tooMuch(food.quantity, food.unit)
    return refusal ?? rowOfLot(food, reading.today)
  }
  const entry = readPantryEntry(food, reading)
  const refusal = entry.refusal ?? refusalOfName(food)
  return refusal ?? rowOfLot({ ...entry, isGuessed: entry.isEstimated }, reading.today)
}

function refusalOfName(name: string): string | null {
  const [reading] = readFoodNames([name])
  return reading?.kind === 'refused' ? (reading.reason ?? 'This is not a food.') : null
}

/** Frozen food without a date gets the usual freezer life of such food. */
function rowOfLot(lot: LotToAdd, today: PlainDate): NewRow {
  const {
    name,
    quantity,
    unit,
    category = null,
    priceCents = null,
    isFrozen = false,
    isGuessed = false,
  } = lot
  const frozenUntil = isFrozen ? addDays(today, freezerDaysOf({ foodId: foodIdOf(name) })) : null
  return {
    ...NOTHING_MORE,
    name,
    quantity,
    unit,
    category,
    priceCents,
    expiryDate: lot.expiryDate ?? frozenUntil,
    frozenOn: isFrozen ? today : null,
    estimatedFrom: isGuessed ? 'typed' : null,
  }
}

/** Reads a list line by line without adding it, to be reviewed first; `refused` has the lines that cannot be added. */
export function readList(
  lines: readonly string[],
  reading: DateReading,
): { entries: ReadEntry[]; refused: string[] } {
  const read = lines.map((line) => {
    const entry = readPantryEntry(line, reading)
    return entry.refusal ?? refusalOfName(line) ?? entry
  })
  const refused = read.filter((one) => typeof one === 'string')
  const entries = read.filter((one) => typeof one !== 'string')
  if (entries.length === 0)
    throw new AppError('invalid-input', refused[0] ?? 'Write at least one food', { field: 'list' })
  return { entries, refused }
}

export type ReadEntry = Omit<PantryEntry, 'refusal'>

async function insertOnce(
  db: Db | Tx,
  member: Member,
  rows: readonly NewRow[],
  { idempotencyKey, now, day = dayOf(now) }: Omit<Click, 'measures'>,
): Promise<Ingredient[]> {
  const ownFoods = await ownFoodsOf(db, member.id)
  const values = rows.map(({ quantity, category, ...row }, index) => {
    const own = ownFoodCalled(row.name, ownFoods)
    const amount = Math.max(roundAmount(quantity), LEAST_AMOUNT)
    return {
      ...row,
      isEstimated: row.estimatedFrom != null,
      // One millisecond apart, so that a list keeps its order.
      id: newId(now.getTime() + index),
      userId: member.id,
      quantity: quantityText(amount),
      amount,
      category: category ?? categoryOf(row.name),
      // Under the name of an own food nothing of the table is meant.
      foodId: own === null ? foodIdOf(row.name) : null,
      gramsPerUnit: own === null ? gramsPerUnitOf(row.name, row.unit) : gramsPerUnitOfOwn(own, row.unit),
      requestKey: `${idempotencyKey}:${index}`,
      createdAt: now,
      updatedAt: now,
    }
  })
  return db.transaction(async (tx) => {
    const keys = values.map(({ requestKey }) => requestKey)
    const ofThisClick = and(
      eq(availableIngredients.userId, member.id),
      inArray(availableIngredients.requestKey, keys),
    )
    await keepRoomFor(tx, member, values.length - (await tx.$count(availableIngredients, ofThisClick)))
    const inserted = await tx
      .insert(availableIngredients)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: availableIngredients.id })
    const isNew = new Set(inserted.map(({ id }) => id))
    const openings = values
      .filter(({ id }) => isNew.has(id))
      .map((lot) => ({ ...opening(lot), requestKey: `lot:${lot.id}` }))
    await writeMovements(tx, ownPantry(member), openings, { day, now })
    return tx
      .select(INGREDIENT_COLUMNS)
      .from(availableIngredients)
      .where(ofThisClick)
      .orderBy(desc(availableIngredients.createdAt), desc(availableIngredients.id))
  })
}
