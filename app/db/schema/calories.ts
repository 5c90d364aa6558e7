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
import type { MealRow } from '#app/domain/calories/meal-estimate.ts'
import type { StoredRow } from '#app/domain/calories/stored-row.ts'
import type { DiarySlot } from '#app/domain/diary/slots.ts'
import type { ComponentNutrients } from '#app/domain/diary/further-nutrients.ts'
import type { Confidence } from '#app/domain/food/meal-reply.ts'
import { profiles } from './members.ts'
import { plannedMeals } from './plans.ts'

/** A meal in a member's diary: an estimate as it stood when it was saved, or a planned meal that was eaten. */
export const diaryEntries = pgTable(
  'diary_entries',
  {
    /** The estimate's, if it is one: saving it again changes the entry. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The day it was eaten, as the person's calendar has it. */
    eatenOn: date('eaten_on').notNull(),
    mealName: text('meal_name').notNull(),
    totalKcal: integer('total_kcal').notNull(),
    lowKcal: integer('low_kcal').notNull(),
    highKcal: integer('high_kcal').notNull(),
    proteinG: real('protein_g').notNull(),
    carbsG: real('carbs_g').notNull(),
    fatG: real('fat_g').notNull(),
    /** Null where no source states it. */
    fiberG: real('fiber_g'),
    saturatedFatG: real('saturated_fat_g'),
    sugarG: real('sugar_g'),
    sodiumMg: real('sodium_mg'),
    components: jsonb('components').$type<readonly DiaryComponent[]>().notNull(),
    confidence: text('confidence').$type<Confidence>().notNull(),
    notes: text('notes').notNull(),
    /** How many times the figures above were eaten. */
    portions: doublePrecision('portions').notNull().default(1),
    /** The planned meal that was eaten; null for an estimate, and once its plan is gone. */
    plannedMealId: uuid('planned_meal_id').references(() => plannedMeals.id, { onDelete: 'set null' }),
    /** The meal of the day it belongs to; null if unknown. */
    slot: text('slot').$type<DiarySlot>(),
    /** "08:30", where the person said when. */
    eatenAt: text('eaten_at'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Taken out and still to be put back for a while; null is in the diary. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('diary_entries_member_id_eaten_on_idx').on(table.memberId, table.eatenOn),
    // Each of those at the table eats a planned meal once, however often it is tapped.
    uniqueIndex('diary_entries_planned_meal_once').on(table.plannedMealId, table.memberId),
    check('diary_entries_portions_positive', sql`${table.portions} > 0`),
    check(
      'diary_entries_not_negative',
      sql`${table.totalKcal} >= 0 and ${table.lowKcal} >= 0 and ${table.proteinG} >= 0 and ${table.carbsG} >= 0 and ${table.fatG} >= 0`,
    ),
    check('diary_entries_slot_known', sql`${table.slot} in ('breakfast', 'lunch', 'dinner', 'snack')`),
    check('diary_entries_confidence_known', sql`${table.confidence} in ('high', 'medium', 'low')`),
  ],
)

export type DiaryComponent = {
  name: string
  calories: number
  portion: string
  source: MealRow['source']
  /** What its figures are counted from, so that its amount can be changed; older entries lack it. */
  row?: StoredRow | undefined
  /** Of its amount; missing in entries saved before it was noted. */
  nutrients?: ComponentNutrients
}

/** An entry without what ties it to a day: what a favourite is made of. */
export type DiaryMeal = Omit<
  typeof diaryEntries.$inferSelect,
  'id' | 'memberId' | 'eatenOn' | 'eatenAt' | 'mealName' | 'plannedMealId' | 'createdAt' | 'removedAt'
>

/** Meals a member writes down again and again, under a name of their own. They outlive the entry they were made of. */
export const favouriteMeals = pgTable(
  'favourite_meals',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    meal: jsonb('meal').$type<DiaryMeal>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Taken out and still to be put back for a while. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    // A star pressed twice is one favourite.
    uniqueIndex('favourite_meals_member_id_name_idx')
      .on(table.memberId, sql`lower(${table.name})`)
      .where(sql`${table.removedAt} is null`),
  ],
)
