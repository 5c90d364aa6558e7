import { blank } from './blank.ts'

/** Numbers that count no food: "train was 80 min late", "half a pound off this week", "a 5 km run", "at pier 39", "£3". */

const SMALL =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty)'
const NUMBER = `(?:\\d+(?:[.,]\\d+)?(?: ?[-–] ?\\d+)?|${SMALL})`
const NEARLY = '(?:(?:about|around|another|only|like|nearly|almost|over|under|just|roughly|the last|~) ?)*'
/** Where a remark ends: what stands behind is no noun that the number may count. */
const ENDS =
  '(?=\\s*(?:$|[.,;:!?)\\n–-]|(?:and|but|with|after|before|so|then|at|for|in|on|i|we|while|when|because|bc|cos|since|was|is|again|already|now|today|yesterday|overall|this|last|total|lol)\\b))'

const TIME = '(?:min(?:ute)?s?|mins|hrs?|hours?|secs?|seconds?|days?|weeks?|wks?|months?|years?)'
/** "2 minute noodles" and "a minute steak" are food. */
const NO_NAME = '(?![ -]?(?:steak|noodle|rice|oat|egg|maid|old|aged))'
const MOVING =
  'run|walk|jog|swim|ride|bike|cycle|row|hike|race|drive|commute|wait|queue|delay|nap|workout|session|class|cardio|yoga|flight|break|meeting|shift|fast|treadmill|hiit|plank|steps'
const TIMES: readonly string[] = [
  `\\b(?:for|in|after|within|took|takes|waited|every|past|next|of) ${NEARLY}${NUMBER} ?-?${TIME}\\b${NO_NAME}`,
  `\\b${NUMBER} ?-?${TIME} (?:late|later|ago|early|delay|delayed|before|after|away|straight|ish|long|wait|on the|of [a-z]{2,}ing|(?:${MOVING}))\\b`,
  `\\b${NUMBER}[ -](?:days?|weeks?)[ -]old\\b`,
  `\\b${NUMBER} ?-?(?:mins?|minutes|hrs?|hours)\\b${NO_NAME}${ENDS}`,
]

const BODY_UNIT = '(?:kgs?|kilos?|lbs?|pounds?|stone)'
const BODY_NUMBER = `(?:(?:a|an) )?(?:${NUMBER}|half(?: an?)?|a|an)`
const BODY: readonly string[] = [
  `\\b(?:lost|losing|lose|gained|gaining|gain|shed|dropped) ${NEARLY}${BODY_NUMBER} ?${BODY_UNIT}\\b(?! of)`,
  `\\b(?:put on|down|up|i weigh(?:ed)?(?: in(?: at)?)?) ${NEARLY}${BODY_NUMBER} ?${BODY_UNIT}\\b${ENDS}`,
  `\\b${BODY_NUMBER} ?${BODY_UNIT} (?:off(?! the| of)|down|lost|lighter|heavier|gone|to go|gained)\\b`,
  '\\bweigh[ -]?ins?\\b(?: (?:day|morning|tomorrow|today|tonight|week))*',
  `\\b${NUMBER} (?:syns?|smart ?points?|ww points?)\\b`,
  '\\b(?:for|as|of|from|used) (?:(?:my|the|all my|todays) )?(?:syns?|hex ?[ab])\\b',
]

const ENERGY = '(?:kcals?|cals?|calories)'
const SPENT: readonly string[] = [
  `\\b(?:burn(?:ed|t|ing)?) (?:off )?${NEARLY}\\d+ ?${ENERGY}\\b`,
  `\\b\\d+ ?${ENERGY} (?:left|over|under|to go|remaining|so far|deficit|surplus|budget|goal|target|burned|burnt|(?:a|per) day)\\b`,
  `\\b(?:an? )?${NUMBER} ?-?(?:k|kms?|miles?|metres?|meters?)(?:[ -](?:${MOVING}))\\b`,
  `\\b${NUMBER} ?-?(?:kms?|miles?)\\b${ENDS}`,
  '\\b\\d[\\d.,]*k? (?:steps|laps|lengths|reps|burpees|squats|press ?ups|push ?ups)\\b',
  '\\b\\d+ sets of \\d+\\b',
  '\\bhalf[ -]marathon\\b',
]

/** What a meter, a pair of scales or a nutrition label shows: "blood sugar 7.2", "carbs: 30g", "32 weeks pregnant". */
const MEASURED: readonly string[] = [
  '\\b(?:blood (?:sugars?|glucose|pressure)|bgl?|bp|heart rate|resting hr)(?: (?:was|of|at|is))* ?\\d+(?:[./]\\d+)?(?: ?(?:mmol(?:/l)?|mg/dl|bpm))?\\b',
  `\\bweight(?: (?:was|is|at|today))*:? ?\\d+(?:\\.\\d+)? ?${BODY_UNIT}\\b`,
  `\\b${NUMBER} ?-?(?:weeks?|wks?|months?|days?) (?:pregnant|post ?partum|post[- ]?op|sober|in|into|clean)\\b`,
  `\\b(?:protein:|carbs?|net carbs?|fib(?:re|er)|macros|${ENERGY}):? ?\\d+ ?g?\\b${ENDS}`,
  `\\b\\d+ ?g? (?:net )?carbs\\b${ENDS}`,
  `\\b(?:won|lost|drew|score|final score|beat [a-z]+) \\d ?[-–] ?\\d\\b`,
  '\\b\\d{3,} ?(?:feet|ft)\\b',
]

const MONTH =
  '(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)'
const OTHERS: readonly string[] = [
  // An eighth of a cake is a share, the 8th coffee is one.
  '(?<![\\d/.,])\\b\\d+(?:st|nd|rd|th)\\b(?! of (?:an?|the|it|my|his|her|their|our|that|this)\\b)(?: birthday\\b)?',
  '[£$€] ?\\d+(?:[.,]\\d+)?',
  `\\b(?:for |cost |paid )?${NUMBER} ?(?:euros?|dollars?|quid|bucks|pence|rupees?|pesos?|yen)\\b(?! pancake)`,
  '\\b(?:at )?(?:minus )?\\d+ ?(?:°|degrees?)(?: ?(?:c|f|celsius|fahrenheit|fan|outside|out))?\\b',
  '\\b(?:at )?[1-4]\\d0 ?[cf]\\b(?: fan)?',
  `(?:\\b(?:at|on|in|by|from) )?\\b(?:pier|gate|platform|terminal|ward|junction|flight|ep|episode|season|chapter|week|day|exit|hall) #?${NUMBER}\\b(?:(?= of\\b)|${ENDS})`,
  `\\b(?:table|reservation|booking) for ${NUMBER}\\b|\\bparty of ${NUMBER}\\b`,
  '\\b\\d{1,2}[/.-]\\d{1,2}[/.-](?:20)?\\d\\d\\b|\\b20\\d\\d-\\d\\d-\\d\\d\\b',
  `\\b\\d{1,2} ${MONTH}\\b|\\b${MONTH} \\d{1,2}${ENDS}`,
  '(?<![\\d/.,])\\b(?:10|\\d(?:\\.\\d)?)/10\\b(?! of\\b)',
  `\\b[1-5][ -]stars?\\b${ENDS}`,
]

const NO_FOOD = new RegExp([...TIMES, ...BODY, ...SPENT, ...MEASURED, ...OTHERS].join('|'), 'gm')
/** "my 3yo left half": somebody, and three of nothing. */
const AGE =
  /(?<=\b(?:my|our|the|his|her) )\d+ ?-?(?:yo|y\/o|(?:yr|year)s?[ -]?old)s?\b(?! (?:whisky|whiskey|scotch|malt|rum|cheddar|port|cheese|wine|gouda|balsamic))/g

/** The text without numbers that count no food, as long as before. */
export const withoutOtherNumbers = (text: string): string =>
  text.replace(AGE, (said) => 'kid'.padStart(said.length)).replace(NO_FOOD, blank)
