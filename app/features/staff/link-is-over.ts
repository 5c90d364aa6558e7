/** What is said of a link to choose a staff password that does not work any more. */
export const LINK_IS_OVER = 'This link has expired or was used before. Ask an owner for a new one.'
