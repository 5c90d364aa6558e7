import type { ReadFood, UsdaDownload } from './usda-tables.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database, Db } from '#app/db/open.server.ts'
import { foodImports, importedFoods } from '#app/db/schema/foods.ts'
import type { ImportedFood } from '#app/domain/food/imported-food.ts'

/** Rows per transaction: each is short, and a run cut short loses one batch at most. */
const BATCH_ROWS = 500

export type ImportProgress = { foodsRead: number; foodsStored: number; foodCount: number }
export type ImportResult = ImportProgress & { removed: number; wasDone: boolean }

type Options = { now: () => Date; report?: (progress: ImportProgress) => void; signal?: AbortSignal }

/**
 * Loads the foods of a download into the database, batch by batch, each with its place in the download: the same
 * download given again goes on where it stopped. Foods of an older one go when all of the new are there.
 */
export async function importFoods(
  { db, pool, isEmbedded }: Pick<Database, 'db' | 'pool' | 'isEmbedded'>,
  download: UsdaDownload,
  { now, report, signal }: Options,
): Promise<ImportResult> {
  const { release } = download
  const [known] = await db.select().from(foodImports).where(eq(foodImports.release, release))
  if (known?.finishedAt) {
    const { foodsRead, foodsStored } = known
    return { foodsRead, foodsStored, foodCount: foodsRead, removed: 0, wasDone: true }
  }
  let foodsRead = known?.foodsRead ?? 0
  let foodsStored = known?.foodsStored ?? 0
  for await (const batch of inBatches(download.foods(foodsRead))) {
    signal?.throwIfAborted()
    const sound = batch.filter((food) => food !== null)
    foodsRead += batch.length
    foodsStored += sound.length
    await storeBatch(db, release, sound, { foodsRead, foodsStored, startedAt: now() })
    report?.({ foodsRead, foodsStored, foodCount: download.foodCount() })
  }
  const removed = await removeOlder(db, release)
  await db.update(foodImports).set({ finishedAt: now() }).where(eq(foodImports.release, release))
  // A server looks after its tables itself.
  if (isEmbedded) await pool.query('vacuum (analyze) imported_foods')
  return { foodsRead, foodsStored, foodCount: foodsRead, removed, wasDone: false }
}

async function* inBatches(lists: AsyncIterable<ReadFood[]>): AsyncGenerator<ReadFood[]> {
  let waiting: ReadFood[] = []
  for await (const list of lists) {
    waiting = waiting.concat(list)
    while (waiting.length >= BATCH_ROWS) {
      yield waiting.slice(0, BATCH_ROWS)
      waiting = waiting.slice(BATCH_ROWS)
    }
  }
  if (waiting.length > 0) yield waiting
}

async function storeBatch(
  db: Db,
  release: string,
  foods: readonly ImportedFood[],
  counts: { foodsRead: number; foodsStored: number; startedAt: Date },
): Promise<void> {
  // One statement cannot write a row twice.
  const rows = [...new Map(foods.map((food) => [food.id, { ...food, release }])).values()]
  await db.transaction(async (tx) => {
    if (rows.length > 0) {
      await tx
        .insert(importedFoods)
        .values(rows)
        .onConflictDoUpdate({
          target: importedFoods.id,
          set: {
            description: sql`excluded.description`,
            category: sql`excluded.category`,
            per100g: sql`excluded.per_100g`,
            portions: sql`excluded.portions`,
            release: sql`excluded.release`,
          },
        })
    }
    const { foodsRead, foodsStored } = counts
    await tx
      .insert(foodImports)
      .values({ release, ...counts })
      .onConflictDoUpdate({ target: foodImports.release, set: { foodsRead, foodsStored } })
  })
}

const REMOVED_AT_ONCE = 5000

async function removeOlder(db: Db, release: string): Promise<number> {
  let removed = 0
  for (;;) {
    const some = await db
      .select({ id: importedFoods.id })
      .from(importedFoods)
      .where(ne(importedFoods.release, release))
      .limit(REMOVED_AT_ONCE)
    if (some.length === 0) break
    const ids = some.map(({ id }) => id)
    await db
      .delete(importedFoods)
      .where(and(inArray(importedFoods.id, ids), ne(importedFoods.release, release)))
    removed += some.length
  }
  // What was imported before is no longer there whole: the same files would have to be read again.
  await db.delete(foodImports).where(ne(foodImports.release, release))
  return removed
}
