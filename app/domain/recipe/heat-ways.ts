import type { HeatWay } from '#app/domain/food/cooking-times.ts'

/** Words that show how food is heated, the most specific first; without one it is a simmer, a pan or a grill. */
const WAYS: readonly (readonly [RegExp, HeatWay])[] = [
  [/\b(?:slow[- ]?cook\w*|crock[- ]?pot|sous[- ]?vide|water bath)\b/i, 'slow'],
  [
    /\b(?:pressure[- ]?cook\w*|instant pot|(?:under|at|on) (?:high |full )?pressure|high pressure)\b/i,
    'pressure',
  ],
  [/\bmicrowav\w*/i, 'microwave'],
  [/\bair[- ]?fr(?:y|ies|ied|yer|ying)\b/i, 'air-fry'],
  [/\b(?:deep[- ]?fr(?:y|ies|ied|yer|ying)|in(?:to)? the (?:hot|very hot) oil|hot oil)\b/i, 'deep-fry'],
  [/\b(?:roast(?:s|ed|ing)?|bak(?:e|es|ed|ing)|oven)\b/i, 'oven'],
]
const PAN =
  /\b(?:fr(?:y|ies|ied|ying)|stir-fry|sear\w*|brown\w*|colour|saut[eé]\w*|grill\w*|griddle\w*|barbecu\w*|broil\w*|char\w*|toast\w*|skillet)\b/i

/** How a heating clause heats. */
export function wayOf(text: string, isMoist: boolean): HeatWay {
  const way = WAYS.find(([words]) => words.test(text))?.[1]
  if (way !== undefined) return way
  return isMoist && !(PAN.test(text) && !/\b(?:simmer|boil|poach|steam|stew|brais|bubbl)/i.test(text))
    ? 'simmer'
    : 'pan'
}

/** "45 minutes per kilo", "20 minutes for every 500 g". */
const PER_WEIGHT =
  /(\d+)(?:\s*(?:-|–|to)\s*\d+)?\s*(?:minutes?|mins?)\s*(?:per|a|for each|for every|each|every)\s*(\d+)?\s*(kg|kilos?|kilograms?|g|grams?|lbs?|pounds?)\b/i

const GRAMS_OF: readonly (readonly [RegExp, number])[] = [
  [/^k/i, 1000],
  [/^(?:lb|pound)/i, 454],
  [/^g/i, 1],
]

/** Minutes per gram of a joint, where a clause gives the time that way; otherwise null. */
export function minutesPerGram(text: string): number | null {
  const found = PER_WEIGHT.exec(text)
  if (found === null) return null
  const [, minutes = '', count, unit = ''] = found
  const grams = GRAMS_OF.find(([words]) => words.test(unit))?.[1] ?? 1000
  return Number(minutes) / (Number(count ?? 1) * grams)
}

/** The text without its time by weight: "45 minutes per kilo plus 20 minutes" leaves 20 minutes for any weight. */
export const withoutPerWeight = (text: string): string => text.replace(PER_WEIGHT, ' ')
