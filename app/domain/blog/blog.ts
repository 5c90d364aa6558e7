/** What the blog is made of. Ids are UUIDs, times are instants; HTML is clean wherever it is called HTML. */

export const POST_STATUSES = ['draft', 'published', 'archived'] as const
export type PostStatus = (typeof POST_STATUSES)[number]

export const POST_SCHEMA_TYPES = [
  { value: 'Article', label: 'Article' },
  { value: 'HowTo', label: 'How-To Guide' },
  { value: 'ProductReview', label: 'Product Review' },
  { value: 'NewsArticle', label: 'News Article' },
] as const
export type PostSchemaType = (typeof POST_SCHEMA_TYPES)[number]['value']

export const CATEGORY_SCHEMA_TYPES = [
  { value: 'CollectionPage', label: 'Collection Page' },
  { value: 'WebPage', label: 'Web Page' },
] as const
export type CategorySchemaType = (typeof CATEGORY_SCHEMA_TYPES)[number]['value']

/** How the source of a text is written; what is shown is always cleaned HTML made from it. */
export type ContentFormat = 'markdown' | 'html'

export const SOCIAL_NETWORKS = ['twitter', 'linkedin', 'instagram', 'facebook'] as const
export type SocialLinks = Readonly<Record<string, string>>

/** The address part of posts without a category. */
export const UNCATEGORIZED = 'uncategorized'

export const META_DESCRIPTION_LENGTH = 160

/** A question under a post; the answer is HTML. */
export type PostFaq = { question: string; answer: string }

/** An entry of a post's table of contents, nested by heading level. */
export type ContentsItem = { id: string; text: string; level: number; children: ContentsItem[] }

/** `/blog/{category}/{post}`; the category is its slug, or null when the post has none. */
export function blogPostPath(categorySlug: string | null, postSlug: string): string {
  return `/blog/${categorySlug ?? UNCATEGORIZED}/${postSlug}`
}
