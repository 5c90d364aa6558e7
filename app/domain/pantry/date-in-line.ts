import { DATE_PATTERN, PLAIN_DATE_PATTERN } from './written-dates.ts'

const SAYS_DATE =
  '(?:use|eat|drink|cook|finish|freeze|sell|best)[\\s-]?(?:by|before)(?:\\s+end)?|bbe?d?|b\\.b\\.?(?:e\\.?)?|ubd?|' +
  'exp(?:\\.|ir(?:es|ed|y|ing|ation))?(?:\\s+date)?|display\\s+until|(?:good|keeps?|ok|fine)\\s+(?:until|till?|to|for)|' +
  'until|till|goes?\\s+off|by|before'

const PLACE = '(?:kept\\s+|stored\\s+)?in\\s+(?:the\\s+|my\\s+)?(?:freezer|fridge|cupboard|pantry|larder)'
const BEFORE = '(?:^|[\\s,;(–—-]+)'
/** The date after a food: "use by Tuesday", ", tomorrow", "(exp 30/11)". */
export const DATED = new RegExp(
  [
    `${BEFORE}(?<!\\p{L})(?:${SAYS_DATE})(?:\\s+date)?[\\s:.-]*(?:on\\s+)?(?:the\\s+)?(?<marked>${DATE_PATTERN})(?![\\p{L}\\d])\\s*\\)?`,
    `\\s*[,;(–—]\\s*(?<plain>${PLAIN_DATE_PATTERN})\\s*\\)?(?=\\s*(?:[,;\\n]|$))`,
    `\\s+(?<last>tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,3}\\s+days?(?:\\s+left)?)\\s*(?=$)`,
  ].join('|'),
  'iu',
)
/** Where a food is: "in the freezer". */
export const PLACED = new RegExp(
  `${BEFORE}${PLACE}\\s*\\)?(?!\\p{L})|[,;(–—]\\s*(?:freezer|fridge|cupboard)\\s*\\)?$`,
  'iu',
)

const EVERY_DATE = new RegExp(DATED.source, 'giu')
const EVERY_PLACE = new RegExp(PLACED.source, 'giu')

/** A typed list without the dates and places in it: for cooking, "spinach, use by Tuesday" is spinach. */
export const withoutDates = (list: string): string =>
  list
    .split('\n')
    .map((line) => line.replaceAll(EVERY_DATE, ' ').replaceAll(EVERY_PLACE, ' '))
    .join('\n')
