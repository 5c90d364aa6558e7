import { z } from 'zod'
import { isBlogSlug } from './blog-slug.ts'
import { READING_DEPTHS } from './reading-figures.ts'

/** What a page of the blog says about its being read. Apart from the figures so that no page pulls zod into the browser. */
const depth = z
  .string()
  .transform(Number)
  .refine((one) => one === 0 || READING_DEPTHS.some((known) => known === one), 'This is no depth.')

export const readingSchema = z.object({
  post: z.string().max(200).refine(isBlogSlug, 'This is no post.'),
  /** The host it was opened from, '' where none is told; only in a reading's first message. */
  from: z.string().max(300).optional(),
  /** How far it was read, and how far the message before said. */
  reached: depth.default(0),
  since: depth.default(0),
})
