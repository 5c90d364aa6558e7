import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SitemapKind } from '#app/domain/seo/sitemap.ts'

/** Where the files of the sitemap begin and end, so that each is one short walk along an index. */
export const sitemapParts = pgTable(
  'sitemap_parts',
  {
    kind: text('kind').$type<SitemapKind>().notNull(),
    /** From 1 on, as in the file's name. */
    part: integer('part').notNull(),
    /** The file holds what comes after this id; null for the first one. */
    afterId: uuid('after_id'),
    /** And up to this one; null for the last one, which takes what is new. */
    untilId: uuid('until_id'),
    /** The newest change in it when it was divided. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.part] })],
)
