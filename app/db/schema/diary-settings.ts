import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { EnergyUnit, WeightUnit } from '#app/domain/diary/diary-settings.ts'
import { profiles } from './members.ts'

/** How a member's diary counts and shows. Who has chosen nothing has no row. */
export const diarySettings = pgTable(
  'diary_settings',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    energyUnit: text('energy_unit').$type<EnergyUnit>().notNull(),
    /** Null for what was chosen last in the browser. */
    weightUnit: text('weight_unit').$type<WeightUnit>(),
    countsNetCarbs: boolean('counts_net_carbs').notNull(),
    /** Minutes after midnight. */
    dayStartMin: integer('day_start_min').notNull(),
    /** Own targets of a day; null leaves each to the plan. */
    targetKcal: integer('target_kcal'),
    targetProteinG: integer('target_protein_g'),
    targetCarbsG: integer('target_carbs_g'),
    targetFatG: integer('target_fat_g'),
    waterGoalMl: integer('water_goal_ml').notNull(),
    showsWater: boolean('shows_water').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('diary_settings_energy_unit_known', sql`${table.energyUnit} in ('kcal', 'kJ')`),
    check('diary_settings_weight_unit_known', sql`${table.weightUnit} in ('kg', 'lb', 'st')`),
    check('diary_settings_day_start', sql`${table.dayStartMin} between 0 and 360`),
    check('diary_settings_target_kcal', sql`${table.targetKcal} between 800 and 6000`),
    check(
      'diary_settings_target_grams',
      sql`${table.targetProteinG} between 1 and 1000 and ${table.targetCarbsG} between 1 and 1000 and ${table.targetFatG} between 1 and 1000`,
    ),
    check('diary_settings_water_goal', sql`${table.waterGoalMl} between 250 and 6000`),
  ],
)

/** What a member drank on a day. */
export const waterDays = pgTable(
  'water_days',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** As the person's calendar has it. */
    drunkOn: date('drunk_on').notNull(),
    waterMl: integer('water_ml').notNull(),
    /** What came last, to be taken back; 0 once it was. */
    lastAddedMl: integer('last_added_ml').notNull(),
    /** Made by the page: the same tap sent twice counts once. */
    requestKey: uuid('request_key').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.drunkOn] }),
    check('water_days_amount', sql`${table.waterMl} between 0 and 10000`),
    check('water_days_last', sql`${table.lastAddedMl} between 0 and 10000`),
  ],
)
