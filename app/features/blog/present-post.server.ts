import type { ContentsItem } from '#app/domain/blog/blog.ts'
import { contentsOf } from '#app/domain/blog/contents.ts'
import type { ShownPost } from './blog-types.ts'
import { provenHtml } from './proven-html.server.ts'

export type PresentedPost = ShownPost & { contents: ContentsItem[] }

/** A post ready for its page: every piece of stored HTML proved clean, contents read from its headings. */
export function presentPost(post: ShownPost): PresentedPost {
  const contentHtml = provenHtml(post.contentHtml)
  return {
    ...post,
    contentHtml,
    contents: contentsOf(contentHtml),
    authorBio: provenHtml(post.authorBio),
    faqs: post.faqs.map((faq) => ({ ...faq, answer: provenHtml(faq.answer) })),
  }
}
