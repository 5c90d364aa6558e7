import type { ContentsItem } from '#app/domain/blog/blog.ts'
import { contentsOf } from '#app/domain/blog/contents.ts'
import type { ShownPost } from '#app/features/blog/blog-types.ts'

export type PresentedPost = ShownPost & { contents: ContentsItem[] }

/** A post ready for its page, with the contents read from its headings. */
export function presentPost(post: ShownPost): PresentedPost {
  return { ...post, contents: contentsOf(post.contentHtml) }
}
