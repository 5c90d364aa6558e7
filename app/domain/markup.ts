import { type Handler, Parser, type ParserOptions } from 'htmlparser2'

/** Pages nest about 30 elements. The parser checks all open ones at each tag, so deep nesting takes quadratic time. */
const MAX_OPEN_TAGS = 300

/** Thrown to stop the parser: it has no other way to stop at once. */
class Ended extends Error {}

/**
 * Reads markup tag by tag and stops once more than 300 tags are open. Returns the length that was read, which is the
 * whole length unless it stopped.
 */
export function readMarkup(source: string, handler: Partial<Handler>, options: ParserOptions = {}): number {
  let openTags = 0
  const parser: Parser = new Parser(
    {
      ...handler,
      onopentag(name, attributes, isImplied) {
        if (++openTags > MAX_OPEN_TAGS) throw new Ended()
        handler.onopentag?.(name, attributes, isImplied)
      },
      onclosetag(name, isImplied) {
        openTags--
        handler.onclosetag?.(name, isImplied)
      },
    },
    options,
  )
  try {
    parser.end(source)
    return source.length
  } catch (error) {
    if (error instanceof Ended) return parser.startIndex
    throw error
  }
}

/** What is made of an article, such as its Markdown, takes time for each element. */
const MOST_ELEMENTS = 10_000

/** Markup up to where more than 300 tags are open or 10,000 elements began. */
export function withoutExcessMarkup(html: string): string {
  let elements = 0
  const onopentag = () => {
    if (++elements > MOST_ELEMENTS) throw new Ended()
  }
  return html.slice(0, readMarkup(html, { onopentag }))
}
