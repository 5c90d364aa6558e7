/** How long the link that confirms an address holds. */
export const CONFIRM_LIFE_S = 24 * 60 * 60
