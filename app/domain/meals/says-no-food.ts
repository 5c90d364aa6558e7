import { EXTRAS, QUALITIES, SOMETHING, STATES, UNNAMED_FOODS, UNNAMED_IN_LISTS } from './lexicon.ts'

/** "no sugar", "fried", "salted" or "stuff" alone is no food. */
export const SAYS_NO_FOOD: ReadonlySet<string> = new Set([
  ...STATES,
  ...QUALITIES,
  ...SOMETHING,
  ...EXTRAS,
  ...UNNAMED_IN_LISTS,
  ...UNNAMED_FOODS,
  'double',
  'triple',
  'everything',
  'sugarfree',
  'fatfree',
  'fullfat',
  'lowfat',
  'reducedfat',
  'diet',
  'lowsodium',
  'vitamin',
  'mineral',
  'glutenfree',
  'nondairy',
  'lactosefree',
])
