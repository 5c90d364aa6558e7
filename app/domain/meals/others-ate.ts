import { blank } from './blank.ts'
import { NAMES_OTHERS, PERSON } from './people.ts'
import { sentenceAround, type Stretch } from './share-stretches.ts'

/** What other people ate: "my wife had the soup", "him: a burger", "a juice for my son". */

const ATE =
  '(?:all |both |just |only |also |each |then )?(?:had|ate|drank|got|ordered|took|chose|went for|went with|wanted|finished|is having|are having|was having|were having|were eating|was eating)'
const LABELLED =
  'him|her|them|wife|husband|hubby|partner|kids?|son|daughter|mum|mom|dad|friend|children|boyfriend|girlfriend|bf|gf'
const OTHERS_ATE = new RegExp(
  `\\b(?:${PERSON}|he|she|they) ${ATE}\\b(?! (?:me|us)\\b)|\\b(?:${LABELLED}) ?:|(?<!\\b(?:room|enough) )\\bfor (?:him|her|them|${PERSON})\\b(?= (?:an? |the |some |\\d))`,
  'g',
)
/** From here on it is mine again: "…, I had", "me: …", "and mine was". */
const MINE =
  /(?:[,.;:(\n/-] ?|\b(?:and|but|while|whereas|then|so|plus|though|meanwhile) )(?:(?:and|then|just|only|later|instead|but) )*(?:i|we|me|mine|myself)\b|\b(?:i|we) (?:had|ate|drank|got|ordered|took|chose|just|also|only)\b|\bme ?:|\bfor me\b|\bmine (?:was|were)\b/g

/** The text without the words for who ate, as long as before; labels stay. */
export const withoutOthers = (text: string): string =>
  NAMES_OTHERS.test(text)
    ? text.replace(OTHERS_ATE, (said) => (said.endsWith(':') ? said : blank(said)))
    : text

/** "burger for him, fish for me": where somebody says what was for me, too. */
const FOR_OTHERS = new RegExp(
  `(?<=^|[,.;:\\n]|\\band\\b)[^,.;:\\n]{3,60}? for (?:him|her|them|${PERSON})\\b(?=\\s*(?:[,.;\\n]|and\\b|$))`,
  'g',
)
const FOR_ME = /\b(?:for me|mine)\b/

/** The stretches that tell what other people ate. */
export const eatenByOthers = (text: string): Stretch[] =>
  NAMES_OTHERS.test(text) ? stretchesOfOthers(text) : []

const stretchesOfOthers = (text: string): Stretch[] => [
  ...Array.from(text.matchAll(OTHERS_ATE), ({ index }) => {
    const back = text.slice(index).search(MINE)
    const { end } = sentenceAround(text, index)
    return { start: index, end: back < 0 ? end : Math.min(end, index + back) }
  }),
  ...Array.from(FOR_ME.test(text) ? text.matchAll(FOR_OTHERS) : [], ({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  })),
]

const FROM_PLATES =
  /\b(?<count>\d{1,2}|an?|one|two|three|four|five|six|some|a few|half|a couple)(?<of>(?: of (?:them|these|those|theirs))?(?: (?:off|from) (?:of )?(?:their|his|her|the (?:kids|children)(?:'s?)?|(?:the )?kids'?) plates?| of theirs| of (?:his|hers)))/g
const LIKE_ATE = new RegExp(
  `\\b(?:${PERSON}|he|she|they) ${ATE} (?:(?:the|some|an?|\\d+) )*(?<food>[a-z]+(?: [a-z]+)?)(?= (?:for|at|and|with|in|from|on|so|but)\\b|[,.;])`,
)

/** "kids had nuggets, I finished 3 off their plates": three nuggets. The text is as long as before. */
export function withFoodFromPlates(text: string): string {
  const said = NAMES_OTHERS.test(text) ? LIKE_ATE.exec(text) : null
  const food = said?.groups?.food ?? ''
  if (said === null) return text
  return text.replace(FROM_PLATES, (all: string, ...rest: unknown[]) => {
    const { count = '', of = '' } = rest.at(-1) as { count?: string; of?: string }
    const isBehind = (rest.at(-3) as number) > said.index
    return isBehind && food.length < of.length ? count + food.padStart(all.length - count.length) : all
  })
}
