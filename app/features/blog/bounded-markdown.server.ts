import { Lexer, type MarkedExtension, type Token, Tokenizer } from 'marked'

/** Limits for the Markdown parser, which takes quadratic time for deep nesting and for many marks in one text. */

/** Each line may be a block of its own. */
const MOST_LINES = 10_000
const MOST_NESTING_LENGTH = 60
/** The signs of quotes and lists at the start of a line, each of which nests the rest of the line deeper. */
const NESTING = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))+/gm

/** The last line of a quote, directly before one that has no sign of it and still belongs to it. */
const CONTINUED_QUOTE = /^( {0,3}>.*\n)(?! {0,3}>|[ \t]*\n)/gm
/** The parser copies the rest of a quote at each of them. */
const MOST_CONTINUED_QUOTES = 1000

/**
 * Markdown that can be read quickly: with a few quotes and lists in each other only, quotes that end where their signs
 * do if there are very many, and no more than 10,000 lines.
 */
export function shallowMarkdown(text: string): string {
  const shallow = inFewLines(text).replace(NESTING, (signs) =>
    signs.length > MOST_NESTING_LENGTH ? signs.slice(-MOST_NESTING_LENGTH) : signs,
  )
  const count = shallow.match(CONTINUED_QUOTE)?.length ?? 0
  return count > MOST_CONTINUED_QUOTES ? shallow.replace(CONTINUED_QUOTE, '$1\n') : shallow
}

function inFewLines(text: string): string {
  let end = -1
  for (let line = 0; line < MOST_LINES; line++) {
    end = text.indexOf('\n', end + 1)
    if (end < 0) return text
  }
  return text.slice(0, end) + text.slice(end).replaceAll('\n', ' ')
}

/** Where the parser of words stops to look through the rest of a text. */
const MARK = /[`*~_\\<![@]|https?:|ftp:|www\./g
const MOST_LOOKED_THROUGH = 20_000_000

/** Reads Markdown. Once it would look through too much, the rest of the text is plain. */
class BoundedLexer<Parsed, Rendered> extends Lexer<Parsed, Rendered> {
  #lookedThrough = 0

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    this.#lookedThrough += source.length * (source.match(MARK)?.length ?? 0)
    if (this.#lookedThrough <= MOST_LOOKED_THROUGH) return super.inlineTokens(source, tokens)
    tokens.push({ type: 'text', raw: source, text: source, escaped: false })
    return tokens
  }
}

const { table } = Tokenizer.prototype

export const boundedMarkdown: MarkedExtension = {
  hooks: { provideLexer: () => (source, options) => new BoundedLexer(options).lex(source) },
  tokenizer: {
    /** The first two lines decide whether there is a table: all others are read only if there is. */
    table(source) {
      const [head = '', marks = ''] = source.split('\n', 2)
      return table.call(this, `${head}\n${marks}\n`) && table.call(this, source)
    },
  },
}
