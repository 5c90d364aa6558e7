import { DAYS_IN_BIN } from '#app/domain/blog/live-questions.ts'

/** A change to a live article, and how to undo it. */
export type UndoOffer = {
  text: string
  postId: string
  /** The version the change made; 0 for a deletion, which makes none. */
  version: number
}

export const toldDeletion = (title: string): string => `“${title}” is in the bin for ${DAYS_IN_BIN} days.`

/** The offer in the address, for pages reached without scripts. */
export const UNDO_PARAM = 'undo'

export const withOffer = (path: string, { postId, version }: UndoOffer): string =>
  `${path}${path.includes('?') ? '&' : '?'}${UNDO_PARAM}=${postId}.${version}`
