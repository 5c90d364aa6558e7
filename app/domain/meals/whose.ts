/** Whose the food was, how much of it, and at which meal: what a sentence says beside the foods. */

/** A stretch of the text, in characters. */
type Stretch = { start: number; end: number }

const SHARED =
  /\b(?:shared?|split|divided)\b[^.;\n]{0,60}?\b(?:between|among|amongst|by|with) (?:(?:the )?(two|three|four|five|six|2|3|4|5|6)\b|[a-z ]{0,12}?\b(?:wife|husband|partner|friend|girlfriend|boyfriend|son|daughter|mum|mom|dad|brother|sister|colleague|flatmate|each other|us|me)\b)/g
const PEOPLE: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 }

const OTHERS_ATE =
  /\b(?:my|his|her|the|our) (?:wife|husband|partner|friend|girlfriend|boyfriend|son|daughter|kids?|children|mum|mom|dad|brother|sister|mate|colleague) (?:had|ate|drank|got|ordered|took|chose)\b/g
const I_ATE = /\b(?:i|we) (?:had|ate|drank|got|ordered|took|chose|just|also|only)\b/g

const LEFT =
  /\bleft (?:about |around |roughly )?(half|a third|a quarter|most)\b|\b(?:only )?(?:ate|finished|had|managed) (?:only |about |just )?(half|a third|a quarter|two thirds|three quarters|most)(?:(?: of)? (?:it|that|them)\b|(?=\s*(?:[.,;)\n]|$)))|\b(half|a third|a quarter) of it (?:went|was|ended|got|is)\b/g
const EATEN_OF: Readonly<Record<string, number>> = {
  half: 0.5,
  'a third': 1 / 3,
  'a quarter': 0.25,
  'two thirds': 2 / 3,
  'three quarters': 0.75,
  most: 0.8,
}

const MEAL_HEADING = /\b(breakfast|brunch|lunch|dinner|supper|snacks?|elevenses|dessert)\b/g

/** What a text says of shares, other people and meals. Offsets are those of the text. */
export type Whose = {
  /** The text with what was said of shares blanked out, so that no number of it is taken for an amount. */
  textWithoutShares: string
  /** The share that was eaten of what is said at this place: 1 where nothing else is said. */
  shareAt: (stretch: Stretch) => number
  /** True where somebody else ate it. */
  isOfOthers: (stretch: Stretch) => boolean
  /** "breakfast", where the text tells of several meals; else null. */
  mealAt: (stretch: Stretch) => string | null
}

/** Reads shares, other people and meals from a folded text. */
export function whoseOf(text: string): Whose {
  const shared = Array.from(text.matchAll(SHARED), (match) => {
    const people = Number(match[1]) || PEOPLE[match[1] ?? ''] || 2
    return { ...sentenceAround(text, match.index), share: 1 / people }
  })
  const others = Array.from(text.matchAll(OTHERS_ATE), ({ index }) => {
    const back = text.slice(index).search(I_ATE)
    const { end } = sentenceAround(text, index)
    return { start: index, end: back < 0 ? end : Math.min(end, index + back) }
  })
  const left = Array.from(text.matchAll(LEFT), (match) => {
    const eaten = match[2] ?? ''
    const leftOver = match[1] ?? match[3] ?? ''
    const share = eaten === '' ? 1 - (EATEN_OF[leftOver] ?? 0.5) : (EATEN_OF[eaten] ?? 1)
    return { ...sentenceAround(text, match.index), share }
  })
  const headings = headingsOf(text)
  return {
    textWithoutShares: [SHARED, LEFT].reduce(
      (rest, pattern) => rest.replace(pattern, (said) => ' '.repeat(said.length)),
      text,
    ),
    shareAt: (at) =>
      [...shared, ...left].reduce((share, one) => (isIn(at, one) ? share * one.share : share), 1),
    isOfOthers: (at) => others.some((one) => isIn(at, one)),
    mealAt: ({ start }) => headings.findLast((heading) => heading.start <= start)?.name ?? null,
  }
}

const isIn = (inner: Stretch, outer: Stretch) => inner.start >= outer.start && inner.start < outer.end

/** The sentence that a place stands in; a point inside a number ends none. */
function sentenceAround(text: string, at: number): Stretch {
  let start = 0
  for (const { index } of text.matchAll(/[.;!?\n](?!\d)/g)) {
    if (index >= at) return { start, end: index }
    start = index + 1
  }
  return { start, end: text.length }
}

/** Headings of a day: only where the text names at least two different meals. */
function headingsOf(text: string): { name: string; start: number }[] {
  const found = Array.from(text.matchAll(MEAL_HEADING), ({ index, 1: name = '' }) => {
    // "… for lunch" closes what it tells of; the heading counts from the start of its clause.
    const clause = Math.max(...['.', ';', '\n', ','].map((mark) => text.lastIndexOf(mark, index)), -1) + 1
    const isBefore = /^(?:\s*(?:and |then |for |at |my |today'?s |this )*)$/.test(text.slice(clause, index))
    return { name: name.replace(/s$/, ''), start: isBefore ? clause : sentenceAround(text, index).start }
  })
  return new Set(found.map(({ name }) => name)).size > 1 ? found : []
}
