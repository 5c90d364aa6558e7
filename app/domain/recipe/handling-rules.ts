import type { Perishables } from './perishables.ts'

/**
 * Handling other than cooking that makes people ill, sentence by sentence. Advice of the UK Food Standards Agency
 * ("Chilling", "Cleaning", "Avoiding cross-contamination", "How to chill, freeze and defrost food safely") and of USDA FSIS.
 */
export type HandlingRule = {
  /** A whole sentence or two for the person and for a second attempt. */
  reason: string
  /** All of these must be in the sentence, and not negated: "never on the counter". */
  words: readonly RegExp[]
  /** None of these may be in it. */
  unless?: readonly RegExp[]
  /** What the recipe has to contain. */
  when: (perishables: Perishables) => boolean
}

const THROWN_AWAY = /\b(?:throw|discard|bin|reject|away|waste)\b/i
const hasRawMeat = (perishables: Perishables) => perishables.hasRawMeat

export const HANDLING_RULES: readonly HandlingRule[] = [
  {
    reason:
      'The steps thaw raw meat or fish in the warm. It thaws in the fridge, or in cold water, because its outside is warm long before the middle has thawed.',
    words: [
      /\b(?:thaw\w*|defrost\w*)\b/i,
      /\b(?:counter(?:top)?|worktop|work surface|kitchen (?:side|table)|on the side|(?:at|to) (?:room|kitchen) temperature|in the sun|(?:warm|hot|tepid|lukewarm) (?:tap )?(?:place|spot|water|kitchen|bath)|radiator|airing cupboard|draining board|by the (?:stove|fire|oven)|(?:leave|left|sit|put)(?: \w+){0,3} out\b(?! of)|out of the fridge|on a plate overnight(?! in))/i,
    ],
    unless: [
      /\b(?:pastry|dough|bread|rolls?|buns?|berr(?:y|ies)|fruit|peas|sweetcorn|spinach|butter|cake|wrappers?|filo|tortillas?|pittas?|naan|scones?|muffins?|pancakes?|waffles?)\b/i,
    ],
    when: hasRawMeat,
  },
  {
    reason:
      'The steps put food on a plate or board that raw meat was on, or cut it with that knife. Wash them first, or take clean ones.',
    words: [
      /\b(?:same|unwashed|without (?:washing|rinsing)|came (?:from|off)|raw (?:\w+ ){0,2}(?:was|were|sat|lay|had been))\b/i,
      /\b(?:plates?|platters?|boards?|knife|knives|tongs|tray)\b/i,
      /\b(?:same (?:(?:unwashed|chopping|cutting|dirty) )*(?:plate|platter|board|knife|tongs)|unwashed|without (?:washing|rinsing)|(?:came|were|was|sat|held|had)\b[^.]*\b(?:from|on|off|raw))/i,
    ],
    unless: [
      /\b(?:wash(?:ed)?(?! up)|clean(?:ed)?|scrub\w*|wip\w+|soapy|fresh|another)\b(?<!without washing)/i,
    ],
    when: hasRawMeat,
  },
  {
    reason:
      'The steps wash raw poultry. Washing spreads its bacteria over the sink and does not clean it: pat it dry, the heat does the rest.',
    words: [
      /\b(?:wash|rins)(?:e|ed|ing)?\b[^.,;]{0,40}\b(?:chicken|turkey|poultry|bird|duck|thighs|breasts|drumsticks|wings)\b/i,
    ],
    unless: [/\b(?:hands|board|knife|rice|off the|cooked|brin\w*|rinse out)\b/i],
    when: hasRawMeat,
  },
  {
    reason:
      'The steps use meat or fish that has gone off. It is thrown away: no washing and no heat makes it safe.',
    words: [
      /\b(?:past (?:its|the|their) (?:use[- ]by|best|sell[- ]by|date)|out of date|expired|(?:is|are|it['’]s|feels?|looks?|gone|turned|bit|little|slightly|rather) slimy|sticky to the touch|gone (?:off|grey and)|(?:smell\w*|whiff\w*) (?:a (?:bit|little) |slightly |rather )?(?:off|sour|funny|strange|strong|eggy)|a (?:bit|little) (?:off|whiffy|green))\b/i,
    ],
    unless: [THROWN_AWAY],
    when: ({ hasMeat }) => hasMeat,
  },
  {
    reason:
      'The steps cut mould away and use the rest. Soft and wet food with mould on it is thrown away whole.',
    words: [
      /\b(?:mou?ld\w*|fuzzy|furry)\b/i,
      /\b(?:skim|scrap\w*|cut|wip\w*|lift|spoon|rins\w*|remove|peel)\b/i,
    ],
    unless: [
      /\b(?:tins?|moulds?\b(?= (?:with|and line|in))|silicone|jelly mould|line|greas\w*|butter(?:ed)? (?:the|a) mou?ld|turn out|unmou?ld\w*|kiwi\w*|peach\w*|into (?:the|a|each) mou?ld)\b/i,
      THROWN_AWAY,
    ],
    when: () => true,
  },
  {
    reason:
      'The steps dry meat in too little heat. Meat is brought to 71 °C, poultry to 74 °C, before or after it is dried.',
    words: [
      /\b(?:dry|drying|dried|dehydrat\w*|jerky|biltong)\b/i,
      /\b[3-6]\d ?°? ?C\b|\b1[0-4]\d ?°? ?F\b/i,
      /\b(?:hours?|overnight|day)\b/i,
    ],
    unless: [/\b(?:dough|herbs?|tomato\w*|fruit|apples?|mushrooms?|inside|internal)\b/i],
    when: hasRawMeat,
  },
  {
    reason: 'The steps taste a mixture with raw meat. Fry a little of it first and taste that.',
    words: [
      /\btast(?:e|ing) (?:the|a|some|it|your)\b[^.]*\braw\b|\b(?:raw|uncooked) (?:mixture|mince|meat|filling)\b[^.]*\btast(?:e|ing)\b/i,
    ],
    unless: [/\bfr(?:y|ied)\b|\bcook(?:ed)? (?:a|some)\b/i],
    when: hasRawMeat,
  },
  {
    reason:
      'The steps open shells that stay shut. Mussels and clams that do not open in the heat are thrown away.',
    words: [
      /\b(?:pris\w*|pry|prying|prized?|forc\w*|crack\w*|lever\w*)\b/i,
      /\b(?:shut|closed|unopened|open)\b/i,
      /\b(?:shells?|mussels?|clams?|cockles?)\b/i,
    ],
    unless: [THROWN_AWAY, /\b(?:oysters?|crab|lobster|eggs?|nuts?)\b/i],
    when: ({ hasMeat }) => hasMeat,
  },
  {
    reason:
      'The steps warm food up again and again, or freeze it a second time. Leftovers are warmed up once, and what was thawed raw is cooked before it is frozen again.',
    words: [
      /\b(?:as (?:often|many times) as|again and again|several times|more than once|over and over|re-?freez\w*|freeze (?:it |them )?again)\b/i,
      /\b(?:re-?heat\w*|warm\w*|re-?freez\w*|freez\w*|thaw\w*)\b/i,
    ],
    unless: [/\b(?:only once|cooked)\b/i],
    when: ({ spoils }) => spoils,
  },
  {
    reason:
      'The steps keep food barely warm for hours. Hot food is kept above 63 °C or cooled and chilled within two hours.',
    words: [
      /\b(?:keep|hold|leave|stay)\w*\b/i,
      /\b(?:keep[- ]warm setting|warm (?:setting|oven)|barely warm|lukewarm|(?:4\d|5\d) ?°C)\b/i,
      /\b(?:[2-9]|1\d|two|three|four|five|six|several) (?:to \w+ )?hours\b|\ball (?:day|afternoon|evening|night)\b|\bovernight\b/i,
    ],
    unless: [/\b(?:dough|yogh?urt|prove|rise|rising|starter|koji|tempeh|dry|dehydrat\w*|meringue)\b/i],
    when: ({ spoils }) => spoils,
  },
]
