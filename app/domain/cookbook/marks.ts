import { singularOf } from '#app/domain/kitchen/words.ts'
import { STATES } from './wishes.ts'

/** The marks of a dish's text: `{potatoes}`, `{garlic, ginger}`, `{size 1}`, `[condition: …]`. */

const NAMES = /\{(?!size \d|cook )([^{}]+)\}/g

/** The name by which a line is found: lower case, singular. */
export const foldHandle = (handle: string): string => singularOf(handle.toLowerCase())

/** "{cook protein, vegetables: roast}" of an open dish. */
const COOKED = /\{cook ([^:}]+): [a-z-]+\}/g

/** Every name in braces, one by one. */
export const namesIn = (text: string): string[] => listsIn(text).flat()

/** As `namesIn`, the names of one mark together: of "{pomegranate seeds, parsley}" one is enough. */
export const listsIn = (text: string): string[][] =>
  [NAMES, COOKED].flatMap((marks) => [...text.matchAll(marks)].map(([, names]) => names!.split(', ')))

/** The text with each name in braces (a list of them at once) put through `name`. `next` is the word behind. */
export function withNames(text: string, name: (handles: string, next: string, at: number) => string): string {
  return text.replaceAll(
    /\{(?!size \d)([^{}]+)\}( [a-z]+)?/g,
    (found: string, handles: string, next = '', at: number) =>
      name(handles, next, at + found.length - next.length),
  )
}

/** The text with lists in braces cut down to the names that `isMeant`; a list of which none is meant stays. */
export function withLists(text: string, isMeant: (handle: string) => boolean): string {
  return text.replaceAll(NAMES, (found, handles: string) => {
    const meant = handles.split(', ').filter(isMeant)
    return meant.length === 0 ? found : `{${meant.join(', ')}}`
  })
}

/** "a step in brackets": its condition, null where there is none, and what is said then. */
export type Bracket = { condition: string | null; text: string }

function readBracket(inner: string): Bracket {
  const [, condition, text] = /^([\p{L}' -]+): (.*)$/su.exec(inner) ?? []
  return condition === undefined ? { condition: null, text: inner } : { condition, text: text! }
}

/** Resolves every bracket, the inner ones first; `say` gives what is said of one, empty for nothing. */
export function withBrackets(text: string, say: (bracket: Bracket) => string): string {
  let out = text
  for (let before = ''; before !== out;) {
    before = out
    out = out.replaceAll(/\[([^[\]]*)\]/g, (_, inner: string) => say(readBracket(inner)))
  }
  return out
}

/** States that a bracket asks for without a food whose state that could be. */
export function statesWithoutFood(text: string): string[] {
  const found: string[] = []
  withBrackets(text, ({ condition, text: inner }) => {
    const named = condition?.replace(/^no /, '').split(' or ') ?? []
    if (namesIn(inner).length === 0) found.push(...named.filter((one) => STATES.has(one)))
    return inner
  })
  return found
}

/** The conditions of all brackets of a text, "or" and "no" taken apart. */
export function conditionsIn(text: string): string[] {
  const found: string[] = []
  withBrackets(text, ({ condition, text: inner }) => {
    if (condition !== null) found.push(...condition.split(' or ').map((one) => one.replace(/^no /, '')))
    return inner
  })
  return found
}
