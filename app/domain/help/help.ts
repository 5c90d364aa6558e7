import { otherNamesOf } from '#app/domain/search/alike-words.ts'

/** A question with its answer, and where to go on. */
export type HelpTopic = {
  id: string
  question: string
  answerHtml: string
  /** The answer's words, for the search. */
  answerText: string
  links?: readonly { label: string; href: string }[] | undefined
  /** Words that people search it by and the answer does not use. */
  alsoCalled?: string | undefined
}
export type HelpSection = { id: string; title: string; topics: readonly HelpTopic[] }

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that every question has: they say nothing about what is asked. */
const LITTLE = new Set(
  'a an and are at be can could do does for from get have how i in is it me my of on or our so that the there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** What is looked for: the words that say something, or all where none does. */
function wantedIn(query: string): string[] {
  const words = wordsOf(query)
  const telling = words.filter((word) => !LITTLE.has(word))
  return telling.length > 0 ? telling : words
}

/** "Refunds" also finds what speaks of a refund. */
const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** The sections with those topics in which every telling word of the query begins a word; all of them for no words. */
export function searchHelp(sections: readonly HelpSection[], query: string): HelpSection[] {
  const wanted = wantedIn(query).map(singular)
  const matches = ({ question, answerText, alsoCalled = '' }: HelpTopic) => {
    const words = wordsOf([question, answerText, alsoCalled].join(' '))
    return wanted.every((word) => {
      const names = otherNamesOf(word)
      return words.some((one) => names.some((name) => one.startsWith(name)))
    })
  }
  return sections
    .map((section) => ({ ...section, topics: section.topics.filter(matches) }))
    .filter(({ topics }) => topics.length > 0)
}
