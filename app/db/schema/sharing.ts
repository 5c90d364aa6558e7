import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './members.ts'
import { recipes } from './recipes.ts'

/**
 * The post of a shared recipe. Everything that hangs on a post (likes, favourites, comments) references it with
 * `on delete cascade`: taking the post down takes all of it down. Triggers keep what is stored twice: `cuisine` and
 * `hidden_at` follow the recipe, the counts follow their rows (docs/decisions/008-community-counts-and-blocks.md).
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
    /** The recipe's, so that a filtered feed is one walk along an index. */
    cuisine: text('cuisine').notNull().default(''),
    likesCount: integer('likes_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    /** Set while its recipe is hidden or waits to be swept away; such a post is shown to nobody. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** To the millisecond, as a cursor carries it. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => {
    const isShown = sql`${table.hiddenAt} is null`
    const { cuisine, likesCount, commentsCount, createdAt, id } = table
    return [
      index('public_recipes_created_at_id_idx').on(createdAt, id).where(isShown),
      index('public_recipes_likes_idx').on(likesCount, createdAt, id).where(isShown),
      index('public_recipes_comments_idx').on(commentsCount, createdAt, id).where(isShown),
      index('public_recipes_cuisine_idx').on(cuisine, createdAt, id).where(isShown),
      index('public_recipes_cuisine_likes_idx').on(cuisine, likesCount, createdAt, id).where(isShown),
      index('public_recipes_cuisine_comments_idx').on(cuisine, commentsCount, createdAt, id).where(isShown),
      index('public_recipes_shared_by_idx').on(table.sharedBy, createdAt, id),
      check('public_recipes_counts_not_negative', sql`${likesCount} >= 0 and ${commentsCount} >= 0`),
    ]
  },
)
