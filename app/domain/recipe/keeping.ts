import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { wordTable } from '#app/domain/word-table.ts'
import type { Perishables } from './perishables.ts'

/** How long, and where, a sentence keeps food; shared by the gate of the steps and that of the storage advice. */

const COUNTS = wordTable<number>({ ...ONE_WORD_NUMBERS, a: 1, an: 1, few: 3, couple: 2, several: 5 })
const DAYS_OF = wordTable<number>({
  hour: 1 / 24,
  day: 1,
  night: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  year: 365,
})
const SPAN =
  /\b(\d{1,3}|[a-z]+)(?: of)? (?:whole |full |more )?(hour|day|night|week|fortnight|month|year)s?\b/g
const ALL_NIGHT =
  /\b(?:overnight|(?:all|whole) (?:night|day|evening|afternoon)|until (?:the )?(?:next |following )?(?:morning|day|evening)|until (?:tomorrow|you get home|supper ?time)|for the (?:day|night)|till morning)\b/
const NO_COUNT = /^(?:every|each|per|next|that|this|same|first|last|the)$/

/** The longest time span in a text, in days; 0 where there is none. */
export function daysIn(text: string): number {
  const lower = text.toLowerCase()
  const spans = [...lower.matchAll(SPAN)].map(([, count = '', unit = '']) =>
    NO_COUNT.test(count) ? 0 : (Number(count) || COUNTS[count] || 0) * (DAYS_OF[unit] ?? 0),
  )
  return Math.max(0, ALL_NIGHT.test(lower) ? 1 / 3 : 0, ...spans)
}

const WARM =
  /\b(?:room temperature|ambient|work ?tops?|work surface|counter(?:top)?|(?:kitchen|dining) (?:side|table|bench|counter)|on the (?:side|table|hob|stove|windowsill|shelf|counter)|cupboard|larder|pantry|(?:dark|warm|cool) (?:place|spot|cupboard|shelf)|warm (?:kitchen|room)|on a shelf|windowsill|airing cupboard|unrefrigerated|out of the fridge|(?:leave|left|sits?|stand|kept?|keeps?|stays?)\b[^.;]{0,20}\bout\b(?! of the (?:pan|tin|oven))|in a (?:lunch ?box|school bag|car)|no need to (?:chill|refrigerate)|(?:do(?:es)? not|don['’]t|doesn['’]t) need (?:the fridge|to be (?:chilled|refrigerated)|chilling))\b/i
const COLD =
  /\b(?:fridge|refrigerat\w*|chill\w*|freez\w*|frozen|ice(?:d)?|cool ?box|cold (?:water|larder))\b/i
const COLD_BUT_OUT = /\b(?:out of the fridge|unrefrigerated|no need to|not need|n['’]t need)\b/i
const LONGEST_WARM_DAYS = 2 / 24
/** Food that does not spoil, or that is left out on purpose. */
const MAY_STAND =
  /\b(?:dough|batter|starter|sponge|prove|proof|rise|rising|yeast|bread|butter|cake|biscuits?|cookies?|ferment\w*|kimchi|sauerkraut|pickl\w*|jam|chutney|granola|syrup|sugar|chocolate|dried|dry|soak\w*|swell|flour|spices?|rub|nuts|seeds|crackers?|meringue|fruit|tomatoes|avocados?|bananas?|ripen\w*|onions?|oats|preserv\w*|cordial|vinegar|crumbs|croutons|pastry|tea|coffee|yoghurt culture|kefir|salted? (?:fish|meat|lemons)|opened?|unopened|tins?|raw potatoes|before serving|to serve|lentils in|chickpeas in|beans in)\b/i
const NAMES_WHAT_SPOILS =
  /\b(?:rice|chicken|turkey|meat|beef|pork|lamb|mince|fish|prawns?|salmon|eggs?|curry|stew|soup|casserole|leftovers?|cooked|quiche|chilli|risotto|paella|pilaf|pilau|biryani|sushi|stock|gravy)\b/i
const ON_PURPOSE =
  /\b(?:soak\w*|swell|dried|dough|batter|ferment\w*|salted|preserv\w*|pickl\w*|unopened|before serving|to serve)\b/i
const DENIED =
  /\b(?:not|never|don['’]t|do not|avoid|no (?:longer|more) than|at most|rather than|throw|discard|within|must(?:n['’]t| not)|should(?:n['’]t| not))\b/i
/** "no more than 4 hours" is a limit, not a denial. */
const BOUND = /\b(?:no (?:longer|more) than|at most|up to)\b/i
const STANDS = /\b(?:leave|left|stand|sit|rest|cool|keep|keeps|kept|store|stays?|good|fine|lasts?)\b/i
const ON_THE_HEAT =
  /\b(?:simmer\w*|slow[- ]?cook\w*|bak(?:e|ing)|roast\w*|cook(?! (?:and|then))\w*|brais\w*|low oven|marinat\w*|season\w*|rub\w*|cure|curing|brine|soak\w*|smok\w*)\b/i
const LEFT_UNCOVERED = /\buncovered\b|\bin the (?:pan|pot|cooker|oven|wok|dish)\b|\bto cool\b/i

export type KeptDish = {
  name: string
  perishables: Perishables
  /** Whether its steps fill jars and boil them. */
  isCanned?: boolean
}

const IN_A_JAR =
  /\b(?:jars?|bottles?|kilner|mason|crock|preserving|canning|seal(?:ed)?|close(?:d)? tightly|lids? on tight\w*|vacuum\w*)\b/i
const LONG_ON_A_SHELF_DAYS = 7
const IS_DRY =
  /\b(?:dried|dry|dehydrat\w*|nuts|seeds|flour|rice|spices?|granola|biscuits?|crackers?|powder|tea|coffee|unopened)\b/i

/** Whether a sentence keeps food without salt, acid or sugar in a jar, for days and unchilled. */
export function isPreservedUnsafely(sentence: string, { perishables, isCanned = false }: KeptDish): boolean {
  // Boiling water does not kill the spores of botulism: acid or sugar has to stop them growing.
  if (
    isCanned &&
    !perishables.hasAcidOrSugar &&
    WARM.test(sentence) &&
    daysIn(sentence) >= LONG_ON_A_SHELF_DAYS
  )
    return true
  if (perishables.hasPreservative && !perishables.spoils) return false
  if (!IN_A_JAR.test(sentence) || IS_DRY.test(sentence) || COLD.test(sentence) || isDenied(sentence))
    return false
  return daysIn(sentence) >= LONG_ON_A_SHELF_DAYS
}

/** Sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u).filter((one) => one !== '')

const isDenied = (text: string) => DENIED.test(text) && !BOUND.test(text)

/** Whether a sentence leaves food that spoils in the warm for more than two hours. */
export function isKeptWarm(sentence: string, { perishables }: KeptDish): boolean {
  if (!perishables.spoils || !STANDS.test(sentence) || mayStand(sentence)) return false
  // "Two hours at room temperature, or a day in the fridge": each place has its own time.
  const isCold = COLD.test(sentence) && !COLD_BUT_OUT.test(sentence)
  const parts = isCold ? sentence.split(/[,;]| or | and | then /) : sentence.split(/;/)
  return parts.some((part) => {
    if (daysIn(part) <= LONGEST_WARM_DAYS || isDenied(part)) return false
    if (WARM.test(part)) return !COLD.test(part) || COLD_BUT_OUT.test(part)
    return !isCold && isOfWhatSpoils(sentence) && LEFT_UNCOVERED.test(part) && !isOnTheHeat(part)
  })
}

const isOfWhatSpoils = (text: string) => NAMES_WHAT_SPOILS.test(text) || /\bcool\b/i.test(text)

/** Whether the time in a sentence is spent on the heat, or in a marinade. */
function isOnTheHeat(text: string): boolean {
  const timed = text.split(/,| and | then /).filter((part) => daysIn(part) > LONGEST_WARM_DAYS)
  return timed.some((part) => ON_THE_HEAT.test(part))
}

const mayStand = (sentence: string) =>
  ON_PURPOSE.test(sentence) || (MAY_STAND.test(sentence) && !NAMES_WHAT_SPOILS.test(sentence))

const OIL = /\b(?:oil|confit)\b/i
const OIL_DISH = /\b(?:oil|confit|infused|aglio)\b/i
const KEEPS =
  /\b(?:keep\w*|kept|stor(?:e|es|ed|age)|lasts?|infus\w*|steep\w*|good for|best after|mature\w*|leave|left)\b/i
const SOUR = /\b(?:vinegar|pickl\w*|brine|lemon juice)\b/i
const MOST_DAYS_UNDER_OIL = 7

/** Whether garlic, herbs or vegetables in oil are kept in the warm, or for more than a week in the fridge. */
export function isOilKeptTooLong(sentence: string, { name, perishables }: KeptDish, before = ''): boolean {
  if (!perishables.growsUnderOil || !KEEPS.test(sentence) || SOUR.test(sentence)) return false
  const isOfOil =
    OIL.test(sentence) ||
    OIL_DISH.test(name) ||
    /\boil\b[^.]*\b(?:jar|bottle)\b|\b(?:jar|bottle)\b[^.]*\boil\b/i.test(before)
  if (!isOfOil) return false
  if (isDenied(sentence)) return false
  return sentence.split(/;|\bor\b(?= (?:freeze|frozen|in the freezer|\d))/i).some((part) => {
    if (/\bfr(?:eez|oze)/i.test(part)) return false
    const days = daysIn(part)
    const isWarm = WARM.test(part) && KEEPS.test(part) && (days > 0 || !STANDS_BRIEFLY.test(part))
    return days > MOST_DAYS_UNDER_OIL || (isWarm && (days === 0 || days > LONGEST_WARM_DAYS))
  })
}
const STANDS_BRIEFLY = /\b(?:minutes?|hours?|cool|serve|table|infuse|steep|bring)\b/i
