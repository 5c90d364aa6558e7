/** Times of day: "8am 50g oats" is no eight helpings of oats, and "at 3" no three of what was told before. */

const HOUR = '(?:1[0-2]|0?[1-9])'
const HOUR_IN_WORDS = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const ANY_HOUR = `(?:${HOUR}|${HOUR_IN_WORDS})`
const OF_DAY =
  "(?:am|pm|a\\.m\\.?|p\\.m\\.?|o ?['’]?clock|noon|at night|in the (?:morning|afternoon|evening|night|early hours|small hours))"
/** What tells that a bare hour was a time: the sentence goes on with somebody, or ends. */
const GOES_ON = '(?=\\s*(?:i|we|then|and then)\\b)'
/** "Around 3 one pita": at the head of a clause, another amount behind it; of "about 2 30 g slices" the first counts. */
const CLAUSE = '(?<=(?:^|[.;\\n]|[,-] |\\bthen|\\bthen at)\\s*)'
const AMOUNT_NEXT =
  '(?=,? (?:an? (?!(?:day|piece|week|head)\\b)|(?:one|two|three|four|five|six|some|my|the|half an?) |\\d+ (?!(?:x|g|kg|ml|oz)\\b)))'
const ENDS = '(?=\\s*(?:$|[.,;:)\\n]|i\\b|we\\b|then\\b|and then\\b))'

/** Times that are written as times: "8am", "7:30", "half past nine", "4 oclock". */
const CLOCK = new RegExp(
  [
    `(?:\\b(?:at|around|about|by|@) ?|@ ?)?\\b${ANY_HOUR}(?:[:.][0-5]\\d)? ?${OF_DAY}(?![a-z])`,
    `(?:\\b(?:at|around|about|by) ?|@ ?)?\\b(?:[01]?\\d|2[0-3]):[0-5]\\d(?![\\d:])(?: ?h\\b)?`,
    `\\b(?:half past|(?:a )?quarter (?:past|to)|(?:five|ten|twenty) (?:past|to)) ${ANY_HOUR}\\b`,
    `\\bat half ${ANY_HOUR}\\b${ENDS}`,
  ].join('|'),
  'g',
)
/** "8.30 2 eggs", "at 12.30 an apple": a point instead of the colon, with an amount behind it; "1.5 100 g bars" are weights. */
const WITH_POINT = new RegExp(
  `(?:\\b(?:at|around|about|by|@) ?|${CLAUSE})\\b(?:[01]?\\d|2[0-3])\\.(?!25|33|50|66|67|75)[0-5]\\d(?=:? (?:\\d|an? |some |one |two |three |four |half ))`,
  'gm',
)
/** A bare hour behind a word that announces one; "at" announces nothing else but a share or a weight. */
const BARE_HOUR = new RegExp(
  [
    `\\b(?:til|till|until) ${ANY_HOUR}\\b(?! (?:of|more|[a-z]+s)\\b)`,
    `${CLAUSE}\\b(?:around|about|by|before|after(?! eight\\b)) ${ANY_HOUR}(?:ish)?\\b${AMOUNT_NEXT}`,
    `\\b(?:from )?${HOUR} ?(?:-|to) ?${HOUR} (?:shift|job|day at work)\\b`,
    `\\b(?<!\\b(?:an|some|the|\\d) )(?:around|about|by|before|after) ${ANY_HOUR}\\b${GOES_ON}`,
    `(?:\\bat|@) ?(?:about |around )?${ANY_HOUR}(?:ish)?\\b(?! ?(?:%|[a-z]*\\d|g\\b|kg\\b|ml\\b|oz\\b|kcal\\b|calories|percent|each\\b|pounds?\\b))`,
  ].join('|'),
  'gm',
)
/** "11ish apple": of several it is a count, "10ish crisps". */
const HOUR_ISH = new RegExp(`\\b${HOUR}ish\\b(?!\\s*(?:g|gr|grams?|ml|oz|cups?|[a-z]+s)\\b)`, 'g')

/** The text with times of day blanked out, as long as before; what follows one begins anew. */
export function withoutTimesOfDay(text: string): string {
  return [CLOCK, WITH_POINT, BARE_HOUR, HOUR_ISH].reduce(
    (rest, times) => rest.replace(times, blankedTime),
    text,
  )
}

/** "at 8am" closes what was told; a time alone opens what follows. */
const blankedTime = (said: string): string =>
  /^\d/.test(said) ? `,${' '.repeat(said.length - 1)}` : ' '.repeat(said.length)
