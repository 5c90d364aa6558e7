import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { importedFoods } from '#app/db/schema/foods.ts'
import { bestImportedFood, type FoodLookup, wordsToSearch } from '#app/domain/food/imported-food.ts'
import { findUsdaFood } from '#app/domain/meals/vocabulary/find-names.ts'
import type { FoodMatch } from '#app/domain/food/match-food.ts'
import { namesNotInTable } from '#app/domain/food/nutrition.ts'

/** Descriptions looked at for one name, and names for one recipe. */
const MOST_FOUND = 500
const MOST_CANDIDATES = 60
const MOST_NAMES = 30

const nothing: FoodLookup = () => null
const otherRequests = () => new Promise((resolve) => setImmediate(resolve))

/**
 * What the imported foods, and else USDA's own tables, know of the lines the curated table does not: a lookup for
 * `nutritionOf`. Asks only when there is something to ask.
 */
export async function lookUpLines(db: Db, lines: readonly string[]): Promise<FoodLookup> {
  // Long lines take milliseconds each. What they mean is stored then, so that all of them together are read quickly.
  for (const line of lines) {
    namesNotInTable([line])
    await otherRequests()
  }
  const names = namesNotInTable(lines).slice(0, MOST_NAMES)
  if (names.length === 0) return nothing
  const [any] = await db.select({ id: importedFoods.id }).from(importedFoods).limit(1)
  const found = new Map<string, FoodMatch | null>()
  for (const name of names) {
    const imported = any === undefined ? null : await findImportedFood(db, name)
    found.set(name, imported ?? findUsdaFood(name))
  }
  return (name) => found.get(name) ?? null
}

/** The imported food a name stands for, with its confidence (at most 0.68), or null. */
export async function findImportedFood(db: Db, name: string): Promise<FoodMatch | null> {
  const words = wordsToSearch(name.slice(0, 100))
  if (words.length === 0) return null
  const matching = db
    .select()
    .from(importedFoods)
    .where(
      sql`to_tsvector('english', ${importedFoods.description}) @@ plainto_tsquery('english', ${words.join(' ')})`,
    )
    .limit(MOST_FOUND)
    .as('matching')
  const candidates = await db
    .select()
    .from(matching)
    .orderBy(sql`length(${matching.description})`, matching.id)
    .limit(MOST_CANDIDATES)
  return bestImportedFood(name, candidates)
}
