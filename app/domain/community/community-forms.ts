import { z } from 'zod'
import { MAX_COMMENT_LENGTH, MAX_REASON_LENGTH } from './limits.ts'

/** The forms of the community feed. Apart from its other files so that no page pulls zod into the browser. */

const idSchema = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'There is no such comment.')

export const commentSchema = z.object({
  content: z
    .string()
    .trim()
    .min(1, 'Write a comment first.')
    .max(
      MAX_COMMENT_LENGTH,
      `A comment may have at most ${MAX_COMMENT_LENGTH.toLocaleString('en-GB')} characters.`,
    ),
  /** The same key is the same comment, however often it is sent. */
  key: idSchema.optional(),
})

export const deleteCommentSchema = z.object({ commentId: idSchema })

export const unblockSchema = z.object({ memberId: z.uuid('There is no such member.') })

export const reportSchema = z.object({
  /** Empty: the recipe itself. */
  commentId: z.union([z.literal('').transform(() => null), idSchema]).default(null),
  reason: z
    .string()
    .trim()
    .min(1, 'Say what is wrong first.')
    .max(MAX_REASON_LENGTH, `A reason may have at most ${MAX_REASON_LENGTH} characters.`),
})
