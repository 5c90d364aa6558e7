import { makeZip } from 'client-zip'
import { asc, eq, gt, isNull } from 'drizzle-orm'
import { stringify } from 'yaml'
import {
  blogAuthors,
  blogCategories,
  blogFaqs,
  blogPages,
  blogPageSections,
  blogPictures,
  blogPosts,
  blogRedirects,
} from '#app/db/schema/index.ts'
import { articlePictureAddress, articlePictureKey } from '#app/domain/blog/article-picture.ts'
import type { PageFront, PostFront } from '#app/domain/blog/moving/read-archive.ts'
import { markdownOfHtml } from '#app/features/blog/markdown-of.server.ts'
import { renderArticle } from '#app/features/blog/render-article.server.ts'
import type { Services } from '#app/features/services.ts'

type Needs = Pick<Services, 'db' | 'files' | 'log' | 'now'>
type Packed = { name: string; input: ReadableStream<Uint8Array> | string; lastModified: Date }

const BATCH = 50
/** Of each picture the largest copy is taken along. */
const LARGEST_PX = 1600

/** The whole blog as a zip of Markdown files with front matter and of pictures, made while it is read. */
export function exportBlog(needs: Needs): ReadableStream<Uint8Array> {
  const reader = makeZip(packed(needs)).getReader()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => reader.cancel().catch(() => {}),
  })
}

async function* packed({ db, files, log, now }: Needs): AsyncGenerator<Packed> {
  const lastModified = now()
  const file = (name: string, input: Packed['input']): Packed => ({ name, input, lastModified })
  try {
    const authors = await db.select().from(blogAuthors).orderBy(asc(blogAuthors.id))
    const categories = await db.select().from(blogCategories).orderBy(asc(blogCategories.id))
    const slugs = new Map([...authors, ...categories].map(({ id, slug }) => [id, slug]))
    yield file('authors.yaml', stringify(authors.map(authorRow)))
    yield file(
      'categories.yaml',
      stringify(
        categories.map(({ slug, name, description, pillarContent, parentCategoryId }) => ({
          slug,
          name,
          description,
          text: pillarContent,
          parent: parentCategoryId && (slugs.get(parentCategoryId) ?? null),
        })),
      ),
    )
    const redirects = await db.select().from(blogRedirects).where(isNull(blogRedirects.postId))
    yield file(
      'redirects.csv',
      ['from,to', ...redirects.map(({ fromPath, toPath }) => `"${fromPath}","${toPath}"`), ''].join('\n'),
    )
    for await (const { name, text } of eachPost(db, slugs)) yield file(`posts/${name}.md`, text)
    for await (const { name, text } of eachPage(db)) yield file(`pages/${name}.md`, text)
    for await (const picture of eachPicture(db)) {
      const kept = await files.get(articlePictureKey(picture.id, LARGEST_PX))
      if (kept) yield file(articlePictureAddress(picture, LARGEST_PX).slice(1), kept.body)
    }
  } catch (error) {
    // The answer is on its way: all that is left is to break it off, so that nobody takes it for whole.
    log.error({ error }, 'a download of the blog broke off')
    throw error
  }
}

const authorRow = ({
  slug,
  name,
  email,
  bio,
  profilePhotoUrl,
  websiteUrl,
}: typeof blogAuthors.$inferSelect) => ({
  slug,
  name,
  email,
  bio,
  photo: profilePhotoUrl,
  website: websiteUrl,
})

/** Addresses name one file of a picture by its width; in the archive there is one only. */
const withLargest = (text: string) =>
  text.replace(/(\/blog-pictures\/[0-9a-f-]{36}-\d{1,4}x\d{1,4})-(?:480|960)\.webp/g, `$1-${LARGEST_PX}.webp`)

const withFront = (front: unknown, body: string) => `---\n${stringify(front)}---\n\n${body}\n`

async function* eachPost(db: Needs['db'], slugs: ReadonlyMap<string, string>) {
  for (let after: string | null = null; ;) {
    const posts: (typeof blogPosts.$inferSelect)[] = await db
      .select()
      .from(blogPosts)
      .where(after === null ? undefined : gt(blogPosts.id, after))
      .orderBy(asc(blogPosts.id))
      .limit(BATCH)
    for (const post of posts) {
      if (post.deletedAt) continue
      const faqs = await db
        .select({ question: blogFaqs.question, answer: blogFaqs.answer })
        .from(blogFaqs)
        .where(eq(blogFaqs.postId, post.id))
        .orderBy(asc(blogFaqs.sortOrder))
      const redirects = await db
        .select({ fromPath: blogRedirects.fromPath })
        .from(blogRedirects)
        .where(eq(blogRedirects.postId, post.id))
        .orderBy(asc(blogRedirects.fromPath))
      const { format, body } = asMarkdown(post)
      const front: PostFront = {
        id: post.id,
        title: post.title,
        slug: post.slug,
        status: post.status,
        format,
        published: post.publishedAt?.toISOString(),
        publishOn: post.publishOn?.toISOString(),
        created: post.createdAt.toISOString(),
        updated: post.updatedAt.toISOString(),
        author: (post.authorId && slugs.get(post.authorId)) ?? null,
        category: (post.categoryId && slugs.get(post.categoryId)) ?? null,
        tags: post.tags,
        excerpt: post.excerpt,
        picture: post.featuredImageUrl && withLargest(post.featuredImageUrl),
        pictureAlt: post.featuredImageAlt,
        seoTitle: post.seoTitle,
        seoDescription: post.seoDescription,
        socialTitle: post.socialTitle,
        socialDescription: post.socialDescription,
        socialPicture: post.socialImageUrl && withLargest(post.socialImageUrl),
        schemaType: post.schemaType,
        featured: post.isFeatured,
        noIndex: post.noIndex,
        faqs,
        redirectFrom: redirects.map(({ fromPath }) => fromPath),
      }
      yield { name: post.slug, text: withFront(front, withLargest(body)) }
    }
    if (posts.length < BATCH) return
    after = posts.at(-1)!.id
  }
}

/** As Markdown where that says the same; a text that Markdown has no signs for stays HTML. */
function asMarkdown({ content, contentFormat, contentHtml }: typeof blogPosts.$inferSelect) {
  if (contentFormat === 'markdown') return { format: 'markdown' as const, body: content }
  const markdown = markdownOfHtml(contentHtml)
  return renderArticle(markdown, 'markdown').html.trim() === contentHtml.trim()
    ? { format: 'markdown' as const, body: markdown }
    : { format: 'html' as const, body: content }
}

async function* eachPage(db: Needs['db']) {
  const pages = await db
    .select()
    .from(blogPages)
    .where(isNull(blogPages.deletedAt))
    .orderBy(asc(blogPages.id))
  for (const page of pages) {
    const sections = await db
      .select()
      .from(blogPageSections)
      .where(eq(blogPageSections.pageId, page.id))
      .orderBy(asc(blogPageSections.sortOrder))
    const front: PageFront = {
      id: page.id,
      title: page.title,
      slug: page.slug,
      status: page.status,
      created: page.createdAt.toISOString(),
      updated: page.updatedAt.toISOString(),
      seoTitle: page.seoTitle,
      seoDescription: page.seoDescription,
      sections: sections.map(({ sectionType, title, content, settings }) => ({
        type: sectionType,
        title,
        content: withLargest(content),
        settings: { ...settings },
      })),
    }
    yield { name: page.slug, text: withFront(front, '') }
  }
}

async function* eachPicture(db: Needs['db']) {
  for (let after: string | null = null; ;) {
    const pictures: (typeof blogPictures.$inferSelect)[] = await db
      .select()
      .from(blogPictures)
      .where(after === null ? undefined : gt(blogPictures.id, after))
      .orderBy(asc(blogPictures.id))
      .limit(BATCH)
    yield* pictures
    if (pictures.length < BATCH) return
    after = pictures.at(-1)!.id
  }
}
