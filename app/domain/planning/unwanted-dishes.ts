/** Dishes that a person does not want planned again. */

/** Who has as many allows some again first. */
export const MOST_UNWANTED_DISHES = 200

/** The longest key and name of a dish that are stored. */
export const DISH_KEY_LENGTH = 200
export const DISH_NAME_LENGTH = 200

/** A dish that a person said "Not this again" to. */
export type UnwantedDish = { dish: string; name: string }
