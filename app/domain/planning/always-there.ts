/** Comes from the tap, or stands in every kitchen and is used by the pinch: never on a shopping list. */
export const ALWAYS_THERE: ReadonlySet<string> = new Set(['water', 'ice', 'salt', 'black-pepper'])
