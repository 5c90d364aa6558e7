/** Verbs beside a food that has its name only when the sentence is written: "in goes the paneer", "the eggs are". */

const PAIRS: readonly (readonly [one: string, many: string])[] = [
  ['goes', 'go'],
  ['comes', 'come'],
  ['follows', 'follow'],
  ['is', 'are'],
  ['has', 'have'],
]
const FORMS: ReadonlyMap<string, (typeof PAIRS)[number]> = new Map(
  PAIRS.flatMap((pair) => pair.map((form) => [form, pair] as const)),
)

/** "In go " before one food is "In goes ". */
export function verbBefore(text: string, isMany: boolean): string {
  return text.replace(
    /(?<![a-z{])(goes|go|comes|come|follows|follow) $/,
    (_, verb) => `${formOf(verb, isMany)} `,
  )
}

/** " is stirred in" after several foods is " are stirred in". */
export function verbAfter(text: string, isMany: boolean): string {
  return text.replace(
    /^ (goes|go|comes|come|follows|follow|is|are|has|have)\b/,
    (_, verb) => ` ${formOf(verb, isMany)}`,
  )
}

/**
 * Whether a verb after the food is not the food's own: "the juice of {lemon} is squeezed", "oil and {garlic} go in", "only then
 * does {salt} go in".
 */
export function hasOtherSubject(before: string): boolean {
  return OTHER_SUBJECT.test(before)
}

const OTHER_SUBJECT =
  /(?:,|\b(?:of|with|in|to|from|by|for|on|over|into|between|under|and|does|do|lets?|watch|see|makes?|hear)) $/i

function formOf(verb: string, isMany: boolean): string {
  return FORMS.get(verb)?.[isMany ? 1 : 0] ?? verb
}
