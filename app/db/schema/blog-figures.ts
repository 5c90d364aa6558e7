import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { blogPosts } from './blog.ts'

/**
 * What readers did, counted per post and day (UTC) and never per reader (docs/decisions/013-blog-cache-and-reader-counts.md).
 * Kept for two years.
 */

const postId = () =>
  uuid('post_id')
    .notNull()
    .references(() => blogPosts.id, { onDelete: 'cascade' })

/** How often a post was opened on a day, and how often read down to each quarter. */
export const blogDailyReads = pgTable(
  'blog_daily_reads',
  {
    postId: postId(),
    day: date('day').notNull(),
    views: integer('views').notNull(),
    read25: integer('read_25').notNull(),
    read50: integer('read_50').notNull(),
    read75: integer('read_75').notNull(),
    read100: integer('read_100').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.day] }),
    index('blog_daily_reads_day_idx').on(table.day),
    check(
      'blog_daily_reads_not_negative',
      sql`least(${table.views}, ${table.read25}, ${table.read50}, ${table.read75}, ${table.read100}) >= 0`,
    ),
  ],
)

/** The site a post was opened from, by its host: "direct" where none is told, "self" for this one, "other" beyond a day's limit. */
export const blogDailySources = pgTable(
  'blog_daily_sources',
  {
    postId: postId(),
    day: date('day').notNull(),
    host: text('host').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.day, table.host] }),
    index('blog_daily_sources_day_idx').on(table.day),
    check('blog_daily_sources_not_negative', sql`${table.views} >= 0`),
  ],
)
