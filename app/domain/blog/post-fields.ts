import { blogSlug } from './blog-slug.ts'
import type { ContentFormat, PostFaq, PostSchemaType } from './blog.ts'

/** What a writer fills in for a post, as it is written: kept in every version and in what is not saved yet. */
export type PostFields = {
  title: string
  slug: string
  content: string
  contentFormat: ContentFormat
  excerpt: string
  featuredImageUrl: string | null
  featuredImageAlt: string
  authorId: string | null
  categoryId: string | null
  seoTitle: string
  seoDescription: string
  /** Where the post is shared; empty for the SEO title and the description. */
  socialTitle: string
  socialDescription: string
  /** Shown as it is; null for a card of the featured picture and the title. */
  socialImageUrl: string | null
  schemaType: PostSchemaType
  tags: string[]
  isFeatured: boolean
  noIndex: boolean
  faqs: PostFaq[]
  redirectFrom: string[]
}

export const POST_LIMITS = {
  title: 200,
  slug: 120,
  content: 200_000,
  excerpt: 500,
  imageUrl: 2000,
  imageAlt: 300,
  seoTitle: 200,
  socialTitle: 120,
  socialDescription: 300,
  tag: 40,
  tags: 20,
  question: 300,
  answer: 5000,
  faqs: 30,
  redirects: 50,
} as const

export const NEW_POST: PostFields = {
  title: '',
  slug: '',
  content: '',
  contentFormat: 'markdown',
  excerpt: '',
  featuredImageUrl: null,
  featuredImageAlt: '',
  authorId: null,
  categoryId: null,
  seoTitle: '',
  seoDescription: '',
  socialTitle: '',
  socialDescription: '',
  socialImageUrl: null,
  schemaType: 'Article',
  tags: [],
  isFeatured: false,
  noIndex: false,
  faqs: [],
  redirectFrom: [],
}

/** An answer of one plain paragraph reads as its words in the form; any other stays HTML. */
export function answerAsWritten(html: string): string {
  const [, words] = /^<p>([^<]*)<\/p>\s*$/.exec(html) ?? []
  if (words === undefined) return html
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** Fields after the title was typed: slug and SEO title follow it until they are edited by hand. */
export function withTitle(
  fields: PostFields,
  title: string,
  own: { slug: boolean; seoTitle: boolean },
): PostFields {
  return {
    ...fields,
    title,
    slug: own.slug ? fields.slug : blogSlug(title),
    seoTitle: own.seoTitle ? fields.seoTitle : title,
  }
}
