/** What a kitchen without a word about its stock is taken to have. */
export const USUAL_FOODS = ['chicken breast', 'rice', 'broccoli', 'olive oil', 'onion'] as const
