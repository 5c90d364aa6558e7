import { readNumberAt } from './amounts.ts'
import { tokensOf } from './line-tokens.ts'
import { FLUFF, NARRATIVE, SAID_AS, STRONG } from './meal-words.ts'

const MAX_DESCRIPTION_LENGTH = 2000

/** True where a clause says how much before it says what. */
export const beginsWithAmount = (text: string): boolean =>
  /^(?:some|half|another|several)\b/.test(text) || readNumberAt(tokensOf(text), 0) !== null

/** Takes the telling off the front: "for lunch i had two eggs" is "two eggs". */
export function stripTelling(clause: string): string {
  const words = clause.split(' ').filter((word) => word !== '')
  let start = 0
  while (start < words.length) {
    const rest = words.slice(start).join(' ')
    const word = words[start] ?? ''
    const next = words[start + 1] ?? ''
    const isAmount = beginsWithAmount(rest)
    const isArticle = word === 'a' || word === 'an'
    // "a light snack" and "a combination of" tell, "a light yoghurt" does not.
    if (isArticle && isTelling(words.slice(start + 1))) start++
    else if (isAmount && !isArticle) break
    else if (isArticle) break
    else if (NARRATIVE.has(word) || /(?:ingly|edly)$/.test(word)) start++
    else if (word === 'sweet' && NARRATIVE.has(next) && next !== 'and') start++
    else if (word.endsWith('ed') && /^(?:myself|in|for|on|off|with)$/.test(next)) start++
    else break
  }
  return words.slice(start).join(' ')
}

function isTelling(words: readonly string[]): boolean {
  const stop = words.findIndex((word) => !NARRATIVE.has(word) && !FLUFF.has(word) && word !== 'sweet')
  if (stop === -1) return true
  return (
    words.slice(0, stop).some((word) => /^(?:of|with|consisting|featuring|to|i|for)$/.test(word)) && stop > 0
  )
}

/** The words without praise. */
export const withoutFluff = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => !FLUFF.has(word))
    .join(' ')

/** True where nothing but telling and praise is left. */
export const isFoodless = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{N}%'’-]+/u)
    .every((word) => word === '' || /^(?:a|an)$/.test(word) || NARRATIVE.has(word) || FLUFF.has(word))

/** "a sweet 75 g doughnut", "a well-known pouch of juice": words between the article and the amount. */
const BEFORE_AMOUNT =
  /^(an?|one) (?:(?!half|quarter|third|couple|few|dozen|(?:of|and|or|with|an?|the) )[\p{L}'-]+ ){1,3}(?=\d)/u
const BEFORE_CONTAINER =
  /^(an?|one) ((?:(?!half|quarter|third|couple|few|dozen|(?:of|and|or|with|an?|the) )[\p{L}'-]+ ){1,4})(?=(?:cup|glass|bowl|bottle|can|pouch|box|bag|jar|slice|piece|mug|serving|carton|tube|packet|scoop|handful) of )/u

/** Takes out what stands between an article and the amount or the container. */
export const closeUp = (text: string): string =>
  text.replace(BEFORE_AMOUNT, '$1 ').replace(BEFORE_CONTAINER, (_, article: string, between: string) => {
    const size = /\b(?:small|medium|large|thick|thin)\b/.exec(between)?.[0]
    return size === undefined ? `${article} ` : `${article} ${size} `
  })

const UNFINISHED =
  /^(?:.*\b)?(?:a|an|one|two|three|\d+)\s[^,]*\bof (?:lean|fresh|warm|hot|cold|plain|crispy|crunchy|creamy|rich|thick|soft|juicy|tender|ripe|sweet|savory|fluffy|delicious|chilled)$/

const ONLY_AMOUNT =
  /^(?:about |around |roughly |approx |~ ?)?\d+(?:\.\d+)? ?(?:g|grams?|kg|ml|oz|ounces?|cups?)$/

/** "a slice of lean, smoked ham": the comma stands inside the name. */
function joinUnfinished(clauses: string[], clause: string): string[] {
  const last = clauses.at(-1)
  if (last === undefined) return [clause]
  if (UNFINISHED.test(last)) return [...clauses.slice(0, -1), `${last} ${clause}`]
  // "leftover lasagne, about 300 g": the amount comes after the food.
  if (ONLY_AMOUNT.test(clause) && !beginsWithAmount(last))
    return [...clauses.slice(0, -1), `${clause} ${last.replace(/ \d+$/, '')}`]
  return [...clauses, clause]
}

/** Parts a description into clauses, lower case, with household talk put in plain words. Reads 2,000 characters. */
export function clausesOf(description: string): string[] {
  const text = description
    .slice(0, MAX_DESCRIPTION_LENGTH)
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”"]/g, ' ')
    // Points inside numbers and abbreviations end no sentence.
    .replace(/\b(oz|tbsp|tsp|fl|lb|approx)\./g, '$1')
    .replace(/(\d)\.(\d)/g, '$1\u0001$2')
    .replace(/(\d),(\d)/g, '$1\u0002$2')
  return SAID_AS.reduce((said, [pattern, as]) => said.replace(pattern, as), text)
    .split(STRONG)
    .map((clause) => clause.replaceAll('\u0001', '.').replaceAll('\u0002', ',').replace(/\s+/g, ' '))
    .map((clause) => clause.replace(/^[\s–—-]+/, '').trim())
    .filter((clause) => clause !== '')
    .reduce<string[]>(joinUnfinished, [])
}
