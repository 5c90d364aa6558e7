import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import type { UsdaPortion } from '#app/domain/food/usda-portions.ts'

/**
 * Foods of USDA's own tables, loaded by an operator (`npm run foods -- import`) and asked after the curated table.
 * Figures and weights only: what they say of diets and allergens is not known.
 */
export const importedFoods = pgTable(
  'imported_foods',
  {
    /** `FDC173410`, or the id of the two-file layout: `SR01001`. */
    id: text('id').primaryKey(),
    /** As USDA words it: "Butter, salted". */
    description: text('description').notNull(),
    category: text('category').notNull(),
    per100g: jsonb('per_100g').$type<Nutrients>().notNull(),
    portions: jsonb('portions').$type<readonly UsdaPortion[]>().notNull(),
    /** Which import wrote it last: what a newer one did not bring is removed at its end. */
    release: text('release').notNull(),
  },
  (table) => [
    index('imported_foods_words_idx').using('gin', sql`to_tsvector('english', ${table.description})`),
    index('imported_foods_release_idx').on(table.release),
  ],
)

/** One row per download that was imported, so that a run cut short goes on where it stopped. */
export const foodImports = pgTable(
  'food_imports',
  {
    /** Told by the names and sizes of the files. */
    release: text('release').primaryKey(),
    /** Foods of the download that are done with, stored or passed over. */
    foodsRead: integer('foods_read').notNull(),
    foodsStored: integer('foods_stored').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    check(
      'food_imports_counts',
      sql`${table.foodsStored} >= 0 and ${table.foodsStored} <= ${table.foodsRead}`,
    ),
  ],
)
