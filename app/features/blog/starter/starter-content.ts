import type { PostFaq, PostSchemaType } from '#app/domain/blog/blog.ts'

/** What a fresh blog begins with. Everything here is written by the house and stands in the code, not in a database. */

export type StarterAuthorSlug = 'mealwright-kitchen' | 'mealwright-nutrition'
export type StarterCategorySlug = 'nutrition-basics' | 'meal-planning' | 'cooking-well' | 'wasting-less'

export type StarterAuthor = {
  slug: StarterAuthorSlug
  name: string
  /** HTML. */
  bio: string
  photoUrl: string
  seoDescription: string
}

export type StarterCategory = {
  slug: StarterCategorySlug
  name: string
  description: string
  /** Markdown. */
  pillar: string
  seoTitle: string
  seoDescription: string
  /** Slugs of articles, in the order shown. */
  featured: readonly string[]
}

export type StarterArticle = {
  slug: string
  title: string
  category: StarterCategorySlug
  author: StarterAuthorSlug
  schemaType: PostSchemaType
  /** An instant, so that every start gives the same order. */
  publishedAt: string
  isFeatured?: true
  excerpt: string
  seoTitle: string
  seoDescription: string
  tags: readonly string[]
  /** Of the drawing in public/blog-pictures, which is named like an uploaded picture. */
  picture: { id: string; alt: string }
  /** Markdown; headings begin at the second level. */
  body: string
  faqs: readonly PostFaq[]
}
