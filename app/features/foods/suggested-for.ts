/** What names are suggested for: `table`, where only foods of our own table are of use; what is cooked with; a meal. */
export const SUGGESTED_FOR = ['table', 'kitchen', 'meal'] as const
export type SuggestedFor = (typeof SUGGESTED_FOR)[number]
