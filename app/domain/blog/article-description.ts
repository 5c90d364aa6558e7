import { shortened } from '#app/domain/shortened.ts'
import { META_DESCRIPTION_LENGTH } from './blog.ts'
import { plainTextOf } from './html-text.ts'

/** What an article is about, for search engines, cards and feeds: as written for them, else its excerpt, else its first words. */
export function articleDescription(post: {
  seoDescription: string
  excerpt: string
  contentHtml: string
}): string {
  return (
    post.seoDescription.trim() ||
    post.excerpt.trim() ||
    shortened(plainTextOf(post.contentHtml), META_DESCRIPTION_LENGTH)
  )
}
