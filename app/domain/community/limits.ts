/** Longest comment, in characters, after trimming. */
export const MAX_COMMENT_LENGTH = 2000

/** Longest reason of a report. */
export const MAX_REASON_LENGTH = 500
