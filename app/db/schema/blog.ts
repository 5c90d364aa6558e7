import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  CategorySchemaType,
  ContentFormat,
  PostSchemaType,
  PostStatus,
  SocialLinks,
} from '#app/domain/blog/blog.ts'
import type {
  ImportOptions,
  ImportPlan,
  ImportResult,
  ImportStatus,
} from '#app/domain/blog/moving/import-plan.ts'
import { tsvector } from './search.ts'
import { staffUsers } from './staff.ts'

/** The publication. What is written lies beside the cleaned HTML made from it; only the latter is shown. */

/** A post or a page in the bin: who put it there, when, and the status it has again when it is restored. */
const deletion = () => ({
  deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
  deletedBy: uuid('deleted_by').references(() => staffUsers.id, { onDelete: 'set null' }),
  statusBeforeDeletion: text('status_before_deletion').$type<PostStatus>(),
})

/**
 * The second part of a unique address: the same for all but what lies in the bin, whose address is free. Not a partial
 * index: lookups by slug alone use it too.
 */
const ownIfDeleted = (table: { id: AnyPgColumn; deletedAt: AnyPgColumn }) =>
  sql`(case when ${table.deletedAt} is null then '00000000-0000-0000-0000-000000000000'::uuid else ${table.id} end)`

const createdAt = () => timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()
const updatedAt = () => timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull()
const postId = () =>
  uuid('post_id')
    .notNull()
    .references(() => blogPosts.id, { onDelete: 'cascade' })

export const blogAuthors = pgTable('blog_authors', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  /** For staff only; never shown to readers. */
  email: text('email'),
  /** Cleaned HTML. */
  bio: text('bio').notNull().default(''),
  profilePhotoUrl: text('profile_photo_url'),
  websiteUrl: text('website_url'),
  socialLinks: jsonb('social_links').$type<SocialLinks>().notNull().default({}),
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const blogCategories = pgTable(
  'blog_categories',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    description: text('description').notNull().default(''),
    /** As written, Markdown or HTML. */
    pillarContent: text('pillar_content').notNull().default(''),
    /** Cleaned HTML of it. */
    pillarHtml: text('pillar_html').notNull().default(''),
    /** Ids of posts, in the order shown. */
    featuredPosts: uuid('featured_posts')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    parentCategoryId: uuid('parent_category_id').references((): AnyPgColumn => blogCategories.id, {
      onDelete: 'set null',
    }),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    schemaType: text('schema_type').$type<CategorySchemaType>().notNull().default('CollectionPage'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('blog_categories_parent_category_id_idx').on(table.parentCategoryId),
    check(
      'blog_categories_not_own_parent',
      sql`${table.parentCategoryId} is null or ${table.parentCategoryId} <> ${table.id}`,
    ),
  ],
)

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    /** As written. */
    content: text('content').notNull().default(''),
    contentFormat: text('content_format').$type<ContentFormat>().notNull().default('markdown'),
    /** Cleaned HTML of it, headings with their ids. */
    contentHtml: text('content_html').notNull().default(''),
    excerpt: text('excerpt').notNull().default(''),
    featuredImageUrl: text('featured_image_url'),
    featuredImageAlt: text('featured_image_alt').notNull().default(''),
    authorId: uuid('author_id').references(() => blogAuthors.id, { onDelete: 'set null' }),
    categoryId: uuid('category_id').references(() => blogCategories.id, { onDelete: 'set null' }),
    status: text('status').$type<PostStatus>().notNull().default('draft'),
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }),
    /** A draft with this time is published by the job when it has come. */
    publishOn: timestamp('publish_on', { withTimezone: true }),
    timeToReadMin: integer('time_to_read_min').notNull().default(1),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** What is shown where the post is shared; empty for the title and the description. */
    socialTitle: text('social_title').notNull().default(''),
    socialDescription: text('social_description').notNull().default(''),
    /** Shown as it is; null for the card made from the featured picture and the title. */
    socialImageUrl: text('social_image_url'),
    schemaType: text('schema_type').$type<PostSchemaType>().notNull().default('Article'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    isFeatured: boolean('is_featured').notNull().default(false),
    noIndex: boolean('no_index').notNull().default(false),
    /** Goes up with every save; a save that names an older one is refused, so that no second tab overwrites. */
    version: integer('version').notNull().default(1),
    /** Whose post it is: writers may change their own. Null when the account is gone, or nobody of the staff wrote it. */
    writtenBy: uuid('written_by').references(() => staffUsers.id, { onDelete: 'set null' }),
    /** When its writer asked for a review that has not been given yet. */
    submittedAt: timestamp('submitted_at', { withTimezone: true, precision: 3 }),
    /** The version that holds changes readers do not see yet; null when there are none. */
    stagedVersion: integer('staged_version'),
    /** What an import knows it by: the same file again adds no second one. */
    importKey: text('import_key').unique(),
    /** Hash of the token of the preview link; null when there is none. */
    previewHash: text('preview_hash').unique(),
    createdAt: createdAt(),
    /** When the post last changed. */
    updatedAt: updatedAt(),
    /** Title, then excerpt and tags, then text, in that order of weight. */
    searchVector: tsvector('search_vector')
      .notNull()
      .generatedAlwaysAs(sql`article_search_vector(title, excerpt, tags, content_html)`),
    ...deletion(),
  },
  (table) => [
    uniqueIndex('blog_posts_slug_unique').on(table.slug, ownIfDeleted(table)),
    index('blog_posts_deleted_at_idx')
      .on(table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
    index('blog_posts_published_at_idx')
      .on(table.publishedAt, table.id)
      .where(sql`${table.status} = 'published'`),
    index('blog_posts_category_idx')
      .on(table.categoryId, table.publishedAt, table.id)
      .where(sql`${table.status} = 'published'`),
    index('blog_posts_author_idx')
      .on(table.authorId, table.publishedAt, table.id)
      .where(sql`${table.status} = 'published'`),
    index('blog_posts_featured_idx')
      .on(table.publishedAt, table.id)
      .where(sql`${table.status} = 'published' and ${table.isFeatured}`),
    index('blog_posts_status_idx').on(table.status, table.updatedAt, table.id),
    index('blog_posts_updated_at_idx').on(table.updatedAt, table.id),
    index('blog_posts_written_by_idx').on(table.writtenBy, table.updatedAt, table.id),
    index('blog_posts_submitted_at_idx')
      .on(table.submittedAt)
      .where(sql`${table.submittedAt} is not null`),
    index('blog_posts_publish_on_idx')
      .on(table.publishOn)
      .where(sql`${table.publishOn} is not null`),
    index('blog_posts_tags_idx').using('gin', table.tags),
    index('blog_posts_search_idx').using('gin', table.searchVector),
    check('blog_posts_status_known', sql`${table.status} in ('draft', 'published', 'archived')`),
    check(
      'blog_posts_published_has_time',
      sql`${table.status} <> 'published' or ${table.publishedAt} is not null`,
    ),
    check('blog_posts_deleted_is_archived', sql`${table.deletedAt} is null or ${table.status} = 'archived'`),
  ],
)

/**
 * How often posts were opened. Apart from them: a post is long and under many indexes, and to write it anew for each
 * view costs fifty times as much. A trigger makes the row with the post.
 */
export const blogPostViews = pgTable(
  'blog_post_views',
  {
    postId: postId().primaryKey(),
    views: integer('views').notNull(),
  },
  (table) => [check('blog_post_views_not_negative', sql`${table.views} >= 0`)],
)

export const blogFaqs = pgTable(
  'blog_faqs',
  {
    id: uuid('id').primaryKey(),
    postId: postId(),
    question: text('question').notNull(),
    /** Cleaned HTML. */
    answer: text('answer').notNull(),
    sortOrder: integer('sort_order').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('blog_faqs_post_id_idx').on(table.postId, table.sortOrder)],
)

/** Old addresses. The only place they are read from; saving a post's `redirectFrom` writes rows with its id. */
export const blogRedirects = pgTable(
  'blog_redirects',
  {
    fromPath: text('from_path').primaryKey(),
    toPath: text('to_path').notNull(),
    /** The post whose `redirectFrom` this is: `to_path` follows its address. Null for one staff made by hand. */
    postId: uuid('post_id').references(() => blogPosts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('blog_redirects_post_id_idx').on(table.postId)],
)

/** Custom pages, shown at `/blog/page/{slug}`. */
export const blogPages = pgTable(
  'blog_pages',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    type: text('type').notNull().default('page'),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    schemaType: text('schema_type').$type<CategorySchemaType>().notNull().default('WebPage'),
    status: text('status').$type<PostStatus>().notNull().default('draft'),
    importKey: text('import_key').unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ...deletion(),
  },
  (table) => [
    uniqueIndex('blog_pages_slug_unique').on(table.slug, ownIfDeleted(table)),
    check('blog_pages_deleted_is_archived', sql`${table.deletedAt} is null or ${table.status} = 'archived'`),
  ],
)

export const blogPageSections = pgTable(
  'blog_page_sections',
  {
    id: uuid('id').primaryKey(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => blogPages.id, { onDelete: 'cascade' }),
    /** 'text', 'posts' or 'newsletter'. */
    sectionType: text('section_type').notNull(),
    title: text('title').notNull().default(''),
    /** Cleaned HTML. */
    content: text('content').notNull().default(''),
    settings: jsonb('settings').$type<Readonly<Record<string, string>>>().notNull().default({}),
    sortOrder: integer('sort_order').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('blog_page_sections_page_id_idx').on(table.pageId, table.sortOrder)],
)

/** One row per page with settings: 'blog' is the blog's home. */
export const blogSettings = pgTable('blog_settings', {
  page: text('page').primaryKey(),
  title: text('title').notNull().default(''),
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  updatedAt: updatedAt(),
})

/** Every saved state of a post, to compare with and to go back to. */
export const blogPostVersions = pgTable(
  'blog_post_versions',
  {
    id: uuid('id').primaryKey(),
    postId: postId(),
    version: integer('version').notNull(),
    /** The fields of the editor as they were saved. */
    fields: jsonb('fields').$type<Readonly<Record<string, unknown>>>().notNull(),
    savedBy: uuid('saved_by').references(() => staffUsers.id, { onDelete: 'set null' }),
    /** When the post was first published and when it is due, as this version left them. */
    publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }),
    publishOn: timestamp('publish_on', { withTimezone: true }),
    /** The version that this one took back. */
    undoes: integer('undoes'),
    /** The staged version as this one left it: its own number when it was saved beside the live post itself. */
    stagedVersion: integer('staged_version'),
    createdAt: createdAt(),
  },
  (table) => [unique('blog_post_versions_once').on(table.postId, table.version)],
)

/** What is typed and not saved yet, per person, post and tab; `post_key` is the post's id, or `new:` and the id it will have. */
export const blogAutosaves = pgTable(
  'blog_autosaves',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    postKey: text('post_key').notNull(),
    /** Made by the page: two tabs at one post do not write over each other. Older rows have none of their own. */
    tabId: text('tab_id').notNull().default('0'),
    fields: jsonb('fields').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The version of the post it was typed over; 0 for a new one. */
    baseVersion: integer('base_version').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('blog_autosaves_once').on(table.staffId, table.postKey, table.tabId)],
)

/** Pictures staff have uploaded; the files lie in the file store under their name and width. */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull().unique(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    alt: text('alt').notNull().default(''),
    uploadedBy: uuid('uploaded_by').references(() => staffUsers.id, { onDelete: 'set null' }),
    /** SHA-256 of the file it was imported from: the same file again is the same picture. */
    importHash: text('import_hash').unique(),
    createdAt: createdAt(),
  },
  (table) => [index('blog_pictures_created_at_idx').on(table.createdAt, table.id)],
)

/**
 * Deleted authors, categories and pictures, whole, so that they can come back for a while. Posts and pages stay in
 * their own tables: versions, views and questions hang on them.
 */
export const blogBin = pgTable(
  'blog_bin',
  {
    /** The id it had and gets again. */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'author' | 'category' | 'picture'>().notNull(),
    title: text('title').notNull(),
    /** The row as it was, and what pointed at it. */
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }).notNull(),
    deletedBy: uuid('deleted_by').references(() => staffUsers.id, { onDelete: 'set null' }),
  },
  (table) => [index('blog_bin_deleted_at_idx').on(table.deletedAt, table.id)],
)

/** Exports of other blogs that were uploaded: what they hold, and how far bringing them in has come. */
export const blogImports = pgTable(
  'blog_imports',
  {
    id: uuid('id').primaryKey(),
    startedBy: uuid('started_by').references(() => staffUsers.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    /** Where the file is kept until all of it is in, or it is refused; null afterwards. */
    fileKey: text('file_key'),
    status: text('status').$type<ImportStatus>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** What the dry run found; null until the file has been read. */
    plan: jsonb('plan').$type<ImportPlan>(),
    /** Why the file cannot be imported; null for one that can be, or has not been read yet. */
    refusal: text('refusal'),
    /** What has been done so far. */
    result: jsonb('result').$type<ImportResult>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('blog_imports_created_at_idx').on(table.createdAt, table.id)],
)
