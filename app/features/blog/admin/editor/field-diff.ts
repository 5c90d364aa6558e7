export type TextPart = { text: string; kind: 'same' | 'added' | 'removed' }

/** One field that differs between two states of a post. */
export type FieldDiff = { label: string; parts: TextPart[] }
