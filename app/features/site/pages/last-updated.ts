/** Every legal page carries the date its text was last changed. */
export const LAST_UPDATED = 'last updated January 13, 2025'
