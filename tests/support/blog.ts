import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import { type Db, openDatabase } from '#app/db/open.server.ts'
import {
  blogAuthors,
  blogCategories,
  blogFaqs,
  blogPages,
  blogPageSections,
  blogPosts,
  blogPostViews,
  blogRedirects,
} from '#app/db/schema/index.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import { withHeadingIds } from '#app/domain/blog/contents.ts'
import { readingTimeMin } from '#app/domain/blog/reading-time.ts'
import { emptyDataDir } from '#tests/support/data-folders.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

/** Blog content straight into the tables, for suites that are not about writing it. */

const NOW = new Date('2026-11-20T10:00:00Z')

type Changes<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

export async function makeAuthor(db: Db, change: Changes<typeof blogAuthors> = {}) {
  const name = change.name ?? 'Mealwright Kitchen'
  const [author] = await db
    .insert(blogAuthors)
    .values({ id: newId(), name, slug: blogSlug(name), createdAt: NOW, updatedAt: NOW, ...change })
    .returning()
  return author!
}

export async function makeCategory(db: Db, change: Changes<typeof blogCategories> = {}) {
  const name = change.name ?? 'Nutrition'
  const [category] = await db
    .insert(blogCategories)
    .values({ id: newId(), name, slug: blogSlug(name), createdAt: NOW, updatedAt: NOW, ...change })
    .returning()
  return category!
}

let postCount = 0

/** A published post, each a minute newer than the one before, unless `change` says otherwise. `contentHtml` decides what is derived from it. */
export async function makePost(db: Db, change: Changes<typeof blogPosts> = {}) {
  postCount++
  const title = change.title ?? `Post ${postCount}`
  const excerpt = change.excerpt ?? ''
  const html = withHeadingIds(change.contentHtml ?? '<p>Lentils and rice.</p>')
  const at = new Date(NOW.getTime() + postCount * 60_000)
  const status = change.status ?? 'published'
  const [post] = await db
    .insert(blogPosts)
    .values({
      id: newId(),
      title,
      slug: blogSlug(title),
      content: html,
      contentFormat: 'html',
      status,
      publishedAt: status === 'published' ? at : null,
      timeToReadMin: readingTimeMin(html),
      createdAt: at,
      updatedAt: at,
      ...change,
      excerpt,
      contentHtml: html,
    })
    .returning()
  return post!
}

/** How often a post was opened, as it is stored. */
export async function viewsOf(db: Db, slug: string): Promise<number> {
  const [row] = await db
    .select({ views: blogPostViews.views })
    .from(blogPostViews)
    .innerJoin(blogPosts, eq(blogPosts.id, blogPostViews.postId))
    .where(eq(blogPosts.slug, slug))
  return row?.views ?? 0
}

export async function makeFaqs(db: Db, postId: string, faqs: readonly (readonly [string, string])[]) {
  await db.insert(blogFaqs).values(
    faqs.map(([question, answer], sortOrder) => ({
      id: newId(),
      postId,
      question,
      answer,
      sortOrder,
      createdAt: NOW,
    })),
  )
}

const ROOT = join(import.meta.dirname, '..', '..')

/** A server on an embedded database that `fill` has written into before. */
export async function serverWithBlog(fill: (db: Db) => Promise<void>): Promise<RunningServer> {
  const dataDir = emptyDataDir()
  await inDatabase({ dataDir }, fill)
  return runServer({ dataDir })
}

/** Opens the database of a server that does not run (or one at `url`), and closes it again. */
export async function inDatabase<Value>(
  where: { dataDir: string } | { url: string },
  use: (db: Db) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase({
    url: 'url' in where ? where.url : undefined,
    dataDir: 'dataDir' in where ? where.dataDir : '',
    migrationsDir: join(ROOT, 'migrations'),
    templateDir: join(ROOT, 'build', 'database-template'),
    log: () => {},
  })
  try {
    return await use(database.db)
  } finally {
    await database.close()
  }
}

/** Three categories, two authors, posts of every kind: enough for each page of the blog to show all it can. */
export async function fillSampleBlog(db: Db): Promise<void> {
  const nutrition = await makeCategory(db, {
    name: 'Nutrition',
    description: 'What is in it.',
    pillarHtml: '<p>Begin with the <strong>figures</strong>.</p>',
    seoDescription: 'Figures of food.',
  })
  await makeCategory(db, { name: 'Beans', description: 'Pulses.', parentCategoryId: nutrition.id })
  const empty = await makeCategory(db, { name: 'Empty' })
  const ada = await makeAuthor(db, {
    name: 'Ada Miller',
    email: 'ada@canary.example',
    bio: '<p>Cooks and <em>counts</em>.</p>',
    websiteUrl: 'https://ada.example/',
    socialLinks: {
      twitter: 'https://twitter.example/ada',
      linkedin: 'https://linkedin.example/ada',
      instagram: 'https://instagram.example/ada',
      facebook: 'https://facebook.example/ada',
      mastodon: 'https://mastodon.example/@ada',
    },
  })
  await makeAuthor(db, { name: 'Silent Sam' })
  for (let index = 1; index <= 13; index++)
    await makePost(db, {
      title: `Nutrition ${String(index).padStart(2, '0')}`,
      excerpt: `Excerpt ${index}.`,
      categoryId: nutrition.id,
      authorId: ada.id,
      isFeatured: index <= 4,
      tags: ['protein', 'pulses', 'rice', 'supper'],
    })
  const dal = await makePost(db, {
    title: 'How much protein is in a bowl of dal?',
    slug: 'dal',
    excerpt: 'What reaches the bowl is a different number.',
    categoryId: nutrition.id,
    authorId: ada.id,
    schemaType: 'HowTo',
    tags: ['lentils', 'protein'],
    createdAt: new Date('2026-11-19T10:00:00Z'),
    updatedAt: new Date('2026-11-21T10:00:00Z'),
    publishedAt: new Date('2026-11-20T23:00:00Z'),
    contentHtml: [
      '<p>A packet of red lentils says 24 g of protein.</p>',
      ...[1, 2, 3, 4].map(
        (part) =>
          `<h2>Part ${part}</h2>${`<p>${'Lentils take up water. '.repeat(8)}</p>`.repeat(4)}<h3>Detail ${part}</h3><p>More.</p>`,
      ),
      '<ol><li>Rinse them.</li><li>Simmer them.</li></ol>',
    ].join(''),
  })
  await makeFaqs(db, dal.id, [
    ['Do I need to soak them?', '<p>No. <strong>Rinse</strong> them.</p>'],
    ['Does cooking destroy protein?', '<p>No.</p>'],
  ])
  await makePost(db, {
    title: 'Loose ends',
    slug: 'loose-ends',
    noIndex: true,
    contentHtml: '<p>Zucchini.</p>',
  })
  await makePost(db, { title: 'Secret draft', slug: 'secret-draft', status: 'draft', categoryId: empty.id })
  await makePost(db, { title: 'Old news', slug: 'old-news', status: 'archived', categoryId: nutrition.id })
  await db
    .update(blogCategories)
    .set({ featuredPosts: [dal.id] })
    .where(eq(blogCategories.id, nutrition.id))
  await db
    .insert(blogRedirects)
    .values([
      { fromPath: '/blog/pulses/dal-old', toPath: '/blog/nutrition/dal', createdAt: NOW },
      { fromPath: '/blog/uncategorized/moved', toPath: '/blog/nutrition', createdAt: NOW },
      { fromPath: '/blog/nutrition/nutrition-01', toPath: '/blog/nutrition/nutrition-02', createdAt: NOW },
      { fromPath: '/blog/nutrition/dal', toPath: '/blog/nutrition/dal', createdAt: NOW },
      { fromPath: '/blog/nutrition/away', toPath: '//evil.test/', createdAt: NOW },
      ...['/2019/05/soup', '/blog/soup', '/blog/a/b/c', '/recipe/soup', '/about', '/blog/nutrition'].map(
        (fromPath) => ({ fromPath, toPath: '/blog/nutrition/dal', createdAt: NOW }),
      ),
      { fromPath: '/cr%C3%A8me', toPath: '/help#plans', createdAt: NOW },
      { fromPath: '/slash', toPath: '/slash/', createdAt: NOW },
    ])
  const pageId = newId()
  await db.insert(blogPages).values({
    id: pageId,
    title: 'Start here',
    slug: 'start',
    status: 'published',
    createdAt: NOW,
    updatedAt: NOW,
  })
  const sections: Omit<typeof blogPageSections.$inferInsert, 'id' | 'pageId' | 'sortOrder' | 'createdAt'>[] =
    [
      { sectionType: 'text', title: 'Welcome', content: '<p>Read <em>this</em> first.</p>', settings: {} },
      {
        sectionType: 'posts',
        title: 'Good ones',
        content: '',
        settings: { count: '2', categoryId: nutrition.id },
      },
      { sectionType: 'newsletter', title: '', content: '', settings: {} },
    ]
  await db
    .insert(blogPageSections)
    .values(
      sections.map((section, sortOrder) => ({ id: newId(), pageId, sortOrder, createdAt: NOW, ...section })),
    )
}
