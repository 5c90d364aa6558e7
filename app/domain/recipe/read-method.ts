import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import type { HeatWay } from '#app/domain/food/cooking-times.ts'
import { wordTable } from '#app/domain/word-table.ts'
import { minutesPerGram, wayOf, withoutPerWeight } from './heat-ways.ts'
import { asksForNoPink } from './underdone.ts'

/** What the steps of a recipe do, read from their words: which clause heats, soaks, drains or thaws, and for how long. */

export type Clause = {
  text: string
  /** The step it stands in. */
  step: number
  /** Minutes it names; the lower end of a range. Null when it names none. */
  minutes: number | null
  isHeating: boolean
  /** Boiling, simmering, steaming, braising: heat with water. */
  isMoist: boolean
  /** A real boil, not a simmer. */
  isBoiling: boolean
  isSlowCooker: boolean
  isUnderPressure: boolean
  /** How the food is heated; meaningless for a clause that does not heat. */
  way: HeatWay
  /** For a joint timed by weight: "45 minutes per kilo". */
  minutesPerGram: number | null
  /** Goes on until the food is soft or done, whatever the clock says. */
  isUntilDone: boolean
  /** Names a sign that the inside is done, not only the outside: no pink, clear juices, steaming hot. */
  isSurelyDone: boolean
  isSoaking: boolean
  isDraining: boolean
  isThawing: boolean
  /** Puts food into the pot, pan or oven that is hot already. */
  isAdding: boolean
  /** Takes food out of it. */
  isTakingOut: boolean
  /** In a bowl, on a plate: nothing is heated. */
  isCold: boolean
  /** In another vessel than the one before. */
  isApart: boolean
  /** "for the last 10 minutes": no further time, only for what is added. */
  isWithinTime: boolean
  /** "everything", "all the ingredients". */
  isAll: boolean
  /** "the mixture", "the patties": what was mixed before. */
  isMixture: boolean
  /** Degrees inside the food that it names, °C. */
  coreC: readonly number[]
}

const MOIST =
  /\b(?:boil(?:s|ed|ing)?|simmer(?:s|ed|ing)?|poach(?:ed|ing)?|steam(?:s|ed|ing)?|brais(?:e|es|ed|ing)|stew(?:ed|ing)?|parboil(?:ed)?|blanch(?:ed|ing)?|bubbl(?:e|es|ing)|slow[- ]?cook(?:er|ed|ing)?|crock[- ]?pot|pressure|instant pot|casserole|microwav(?:e|ed|ing)|warm (?:it |them )?through|by absorption|sous[- ]?vide|water bath)\b/i
const DRY =
  /\b(?:(?:stir|pan|deep|air|shallow|dry)?[- ]?fr(?:y|ies|ied|ying)|sear(?:ed|ing)?|brown(?:ed|ing)? (?:the|it|them|all|for|in|well|hard|on)|brown for|colour (?:the|it|them|for)|roast(?:s|ed|ing)?|bak(?:e|es|ed|ing)|grill(?:s|ed|ing)?|toast(?:s|ed|ing)?|saut[eé](?:s|ed|ing)?|barbecu(?:e|ed|ing)|broil(?:ed|ing)?|griddl(?:e|ed|ing)|char(?:red)?|soften(?:ed)?|sweat(?:ed)?|wilt(?:ed)?|scrambl(?:e|ed)|caramelis(?:e|ed)|caramelize|render(?:ed)?|crisp(?:ed)? (?:the|it|them|up)|cook(?:s|ed|ing)?|heat through|in the oven|to the oven|into the oven|under the (?:hot )?grill|oven for|smok(?:e|ed) (?:the|it|them|for)|bloom)\b/i
const HEAT_ONLY_NAMED = /\b(?:re-?heat(?:ed|ing)?|heat|warm|melt)\b/i
const NO_HEAT =
  /\b(?:pre-?heat|heat the oven|uncooked|without cooking|no[- ]cook|do not cook|don['’]t cook|cook['’]s)\b/i
/** Words of cooking that only describe: "the cooked rice", "roast peppers", "a baking tray", "frying pan". */
const DESCRIBING =
  /\b(?:frying|roasting|baking|grill|griddle|stew|cooking|stock|sauté|saute|steaming|slow[- ]cooker|pressure)[- ](?:pan|tin|tray|dish|sheet|pot|liquid|juices|water|oil|time|parchment|paper|powder|bag|rack|hot|insert|basket)\b|\b(?:the|of|with|some|a|an|your) (?:cooked|boiled|roasted|roast|toasted|fried|baked|grilled|steamed|smoked|stewed|blanched|caramelised)\b|\b(?:cooked|boiled|roasted|roast|toasted|fried|baked|grilled|smoked|stewed) (?=(?:rice|beans?|chickpeas|lentils|potatoes|chicken|pasta|noodles|peppers?|sesame|almonds|nuts|seeds|onions?|garlic|quinoa|ham|salmon|mackerel|paprika|beetroot)\b)|\b(?:medium|low|high|gentle|moderate|fierce)(?:-(?:high|low))? heat\b|\bif (?:you )?cook\w*\b|\b(?:off|from) the heat\b|\bheat (?:is )?off\b/gi
const SOAK =
  /\b(?:soak(?:s|ed|ing)?|steep(?:ed|ing)?|rehydrat(?:e|ed|ing)|hydrat(?:e|ed|ing)|reconstitut(?:e|ed|ing)|desalt(?:ed|ing)?|(?:leave|let|stand)\b[^.]*\b(?:in|under|covered with) (?:the )?(?:hot |cold |boiling |warm |fresh |plenty of )*(?:water|stock|broth|milk)|pour (?:over )?[^.]*\b(?:boiling|hot) (?:water|stock|broth)\b[^.]*\b(?:over|stand|leave)|cover(?:ed|ing)?\b[^.]*\bwater\b[^.]*\b(?:leave|left|let|stand|swell|plump|overnight|night)|(?:night|evening|day) before\b[^.]*\bwater|\bin (?:plenty of |lots of |a (?:large |big )?bowl of |fresh |cold |cool )*water (?:overnight|all night|for (?:at least )?\d+ hours|the night before)|(?:leave|left|let|sit|stand|lie)\b[^.]*\b(?:to )?(?:swell|plump up|swell up))/i
const DRAIN =
  /\b(?:drain(?:s|ed|ing)?|discard(?:ed|ing)? (?:the |its |their )?(?:soaking |cooking )?(?:water|liquid)|throw (?:the |its |their )?(?:\w+ )?(?:water|liquid) away|throw away (?:the |its |their )?(?:\w+ )?(?:water|liquid)|rins(?:e|ed|ing)|fresh (?:cold )?water|change(?:d|s|ing)? (?:of )?(?:the |its )?water|pour (?:off|away))\b/i
const THAW = /\b(?:thaw(?:s|ed|ing)?|defrost(?:s|ed|ing)?)\b/i
const ADD =
  /\b(?:add(?:s|ed|ing)?|stir(?:red|ring)?(?: \w+)? (?:in|into|through)|tip|return|pour|put|place|lay|slide|drop|arrange|spread|scatter|nestle|lower|mix in|fold|toss|back (?:in|into)|combine|transfer|tuck|layer|spoon|thread)\b/i
const HOT_VESSEL =
  /\b(?:pan|pot|saucepan|skillet|wok|casserole|oven|tin|tray|dish|slow cooker|steamer|grill|barbecue|cooker|stew|soup|curry|sauce|broth|tagine)\b/i
const TAKE_OUT =
  /\b(?:set (?:it |them |the \w+ )?aside|lift(?:ed)? (?:it |them |the [\w ]+ )?out|remove (?:it |them |the [\w ]+ )?from the (?:pan|pot|heat|oven|wok)|take (?:it |them |the [\w ]+ )?out|onto a (?:plate|board)|to a plate|drain(?:ed)?|reserve)\b/i
const COLD =
  /\b(?:bowl|plate|platter|jug|board|blender|processor|salad|serve|scatter|garnish|drizzle|top with|fridge|chill|glass(?:es)?|marinate|toss)\b/i
const APART =
  /\b(?:meanwhile|in the meantime|at the same time|another|separate(?:ly)?|second (?:pan|pot|saucepan)|different (?:pan|pot)|on the side|minutes before (?:it|the \w+) (?:is|are) ready)\b/i
const ALL =
  /\b(?:everything|all (?:of )?(?:the |your )?(?:other |remaining |rest of the )?(?:ingredients|vegetables)|(?:rest|remainder) of the ingredients|remaining ingredients|the lot|all together)\b/i
const MIXTURE =
  /\b(?:mixture|mix|patt(?:y|ies)|meatballs?|balls?|burgers?|batter|dough|filling|cakes?|fritters?|skewers?|kebabs?|parcels?|rolls?|dumplings?|koftas?|loaf|loaves|stuffing|nuggets?|cutlets?|marinade|crumble|pastry|pie|tart|cookies|biscuits|muffins|pancakes?|pizza|contents)\b/i
const UNTIL_DONE =
  /\b(?:until|till|when)\b[^.]*\b(?:tender|soft|cooked(?: through)?|done|fork|falls? apart|falling (?:apart|off)|collapse|mushy|creamy|piping hot|steaming hot|no pink|no longer pink|not pink|juices run clear|melting|golden|set|firm|opaque|flak\w+|pull apart|shreds?|hot|skewer|knife|slides|slips|blur\w*)\b/i
const SURELY_DONE =
  /\bcook(?:s|ed)? (?:right |all the way |completely |fully |thoroughly |just )?through\b|\b(?:fully|thoroughly|completely) cooked\b|\b(?:until|till|when|and) (?:it is |they are |just |the \w+ (?:is|are) )?(?:cooked|done|well done)\b|\bjuices?(?: \w+){0,6} clear(?:ly)?\b|\b(?:piping|steaming|scalding) hot\b|\b(?:white|opaque) (?:all the way |right )?(?:through|throughout|(?:in|to|at) the (?:middle|centre))\b|\bfall(?:s|ing)? (?:off|apart|from the bone)\b/i
const NIGHT =
  /\b(?:overnight|the (?:night|evening|day) before|(?:all|for a|a|for the|through the) night|until (?:the )?(?:next )?(?:morning|day))\b/i
const WITHIN =
  /\b(?:for|in|during) (?:the |its |their )?(?:last|final)\b|\bminutes before (?:it|they|the \w+|everything) (?:is|are)\b|\bminutes before (?:the end|serving)\b/i

const NUMBER_WORDS = wordTable<number>({
  ...ONE_WORD_NUMBERS,
  a: 1,
  an: 1,
  'forty-five': 45,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  'a quarter of an': 0.25,
  'a few': 3,
  'a couple of': 2,
})
const DURATION =
  /(?<low>\d+(?:[.,]\d+)?(?:\s*[½¼¾]|\s1\/2)?|[½¼¾]|half an?|a quarter of an|a few|a couple of|an?|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty(?:-five)?|sixty)(?:\s*(?:-|–|—|to|or)\s*(?<high>\d+(?:[.,]\d+)?(?:\s*[½¼¾])?|two|three|four|five|six|eight|ten|twelve))?(?:\s+|-)?(?:more\s+|further\s+|whole\s+|full\s+)?(?<unit>seconds?|secs?|minutes?|mins?|min|hours?|hrs?|hr|h|days?|nights?)\b(?:\s*(?:and\s+)?(?<more>\d{1,2})\s*(?:minutes?|mins?|min)\b|\s+and a (?<half>half|quarter))?/gi
const UNIT_MIN = (unit: string): number =>
  /^s/i.test(unit) ? 1 / 60 : /^m/i.test(unit) ? 1 : /^h/i.test(unit) ? 60 : /^n/i.test(unit) ? 480 : 1440

function numberOf(text: string): number {
  const word = NUMBER_WORDS[text.toLowerCase().trim()]
  if (word !== undefined) return word
  const fraction =
    text.includes('½') || /1\/2/.test(text) ? 0.5 : text.includes('¼') ? 0.25 : text.includes('¾') ? 0.75 : 0
  return (
    Number(
      text
        .replace(/[½¼¾]|\s1\/2/g, '')
        .replace(',', '.')
        .trim() || 0,
    ) + fraction
  )
}

/** Minutes the words name together; "overnight" counts as eight hours. Null when they name none. */
export function minutesIn(text: string): number | null {
  let total: number | null = null
  for (const { 0: whole, groups, index } of text.matchAll(DURATION)) {
    const unit = groups!['unit']!
    // "every 2 minutes", "2 hours before": no time of cooking. "one hr" is; "an h" is not.
    if (/(?:every|each|per|after)\s+$/i.test(text.slice(Math.max(0, index - 8), index))) continue
    if (/^h$/i.test(unit) && !/\d/.test(groups!['low']!)) continue
    const more =
      Number(groups!['more'] ?? 0) +
      (groups!['half'] === undefined ? 0 : groups!['half'] === 'half' ? 30 : 15)
    const isEachSide = /^\s*(?:a|per|each|on each|for each|on both|both) sides?\b/i.test(
      text.slice(index + whole.length),
    )
    total = (total ?? 0) + (numberOf(groups!['low']!) * UNIT_MIN(unit) + more) * (isEachSide ? 2 : 1)
  }
  if (/\bovernight\b/i.test(text) && (total ?? 0) < 240) return 480
  return total
}

const CORE_C = /(\d{2,3})\s*°?\s*(C|F)\b/gi

const HOTTEST_CORE_C = 98
const COOLEST_CORE_C = 40

/** Core temperatures in a text; ovens, oil and sugar are hotter and are left out. */
function degreesInside(text: string): number[] {
  if (
    !/\b(?:inside|internal|core|thermometer|probe|cent(?:re|er)|middle|thickest|reach(?:es|ed|ing)?|reads?|registers?|hits?|until|climbs?|rises?|sous[- ]?vide|water bath)\b/i.test(
      text,
    )
  )
    return []
  return [...text.matchAll(CORE_C)]
    .map(([, figure, scale]) => {
      const value = Number(figure)
      return scale?.toUpperCase() === 'F' ? ((value - 32) * 5) / 9 : value
    })
    .filter((degreesC) => degreesC >= COOLEST_CORE_C && degreesC <= HOTTEST_CORE_C)
}

function readClause(text: string, step: number): Clause {
  const plain = text.replace(DESCRIBING, ' ')
  const isNone = NO_HEAT.test(text) && !MOIST.test(plain) && minutesIn(text) === null
  const isMoist =
    MOIST.test(plain) || /\b(?:slow[- ]?cooker|crock[- ]?pot|pressure cooker|instant pot)\b/i.test(text)
  const isSoaking = SOAK.test(text)
  const isThawing = THAW.test(text)
  const isHeating =
    !isNone &&
    !isThawing &&
    (isMoist || DRY.test(plain) || HEAT_ONLY_NAMED.test(plain)) &&
    !(isSoaking && !/\b(?:simmer|cook|boil (?:for|hard)|fry)\b/i.test(plain))
  const isBoiling =
    isHeating &&
    /\b(?:boil(?:ing|s)?|rolling|parboil)\b/i.test(plain) &&
    !/\bto (?:the|a) boil\b(?!.*\bboil\b)/i.test(plain)
  return {
    text,
    step,
    minutes:
      isSoaking && NIGHT.test(text) ? Math.max(480, minutesIn(text) ?? 0) : minutesIn(withoutPerWeight(text)),
    isHeating,
    isMoist: isHeating && isMoist,
    isBoiling,
    isSlowCooker: /\b(?:slow[- ]?cooker|crock[- ]?pot|slow[- ]cook)\b/i.test(text),
    isUnderPressure: /\b(?:pressure[- ]?cook\w*|instant pot|under pressure|high pressure)\b/i.test(text),
    way: wayOf(plain, isMoist),
    minutesPerGram: minutesPerGram(text),
    isUntilDone: UNTIL_DONE.test(text),
    isSurelyDone: SURELY_DONE.test(text) || asksForNoPink(text),
    isSoaking,
    isDraining: DRAIN.test(text),
    isThawing,
    isAdding: ADD.test(text),
    isTakingOut: TAKE_OUT.test(text),
    isCold: COLD.test(text) && !HOT_VESSEL.test(text.replace(/\b(?:salad|side) dish\b/gi, '')),
    isApart: APART.test(text),
    isWithinTime: WITHIN.test(text),
    isAll: ALL.test(text),
    isMixture: MIXTURE.test(text),
    coreC: degreesInside(text),
  }
}

/** The steps as clauses, in order; what is laid on top at the end is none of the heat before it. */
export function readMethod(instructions: readonly string[]): Clause[] {
  return instructions.flatMap((instruction, step) =>
    instruction
      .slice(0, 2000)
      .split(
        /(?<=[.!?])\s+|(?<=;)\s+(?!\d)|,?\s+(?:and )?then\s+|:\s+|(?<=overnight),?\s+and\s+|,\s+(?=cool\b)|,\s+(?=(?:take|turn|remove|switch|pull|slide)\b[^,]{0,20}\b(?:off|from the heat)\b)|,?\s+and\s+(?=(?:top|scatter|serve|finish|garnish|drape)\b)/,
      )
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => readClause(text, step)),
  )
}
