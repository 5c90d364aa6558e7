import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Allergen } from '#app/domain/food/food.ts'
import type { Eater } from '#app/domain/food/eaters.ts'
import type { PantryCategory } from '#app/domain/pantry/category.ts'
import type { MovementKind, WasteReason } from '#app/domain/pantry/ledger.ts'
import type { PantryUnit } from '#app/domain/pantry/quantity.ts'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import { cookings } from './cookings.ts'
import { profiles } from './members.ts'

/**
 * A lot: one purchase of one food in a member's kitchen, or what is left of a dish. The same food bought twice is two
 * rows: each has its own date. `pantry_movements` say what became of it.
 */
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
    /** The amount was guessed, and the person has not confirmed it. */
    isEstimated: boolean('is_estimated').notNull().default(false),
    /** What it was guessed from: a photo, or a line that named no amount. Null where it is not known. */
    estimatedFrom: text('estimated_from').$type<'typed' | 'photo'>(),
    /** What was paid for all of it, in hundredths of the person's own money. */
    priceCents: integer('price_cents'),
    /** Of the food table, as far as the name is known there. */
    foodId: text('food_id'),
    /** Made by the page with the place in the list: the same click sent twice is one row. */
    requestKey: text('request_key'),
    /** What one of the unit weighs; null where the food table cannot tell. */
    gramsPerUnit: doublePrecision('grams_per_unit'),
    /** The day it was frozen. */
    frozenOn: date('frozen_on'),
    /** What it is left over from: its pieces are portions of that dish. */
    cookingId: uuid('cooking_id').references(() => cookings.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When nothing of it was left; null is in the pantry. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('available_ingredients_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    uniqueIndex('available_ingredients_once').on(table.userId, table.requestKey),
    index('available_ingredients_removed_at_idx')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    index('available_ingredients_expiry_date_idx')
      .on(table.expiryDate)
      .where(sql`${table.removedAt} is null`),
    index('available_ingredients_cooking_id_idx').on(table.cookingId),
    check(
      'available_ingredients_amount_left',
      sql`${table.amount} > 0 or (${table.amount} = 0 and ${table.removedAt} is not null)`,
    ),
    check('available_ingredients_price_not_negative', sql`${table.priceCents} >= 0`),
    check('available_ingredients_estimate_known', sql`${table.estimatedFrom} in ('typed', 'photo')`),
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

/**
 * What became of each lot: rows are added and never changed (a trigger refuses it), and a lot's amount is the sum of its
 * movements (another trigger checks it when a transaction is committed).
 */
export const pantryMovements = pgTable(
  'pantry_movements',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => availableIngredients.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** In the unit, above zero into the lot. */
    amount: numeric('amount', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    unit: text('unit').$type<PantryUnit>().notNull(),
    /** Null where the food table cannot tell. */
    grams: numeric('grams', { precision: 14, scale: 3, mode: 'number' }),
    /** The day, as the person's calendar has it. */
    movedOn: date('moved_on').notNull(),
    cookingId: uuid('cooking_id').references(() => cookings.id, { onDelete: 'cascade' }),
    /** Why it was thrown away. */
    reason: text('reason').$type<WasteReason>(),
    /** The movement that is taken back: each is taken back once. */
    undoesId: uuid('undoes_id').unique('pantry_movements_undone_once'),
    /**
     * Who moved it, where that is somebody else of a joint pantry than the lot's owner. No foreign key: movements outlast
     * accounts and are never changed.
     */
    byMemberId: uuid('by_member_id'),
    /** Made by the page with the place in what it asks for: the same click sent twice moves once. */
    requestKey: text('request_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pantry_movements_once').on(table.userId, table.requestKey),
    index('pantry_movements_user_id_moved_on_idx').on(table.userId, table.movedOn),
    index('pantry_movements_lot_id_idx').on(table.lotId),
    index('pantry_movements_by_member_id_idx')
      .on(table.byMemberId, table.requestKey)
      .where(sql`${table.byMemberId} is not null`),
    index('pantry_movements_cooking_id_idx').on(table.cookingId),
    check(
      'pantry_movements_kind_known',
      sql`${table.kind} in ('added', 'cooked', 'eaten', 'frozen', 'given', 'binned', 'corrected', 'undone')`,
    ),
    check(
      'pantry_movements_reason_known',
      sql`${table.reason} in ('expired', 'spoiled', 'too much', 'did not like')`,
    ),
    check('pantry_movements_undoing', sql`(${table.kind} = 'undone') = (${table.undoesId} is not null)`),
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

/** Dishes that a member said "Not this again" to: plans they eat from leave them out. */
export const unwantedDishes = pgTable(
  'unwanted_dishes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The id of a dish of the cookbook, or the key of a model's recipe. */
    dishKey: text('dish_key').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dishKey] })],
)
