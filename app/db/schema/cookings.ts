import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from './members.ts'
import { plannedMeals } from './plans.ts'
import { recipes } from './recipes.ts'

export type TableEntry = { memberId: string; entryId: string }

/** A dish somebody cooked: what it was made from stands in the pantry's movements. */
export const cookings = pgTable(
  'cookings',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** What was cooked; null once it is gone. */
    recipeId: uuid('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    plannedMealId: uuid('planned_meal_id').references(() => plannedMeals.id, { onDelete: 'set null' }),
    /** As the person's calendar has it. */
    cookedOn: date('cooked_on').notNull(),
    servings: doublePrecision('servings').notNull(),
    /** Of the servings: eaten at once, by the cook or by all of the table. */
    eatenPortions: doublePrecision('eaten_portions').notNull(),
    /** Of one portion. */
    kcal: real('kcal').notNull(),
    proteinG: real('protein_g').notNull(),
    carbsG: real('carbs_g').notNull(),
    fatG: real('fat_g').notNull(),
    /** Null where no source states it. */
    fiberG: real('fiber_g'),
    saturatedFatG: real('saturated_fat_g'),
    sugarG: real('sugar_g'),
    sodiumMg: real('sodium_mg'),
    /** The diary's entry that was written with it; null where none was. */
    diaryEntryId: uuid('diary_entry_id'),
    /** Entries in the diaries of others at the table that were written with it. */
    tableEntries: jsonb('table_entries').$type<readonly TableEntry[]>().notNull().default([]),
    note: text('note').notNull().default(''),
    /** 1 to 5; null without one. */
    mark: integer('mark'),
    /** Made by the page: the same click sent twice is one cooking. */
    requestKey: text('request_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was taken back. */
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('cookings_once').on(table.memberId, table.requestKey),
    index('cookings_member_id_cooked_on_id_idx').on(table.memberId, table.cookedOn, table.id),
    index('cookings_recipe_id_idx').on(table.recipeId),
    index('cookings_planned_meal_id_idx').on(table.plannedMealId),
    check(
      'cookings_portions',
      sql`${table.servings} > 0 and ${table.eatenPortions} between 0 and ${table.servings}`,
    ),
    check('cookings_mark', sql`${table.mark} between 1 and 5`),
  ],
)
