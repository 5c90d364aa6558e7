import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Allergen } from '#app/domain/food/food.ts'
import type { Eater } from '#app/domain/food/eaters.ts'
import type { PantryCategory } from '#app/domain/pantry/category.ts'
import type { PantryUnit } from '#app/domain/pantry/quantity.ts'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import { profiles } from './members.ts'

/** One purchase of one food in a member's kitchen. The same food bought twice is two rows: each has its own date. */
export const availableIngredients = pgTable(
  'available_ingredients',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As shown: "1.5". */
    quantity: text('quantity').notNull(),
    /** The same as a number, which planning counts with. */
    amount: doublePrecision('amount').notNull(),
    unit: text('unit').$type<PantryUnit>().notNull(),
    /** The last day it is good, as the person's calendar has it. */
    expiryDate: date('expiry_date'),
    category: text('category').$type<PantryCategory>().notNull(),
    imageUrl: text('image_url'),
    /** The amount was guessed from a photo, and the person has not confirmed it. */
    isEstimated: boolean('is_estimated').notNull().default(false),
    /** Of the food table, as far as the name is known there. */
    foodId: text('food_id'),
    /** Made by the page with the place in the list: the same click sent twice is one row. */
    requestKey: text('request_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Taken out and still to be put back for a while; null is in the pantry. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('available_ingredients_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    uniqueIndex('available_ingredients_once').on(table.userId, table.requestKey),
    index('available_ingredients_removed_at_idx')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('available_ingredients_amount_positive', sql`${table.amount} > 0`),
    check(
      'available_ingredients_unit_known',
      sql`${table.unit} in ('pieces', 'grams', 'kg', 'ml', 'liters', 'cups', 'tbsp', 'tsp', 'cans', 'packages')`,
    ),
    check(
      'available_ingredients_category_known',
      sql`${table.category} in ('protein', 'carbs', 'vegetables', 'fruits', 'dairy', 'spices', 'pantry', 'other')`,
    ),
  ],
)

/** What a member does not eat; no row is no wish. Recipes and plans keep all of it. */
export const foodPreferences = pgTable('food_preferences', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  diets: jsonb('diets').$type<readonly DietaryRestriction[]>().notNull(),
  allergens: jsonb('allergens').$type<readonly Allergen[]>().notNull(),
  /** As typed: "mushrooms", "fish". */
  dislikes: jsonb('dislikes').$type<readonly string[]>().notNull(),
  eaters: jsonb('eaters').$type<readonly Eater[]>().notNull().default([]),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
