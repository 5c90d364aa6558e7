import { blank } from './blank.ts'
import { numberOf } from '#app/domain/food/number-words.ts'

/**
 * Amounts told with the whole they are of: "3 of the 8 slices", "made 12 muffins, had 2", "80% of a lasagne". The text is
 * rewritten in place, so that only what was eaten is left as an amount.
 */

const NUMBER = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)'
/** "3 of the 8 slices", "two out of six", "2 of a pack of 5 doughnuts" */
const OF_SO_MANY = new RegExp(
  `\\b(${NUMBER})( (?:out )?of (?:the |a |an |my |our )?(?:(?:pack|packet|box|bag|batch|tray|dozen|tin)(?: of)? )?${NUMBER})(?= [a-z]|$)`,
  'g',
)
/** "one doughnut from a box of 12" */
const FROM_A_BOX = new RegExp(
  `\\b(?:from|out of) (?:a|the|my) (?:pack|packet|box|bag|batch|tray|tin) of ${NUMBER}\\b`,
  'g',
)
/** "batch of 12 muffins, ate 2" */
const MADE_SO_MANY = new RegExp(
  `\\b((?:made|baked|cooked|(?:made |baked )?(?:a )?(?:batch|tray|box|pack|packet) of) )(${NUMBER})( [a-z][a-z -]{2,30}?)([,;:(-]+ ?(?:and |but )?(?:i )?(?:only |just )?(?:ate|had|eaten) )(${NUMBER})\\b(?! (?:slices?|bites?|g|ml))`,
  'g',
)
const PERCENT = /\b(\d{2}) ?%(?= of\b)/g

const LEAST_WHOLE = 2

/** The folded text with amounts of a whole told as what was eaten, as long as before. */
export function withEatenAmounts(text: string): string {
  return text
    .replace(PERCENT, (said, percent: string) => asShare(Number(percent)).padEnd(said.length))
    .replace(MADE_SO_MANY, (_, made: string, all: string, food: string, eating: string, eaten: string) =>
      [
        blank(made),
        String(numberOf(eaten)).padEnd(all.length).slice(0, all.length),
        food,
        blank(eating + eaten),
      ].join(''),
    )
    .replace(OF_SO_MANY, (said, eaten: string, whole: string) => {
      const all = numberOf(/[a-z\d]+$/.exec(whole)?.[0] ?? '')
      return all >= LEAST_WHOLE && numberOf(eaten) <= all ? eaten + blank(whole) : said
    })
    .replace(FROM_A_BOX, blank)
}

/** Of three letters at most, as "80%" is. */
function asShare(percent: number): string {
  const known: Readonly<Record<number, string>> = { 25: '1/4', 33: '1/3', 66: '2/3', 67: '2/3', 75: '3/4' }
  return known[percent] ?? (Math.max(1, Math.round(percent / 10)) / 10).toFixed(1)
}
