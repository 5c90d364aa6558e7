/** Shares in words and digits, as a piece of a regular expression over folded text and as numbers. */

type Share = { said: string; value: number; isVague?: boolean }

/** Longer ones first: "more than half" is no "half". */
const SHARES: readonly Share[] = [
  {
    said: '(?:just |well |slightly |a bit )?(?:more than|over) (?:a )?half|bigger half|larger half',
    value: 0.6,
  },
  { said: '(?:less than|under|not even|not quite|barely) (?:a )?half|smaller half', value: 0.4 },
  { said: '(?:nearly|almost|close to) (?:a )?half|one half|a half|half|1/2', value: 0.5 },
  {
    said: '(?:almost|nearly|pretty much|virtually|practically) (?:all|everything|the whole thing)',
    value: 0.95,
  },
  { said: '(?:two|2)[ -]thirds|2/3', value: 2 / 3 },
  { said: '(?:three|3)[ -](?:quarters|fourths)|3/4', value: 0.75 },
  { said: '(?:a|one) third|third|1/3', value: 1 / 3 },
  { said: '(?:a|one) (?:quarter|fourth)|quarter|1/4', value: 0.25 },
  { said: '(?:a|one) fifth|1/5', value: 0.2 },
  { said: '(?:a|one) sixth', value: 1 / 6 },
  { said: '(?:an|one) eighth', value: 1 / 8 },
  { said: '(?:a|one) tenth', value: 0.1 },
  { said: '(?:a|one) twelfth', value: 1 / 12 },
  { said: '(?:the )?(?:most|majority|bulk)|a lot|loads', value: 0.8 },
  { said: '(?:a|one) (?:bite|mouthful|sip|forkful|spoonful)', value: 0.1, isVague: true },
  {
    said: 'a (?:few|couple of|couple) (?:bites|mouthfuls|sips|forkfuls|spoonfuls)|(?:just )?a (?:little bit|tiny bit|bit|little)|a few',
    value: 0.2,
    isVague: true,
  },
  { said: 'some|part', value: 0.4, isVague: true },
]
const IN_DIGITS = '(?:\\d/\\d{1,2}|0?\\.\\d+|\\d\\d ?(?:%|percent))'

/** A share as said; "half and half" is a drink, "quarter pounder" a burger. */
export const SHARE = `(?:${SHARES.map(({ said }) => said).join('|')}|${IN_DIGITS})(?! and half|[ -]?pound|[a-z/])`

const PATTERNS = SHARES.map((share) => ({ ...share, pattern: new RegExp(`^(?:${share.said})$`) }))

/** What a share says as a number of 0 to 1. */
export function shareOf(said: string): number {
  const known = PATTERNS.find(({ pattern }) => pattern.test(said))
  if (known !== undefined) return known.value
  const [over = '', under] = said.split('/')
  const number = under === undefined ? Number.parseFloat(over) : Number(over) / Math.max(1, Number(under))
  return Math.min(1, number > 1 ? number / 100 : number)
}

/** "some", "a bit": of what is named it may be an amount like any other. */
export const isVagueShare = (said: string): boolean =>
  PATTERNS.some(({ pattern, isVague }) => isVague === true && pattern.test(said))
