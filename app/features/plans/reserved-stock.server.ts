import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import {
  cookings,
  diaryEntries,
  mealPlans,
  plannedMeals,
  shoppingItems,
  shoppingLists,
} from '#app/db/schema/index.ts'
import { addDays, dateInZone, daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { type PantryEntry, stockOf } from '#app/domain/pantry/stock.ts'
import { cookedOn } from '#app/domain/planning/household.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import { gramsToBuy, mergeBatch, textToBuy } from '#app/domain/shopping/merge.ts'
import { boughtLots, type Claim, gramsByFood, shareOut } from '#app/domain/shopping/share-out.ts'
import { readShoppingLine, type Wanted, wantedOfFoodId } from '#app/domain/shopping/shopping-line.ts'
import { pantryEntriesOf } from '#app/features/pantry/ingredients.server.ts'
import { inPantryOf } from '#app/features/pantry/joint-pantry.server.ts'
import { type StoredPlan, withMeals } from './stored-plan.server.ts'
import { tableOf } from './view/plan-table.server.ts'
import type { PlanDetail } from './view/plan-view.ts'

/**
 * What of a pantry is spoken for. Plans and shopping lists ask here, and nowhere else, what the pantry gives them: first
 * what lists have promised, then plans, in the order in which they begin. Days that a newer plan replaced ask for none.
 */

/** What a plan is called among those who ask for food; its source on a shopping list is called the same. */
export const claimOfPlan = (planId: string): string => `plan:${planId}`

/** Food of a plan on the day on which it is cooked; days are counted from today. */
type Need = { wanted: Wanted; dayIndex: number }

/** What the plan's meals need for everybody who eats them, without those of days past or replaced and those that are `done`. */
export function stillNeeded(stored: StoredPlan, done: ReadonlySet<string>, today: PlainDate): Need[] {
  const isToCome = (dayIndex: number) =>
    daysFrom(today, stored, dayIndex) >= -GRACE_DAYS && !stored.days[dayIndex]?.replacedBy
  return needsOf(stored, today, (meal) => isToCome(meal.dayIndex) && !done.has(meal.id))
}

/** The person's day may be one behind the server's. */
const GRACE_DAYS = 1

const daysFrom = (today: PlainDate, { row }: StoredPlan, dayIndex: number) =>
  daysBetween(today, addDays(row.startDate, dayIndex))

function needsOf(stored: StoredPlan, today: PlainDate, isWanted: (meal: StoredMeal) => boolean): Need[] {
  const meals = stored.meals.filter(isWanted)
  // Portions are those of whole days, whatever of them is still to come.
  const others = tableOf(stored, null).others.filter((food) =>
    meals.some(({ dayIndex, slot }) => dayIndex === food.dayIndex && slot === food.slot),
  )
  const textOf = new Map(meals.flatMap(({ meal }) => meal.ingredients.map((one) => [one.foodId, one.text])))
  const own = meals.flatMap(({ meal, dayIndex }) =>
    meal.ingredients.flatMap(({ foodId, grams, text }) =>
      (foodId === null ? readShoppingLine(text) : [wantedOfFoodId(foodId, grams, text)]).map((wanted) => ({
        wanted,
        dayIndex: cookedOn(meal, dayIndex),
      })),
    ),
  )
  const ofOthers = others.map((food) => ({
    wanted: wantedOfFoodId(food.foodId, food.grams, textOf.get(food.foodId) ?? ''),
    dayIndex: food.cookedOn,
  }))
  return [...own, ...ofOthers]
    .flatMap(({ wanted, dayIndex }) =>
      wanted ? [{ wanted, dayIndex: Math.max(0, daysFrom(today, stored, dayIndex)) }] : [],
    )
    .toSorted((one, other) => one.dayIndex - other.dayIndex)
}

const claimOf = (from: string, needs: readonly Need[]): Claim => ({
  from,
  needs: needs.flatMap(({ wanted: { key, grams }, dayIndex }) =>
    grams === null ? [] : [{ key, grams, dayIndex }],
  ),
})

/** Meals that take nothing from the pantry any more: eaten, cooked, or left of what was cooked. */
export async function doneMeals(db: Db | Tx, { meals }: StoredPlan): Promise<Set<string>> {
  const ids = meals.map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const eaten = await db
    .select({ id: plannedMeals.id })
    .from(plannedMeals)
    .innerJoin(diaryEntries, eq(diaryEntries.plannedMealId, plannedMeals.id))
    .where(and(inArray(plannedMeals.id, ids), isNull(diaryEntries.removedAt)))
  const cooked = await db
    .select({ id: plannedMeals.id })
    .from(plannedMeals)
    .innerJoin(cookings, eq(cookings.plannedMealId, plannedMeals.id))
    .where(and(inArray(plannedMeals.id, ids), isNull(cookings.undoneAt)))
  const cookedIds = new Set(cooked.map(({ id }) => id))
  const fromPot = meals.filter(({ meal: { leftoverOf } }) =>
    meals.some(
      ({ id, dayIndex, slot }) =>
        cookedIds.has(id) && dayIndex === leftoverOf?.dayIndex && slot === leftoverOf.slot,
    ),
  )
  return new Set([...eaten, ...cooked, ...fromPot].map(({ id }) => id))
}

/**
 * What a member's pantry gives for `from` (a plan or a recipe), in grams by the food that is bought: without what lists
 * have promised to others, and what plans that begin earlier need. A plan gets no more than its own meals can use before it is past
 * its date.
 */
export async function stockLeftFor(
  db: Db | Tx,
  memberId: string,
  from: string,
  today: PlainDate,
): Promise<Map<string, number>> {
  const lots = boughtLots(stockOf(await pantryEntriesOf(db, { id: memberId }, today)).lots)
  if (lots.length === 0) return new Map()
  const promised = await promisesOf(db, memberId)
  const claims = [...promised.values()].filter((claim) => claim.from !== from)
  for (const row of await runningPlans(db, memberId, today)) {
    const claimant = claimOfPlan(row.id)
    if (claimant !== from && promised.has(claimant)) continue
    const stored = await withMeals(db, row)
    claims.push(claimOf(claimant, stillNeeded(stored, await doneMeals(db, stored), today)))
    if (claimant === from) return new Map(shareOut(lots, claims).of.get(from))
  }
  return gramsByFood(shareOut(lots, claims).left)
}

/**
 * The pantry on the day a plan begins: without what plans need on the days until then, and with dates counted from that
 * day.
 */
export async function pantryOn(
  db: Db,
  memberId: string,
  startDate: PlainDate,
  today: PlainDate,
): Promise<PantryEntry[]> {
  const entries = await pantryEntriesOf(db, { id: memberId }, today)
  const daysAhead = daysBetween(today, startDate)
  const lots = daysAhead > 0 ? boughtLots(stockOf(entries).lots) : []
  if (lots.length === 0) return entries.map((entry) => datedFrom(entry, daysAhead))
  const claims: Claim[] = []
  for (const row of await runningPlans(db, memberId, today)) {
    const stored = await withMeals(db, row)
    const needs = stillNeeded(stored, await doneMeals(db, stored), today)
    claims.push(
      claimOf(
        claimOfPlan(row.id),
        needs.filter(({ dayIndex }) => dayIndex < daysAhead),
      ),
    )
  }
  const gramsLeft = new Map(shareOut(lots, claims).left.map(({ id, grams }) => [id, grams]))
  return entries.flatMap((entry) => {
    const lot = lots.find(({ id }) => id === entry.id)
    const share = lot ? (gramsLeft.get(lot.id) ?? 0) / lot.grams : 1
    const quantity = share === 1 ? entry.quantity : toHundredth(entry.quantity * share)
    return quantity > 0 ? [{ ...datedFrom(entry, daysAhead), quantity }] : []
  })
}

const toHundredth = (quantity: number) => Math.round(quantity * 100) / 100

const datedFrom = (entry: PantryEntry, daysAhead: number): PantryEntry => ({
  ...entry,
  expiresInDays: entry.expiresInDays === null ? null : entry.expiresInDays - daysAhead,
})

/** What lists count on that belong to the pantry, by who asked: a plan that is on two lists eats once. */
async function promisesOf(db: Db | Tx, memberId: string): Promise<Map<string, Claim>> {
  const rows = await db
    .select({ key: shoppingItems.itemKey, sources: shoppingItems.sources })
    .from(shoppingItems)
    .innerJoin(shoppingLists, eq(shoppingLists.id, shoppingItems.listId))
    .where(
      and(
        inPantryOf(shoppingLists.userId, memberId),
        isNull(shoppingLists.removedAt),
        isNull(shoppingItems.removedAt),
      ),
    )
    .orderBy(asc(shoppingItems.createdAt), asc(shoppingItems.id))
  const most = new Map<string, Map<string, number>>()
  for (const { key, sources } of rows) {
    const onLine = new Map<string, number>()
    for (const { from, pantryG } of sources) onLine.set(from, (onLine.get(from) ?? 0) + pantryG)
    for (const [from, grams] of onLine) {
      const own = most.get(from) ?? new Map<string, number>()
      most.set(from, own.set(key, Math.max(own.get(key) ?? 0, grams)))
    }
  }
  return new Map(
    [...most].map(([from, own]) => [
      from,
      { from, needs: [...own].map(([key, grams]) => ({ key, grams, dayIndex: 0 })) },
    ]),
  )
}

/** The plans that eat from the pantry and are not over, the one that begins first in front, of several the oldest. */
function runningPlans(db: Db | Tx, memberId: string, today: PlainDate) {
  return db
    .select()
    .from(mealPlans)
    .where(
      and(
        inPantryOf(mealPlans.userId, memberId),
        isNull(mealPlans.deletedAt),
        gt(mealPlans.endDate, addDays(today, -GRACE_DAYS)),
      ),
    )
    .orderBy(asc(mealPlans.startDate), asc(mealPlans.createdAt), asc(mealPlans.id))
}

/** One food of a plan's list; the key is the id of the food to buy, or the words of a food that no table has. */
export type ToBuy = PlanDetail['toBuy'][number] & { key: string }

/**
 * What is to be bought for a plan, one line a food, for everybody who eats it. A plan whose days are over shows what it
 * asked for when it was made.
 */
export async function toBuyOf(db: Db, stored: StoredPlan, now: Date): Promise<ToBuy[]> {
  const { row } = stored
  const from = claimOfPlan(row.id)
  const today = dateInZone(now.getTime(), 'UTC')
  const isOver = row.endDate <= addDays(today, -GRACE_DAYS)
  const needs = isOver
    ? needsOf(stored, row.startDate, () => true)
    : stillNeeded(stored, await doneMeals(db, stored), today)
  const free = isOver
    ? shareOut(boughtLots(stockOf(row.request.pantry).lots), [claimOf(from, needs)]).of.get(from)
    : await stockLeftFor(db, row.userId, from, today)
  return mergeBatch([], { from, label: '', wanted: needs.map(({ wanted }) => wanted) }, free)
    .filter(({ sources }) => gramsToBuy(sources) !== 0)
    .map((item) => ({ key: item.key, name: item.name, buyText: textToBuy(item), aisle: item.aisle }))
}
