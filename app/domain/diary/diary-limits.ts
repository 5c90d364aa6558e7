/** What an entry of the diary may be changed to, said once for the form in the page and its check on the server. */

export const MEAL_NAME_MAX = 200
export const MAX_QUICK_DESCRIPTION_LENGTH = 300
export const PORTIONS = { min: 0.05, max: 20, step: 0.05 } as const
