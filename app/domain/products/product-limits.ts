/** Bounds of forms about own foods and products, for the page and its server. */
export const MAX_OWN_FOODS = 500
export const MAX_OWN_NAME_LENGTH = 120
/** Of one food at a time, in grams or millilitres. */
export const MOST_LOGGED_G = 5000
