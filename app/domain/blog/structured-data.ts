import { organization, type StructuredData } from '#app/domain/seo/structured-data.ts'
import { shortened } from '#app/domain/shortened.ts'
import { type CategorySchemaType, type PostSchemaType, blogPostPath } from './blog.ts'
import { howToStepsOf } from './how-to-steps.ts'
import { reviewedProduct } from './reviewed-product.ts'

/** Descriptions for search engines in the words of schema.org. Addresses are whole: the origin stands before them. */

export type PostFacts = {
  title: string
  slug: string
  description: string
  html: string
  schemaType: PostSchemaType
  image: StructuredData
  publishedAt: Date
  updatedAt: Date
  timeToReadMin: number
  tags: readonly string[]
  author: { name: string; slug: string } | null
  category: { name: string; slug: string } | null
}

/** A profile of the house is no person. */
export const authorType = (name: string): 'Organization' | 'Person' =>
  name.startsWith('Mealwright') ? 'Organization' : 'Person'

/** A reading time as an ISO 8601 duration in minutes. */
export const durationInMinutes = (minutes: number): string => `PT${minutes}M`

/** Longer ones are not taken by search engines. */
const HEADLINE_LENGTH = 110

/**
 * The article itself, in the shape its schema type names. What a shape has to have and the article lacks, the steps of a
 * how-to or the product of a review, makes it a plain article: half a description would be refused as a whole.
 */
export function articleData(post: PostFacts, origin: string): StructuredData {
  const url = origin + blogPostPath(post.category?.slug ?? null, post.slug)
  const shared = {
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    headline: shortened(post.title, HEADLINE_LENGTH),
    description: post.description,
    image: post.image,
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    author: post.author
      ? {
          '@type': authorType(post.author.name),
          name: post.author.name,
          url: `${origin}/blog/author/${post.author.slug}`,
        }
      : organization(origin),
    publisher: organization(origin),
    timeRequired: durationInMinutes(post.timeToReadMin),
    inLanguage: 'en-GB',
    ...(post.category && { articleSection: post.category.name }),
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
  }
  const article = { ...shared, '@type': 'Article' }
  switch (post.schemaType) {
    case 'HowTo': {
      const steps = howToStepsOf(post.html)
      if (steps.length === 0) return article
      const { articleSection: _section, ...howTo } = shared
      const step = steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text }))
      return { ...howTo, '@type': 'HowTo', name: post.title, step }
    }
    case 'ProductReview': {
      // schema.org's own name for a product review is a review whose subject is a product.
      const product = reviewedProduct(post)
      if (product === null) return article
      const { articleSection: _section, ...review } = shared
      return {
        ...review,
        '@type': 'Review',
        additionalType: 'ProductReview',
        name: post.title,
        reviewBody: post.description,
        itemReviewed: { '@type': 'Product', name: product },
      }
    }
    case 'NewsArticle':
      return { ...shared, '@type': 'NewsArticle' }
    case 'Article':
      return article
  }
}

/** A page that is no article: a collection of posts, somebody's profile, or plain. */
export function pageData(
  type: CategorySchemaType | 'Blog' | 'ProfilePage',
  page: { name: string; description: string; path: string; about?: StructuredData },
  origin: string,
): StructuredData {
  return {
    '@type': type,
    url: origin + page.path,
    name: page.name,
    ...(page.description && { description: page.description }),
    ...(page.about && { mainEntity: page.about }),
    publisher: organization(origin),
    inLanguage: 'en-GB',
  }
}
