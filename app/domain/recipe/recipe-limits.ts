/** How much one request may hold; for pages and the server alike. */
export const MAX_INGREDIENTS = 60
export const MAX_INGREDIENT_LENGTH = 300
