import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './members.ts'
import { recipes } from './recipes.ts'

/**
 * The post of a shared recipe. Everything that hangs on a post (likes, favourites, comments) references it with
 * `on delete cascade`: taking the post down takes all of it down.
 */
export const publicRecipes = pgTable(
  'public_recipes',
  {
    id: uuid('id').primaryKey(),
    recipeId: uuid('recipe_id')
      .notNull()
      .unique()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    sharedBy: uuid('shared_by')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    likesCount: integer('likes_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    /** Set while its recipe waits to be swept away; such a post is shown to nobody. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('public_recipes_created_at_id_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.hiddenAt} is null`),
    index('public_recipes_shared_by_idx').on(table.sharedBy),
    check(
      'public_recipes_counts_not_negative',
      sql`${table.likesCount} >= 0 and ${table.commentsCount} >= 0`,
    ),
  ],
)
