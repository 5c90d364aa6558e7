/** What an entry of the diary may be changed to, said once for the form in the page and its check on the server. */

/** How far back a meal can be noted. */
export const MOST_DAYS_BACK = 366
export const MEAL_NAME_MAX = 200
export const MAX_QUICK_DESCRIPTION_LENGTH = 300
export const PORTIONS = { min: 0.05, max: 20, step: 0.05 } as const
/** Grams of a dish that were eaten, and of all of it after cooking. */
export const EATEN_G = { min: 1, max: 5000 } as const
export const COOKED_POT_G = { min: 10, max: 50_000 } as const
