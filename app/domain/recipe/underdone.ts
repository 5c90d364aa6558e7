import { foldWord, plainName } from '#app/domain/food/food-names.ts'
import { wordSet } from '#app/domain/food/line-words.ts'

/** Words that describe underdone meat; "rare" alone is also an everyday word. */
const UNDERDONE =
  /\b(?:pink(?:ish|ness)?|bloody|blushing|rosy|underdone|undercooked|medium[- ]rare|rare|still raw)\b/gi
/** Things that are called pink or rare but are not underdone meat. */
const NAMED_SO =
  /^(?:pink(?:ish)?|rosy|rare)[- ](?:pepper\w*|salt|himalayan|onions?|grapefruit|lad(?:y|ies)|fir|gin|lemonade|ginger|radish\w*|prawns?|shrimps?|salmon|rhubarb|apples?|potato\w*|lentils?|wine|fizz|fish|peppercorns?|colour|color|hue|breed\w*|treat\w*|occasion\w*|days?|find\w*|thing|pleasure\w*|chance|variet\w*|case\w*|skill|spices?|herbs?|ingredients?|earth|brown|grey|white|tan)\b(?! (?:remains?|is left|left|in the middle|inside))/i
const ONLY_COLOUR_OR_NAME = /^pink[- ](?:colour|color|hue)/i
/** A negation before the word: "no longer", "not at all", "loses its", "changed from", "without a trace of". */
const DENIED_BEFORE =
  /\b(?:no|not|never|none|without|nothing|neither|any|isn['’]t|aren['’]t|longer|los(?:es?|t|ing)|shouldn['’]t be|should not be|from|instead of|rather than|past|avoid|free of|rid of|until no|un)\b[^.;:,]{0,40}$/i
/** … or after it: "until the pink has gone", "all pink disappears", "is cooked out of it". */
const DENIED_BEHIND =
  /^\w*[^.;:,]{0,30}\b(?:gone|goes|disappear\w*|vanish\w*|fad(?:es?|ed|ing)|cooked (?:out|away)|has left|have left|turn(?:s|ed) (?:to )?(?:brown|white|grey|opaque))\b/i
const REASSURING =
  /\b(?:worry|matter|mind|fine|ok|okay|all ?right|happy|safe|good|perfect|best|ideal)\b[^.;:]{0,20}\b(?:if|when|while|that)\b[^.;:]*$/i
/** "If the juices are still pink, return to the oven": a check, not an aim. */
const CHECKED = /(?:\b(?:if|where|in case|whenever)\b|^\s*should\b)[^.;:]*$/i
const COOKED_ON =
  /\b(?:return|cook(?:ing)?|continue|carry on|keep|give|fry|bake|roast|grill|simmer|put|pop|back|longer|more|another|further|again|not (?:yet )?(?:done|ready)|needs?|leave)\b/i
/** "until they turn pink": the colour that food takes on as it cooks. */
const TAKES_COLOUR =
  /\b(?:until|till|when|once|turn(?:s|ed|ing)?|go(?:es|ing)?|gone|becom(?:es?|ing)|chang(?:es?|ed|ing) to)\b(?: (?:they|it|the flesh|the shells?|are|is|have|has|all|just|evenly|bright|completely|a|turn(?:s|ed)?|go(?:es)?|gone|become|coral|lightly|pale)){0,5}\s*$/i
const INSIDE = /^\w*[- ]*(?:in|at|inside|near|towards|by|around|next to)\b|^\w* (?:centre|center|middle)/i
/** Foods that are pink, or turn pink, when they are done. */
const TURNS_PINK =
  wordSet(`prawn shrimp lobster crayfish langoustine crab crabmeat salmon trout scampi shellfish seafood shell krill
  onion shallot rhubarb radish beetroot beet cabbage ham gammon bacon apple plum quince peach nectarine pear grape berry raspberry strawberry
  sauce cream icing glaze yoghurt milk marinade pickle brine vinegar liquid water dressing syrup jelly sugar mousse fool sky`)

/** Describes a colour that stayed, not one that appeared. */
const STILL =
  /\b(?:still|slightly|faintly|a (?:little|bit|touch)|barely|remains?|stays?|stay(?:ing)?|kept|keep|left|leave|nice(?:ly)? (?:and )?|hint of|blush of)\b[^.;:,]{0,12}$/i

/** Which foods a colour may belong to: the folded words of this food, and of the recipe's other meat and fish. */
export type Subjects = {
  own: ReadonlySet<string>
  others: ReadonlySet<string>
  /** Whether something in the recipe turns pink as it cooks. */
  isPinkAtHand: boolean
}
const ANYBODY: Subjects = { own: new Set(), others: new Set(), isPinkAtHand: true }

/** Whether one of these folded words names a food that is pink or turns pink. */
export const isPinkFood = (words: readonly string[]): boolean => words.some((word) => TURNS_PINK.has(word))

const wordsOf = (text: string) => plainName(text).split(' ').map(foldWord)

/** The food that a sentence mentions last before its colour. */
function subjectOf(before: string, { own, others }: Subjects): 'own' | 'other' | 'pink' | null {
  for (const word of wordsOf(before).toReversed()) {
    if (TURNS_PINK.has(word)) return 'pink'
    if (own.has(word)) return 'own'
    if (others.has(word)) return 'other'
  }
  return null
}

const sentenceBefore = (text: string) => text.slice(text.search(/[^.;:!?]*$/))
const sentenceBehind = (text: string) => /^[^.;:!?]*/.exec(text)?.[0] ?? ''

/**
 * Whether a text leaves meat underdone: "still pink in the middle", "medium-rare"; not "no longer pink", "until the pink has
 * gone", "if it is still pink, cook it on", nor prawns that turn pink.
 */
export function isUnderdone(text: string, subjects: Subjects = ANYBODY): boolean {
  return [...text.matchAll(UNDERDONE)].some(({ 0: word, index }) => {
    const [before, from] = [sentenceBefore(text.slice(0, index)), text.slice(index)]
    const behind = sentenceBehind(from.slice(word.length))
    if (NAMED_SO.test(from) && !ONLY_COLOUR_OR_NAME.test(from)) return false
    if (/^rare$/i.test(word) && /\b(?:a|an|so|how|too)\s+$/i.test(before)) return false
    if (REASSURING.test(before)) return true
    if (DENIED_BEFORE.test(before) || DENIED_BEHIND.test(behind)) return false
    if (CHECKED.test(before) || (/\bif\b/i.test(before) && COOKED_ON.test(before + behind))) return false
    const subject = subjectOf(before, subjects)
    const isInside = INSIDE.test(behind.trimStart())
    if (subject === 'other') return false
    if (subject === 'pink' && !isInside && !STILL.test(before)) return false
    const isTaken = /^pink/i.test(word) && TAKES_COLOUR.test(before) && !isInside && !STILL.test(before)
    return !(isTaken && subject === null && subjects.isPinkAtHand)
  })
}

/** Whether a text asks that no pink is left: a sign that meat is done. */
export function asksForNoPink(text: string): boolean {
  return [...text.matchAll(/\bpink\w*\b/gi)].some(({ 0: word, index }) => {
    const before = sentenceBefore(text.slice(0, index))
    return (
      !REASSURING.test(before) &&
      (DENIED_BEFORE.test(before) || DENIED_BEHIND.test(sentenceBehind(text.slice(index + word.length))))
    )
  })
}
