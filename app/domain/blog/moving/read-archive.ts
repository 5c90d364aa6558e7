import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { POST_SCHEMA_TYPES, POST_STATUSES } from '#app/domain/blog/blog.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import { AppError } from '#app/domain/errors.ts'
import { readRedirectList } from '#app/domain/blog/redirect-list.ts'
import { type LeftOut, type MovedBlog, movedTime } from './moved-blog.ts'

/** The texts of our own export: Markdown with front matter, and lists of authors and categories. */
export type ArchiveTexts = {
  posts: readonly { name: string; text: string }[]
  pages: readonly { name: string; text: string }[]
  authors: string | null
  categories: string | null
  redirects: string | null
}

const text = z.string().catch('')
const nullable = z.string().nullable().catch(null)
const time = z.unknown().optional().transform(movedTime)
const yes = z.boolean().catch(false)
const list = <Item extends z.ZodType>(item: Item) => z.array(item).catch([])
const status = z.enum(POST_STATUSES).catch('draft')

const SECTIONS = ['text', 'posts', 'newsletter'] as const
const sectionTypeOf = (given: string) => SECTIONS.find((one) => one === given) ?? 'text'

const faqSchema = z.object({ question: text, answer: text })
const postSchema = z.object({
  id: text,
  title: text,
  slug: text,
  status,
  format: z.enum(['markdown', 'html']).catch('markdown'),
  published: time,
  publishOn: time,
  created: time,
  updated: time,
  author: nullable,
  category: nullable,
  tags: list(z.string()),
  excerpt: text,
  picture: nullable,
  pictureAlt: text,
  seoTitle: text,
  seoDescription: text,
  socialTitle: text,
  socialDescription: text,
  socialPicture: nullable,
  schemaType: z.enum(POST_SCHEMA_TYPES.map(({ value }) => value)).catch('Article'),
  featured: yes,
  noIndex: yes,
  faqs: list(faqSchema),
  redirectFrom: list(z.string()),
})
const pageSchema = z.object({
  id: text,
  title: text,
  slug: text,
  status,
  created: time,
  updated: time,
  seoTitle: text,
  seoDescription: text,
  sections: list(
    z.object({
      type: z.string().transform(sectionTypeOf),
      title: text,
      content: text,
      settings: z.record(z.string(), z.string()).catch({}),
    }),
  ),
})
const authorSchema = z.object({
  slug: text,
  name: text,
  email: nullable,
  bio: text,
  photo: nullable,
  website: nullable,
})
const categorySchema = z.object({ slug: text, name: text, description: text, parent: nullable, text })

/** What the front matter of a post and of a page holds, as an export writes it. */
export type PostFront = z.input<typeof postSchema>
export type PageFront = z.input<typeof pageSchema>

/** The blog in an export of ours. Throws `AppError` (`malformed`) for lists that cannot be read; a post is named. */
export function readArchive(texts: ArchiveTexts): MovedBlog {
  const leftOut: LeftOut[] = []
  const named = <Value>(
    { name, text: given }: { name: string; text: string },
    read: (given: string) => Value,
  ) => {
    try {
      return [read(given)]
    } catch {
      leftOut.push({ what: name, why: 'Its front matter cannot be read' })
      return []
    }
  }
  return {
    source: 'Mealwright',
    site: null,
    authors: rowsOf(texts.authors, authorSchema).map(({ slug, website, ...author }) => ({
      ...author,
      key: slug,
      slug: blogSlug(slug) || blogSlug(author.name),
      websiteUrl: website,
    })),
    categories: rowsOf(texts.categories, categorySchema).map(({ slug, parent, ...category }) => ({
      ...category,
      key: slug,
      slug: blogSlug(slug) || blogSlug(category.name),
      parentKey: parent,
    })),
    posts: texts.posts.flatMap((file) => named(file, postOf)),
    pages: texts.pages.flatMap((file) => named(file, pageOf)),
    redirects: texts.redirects?.trim() ? readRedirectList(texts.redirects).redirects : [],
    leftOut,
  }
}

function rowsOf<Row>(yaml: string | null, schema: z.ZodType<Row>): Row[] {
  if (yaml === null) return []
  const rows = z.array(schema).safeParse(yamlIn(yaml))
  if (rows.success) return rows.data
  throw new AppError('malformed', 'A list in that archive cannot be read.')
}

/** Aliases are refused: a few lines of them stand for millions. */
const yamlIn = (given: string): unknown => {
  try {
    return parseYaml(given, { maxAliasCount: 0, schema: 'core' })
  } catch (cause) {
    throw new AppError('malformed', 'A list in that archive cannot be read.', { cause })
  }
}

const FRONT = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n\n?/

function partsOf(given: string): { front: unknown; body: string } {
  const [whole, front] = FRONT.exec(given) ?? []
  if (whole === undefined || front === undefined) throw new AppError('malformed', 'It has no front matter.')
  return { front: yamlIn(front), body: given.slice(whole.length) }
}

function postOf(given: string): MovedBlog['posts'][number] {
  const { front, body } = partsOf(given)
  const post = postSchema.parse(front)
  const { id, format, published, created, updated, author, category, picture, pictureAlt, featured } = post
  const { title, slug, status, publishOn, tags, excerpt, seoTitle, seoDescription, schemaType } = post
  return {
    key: `mealwright ${id || slug}`,
    title: title || 'Untitled',
    slug: blogSlug(slug),
    content: body.replace(/\n$/, ''),
    contentFormat: format,
    excerpt,
    picture: picture ? { address: picture, alt: pictureAlt } : null,
    authorKey: author,
    categoryKey: category,
    tags,
    isFeatured: featured,
    noIndex: post.noIndex,
    seoTitle,
    seoDescription,
    schemaType,
    social: {
      title: post.socialTitle,
      description: post.socialDescription,
      picture: post.socialPicture,
    },
    faqs: post.faqs,
    // Without a time it could not stand in any list.
    status: status === 'published' && published === null ? 'draft' : status,
    publishedAt: published,
    publishOn,
    createdAt: created,
    updatedAt: updated,
    oldPaths: post.redirectFrom,
  }
}

function pageOf(given: string): MovedBlog['pages'][number] {
  const { id, title, slug, status, created, updated, seoTitle, seoDescription, sections } = pageSchema.parse(
    partsOf(given).front,
  )
  return {
    key: `mealwright ${id || slug}`,
    title: title || 'Untitled',
    slug: blogSlug(slug),
    seoTitle,
    seoDescription,
    status,
    createdAt: created,
    updatedAt: updated,
    oldPaths: [],
    sections: sections.map(({ type, ...section }) => ({ sectionType: type, ...section })),
  }
}
