import type { PostStatus } from './blog.ts'

/** What is asked before an article that readers can open goes away or says something else. */

export type LiveChange = 'draft' | 'schedule' | 'archive' | 'delete'

export type Question = {
  title: string
  /** What happens to the live article, in words; empty where there is none. */
  text: string
  /** The words on the button that goes ahead. */
  confirmLabel: string
  /** The words on the button that keeps the article live and its changes beside it; only where that can be done. */
  stageLabel?: string
  /** What that button does; `stage` where nothing is said. */
  stageIntent?: 'schedule-update'
}

/**
 * What a form says about the question: nothing, yes to the plain one, or yes to the one about a live article. A yes
 * that was given to a draft does not count once the draft has been published.
 */
export const CONFIRMATIONS = ['', 'yes', 'live'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

const GONE = 'readers get “Post Not Found” (404) at its address'
const STAY_LIVE = 'Save and stay live'
const OR_STAY = 'Or keep it live: readers see your changes once you press Update.'
const BACK = 'until it is published again. Its address, views and versions are kept.'

const LIVE: Readonly<Record<LiveChange, (title: string) => Question>> = {
  draft: (title) => ({
    title: 'Take this article offline?',
    text: `“${title}” is live. If you save it as a draft, it goes offline now: ${GONE} ${BACK} ${OR_STAY}`,
    confirmLabel: 'Take offline',
    stageLabel: STAY_LIVE,
  }),
  schedule: (title) => ({
    title: 'Take this article offline until then?',
    text: `“${title}” is live. If you schedule it, it goes offline now: ${GONE} until the time you chose, when it is published automatically. Or keep it live: your changes replace it automatically at that time.`,
    confirmLabel: 'Take offline and schedule',
    stageLabel: 'Keep live, update then',
    stageIntent: 'schedule-update',
  }),
  archive: (title) => ({
    title: 'Take this article offline?',
    text: `“${title}” is live. If you archive it, it goes offline now: ${GONE} ${BACK}`,
    confirmLabel: 'Archive',
  }),
  delete: (title) => ({
    title: 'Delete this post?',
    text: `“${title}” is live. It goes offline now: ${GONE}. You can restore it from the bin for 30 days.`,
    confirmLabel: 'Delete',
  }),
}

/** The question that has to be answered first; null where the change may go ahead. Deleting always asks. */
export function questionBefore(
  change: LiveChange,
  post: { title: string; status: PostStatus },
  given: Confirmation = '',
): Question | null {
  if (post.status === 'published') return given === 'live' ? null : LIVE[change](post.title)
  if (change !== 'delete' || given !== '') return null
  return {
    title: 'Delete this post?',
    text: `“${post.title}” goes to the bin. You can restore it from there for 30 days.`,
    confirmLabel: 'Delete',
  }
}

/** How a change to a live article is told afterwards. */
export function toldChange(title: string, now: { status: PostStatus; publishOn: Date | null }): string {
  if (now.status === 'published') return `“${title}” was updated. Readers see it now.`
  if (now.status === 'archived') return `“${title}” is offline and archived.`
  return now.publishOn
    ? `“${title}” is offline until its time comes.`
    : `“${title}” is offline. It is a draft now.`
}

/** How a save that readers do not see is told. */
export function toldStaged(title: string, intent: string): string {
  if (intent === 'submit') return `“${title}” is submitted: the editors have been emailed.`
  if (intent === 'schedule-update')
    return `“${title}” stays as it is and is updated automatically at the time you chose.`
  if (intent === 'return') return `“${title}” went back to its writer, who has been emailed.`
  return `Your changes to “${title}” are saved. Readers see them once the post is updated.`
}

export const DAYS_IN_BIN = 30
