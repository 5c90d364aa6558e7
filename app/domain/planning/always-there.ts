/** Comes from the tap: never on a shopping list. */
export const ALWAYS_THERE: ReadonlySet<string> = new Set(['water', 'ice'])
