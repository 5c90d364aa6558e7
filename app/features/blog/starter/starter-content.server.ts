import { z } from 'zod'
import { type ContentFile, readContent } from '#app/content.server.ts'
import { POST_SCHEMA_TYPES } from '#app/domain/blog/blog.ts'

/** The articles a new blog starts with, from content/. */

const authorSchema = z.strictObject({
  name: z.string(),
  photoUrl: z.string().startsWith('/'),
  seoDescription: z.string(),
})

const categorySchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** Slugs of articles, in the order shown. */
  featured: z.array(z.string()),
})

const articleSchema = z.strictObject({
  title: z.string(),
  category: z.string(),
  author: z.string(),
  schemaType: z.enum(POST_SCHEMA_TYPES.map(({ value }) => value)),
  /** An instant, so that every start gives the same order. */
  publishedAt: z.iso.datetime(),
  isFeatured: z.boolean().optional(),
  excerpt: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  tags: z.array(z.string()),
  /** Of the drawing in public/blog-pictures, which is named like an uploaded picture. */
  picture: z.strictObject({ id: z.uuid(), alt: z.string() }),
  /** Answers in Markdown. */
  faqs: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})

type Text = { slug: string; /** Markdown. */ body: string }
export type StarterArticle = z.output<typeof articleSchema> & Text

export type StarterContent = {
  authors: readonly (z.output<typeof authorSchema> & Text)[]
  categories: readonly (z.output<typeof categorySchema> & Text)[]
  /** The newest first. */
  articles: readonly StarterArticle[]
}

/** Throws an Error that names the file and the field at fault. */
export function readStarterContent(): StarterContent {
  const authors = readContent('authors', authorSchema)
  const categories = readContent('categories', categorySchema)
  const articles = readContent('articles', articleSchema)
  for (const { path, fields } of articles) {
    checkKnown(path, 'author', fields.author, authors)
    checkKnown(path, 'category', fields.category, categories)
  }
  for (const { path, fields } of categories)
    for (const slug of fields.featured) checkKnown(path, 'featured', slug, articles)
  return {
    authors: authors.map(textOf),
    categories: categories.map(textOf),
    articles: articles.map(textOf).toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
  }
}

function textOf<Fields extends object>({ fields, slug, body }: ContentFile<Fields>): Fields & Text {
  return { ...fields, slug, body }
}

function checkKnown(path: string, field: string, slug: string, files: readonly { slug: string }[]): void {
  if (!files.some((file) => file.slug === slug)) throw new Error(`${path}: ${field}: there is no "${slug}"`)
}
