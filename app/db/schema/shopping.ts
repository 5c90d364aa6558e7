import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Aisle } from '#app/domain/shopping/aisles.ts'
import type { ShoppingSource } from '#app/domain/shopping/merge.ts'
import { households } from './households.ts'
import { profiles } from './members.ts'

/** A member's shopping lists. The one changed last is the current one. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Whose members share it; null where it is the member's alone. */
    householdId: uuid('household_id').references(() => households.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** Of the secret in the link that lets others in; null while it is not shared. */
    shareHash: text('share_hash').unique(),
    /** The link's secret is made of this and the server's own key: without the key it opens nothing. */
    shareSeed: text('share_seed'),
    /** Goes up with every change: open pages ask again when theirs is older. */
    revision: integer('revision').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the member last opened or filled it. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** Deleted and still to be put back for a while. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('shopping_lists_user_id_used_at_idx').on(table.userId, table.usedAt),
    index('shopping_lists_household_id_idx')
      .on(table.householdId)
      .where(sql`${table.householdId} is not null`),
    index('shopping_lists_removed_at_idx')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('shopping_lists_shared_whole', sql`(${table.shareHash} is null) = (${table.shareSeed} is null)`),
    check('shopping_lists_revision_positive', sql`${table.revision} > 0`),
  ],
)

/** One line of a list: one food, whatever asks for it. */
export const shoppingItems = pgTable(
  'shopping_items',
  {
    id: uuid('id').primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    /** The food's id, or the words of what no table knows: what has the same key is one line. */
    itemKey: text('item_key').notNull(),
    foodId: text('food_id'),
    name: text('name').notNull(),
    aisle: text('aisle').$type<Aisle>().notNull(),
    /** What to take from the shelf, worked out from the sources. */
    buyText: text('buy_text').notNull(),
    /** Edible grams that are to be bought; null where no amount is said, 0 where the pantry has all of it. */
    grams: doublePrecision('grams'),
    /** What the person wrote instead of `buy_text`. */
    chosenText: text('chosen_text'),
    /** Edible grams of that, as far as they can be read. */
    chosenGrams: doublePrecision('chosen_grams'),
    note: text('note').notNull().default(''),
    /** The lines it was made of. */
    sources: jsonb('sources').$type<readonly ShoppingSource[]>().notNull(),
    tickedAt: timestamp('ticked_at', { withTimezone: true }),
    /** `owner`, or `guest` for whoever came by the link. */
    tickedBy: text('ticked_by').$type<'owner' | 'guest'>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Taken off and still to be put back for a while. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    // Two tabs that add the same food make one line of it.
    uniqueIndex('shopping_items_once')
      .on(table.listId, table.itemKey)
      .where(sql`${table.removedAt} is null`),
    index('shopping_items_list_id_idx').on(table.listId),
    index('shopping_items_removed_at_idx')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    check('shopping_items_grams_not_negative', sql`${table.grams} >= 0 and ${table.chosenGrams} >= 0`),
    check('shopping_items_ticked_by', sql`(${table.tickedAt} is null) = (${table.tickedBy} is null)`),
    check('shopping_items_ticked_by_known', sql`${table.tickedBy} in ('owner', 'guest')`),
  ],
)

/** Changes that were made once: a page that sends one again, because no answer came, changes nothing more. */
export const shoppingOperations = pgTable(
  'shopping_operations',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    /** Made by the page. */
    operationKey: text('operation_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.operationKey] }),
    index('shopping_operations_created_at_idx').on(table.createdAt),
  ],
)

/** What a member paid last for a food, in their shop. */
export const shoppingPrices = pgTable(
  'shopping_prices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    itemKey: text('item_key').notNull(),
    /** Pence or cents for the line as it stands on the list. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemKey] }),
    check('shopping_prices_amount', sql`${table.amountMinor} between 0 and 1000000`),
    check('shopping_prices_currency', sql`${table.currency} in ('GBP', 'EUR', 'USD')`),
  ],
)
