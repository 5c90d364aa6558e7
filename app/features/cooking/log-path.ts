/** Where what was eaten of a recipe is written down. */
export const LOG_PATH = '/dashboard/log'
