import { DAYS_IN_BIN } from '#app/domain/blog/live-questions.ts'

/** What was done to an article that readers could open, and how to take it back. */
export type UndoOffer = {
  text: string
  postId: string
  /** The version the act made; 0 for a deletion, which makes none. */
  version: number
}

export const toldDeletion = (title: string): string => `“${title}” is in the bin for ${DAYS_IN_BIN} days.`

/** For pages that are reached without scripts: the offer as the address has it. */
export const UNDO_PARAM = 'undo'

export const withOffer = (path: string, { postId, version }: UndoOffer): string =>
  `${path}${path.includes('?') ? '&' : '?'}${UNDO_PARAM}=${postId}.${version}`
