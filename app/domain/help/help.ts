/** A question with its answer: plain paragraphs, and where to go on. */
export type HelpTopic = {
  id: string
  question: string
  answer: readonly string[]
  links?: readonly { label: string; href: string }[]
}
export type HelpSection = { id: string; title: string; topics: readonly HelpTopic[] }

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The sections with those topics in which every word of the query begins a word; all of them for no words. */
export function searchHelp(sections: readonly HelpSection[], query: string): HelpSection[] {
  const wanted = wordsOf(query)
  const matches = ({ question, answer }: HelpTopic) => {
    const words = wordsOf([question, ...answer].join(' '))
    return wanted.every((word) => words.some((one) => one.startsWith(word)))
  }
  return sections
    .map((section) => ({ ...section, topics: section.topics.filter(matches) }))
    .filter(({ topics }) => topics.length > 0)
}
