import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from './members.ts'
import { tsvector } from './search.ts'
import { publicRecipes } from './sharing.ts'

/** What hangs on posts, and what the feed counts. Times of cursors are kept to the millisecond. */

const postId = () =>
  uuid('public_recipe_id')
    .notNull()
    .references(() => publicRecipes.id, { onDelete: 'cascade' })
const memberId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })
const createdAt = () => timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()

/** One row per member and post; `likes_count` of the post moves with it, by trigger. */
export const recipeLikes = pgTable(
  'recipe_likes',
  { publicRecipeId: postId(), userId: memberId('user_id'), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.publicRecipeId, table.userId] }),
    index('recipe_likes_user_id_idx').on(table.userId, table.createdAt, table.publicRecipeId),
  ],
)

export const recipeFavorites = pgTable(
  'recipe_favorites',
  { publicRecipeId: postId(), userId: memberId('user_id'), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.publicRecipeId, table.userId] }),
    index('recipe_favorites_user_id_idx').on(table.userId, table.createdAt, table.publicRecipeId),
  ],
)

/** `comments_count` of the post moves with them, by trigger. */
export const recipeComments = pgTable(
  'recipe_comments',
  {
    id: uuid('id').primaryKey(),
    publicRecipeId: postId(),
    userId: memberId('user_id'),
    content: text('content').notNull(),
    /** Made by the page: the same click sent twice is one comment. */
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('recipe_comments_public_recipe_id_idx').on(table.publicRecipeId, table.createdAt, table.id),
    unique('recipe_comments_once').on(table.userId, table.idempotencyKey),
    check('recipe_comments_content_length', sql`char_length(${table.content}) between 1 and 2000`),
  ],
)

/** What members found wrong, for staff to look at: a post, or a comment on it. */
export const contentReports = pgTable(
  'content_reports',
  {
    id: uuid('id').primaryKey(),
    publicRecipeId: postId(),
    /** Null when the post itself is meant. */
    commentId: uuid('comment_id').references(() => recipeComments.id, { onDelete: 'cascade' }),
    reportedBy: memberId('reported_by'),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('content_reports_post_once')
      .on(table.publicRecipeId, table.reportedBy)
      .where(sql`${table.commentId} is null`),
    uniqueIndex('content_reports_comment_once')
      .on(table.commentId, table.reportedBy)
      .where(sql`${table.commentId} is not null`),
    index('content_reports_public_recipe_id_idx').on(table.publicRecipeId),
    index('content_reports_reported_by_idx').on(table.reportedBy),
    index('content_reports_created_at_id_idx').on(table.createdAt, table.id),
  ],
)

/** Who does not want to see whom. One row per pair, whatever number of clicks; it goes with either account. */
export const memberBlocks = pgTable(
  'member_blocks',
  {
    blockerId: memberId('blocker_id'),
    blockedId: memberId('blocked_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('member_blocks_blocked_id_idx').on(table.blockedId),
    check('member_blocks_not_oneself', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
)

/** One row for the whole feed: how many posts are shown. By trigger. */
export const communityTotals = pgTable(
  'community_totals',
  {
    id: integer('id').primaryKey(),
    postsCount: integer('posts_count').notNull(),
  },
  (table) => [
    check('community_totals_one_row', sql`${table.id} = 1`),
    check('community_totals_not_negative', sql`${table.postsCount} >= 0`),
  ],
)

/** How many posts are shown per cuisine; a cuisine without any has no row. By trigger. */
export const communityCuisines = pgTable(
  'community_cuisines',
  { cuisine: text('cuisine').primaryKey(), postsCount: integer('posts_count').notNull() },
  (table) => [
    index('community_cuisines_posts_count_idx').on(table.postsCount, table.cuisine),
    check('community_cuisines_not_negative', sql`${table.postsCount} >= 0`),
  ],
)

/** How many posts of a member are shown; who has none has no row. By trigger. */
export const communityAuthors = pgTable(
  'community_authors',
  { userId: memberId('user_id').primaryKey(), postsCount: integer('posts_count').notNull() },
  (table) => [
    index('community_authors_posts_count_idx').on(table.postsCount, table.userId),
    check('community_authors_not_negative', sql`${table.postsCount} >= 0`),
  ],
)

/**
 * What the search looks through: a row per post that is shown, apart from the posts so that a like does not touch the
 * index. Title, name, tags, ingredients and the author's label. By trigger.
 */
export const publicRecipeSearch = pgTable(
  'public_recipe_search',
  { publicRecipeId: postId().primaryKey(), searchVector: tsvector('search_vector').notNull() },
  (table) => [
    // Without a list of pending entries, which every search would have to read through.
    index('public_recipe_search_idx').using('gin', table.searchVector).with({ fastupdate: 'off' }),
  ],
)
