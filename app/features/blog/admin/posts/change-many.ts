import type { PostStatus } from '#app/domain/blog/blog.ts'
import { DAYS_IN_BIN } from '#app/domain/blog/live-questions.ts'
import { POSTS_PER_PAGE } from './staff-posts.ts'

/** What can be done with several posts of the list at once. */
export const MANY_CHANGES = ['archive', 'restore', 'delete'] as const
export type ManyChange = (typeof MANY_CHANGES)[number]

/** A page of the list. */
export const MOST_AT_ONCE = POSTS_PER_PAGE

export type ChosenPost = { id: string; title: string; status: PostStatus }

export type ManyResult = { change: ManyChange; done: number; refused: { title: string; reason: string }[] }

const WORDS: Readonly<Record<ManyChange, { verb: string; done: string }>> = {
  archive: { verb: 'Archive', done: 'archived' },
  restore: { verb: 'Make drafts of', done: 'drafts again' },
  delete: { verb: 'Delete', done: `in the bin for ${DAYS_IN_BIN} days` },
}

const posts = (count: number) => (count === 1 ? 'one post' : `${count} posts`)

/** The words on the button that goes ahead. */
export const manyLabel = (change: ManyChange, count: number): string =>
  `${WORDS[change].verb} ${posts(count)}`

/** What happens to the chosen posts, before it does. */
export function manyConsequence(change: ManyChange, chosen: readonly ChosenPost[]): string {
  const live = chosen.filter(({ status }) => status === 'published').length
  const offline =
    live === 0
      ? ''
      : ` ${live === 1 ? 'One of them is' : `${live} of them are`} live and would go offline now.`
  if (change === 'delete')
    return `They go to the bin, from where they can be restored for ${DAYS_IN_BIN} days.${offline}`
  if (change === 'archive')
    return `They leave the blog and keep their text, address, views and versions.${offline}`
  return 'Archived posts become drafts. Others stay as they are.'
}

/** What became of it. */
export const manyTold = ({ change, done }: ManyResult): string =>
  done === 0
    ? 'Nothing has changed.'
    : `${done === 1 ? 'One post is' : `${done} posts are`} ${WORDS[change].done}.`
