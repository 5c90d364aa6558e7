/** How much a pantry may hold; for pages and the server alike. */
export const MAX_PANTRY_INGREDIENTS = 300
export const MAX_PANTRY_NAME_LENGTH = 120
/** How long what was taken out can be put back. */
export const UNDO_REMOVAL_WITHIN_MS = 10 * 60 * 1000
