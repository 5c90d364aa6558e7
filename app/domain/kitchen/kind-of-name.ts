import type { Kind } from './kinds.ts'

type KindHint = readonly [pattern: RegExp, kind: Kind]

const NAME_HINTS: readonly KindHint[] = [
  [/\b(?:curry paste)\b/, 'curry-paste'],
  [/\b(?:sauce|paste|chutney|relish|dressing|glaze|marinade|ketchup|jam|dip)\b/, 'condiment'],
  [/\b(?:pickle|pickles|pickled)\b/, 'pickle'],
  [/\b(?:cheese)\b/, 'crumbly-cheese'],
  [/\b(?:vinegar)\b/, 'vinegar'],
  [/\b(?:powder|spice|seasoning|masala|rub)\b/, 'spice-blend'],
  [/\b(?:syrup)\b/, 'syrup'],
]

/**
 * What an unknown food can be used as, by the last words of its name; null when nothing in the name says. Only what is sold
 * ready to eat: an unknown seed, nut or oil may be one that nobody eats.
 */
export function kindOfUnknownName(name: string): Kind | null {
  const text = name.toLowerCase()
  return NAME_HINTS.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
