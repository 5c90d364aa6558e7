/** Name part shared by every cookie of a member's session; better-auth puts `__Secure-` before it on https. */
export const COOKIE_PREFIX = 'mealwright'
