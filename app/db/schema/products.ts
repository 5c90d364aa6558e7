import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LabelValues } from '#app/domain/products/label.ts'
import { profiles } from './members.ts'

/** What sources outside say of packaged products, by barcode; a row may also say that none knows it. */
export const products = pgTable(
  'products',
  {
    /** The thirteen digits of an EAN-13. */
    barcode: text('barcode').primaryKey(),
    source: text('source').$type<ProductSource>().notNull(),
    /** False: the source did not know it. */
    isFound: boolean('is_found').notNull(),
    name: text('name').notNull(),
    brand: text('brand').notNull(),
    /** What is in the pack, as the source says it: "500 g". */
    quantity: text('quantity').notNull(),
    /** Figures of 100 g or 100 ml; null where the source lacks some. */
    label: jsonb('label').$type<LabelValues>(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('products_not_found_fetched_at_idx')
      .on(table.fetchedAt)
      .where(sql`not ${table.isFound}`),
    check('products_source_known', sql`${table.source} in ('import', 'open-food-facts')`),
    check('products_barcode_form', sql`${table.barcode} ~ '^[0-9]{13}$'`),
  ],
)

/** `import` is a dump that the operator loaded. */
export type ProductSource = 'import' | 'open-food-facts'

/** Foods that a member entered from labels, or took over from products that were scanned. */
export const ownFoods = pgTable(
  'own_foods',
  {
    /** Made by the page, so that a double click adds once. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Names that read the same are one: the member's meals find the food by this. */
    foldedName: text('folded_name').notNull(),
    barcode: text('barcode'),
    label: jsonb('label').$type<LabelValues>().notNull(),
    /** Where the figures come from: the member's own label, or a product of a source outside. */
    source: text('source').$type<'label' | 'product'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Taken out and still to be put back for a while. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('own_foods_name_once')
      .on(table.memberId, table.foldedName)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('own_foods_barcode_once')
      .on(table.memberId, table.barcode)
      .where(sql`${table.removedAt} is null and ${table.barcode} is not null`),
    check('own_foods_source_known', sql`${table.source} in ('label', 'product')`),
    check('own_foods_barcode_form', sql`${table.barcode} ~ '^[0-9]{13}$'`),
  ],
)
