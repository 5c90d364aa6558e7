import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { availableIngredients, cookings, type TableEntry } from '#app/db/schema/index.ts'
import { furtherOf } from '#app/domain/diary/further-nutrients.ts'
import { AppError } from '#app/domain/errors.ts'
import { type cookSchema, roundedServings } from '#app/domain/pantry/cook-forms.ts'
import { freezerDaysOf, leftoverKeeping } from '#app/domain/pantry/keeping.ts'
import { type Movement, opening, takeOut } from '#app/domain/pantry/ledger.ts'
import { MAX_PANTRY_NAME_LENGTH } from '#app/domain/pantry/pantry-limits.ts'
import { addDays, personsDay } from '#app/domain/pantry/plain-date.ts'
import { amountText, quantityText } from '#app/domain/pantry/quantity.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { removeCookedMeals, writeCookedMeal } from '#app/features/calories/cooked-diary.server.ts'
import { dayOf } from '#app/features/calories/diary.server.ts'
import { type LockedPantry, lockPantry } from '#app/features/pantry/joint-pantry.server.ts'
import {
  lotsOf,
  type Moment,
  movementsOfRequest,
  stateOf,
  undoMovements,
  writeMovements,
} from '#app/features/pantry/ledger.server.ts'
import { keepRoomFor, keepRoomForBack } from '#app/features/pantry/pantry-rules.server.ts'
import type { MealEater } from '#app/features/plans/eaters.server.ts'
import { type Dish, findDish } from './dish.server.ts'

type Cooked = z.output<typeof cookSchema>

/**
 * Writes a dish that was cooked, in one transaction: its foods leave their lots, what was not eaten becomes a lot of
 * portions with its safe days, what was eaten goes to the diary of a premium member. The same click again is the same
 * cooking. Throws `not-found`, `invalid-input`; then nothing is written.
 */
export async function cookDish(db: Db, member: Member, cooked: Cooked, now: Date): Promise<{ id: string }> {
  const dish = await findDish(db, member, cooked.recipe)
  if (!dish) throw new AppError('not-found', 'This recipe no longer exists.')
  const moment = { now, day: personsDay(cooked.day, dayOf(now)) }
  return db.transaction(async (tx) => {
    const pantry = await lockPantry(tx, member)
    const requestKey = cooked.idempotencyKey
    const [before] = await tx
      .select({ id: cookings.id })
      .from(cookings)
      .where(and(eq(cookings.memberId, member.id), eq(cookings.requestKey, requestKey)))
    if (before) return before
    const id = newId(now.getTime())
    const { servings } = cooked
    const { eaten, eaters } = eatenOf(dish, cooked)
    const out = await takenFrom(tx, pantry, cooked)
    const own = dish.eaters.length > 0 ? null : await eatNow(tx, member, dish, eaten, moment)
    const entries = await serve(tx, member, dish, eaters, moment)
    const diaryEntryId = own ?? entries.find(({ memberId }) => memberId === member.id)?.entryId ?? null
    await tx.insert(cookings).values({
      id,
      memberId: member.id,
      name: dish.name,
      recipeId: dish.recipeId,
      plannedMealId: dish.plannedMealId,
      cookedOn: moment.day,
      servings,
      eatenPortions: eaten,
      ...dish.perServing,
      diaryEntryId,
      tableEntries: entries.filter(({ memberId }) => memberId !== member.id),
      note: cooked.note,
      mark: cooked.mark,
      requestKey,
      createdAt: now,
    })
    const left = roundedServings(servings - eaten)
    const kept = await keepLeft(tx, member, dish, { id, left, servings }, moment)
    const movements = [...out, ...kept.map((one) => ({ ...one, isOwn: true }))]
    await writeMovements(
      tx,
      pantry,
      movements.map(({ isOwn, ...one }, index) => ({
        ...one,
        // A cooking goes with the cook's account: what it took from others stays in their books.
        cookingId: isOwn ? id : null,
        requestKey: `${requestKey}:${index}`,
      })),
      moment,
    )
    return { id }
  })
}

/** How much is eaten at once, and by whom of those at the table. */
function eatenOf(dish: Dish, cooked: Cooked): { eaten: number; eaters: readonly MealEater[] } {
  if (dish.eaters.length === 0) return { eaten: cooked.eaten, eaters: [] }
  const eaters = dish.eaters.filter(({ key }) => cooked.eaters.includes(key))
  if (eaters.length < new Set(cooked.eaters).size)
    throw new AppError('conflict', 'Who eats this meal has changed since. Check it again.')
  const eaten = roundedServings(eaters.reduce((sum, { portions }) => sum + portions, 0))
  if (eaten > cooked.servings)
    throw new AppError('invalid-input', 'No more can be eaten than was cooked.', { field: 'eaters' })
  return { eaten, eaters }
}

/** Writes each one's portion into their own diary; into those of others only where the cook may serve them. */
async function serve(
  tx: Tx,
  member: Member,
  { plannedMealId, name, mayServe, perServing }: Dish,
  eaters: readonly MealEater[],
  { day, now }: Moment,
): Promise<TableEntry[]> {
  const entries: TableEntry[] = []
  for (const { memberId, isPremium, macros } of eaters) {
    const isOwn = memberId === member.id
    if (memberId === null || !isPremium || !(isOwn || mayServe)) continue
    const meal = {
      plannedMealId,
      eatenOn: day,
      mealName: name,
      portions: 1,
      ...macros,
      ...furtherOfShare(perServing, macros.kcal),
      notes: isOwn ? 'Cooked as planned.' : 'Cooked as planned, by somebody in your household.',
    }
    const entryId = await writeCookedMeal(tx, { id: memberId }, meal, now).catch((error: unknown) => {
      // Somebody else's full day does not keep the cook from writing theirs.
      if (!isOwn && error instanceof AppError && error.code === 'too-many-requests') return null
      throw error
    })
    if (entryId !== null) entries.push({ memberId, entryId })
  }
  return entries
}

/** Somebody's portion differs from the serving in size, and it is taken to differ in all of it alike. */
function furtherOfShare(perServing: Dish['perServing'], kcal: number) {
  const share = perServing.kcal > 0 ? kcal / perServing.kcal : 1
  const { fiberG } = perServing
  return { fiberG: fiberG === null ? null : fiberG * share, ...furtherOf(perServing, share) }
}

async function takenFrom(
  tx: Tx,
  pantry: LockedPantry,
  { takes }: Cooked,
): Promise<(Movement & { isOwn: boolean })[]> {
  const lots = await lotsOf(
    tx,
    pantry,
    takes.map(({ lotId }) => lotId),
  )
  return takes.map(({ lotId, amount }) => {
    const lot = lots.find(({ id }) => id === lotId)
    if (!lot || lot.removedAt !== null)
      throw new AppError('conflict', 'Your pantry has changed since. Check again what is taken from it.')
    const state = stateOf(lot)
    if (amount > state.amount)
      throw new AppError(
        'invalid-input',
        `There is only ${amountText(state.amount, lot.unit)} of ${lot.name}.`,
        {
          field: lotId,
        },
      )
    return { ...takeOut(state, amount, 'cooked'), isOwn: lot.userId === pantry.memberId }
  })
}

async function eatNow(
  tx: Tx,
  member: Member,
  dish: Dish,
  portions: number,
  { day, now }: Moment,
): Promise<string | null> {
  if (portions === 0 || member.tier !== 'premium') return null
  const { plannedMealId, name, perServing } = dish
  const notes = plannedMealId === null ? 'Cooked by yourself.' : 'Cooked as planned.'
  return writeCookedMeal(
    tx,
    member,
    { plannedMealId, eatenOn: day, mealName: name, portions, ...perServing, notes },
    now,
  )
}

/** What is left, as lots of portions in the fridge and, where the plan says so, in the freezer; gives their first movements. */
async function keepLeft(
  tx: Tx,
  member: Member,
  dish: Dish,
  { id: cookingId, left, servings }: { id: string; left: number; servings: number },
  { day, now }: Moment,
): Promise<Movement[]> {
  const { days } = leftoverKeeping(dish.needed.flatMap(({ foodId }) => foodId ?? []))
  const frozen = Math.min(left, roundedServings(servings * dish.frozenShare))
  const parts = [
    { amount: roundedServings(left - frozen), expiryDate: addDays(day, days), frozenOn: null },
    { amount: frozen, expiryDate: addDays(day, freezerDaysOf({ foodId: null })), frozenOn: day },
  ].filter(({ amount }) => amount > 0)
  if (parts.length === 0) return []
  await keepRoomFor(tx, member, parts.length)
  const lots = parts.map((part, index) => ({
    ...part,
    id: newId(now.getTime() + 1 + index),
    unit: 'pieces' as const,
    gramsPerUnit: dish.servingG > 0 ? dish.servingG : null,
  }))
  await tx.insert(availableIngredients).values(
    lots.map((lot) => ({
      ...lot,
      userId: member.id,
      name: dish.name.slice(0, MAX_PANTRY_NAME_LENGTH),
      quantity: quantityText(lot.amount),
      category: 'other' as const,
      cookingId,
      createdAt: now,
      updatedAt: now,
    })),
  )
  return lots.map(opening)
}

/**
 * Takes a cooking back: its foods are in their lots again, its portions and its diary entry are gone. What is undone
 * already stays so. Throws `conflict` where portions of it were eaten or given away since.
 */
export function undoCooking(db: Db, member: Member, id: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const pantry = await lockPantry(tx, member)
    const own = and(eq(cookings.id, id), eq(cookings.memberId, member.id))
    const [cooking] = await tx.select().from(cookings).where(own)
    if (!cooking) throw new AppError('not-found', 'This is not among the dishes you cooked.')
    if (cooking.undoneAt !== null) return
    const movements = await movementsOfRequest(tx, pantry, cooking.requestKey)
    await keepRoomForBack(tx, movements)
    await undoMovements(tx, pantry, movements, { now, day: dayOf(now) })
    if (cooking.diaryEntryId !== null) await removeCookedMeals(tx, member, [cooking.diaryEntryId], now)
    for (const { memberId, entryId } of cooking.tableEntries)
      await removeCookedMeals(tx, { id: memberId }, [entryId], now)
    await tx
      .update(cookings)
      .set({ undoneAt: now })
      .where(and(own, isNull(cookings.undoneAt)))
  })
}

/** Writes a note and a mark to a cooking. */
export async function noteCooking(
  db: Db,
  member: Member,
  { cooking, note, mark }: { cooking: string; note: string; mark: number | null },
): Promise<void> {
  const changed = await db
    .update(cookings)
    .set({ note, mark })
    .where(and(eq(cookings.id, cooking), eq(cookings.memberId, member.id), isNull(cookings.undoneAt)))
    .returning({ id: cookings.id })
  if (changed.length === 0) throw new AppError('not-found', 'This is not among the dishes you cooked.')
}
