import { blank } from './blank.ts'
/** What people say around a meal in words that elsewhere are of food: "was strong", "after spin class", "out of hand". */

const HOW =
  'strong|gross|full|stuffed|fit|weak|fast|slow|dry|cold|hot|sweet|salty|spicy|bland|rich|light|heavy|tough|soggy|stale|burnt'
const VERY = '(?:so|very|really|too|pretty|quite|super|way|just|a bit|a little|kinda|still) '
const SPORTS =
  'spin|spinning|yoga|pilates|zumba|barre|hiit|crossfit|boxing|dance|ballet|swim|swimming|tennis|football|soccer|rugby|netball|basketball|hockey|bike|cycling|cardio|gym|run|ride|jog|hike|workout|race|marathon|running|climbing|rowing|aqua|fitness|leg|weights|park|shift'
const LESSONS = 'class|session|practice|training|match|game|lesson|ride|run|workout|day'

/** Where people sit and stand: "on the balcony", "at the bar". */
const SPOTS =
  'balcony|terrace|patio|porch|veranda|garden|yard|backyard|deck|rooftop|roof|sofa|couch|settee|floor|bench|boat|ferry|bus|train|tram|plane|car|taxi|van|tube|metro|bar|counter|station|airport|platform|pier|harbou?r|seaside|quay|marina|office|desk|ward|clinic|park|playground|pool|gym|school|uni|university|college|library|church|mosque|temple|pitch|campsite|tent|caravan|kitchen|bath|bathroom|bedroom|living room|dining room|lounge|telly|tv|computer|laptop|kitchen table|dinner table|table'
const PREPARED = 'cook|cooking|bake|baking|eat|eating|make|making|food|proper food|anything|bother'
/** Where a clause ends. */
const CLOSES = '(?= *(?:[,.;!?)\\n]|$))'
const STAFF =
  'nurses?|doctors?|staff|waiters?|waitress|barista|bartender|driver|service|hostess|host|owner|chef|company|weather|view|vibes?|atmosphere|ambience|music'
const JUDGED =
  'lovely|nice|kind|rude|slow|great|friendly|good|bad|amazing|terrible|awful|gorgeous|perfect|brilliant|fab|fantastic|shocking|grumpy|sweet|immaculate'

const REMARKS: readonly RegExp[] = [
  new RegExp(
    `(?<!sex )\\b(?:on|at|in|by|near|outside|beside) (?:the|my|our|a|his|her|their) (?:(?:local|hotel|train|bus|back|front|roof) )?(?:${SPOTS})\\b(?! (?:menu|food|snack|meal|bill|special|of)s?\\b)`,
    'g',
  ),
  new RegExp(`\\btoo [a-z]+ (?:for|to) (?:be )?(?:${PREPARED})\\b(?! (?:all|it|the|my|more|much)\\b)`, 'g'),
  new RegExp(
    `\\b(?:the |my )?(?:${STAFF}) (?:(?:was|were|is|are|so|very|really|super|absolutely) )*(?:${JUDGED})${CLOSES}`,
    'gm',
  ),
  /\b(?:story of my life|living my best life|living the dream|long story|don'?t ask|as you do|as per usual|as per|sorry not sorry|treat yo ?self|sue me|no shame|zero regrets|life is short|you only live once|yolo|fml|god help me|first world problems|what a (?:day|night|week)|what can i say)\b/g,
  /\b(?:al-?hamdu?lill?ah|alhamdulilah|hamdulillah|insha ?allah|inshallah|mashallah|bismillah|hallelujah|thank (?:god|goodness|heavens|the lord)|thanks be to god|itadakimasu|gochisousama|guten appetit|mahlzeit|buen provecho|bon app[eé]tit|buon appetito|smacznego|eet smakelijk)\b/g,
  // "grazing" alone tells how; a grazing board is food.
  /\bgrazing(?= *(?:[:,.;!?)\n-]|$)| (?:day|all|on|through|again|rather|instead|from)\b)/gm,
  /\b(?:fought|fighting|battled|battling|chased|chasing|swatted|swatting|dodged|dodging|shooed|shooing)(?: off| away)? (?:(?:a|an|the|some|all the|one|two|three|several|\d+) )?[a-z]+\b/g,
  /\b(?:(?:i )?(?:totally |completely |almost )?forgot to|(?:i )?didn'?t|(?:i )?should have|late) (?:log|logging|logged|track|tracked|write|enter|record)(?: (?:it|this|that|these|them))?(?: (?:down|in|up))?(?: (?:yesterday|earlier|last night|at the time|this morning))?\b/g,
  /\b(?:for|as) (?:(?:a|an|my|the|our) )?(?:starters?|mains?|main course|desserts?|afters|pudding|pud|first course|second course)\b/g,
  // "because the train was late": a reason, up to where the meal goes on.
  /\b(?:because|becuase|becasue|bc|cos|coz|cuz|since|as) (?:the |my |our )?(?:train|bus|flight|plane|tram|tube|metro|ferry|traffic|meeting|car|shift|boss)\b(?:(?! (?:i|we|so|and|but|had|then|plus)\b)[^,.;:)\n])*/g,
  // "it was so dry": how a food turned out is not how it was weighed.
  new RegExp(
    `(?<=\\b(?:was|were|felt|feel|feeling|am|i'?m|is) (?:${VERY})*)(?:${HOW})(?= *(?:[,.;!?)]|$)| (?:but|so|tho|though|because|bc)\\b)`,
    'gm',
  ),
  new RegExp(
    `\\b(?:after|before|post|pre|following|between)[ -](?:my |a |the |an |our )?(?:(?:long|short|hard|quick|big|early|morning|evening|night|late|day) )?(?:${SPORTS})(?: (?:${LESSONS}))?\\b`,
    'g',
  ),
  new RegExp(`\\b(?:${SPORTS}) (?:class|session|practice|training|lesson|workout)\\b`, 'g'),
  /\b(?:got (?:a bit )?)?out of hand\b/g,
  // A quick bite is a meal, a bite of cake is one.
  /\b(?:(?:a |grabbed a )?(?:quick|light|late) bite(?: to eat)?|bite to eat)\b(?! of)/g,
  /\b(?:stomach|tummy|belly) (?:was |is |a bit |still )*(?:upset|ache|bug|pains?|issues?|hurts?)\b/g,
  /\b(?:upset|bad|dodgy) (?:stomach|tummy|belly)\b/g,
  // "Oops! All Berries" is a cereal, "yum yum" a doughnut.
  /\b(?:wh?)?oops(?:ie|y)?s?\b(?!! all)/g,
  /(?<!yum[ -])\byum(?:my)?(?= *(?:[,.;!?)]|$))/gm,
  /\b(?:on|during) (?:the|my) (?:drive|walk|way|ride|train|bus|commute|trip|run|school run)(?: (?:in|home|back|over|out|to work|to school|there))?\b/g,
]

/** The text without remarks that name no food, as long as before. */
export const withoutRemarks = (text: string): string =>
  REMARKS.reduce((rest, remark) => rest.replace(remark, blank), text)
