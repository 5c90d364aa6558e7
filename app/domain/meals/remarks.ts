import { blank } from './blank.ts'
/** What people say around a meal in words that elsewhere are of food: "was strong", "after spin class", "out of hand". */

const HOW =
  'strong|gross|full|stuffed|fit|weak|fast|slow|dry|cold|hot|sweet|salty|spicy|bland|rich|light|heavy|tough|soggy|stale|burnt'
const VERY = '(?:so|very|really|too|pretty|quite|super|way|just|a bit|a little|kinda|still) '
const SPORTS =
  'spin|spinning|yoga|pilates|zumba|barre|hiit|crossfit|boxing|dance|ballet|swim|swimming|tennis|football|soccer|rugby|netball|basketball|hockey|bike|cycling|cardio|gym|run|ride|jog|hike|workout|race|marathon|running|climbing|rowing|aqua|fitness|leg|weights|park'
const LESSONS = 'class|session|practice|training|match|game|lesson|ride|run|workout|day'

const REMARKS: readonly RegExp[] = [
  // "it was so dry": how a food turned out is not how it was weighed.
  new RegExp(
    `(?<=\\b(?:was|were|felt|feel|feeling|am|i'?m|is) (?:${VERY})*)(?:${HOW})(?= *(?:[,.;!?)]|$)| (?:but|so|tho|though|because|bc)\\b)`,
    'gm',
  ),
  new RegExp(
    `\\b(?:after|before|post|pre|following|between)[ -](?:my |a |the |an |our )?(?:(?:long|short|hard|quick|big|early|morning|evening) )?(?:${SPORTS})(?: (?:${LESSONS}))?\\b`,
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
