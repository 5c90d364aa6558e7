import { readTable } from '#app/food-table.server.ts'
import { patternOf, type Stretch } from './marks.ts'

/**
 * Things that are no food, told beside it: "shampoo with coconut", "dog biscuits", "a butter dish". Nothing of such a phrase
 * is counted, whatever food its words name. `foods/things.csv` has the things by how far they reach.
 */

/** `scented` by foods ("honey and milk shower gel"); `pet` with what is in it; `alone` a tool, which names a food where more follows ("rice cooker rice"). */
type Kind = 'scented' | 'thing' | 'pet' | 'alone'

/** With what a clause begins: what stands before it is told apart. */
const OPENS =
  /[.,;:()\n+&-]|\b(?:and|n|then|plus|but|or|after|before|while|with|w|for|in|on|at|from|by|using|used|into|had|ate|eaten|drank|bought|buy|buying|got|get|need|ordered|to|my|the|our|his|her)\b/g
/** A tool that food was made in or eaten from is no thing that was told for itself. */
const USED = /\b(?:in|on|from|with|w|by|using|used|into|of)\s+(?:an?|my|the|our)?\s*$/
/** "honey and milk shower gel", "coconut & lime soap": one scent more. */
const FURTHER_SCENT = /(?:^|[.,;:(\n+]|\b(?:a|the|my|of|some|then|bought)\b)([^\S\n]*[a-z]+ ?(?:and|&|n) )$/
const NAMED_SCENT = /^\s*(?!(?:a|an|the|my|some|of|pack|bottle|bar|tube|new)\b)[a-z]/

const AMOUNT = String.raw`,? ?\(?(?:x ?\d+|(?:x ?)?\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|l|oz|litres?|packs?|pk|x))\b\)?`
const CONTENTS = String.raw` (?:with|w|containing|made (?:with|of|from)|in|smelling of) [^.,;:()\n+]*?(?=\s*(?:$|[.,;:()\n+]|\b(?:and|then|plus|but) (?:an?|the|my|some|then|had|ate|i|we|\d)\b|\bthen\b))`
/** "dishwasher tablets lemon" */
const SCENT_BEHIND = String.raw` (?!(?:and|then|plus|but|with|w|from|for|i|had|ate|in|at|after|before|to|was|is)\b)[a-z]+(?: [a-z]+)?(?=\s*(?:$|[.,;:()\n+]))`
const FOR_WHOM = String.raw` for (?:the |my |our )?[a-z]+`
const WHAT_IT_IS = String.raw` (?:was|is|were)\b[^.,;:()\n+]*`
const ENDS = String.raw`(?=\s*(?:$|[.,;:()\n+&-]|\b(?:and|then|plus|but|from|for|at|i|which|that)\b))`

const REACH: Readonly<Record<Kind, string>> = {
  scented: `(?:${SCENT_BEHIND})?(?:${AMOUNT})?(?:${CONTENTS})?(?:${FOR_WHOM})?(?:${AMOUNT})?`,
  thing: `(?:${AMOUNT})?(?:${FOR_WHOM})?(?:${WHAT_IT_IS})?(?:${AMOUNT})?`,
  pet: String.raw`[^.,;:()\n+]*?(?=\s*(?:$|[.,;:()\n+]|\b(?:and|then|plus|but)\b))`,
  alone: ENDS,
}

let patterns: readonly { kind: Kind; pattern: RegExp }[] | undefined

const inNumbers = (thing: string): string =>
  thing
    .replaceAll(' ', '[ -]')
    .replace(/(?:[^aeiou]y|[^y])$|y$/, (end) => (end.length === 2 ? `${end[0]}(?:y|ies)` : `${end}(?:e?s)?`))

const patternsOfThings = () =>
  (patterns ??= (['scented', 'thing', 'pet', 'alone'] as const).map((kind) => {
    const things = readTable('foods/things.csv', ['thing', 'kind']).filter(({ row }) => row.kind === kind)
    const names = things.map(({ row }) => inNumbers(row.thing)).toSorted((a, b) => b.length - a.length)
    return {
      kind,
      pattern: patternOf(
        `(?<!\\b(?:hot|corn|chilli|chili)[ -])\\b(?:${names.join('|')})\\b(?! ?(?:nut|berry|wort))${REACH[kind]}`,
      ),
    }
  }))

/** The stretches of a folded text that tell of things nobody eats, in their order. */
export function thingsIn(text: string): Stretch[] {
  const found = patternsOfThings().flatMap(({ kind, pattern }) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: said, index }) => {
      const end = index + said.trimEnd().length
      const start = startOfClause(text, index)
      // "pulled pork slow cooker" tells of the pork.
      if (kind === 'alone')
        return USED.test(text.slice(0, start)) ? [] : [{ start: startOfCount(text, index), end }]
      return [{ start: kind === 'scented' ? startOfScents(text, start, index) : start, end }]
    }),
  )
  return found.toSorted((a, b) => a.start - b.start)
}

function startOfClause(text: string, before: number): number {
  const opening = Array.from(text.slice(0, before).matchAll(OPENS)).at(-1)
  const start = opening === undefined ? 0 : opening.index + opening[0].length
  return start + (/^\s*/.exec(text.slice(start, before))?.[0].length ?? 0)
}

/** "2 new egg cups" */
const startOfCount = (text: string, thing: number): number =>
  /(?:\b(?:\d+|an?|new|old|big|small|electric)\s+)*$/.exec(text.slice(0, thing))!.index

function startOfScents(text: string, start: number, thing: number): number {
  if (!NAMED_SCENT.test(text.slice(start, thing))) return start
  const further = FURTHER_SCENT.exec(text.slice(0, start))?.[1]
  return further === undefined ? start : start - further.trimStart().length
}
