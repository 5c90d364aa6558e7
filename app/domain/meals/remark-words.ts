/** Pieces of what people say about how much they ate, and what is read of it. */

/** How much was eaten of a food that was told elsewhere in the text. */
export type ShareRemark = {
  /** Eaten, left, left by being eaten by others, the other half later, or not eaten at all. */
  kind: 'eaten' | 'left' | 'others' | 'otherHalf' | 'refused' | 'countEaten' | 'countLeft'
  /** That was eaten; of counts how many pieces were eaten or left. */
  share: number
  start: number
  end: number
  /** The food by name; null where a word stands for it, or nothing. */
  name: string | null
  /** "the other half": who tells it may have told the first half before. */
  isOther?: boolean
  /** "it", "that" */
  pronoun: string | null
}

/** Words at which the name of a food ends. */
const STOPS =
  "and|but|or|bc|because|cos|coz|cause|as|so|it|its|they|he|she|i|im|we|you|was|were|is|are|for|to|at|in|into|on|onto|from|with|away|out|over|behind|home|then|which|that|who|since|though|tho|later|until|till|after|before|off|up|uneaten|untouched|alone|today|tonight|tomorrow|yesterday|again|too|either|instead|there|here|back|had|ate|got|drank|took|went|a|an|the|my|this|of|when|while|if|lol|haha|plus|by|n|w|altogether|completely|entirely|actually|really|just|only|still|also|not|no|extra|add|more|double|triple|some|any|didn'?t|didnt|don'?t|wasn'?t|wasnt|weren'?t|werent"
const WORD = `(?!(?:${STOPS})\\b)[a-z][a-z'-]*`
const NAME = `${WORD}(?: ${WORD}){0,2}`
/** One food, or several side by side. */
export const NAMES = `${NAME}(?:(?: and| or| &|, and|,) (?:the|my) ${NAME}| or ${NAME}| and ${NAME}(?=\\s*(?:[.,;)!\\n]|$| (?:but|to|away|for|home|in|on)\\b)))*`

export const ABOUT =
  '(?:(?:about|around|roughly|like|maybe|probably|only|just|approximately|approx|at least|at most|easily|say|a good|a full|~) ?)*'

/** "it was huge so I packed half": the reason before. */
export const LEAD =
  '(?:(?:\\b(?:it|they|this|that|which|portion|portions|serving) )?\\b(?:was|were|is) (?:[a-z]+ ){1,3}?so )?'
/** "… because they were cold", "… it was gross" */
export const REASON =
  "(?: (?:bc|because|cos|coz|cuz|cause|as|since) (?:it|they|i|he|she|we|that|the)\\b[^,.;)\\n]{0,40}| (?:it|they) (?:was|were|wasn'?t|weren'?t|tasted|got|just|looked)\\b[^,.;)\\n]{0,30})?"
/** Where it went: "away", "for tomorrow", "to my sis", "in the fridge". */
export const TAIL =
  "(?: (?:away|out|up|over|behind|back|aside|uneaten|untouched|home|later|there|alone)\\b)*(?: (?:for|to|in|into|on|until|till|at|with)\\b(?: (?!and\\b|but\\b|then\\b|with\\b|plus\\b)[a-z'-]+){1,5}){0,2}(?: (?:later|tho|though))*"

/** The text without the matches that tell something, as long as before. */
export function blanked(text: string, pattern: RegExp, isRead: (match: RegExpExecArray) => boolean): string {
  let rest = text
  for (const match of text.matchAll(pattern)) {
    if (!isRead(match)) continue
    const end = match.index + match[0].length
    rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(end)
  }
  return rest
}
