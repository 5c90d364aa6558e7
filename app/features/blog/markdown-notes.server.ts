import type { MarkedExtension, Token, Tokens } from 'marked'

type NoteToken = Tokens.Generic & { id: string }

/**
 * Footnotes in Markdown: `text[^1]`, and `[^1]: the note` in a line of its own. The note is written where its number
 * stands; one that nothing refers to stays a paragraph.
 */
export function markdownNotes(): MarkedExtension {
  const notes = new Map<string, Token[]>()
  const asked = new Set<string>()
  let isInNote = false
  return {
    hooks: {
      preprocess(text) {
        notes.clear()
        asked.clear()
        isInNote = false
        return text
      },
    },
    extensions: [
      {
        name: 'note-text',
        level: 'block',
        start: noteInParagraph,
        tokenizer(text) {
          const [raw, id, words] =
            /^\[\^([^\]\s]{1,40})\]:[ \t]+(\S.*(?:\n[ \t]+\S.*)*)(?:\n+|$)/.exec(text) ?? []
          if (raw === undefined || id === undefined || words === undefined) return undefined
          const tokens: Token[] = []
          this.lexer.inline(words, tokens)
          if (!notes.has(id)) notes.set(id, tokens)
          return { type: 'note-text', raw, id, tokens }
        },
        renderer(token) {
          const { id, tokens = [] } = token as NoteToken
          return asked.has(id) && notes.get(id) === tokens
            ? ''
            : `<p>${this.parser.parseInline(tokens)}</p>\n`
        },
      },
      {
        name: 'note',
        level: 'inline',
        start: (text) => text.indexOf('[^'),
        tokenizer(text) {
          const [raw, id] = /^\[\^([^\]\s]{1,40})\]/.exec(text) ?? []
          if (raw === undefined || id === undefined) return undefined
          asked.add(id)
          return { type: 'note', raw, id }
        },
        renderer(token) {
          const { id, raw } = token as NoteToken
          const tokens = notes.get(id)
          // Notes hold no notes: they could refer to one another without end.
          if (!tokens || isInNote) return raw
          isInNote = true
          const words = this.parser.parseInline(tokens)
          isInNote = false
          return `<small data-note>${words}</small>`
        },
      },
    ],
  }
}

const MOST_PARAGRAPH_LENGTH = 3000

/** Where a note begins in the paragraph at the start of a text. To look further would take quadratic time. */
function noteInParagraph(text: string): number | undefined {
  const found = /\n(?:\[\^[^\]\s]{1,40}\]:|[ \t]*\n)/.exec(text.slice(0, MOST_PARAGRAPH_LENGTH))
  return found?.[0].endsWith(':') ? found.index : undefined
}
