import { sql } from 'drizzle-orm'
import {
  check,
  customType,
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
import { publicRecipes } from './sharing.ts'

/** What hangs on posts, and what the book counts. Times of cursors are kept to the millisecond. */

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

/** One row for the whole book: how many posts are shown, and how many there ever were. By trigger. */
export const communityTotals = pgTable(
  'community_totals',
  {
    id: integer('id').primaryKey(),
    postsCount: integer('posts_count').notNull(),
    everShared: integer('ever_shared').notNull(),
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

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Byte by byte whatever the database's language: what begins with three letters is then one stretch of its index. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * What the search looks through, apart from the posts so that a like does not touch its index: the stems of title,
 * name, tags and ingredients, the cuisine as `@Italian`, and the segment of the book as `#12`. By trigger.
 */
export const communityDocuments = pgTable(
  'community_documents',
  {
    publicRecipeId: postId().primaryKey(),
    /** Posts in the order they were shared, some thousands to a segment: the newest matches are found first. */
    segment: integer('segment').notNull(),
    document: tsvector('document').notNull(),
  },
  (table) => [
    // Without a list of pending entries, which every search would have to read through.
    index('community_documents_document_idx').using('gin', table.document).with({ fastupdate: 'off' }),
  ],
)

/** Every stem in the documents with how many hold it: for words half typed, misspelt or very common. By trigger. */
export const communityWords = pgTable(
  'community_words',
  { word: plainText('word').primaryKey(), postsCount: integer('posts_count').notNull() },
  (table) => [
    index('community_words_trigrams_idx').using('gin', sql`${table.word} gin_trgm_ops`),
    check('community_words_not_negative', sql`${table.postsCount} >= 0`),
  ],
)
