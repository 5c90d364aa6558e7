import { PERSON, PRONOUN } from './people.ts'
import { blanked, NAMES, REASON, type ShareRemark } from './remark-words.ts'

/** Food that was there, offered or wanted, and not eaten: "skipped the pita", "a roll I didn't touch", "offered cake but I said no". */

const THE =
  '(?:(?:any|any of|some|the|my|his|her|their|our|that|those|another|an?|any more|more|all the|all of the) )*'
const START =
  '(?:\\b(?:and|but|though|so|then) )?(?:\\b(?:i|we) )?(?:\\b(?:did|just|also|totally|completely|politely|even|tried to|trying to|decided to|managed to|wanted to) )*'
const NOT =
  "(?:did(?:n'?t| not)|have(?:n'?t| not)|had(?:n'?t| not)|do(?:n'?t| not)|could(?:n'?t| not)|would(?:n'?t| not)|never|was(?:n'?t| not) (?:going to|able to))"
const EAT =
  '(?:(?:even|really|actually) )?(?:touch(?:ed)?|eat|eaten|ate|drink|drank|have|had|want(?:ed)?|take|took|fancy|get|got|order|ordered|bother with|try|tried|go for|use|add)'
const REFUSE =
  '(?:skipped|skipping|skip|passed on|passing on|pass on|turned down|turning down|declined|declining|refused|refusing|resisted|resisting|resist|avoided|avoiding|avoid|gave up(?: on)?|said no to|no to|went without|going without|left off|left out|ate around|eating around|picked (?:off|out)|picking (?:off|out)|pulled off|took off|peeled off|cut off|scraped off|forgot|no room for|too full for|not hungry enough for|tempted by)'
const SAID_NO =
  "(?:(?:i )?(?:politely |just )?(?:said no(?: thanks?| thank you)?|say no|refused(?: it| them)?|declined(?: it| them)?|passed|resisted|held off|was (?:strong|good|full|too full|stuffed)|stayed strong|skipped it|turned (?:it|them|him|her) down|wasn'?t hungry|didn'?t(?: (?:have|want|take|eat|touch|get|try|give in|fancy))?(?: (?:it|any|one|them))?|did not(?: (?:have|want|take|eat|touch))?(?: (?:it|any|one|them))?)|no thanks?)"
const BUT = '(?:,? ?(?:but|and|yet|which|so|\\.\\.+|-)[, ]*|, )'
const MEALS = 'breakfast|lunch|dinner|brunch|supper'
const PLACE = "(?: (?:in|at|on|from|around|for|to|by) [a-z' ]{1,25}?){0,2}"

const pattern = (source: string): RegExp => new RegExp(source, 'g')

/** "they offered whip but I said no", "she was pushing the sponge but …", "there was cake at work and I did not have any" */
const OFFERED = pattern(
  `(?:\\b(?:and|but|then|so) )?(?:(?:\\b(?:${PERSON}|he|she|they|we|i|people|everyone|someone|somebody|waiter|waitress|the waiter|the waitress|server|host) )?(?:(?:was|were|got|kept|is|are|tried) )?(?:offered|offering|offers|pushed|pushing|brought(?: in| out| round)?|(?:to )?tempt(?:ed|ing) (?:me )?with|to (?:give|feed) me|wanted me to (?:have|try|eat|take))|\\bthere (?:was|were)|\\bhad (?:been )?offered)(?: (?:me|us|${PRONOUN}))? ${THE}(?<name>${NAMES})${PLACE}${BUT}${SAID_NO}\\b(?: (?:thanks|thank you|to it|to them|to that|though|tho|this time|today|at all))*`,
)
/** "a roll I didn't touch", "bread basket that we never ate" */
const UNTOUCHED = pattern(
  `(?<=[,.;:(\\n] ?(?:and |plus |with )?|^|\\b(?:and|with|plus) )${THE}(?<name>${NAMES}) (?:(?:that|which) )?(?:(?:i|we) (?:${NOT}|${NOT} (?:even|really)) (?:touch|eat|have|want|ate|touched)\\b|(?:left|went|was|were) (?:untouched|uneaten)\\b|untouched\\b|uneaten\\b)(?! (?:it|the|any)\\b)`,
)
/** "skipped the pita", "passed on the pizza", "didn't touch the stuffing" */
const REFUSED = pattern(
  `${START}\\b(?:${REFUSE}|${NOT} ${EAT}) ${THE}(?:of )?(?:the )?(?<name>${NAMES})(?: (?:though|tho|at all|today|this time|either))*${REASON}`,
)
/** "gave the bread a miss", "no dessert for me" */
const MISSED = pattern(`${START}\\b(?:gave|giving|give) ${THE}(?<name>${NAMES}) a miss\\b`)
/** "gave the hash brown to my nan", "gave my son the fries" */
const GIVEN_AWAY = pattern(
  `${START}\\b(?:gave|fed|giving|donated|handed) (?:(?:all )?(?:of )?(?:the|my) (?<name>${NAMES}) (?:away\\b|to (?:${PERSON}|${PRONOUN}|[a-z]+(?=\\s*(?:[.,;)\\n]|$| and\\b))))|(?:${PERSON}|${PRONOUN}) (?:all )?(?:the|my) (?<other>${NAMES}))`,
)
/** "took the skin off", "picked all the olives out" */
const TAKEN_OFF = pattern(
  `${START}\\b(?:took|taking|pulled|scraped|picked|cut|peeled|left|fished|trimmed|pulling|picking|had) (?:all |most )?(?:of )?(?:the|my|any|its|their) (?<name>${NAMES}) (?:off|out)\\b${REASON}`,
)
/** "left the crusts", "ate everything but the sprouts" */
const LEFT_BEHIND = pattern(
  `${START}\\b(?:(?:left|leaving) (?:all )?(?:of )?(?:the|my|its|their)|(?:ate|had|finished|eaten|eat) (?:it all|all of it|all|everything|the lot|most of it|the whole thing) (?:but|except(?: for)?|apart from|bar|minus) (?:for )?(?:the|my|some of the)) (?!(?:rest|other|last)\\b)(?<name>${NAMES})(?: (?:on the (?:plate|side)|behind|alone|uneaten|untouched|though|tho))*(?=\\s*(?:[.,;)!\\n]|$)| (?:and|but|as|because|bc|cos|it|they) )${REASON}`,
)
/** "wanted a pizza but had a salad" */
const WANTED = pattern(
  `(?:\\bi )?\\b(?:(?:really )?(?:wanted|fancied|craved|craving|nearly had|almost had|nearly ordered|almost ordered|could have had|was going to have|was gonna have|was going to get)) ${THE}(?<name>${NAMES})${PLACE}(?= (?:but|so|and) (?:i )?(?:had|went|got|ate|settled|made|ended|chose|ordered)\\b)|\\b(?:nearly|almost) (?:had|ate|ordered|got|bought) ${THE}(?<other>${NAMES})${PLACE}${BUT}${SAID_NO}\\b`,
)

/** Each with the words without which a text says nothing of the kind. */
const ALL: readonly { asks: RegExp; pattern: RegExp }[] = [
  { asks: /offer|push|brought|tempt|wanted me|feed me|give me|there w/, pattern: OFFERED },
  { asks: /n'?t\b|not |never|untouched|uneaten/, pattern: UNTOUCHED },
  { asks: / a miss\b/, pattern: MISSED },
  { asks: /want|fanc|crav|nearly|almost|could have|going to|gonna/, pattern: WANTED },
  { asks: /gave|fed |giving|donated|handed/, pattern: GIVEN_AWAY },
  { asks: / (?:off|out)\b/, pattern: TAKEN_OFF },
  { asks: /left|leaving|but|except|apart|bar|minus/, pattern: LEFT_BEHIND },
  { asks: new RegExp(`\\b(?:${REFUSE}|${NOT})`), pattern: REFUSED },
]
/** "a roll on the side, didn't eat it" */
const NOT_IT = pattern(
  `(?:\\b(?:and|but|though|so) )?(?:\\b(?:i|we) )?\\b${NOT} (?:(?:even|really|actually) )?(?:touch(?:ed)?|eat|eaten|ate|drink|have|try|tried) (?:it|them|that|those|any of (?:it|them))\\b(?! all\\b| with\\b| in\\b| on\\b)(?: (?:though|tho|at all))*${REASON}`,
)
/** "didn't have time", "haven't eaten much": no food at all. */
const NOT_MUCH = pattern(
  `${START}\\b(?:${NOT} ${EAT}|skipped|skipping) (?:(?:any|my|the|a|an) )?(?:(?:${MEALS}|time|much|appetite|anything(?: else)?|enough)\\b)(?: (?:for|to) [a-z]+(?: [a-z]+)?(?= (?:so|and|but)\\b|\\s*[.,;\\n]|$))?`,
)
/** "skipped lunch", "didn't have time": no food at all. */
const NO_FOOD =
  /^(?:most|half|part|nearly|almost|two thirds|breakfast|lunch|dinner|brunch|time|much|any|it|them|that|one|more|many|everything|anything|enough|work|gym|room|to|know|think|all|appetite|something|calories|weigh|measure|count|judge|house|office|gym|pub|restaurant|party|table|flat|building|shop|cafe|car|hotel|airport|station|kitchen)\b/

/** A list without any of these words refuses nothing. */
const MAY_REFUSE =
  /\b(?:skip|pass|turn|declin|refus|resist|avoid|gave|giv|fed|donat|hand|no |without|left|leav|ate |eat|except|apart|but |bar |minus|pick|pull|took|tak|peel|cut|scrap|fished|trim|going|forgot|too full|enough|tempt|not |never|offer|push|brought|there w|wanted|fanc|crav|nearly|almost|could|was go|untouched|uneaten|(?:did|do|could|would|have|had|was)n'?t)/

/** The text without what it says was not eaten, as long as before; at `kept` it stays. */
export function notEatenIn(
  folded: string,
  kept: ReadonlySet<number>,
): { text: string; remarks: readonly ShareRemark[] } {
  if (!MAY_REFUSE.test(folded)) return { text: folded, remarks: [] }
  const remarks: ShareRemark[] = []
  let text = blanked(folded, NOT_MUCH, ({ index }) => !kept.has(index))
  text = blanked(text, NOT_IT, ({ 0: said, index: start }) => {
    if (kept.has(start)) return false
    remarks.push({ kind: 'refused', share: 0, start, end: start + said.length, name: null, pronoun: 'that' })
    return true
  })
  for (const { asks, pattern: one } of ALL) {
    if (!asks.test(text)) continue
    text = blanked(text, one, ({ 0: said, index: start, groups }) => {
      const name = groups?.name ?? groups?.other ?? ''
      if (NO_FOOD.test(name) || kept.has(start)) return false
      remarks.push({ kind: 'refused', share: 0, start, end: start + said.length, name, pronoun: null })
      return true
    })
  }
  return { text, remarks }
}
