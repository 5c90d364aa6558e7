import { and, eq, inArray, isNull } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Tx } from '#app/db/open.server.ts'
import { shoppingItems } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { LocalMeasures } from '#app/domain/food/local-measures.ts'
import { dateInZone, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import {
  gramsToBuy,
  type MergedItem,
  mergeBatch,
  type ShoppingBatch,
  textToBuy,
} from '#app/domain/shopping/merge.ts'
import { heldFoods, missingOf } from '#app/domain/shopping/in-pantry.ts'
import { readShoppingLine, type Wanted } from '#app/domain/shopping/shopping-line.ts'
import { MAX_ITEMS } from '#app/domain/shopping/shopping-limits.ts'
import { listStock } from '#app/features/pantry/ingredients.server.ts'
import { lockPantry } from '#app/features/pantry/joint-pantry.server.ts'
import { readPlan } from '#app/features/plans/stored-plan.server.ts'
import {
  claimOfPlan,
  doneMeals,
  stillNeeded,
  stockLeftFor,
} from '#app/features/plans/reserved-stock.server.ts'
import { changeList, isFirstTime, type ListAccess, type ShoppingNeeds } from './list-access.server.ts'
import { type ItemRow, itemsOf } from './shopping-lists.server.ts'

type OwnerAccess = Extract<ListAccess, { kind: 'owner' }>

/** Puts on the list what a plan needs beyond the pantry, for everybody who eats it; done again it takes the place of what it gave before. */
export async function addPlan(needs: ShoppingNeeds, access: OwnerAccess, planId: string): Promise<number> {
  const plan = await readPlan(needs.db, access.member, planId)
  if (!plan) throw new AppError('not-found', 'This plan is not among yours.')
  const needed = stillNeeded(plan, await doneMeals(needs.db, plan), todayOf(needs))
  const batch = {
    from: claimOfPlan(planId),
    label: plan.row.name,
    wanted: needed.map(({ wanted }) => wanted),
  }
  // A plan counts on the pantry of whoever made it.
  return putBatch(needs, access, batch, plan.row.userId)
}

type RecipeToShop = { recipeKey: string; label: string; lines: readonly string[] }

const batchOf = ({ recipeKey, label, lines }: RecipeToShop): ShoppingBatch => ({
  from: `recipe:${recipeKey}`,
  label,
  wanted: lines.flatMap((line) => readShoppingLine(line)),
})

/** Puts a recipe's lines on the list, for as many servings as they are written. */
export function addRecipe(needs: ShoppingNeeds, access: OwnerAccess, recipe: RecipeToShop): Promise<number> {
  return putBatch(needs, access, batchOf(recipe))
}

/** Puts only those of a recipe's lines on the list that the pantry cannot give; how many foods that are. */
export async function addMissing(
  needs: ShoppingNeeds,
  access: OwnerAccess,
  recipe: RecipeToShop,
): Promise<number> {
  const { db, now } = needs
  const batch = batchOf(recipe)
  const held = heldFoods(await listStock(db, access.member), dateInZone(now().getTime(), 'UTC'))
  const count = await changeList(needs, access, async (tx, list, at) => {
    const free = await freeStock(tx, access.member.id, batch.from, todayOf(needs))
    const wanted = missingOf(batch, held, free)
    if (wanted.length === 0) return null
    await mergeInto(tx, list.id, { ...batch, wanted }, { free, at })
    return new Set(wanted.map(({ key }) => key)).size
  })
  return count ?? 0
}

async function putBatch(
  needs: ShoppingNeeds,
  access: OwnerAccess,
  batch: ShoppingBatch,
  pantryOf = access.member.id,
): Promise<number> {
  const count = await changeList(needs, access, async (tx, list, at) => {
    const free = await freeStock(tx, pantryOf, batch.from, todayOf(needs))
    await mergeInto(tx, list.id, batch, { free, at })
    return new Set(batch.wanted.map(({ key }) => key)).size
  })
  return count ?? 0
}

const todayOf = ({ now }: ShoppingNeeds) => dateInZone(now().getTime(), 'UTC')

/** What the pantry gives for a batch; whoever else asks for food of it waits until this is written down. */
async function freeStock(tx: Tx, memberId: string, from: string, today: PlainDate) {
  await lockPantry(tx, { id: memberId })
  return stockLeftFor(tx, memberId, from, today)
}

/** Adds typed lines, once for each key. Nothing is taken from the pantry: whoever writes it down wants it bought. */
export async function addLines(
  needs: ShoppingNeeds,
  access: ListAccess,
  {
    lines,
    operationKey,
    measures,
  }: { lines: readonly string[]; operationKey: string; measures?: LocalMeasures },
): Promise<readonly Wanted[]> {
  const reading = { isTyped: true, ...(measures && { measures }) }
  const wanted = lines.flatMap((line) => readShoppingLine(line, reading))
  await changeList(needs, access, async (tx, list, at) => {
    if (!(await isFirstTime(tx, list.id, operationKey, at))) return null
    await mergeInto(tx, list.id, { from: `hand:${operationKey}`, label: '', wanted }, { free: new Map(), at })
    return wanted
  })
  return wanted
}

type Merging = { free: ReadonlyMap<string, number>; at: Date }

async function mergeInto(tx: Tx, listId: string, batch: ShoppingBatch, { free, at }: Merging): Promise<void> {
  const rows = await itemsOf(tx, listId)
  const before = new Map(rows.map((row) => [row.itemKey, row]))
  const merged = mergeBatch(rows.map(asMerged), batch, free)
  if (merged.length > MAX_ITEMS)
    throw new AppError(
      'invalid-input',
      `A list holds at most ${MAX_ITEMS} lines. Clear what you have bought.`,
    )
  const kept = new Set(merged.map(({ key }) => key))
  const gone = rows.filter(({ itemKey }) => !kept.has(itemKey)).map(({ id }) => id)
  if (gone.length > 0)
    await tx
      .update(shoppingItems)
      .set({ removedAt: at })
      .where(and(eq(shoppingItems.listId, listId), inArray(shoppingItems.id, gone)))
  const added = merged.filter(({ key }) => !before.has(key))
  if (added.length > 0) await tx.insert(shoppingItems).values(added.map((item, at) => newRow(item, at)))
  for (const item of merged) {
    const row = before.get(item.key)
    if (row && JSON.stringify(row.sources) !== JSON.stringify(item.sources)) await updateRow(tx, row, item)
  }

  function newRow(item: MergedItem, index: number): typeof shoppingItems.$inferInsert {
    const { key: itemKey, foodId, name, aisle, sources } = item
    const figures = { grams: gramsToBuy(sources), buyText: textToBuy(item) }
    // One millisecond apart, so that a list keeps its order.
    const id = newId(at.getTime() + index)
    return { id, listId, itemKey, foodId, name, aisle, sources, ...figures, createdAt: at }
  }
}

async function updateRow(tx: Tx, row: ItemRow, item: MergedItem): Promise<void> {
  const grams = gramsToBuy(item.sources)
  // What lies in the basket is not enough any more.
  const isMore = grams === null ? item.sources.length > row.sources.length : grams > (row.grams ?? 0)
  await tx
    .update(shoppingItems)
    .set({
      sources: item.sources,
      grams,
      buyText: textToBuy(item),
      ...(isMore && { tickedAt: null, tickedBy: null, chosenText: null, chosenGrams: null }),
    })
    .where(and(eq(shoppingItems.id, row.id), isNull(shoppingItems.removedAt)))
}

const asMerged = ({ itemKey, foodId, name, aisle, sources }: ItemRow): MergedItem => ({
  key: itemKey,
  foodId,
  name,
  aisle,
  sources,
})
