import { plainTextOf } from './html-text.ts'

const LIST_TAG = /<(\/?)(ol|ul|li)\b[^<>]*>/gi

/** The steps of a how-to: the items of its ordered lists, in order. What is listed inside a step belongs to it. */
export function howToStepsOf(html: string): string[] {
  const steps: string[] = []
  const lists: string[] = []
  let startedAt: number | null = null
  let depth = 0
  for (const match of html.matchAll(LIST_TAG)) {
    const [tag, slash, name] = [match[0], match[1], match[2]!.toLowerCase()]
    if (name !== 'li') {
      if (slash) lists.pop()
      else lists.push(name)
    } else if (!slash) {
      if (startedAt === null && lists.at(-1) === 'ol') {
        startedAt = match.index + tag.length
        depth = lists.length
      }
    } else if (startedAt !== null && lists.length === depth) {
      const text = plainTextOf(html.slice(startedAt, match.index))
      if (text !== '') steps.push(text)
      startedAt = null
    }
  }
  return steps
}
