/** How much a member's shopping may hold; for pages and the server alike. */
export const MAX_LISTS = 20
export const MAX_ITEMS = 300
export const MAX_LIST_NAME_LENGTH = 60
export const MAX_ITEM_TEXT_LENGTH = 200
export const MAX_NOTE_LENGTH = 200
/** Lines that are typed or sent at once. */
export const MAX_LINES = 100
/** Ticks that a page sends at once after it had no connection. */
export const MAX_TICKS = 300
/** How long what was taken off can be put back. */
export const UNDO_WITHIN_MS = 10 * 60 * 1000
/** A page that had no connection for longer than this asks before it sends what it kept. */
export const OPERATIONS_KEPT_MS = 14 * 24 * 60 * 60 * 1000
export const CURRENCIES = ['GBP', 'EUR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]
