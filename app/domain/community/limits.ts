/** Longest comment, in characters, after trimming. */
export const MAX_COMMENT_LENGTH = 2000

/** So many members can be blocked by one. */
export const MOST_BLOCKS = 500

/** Longest reason of a report. */
export const MAX_REASON_LENGTH = 500
