const PINK = /\b(?:pink|bloody|blushing|medium[- ]rare|rare|underdone|tartare)\b/gi
const NEGATED = /\b(?:no|not|never|without|nothing|any|isn['’]t|aren['’]t|longer|un|until no)\b[^.;,]{0,28}$/i
const PINK_THINGS =
  /^(?:pink|rare)[- ](?:pepper\w*|salt|onions?|grapefruit|lady|gin|lemonade|breed|ginger|radish\w*|prawns?|shrimp)/i

/** "still pink in the middle", "medium-rare"; not "no longer pink". */
export function isUnderdone(text: string): boolean {
  return [...text.matchAll(PINK)].some(
    ({ index }) => !NEGATED.test(text.slice(0, index)) && !PINK_THINGS.test(text.slice(index)),
  )
}
