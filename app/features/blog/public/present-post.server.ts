import type { ContentsItem } from '#app/domain/blog/blog.ts'
import { contentsOf } from '#app/domain/blog/contents.ts'
import { drawnArticle } from '#app/features/blog/blocks/draw-article.server.ts'
import type { ShownPost } from '#app/features/blog/blog-types.ts'

export type PresentedPost = ShownPost & { contents: ContentsItem[] }

/** A post ready for its page: its blocks drawn, and the contents read from its headings. */
export function presentPost(post: ShownPost): PresentedPost {
  const { contentHtml } = post
  return { ...post, contentHtml: drawnArticle(contentHtml), contents: contentsOf(contentHtml) }
}
