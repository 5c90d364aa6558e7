import { Marked, type Tokens } from 'marked'
import { z } from 'zod'
import { type ContentValues, filledIn, readContent } from '#app/content.server.ts'
import { LEGAL_PAGES, type LegalPage, type LegalPageName } from './legal-pages.ts'

const legalSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  lede: z.string(),
  updated: z.iso.date(),
})

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The legal pages, from content/legal. Throws an Error that names the file and the field at fault. */
export function readLegalPages(values: ContentValues): Record<LegalPageName, LegalPage> {
  const files = readContent('legal', legalSchema)
  const pages = LEGAL_PAGES.map((name): [LegalPageName, LegalPage] => {
    const file = files.find(({ slug }) => slug === name)
    if (!file) throw new Error(`content/legal/${name}.md is missing`)
    const { updated, ...fields } = file.fields
    const note = `last updated ${inWords.format(new Date(updated))}`
    return [name, { ...fields, note, ...rendered(filledIn(file.body, values, file.path)) }]
  })
  return Object.fromEntries(pages) as Record<LegalPageName, LegalPage>
}

/** `## Title {#id}`: a section that can be linked to. */
const HEADING_ID = /\s*\{#([\w-]+)\}$/

function rendered(markdown: string): Pick<LegalPage, 'html' | 'contents'> {
  const contents: { id: string; title: string }[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = HEADING_ID.exec(text)?.[1]
        if (id) contents.push({ id, title: text.replace(HEADING_ID, '') })
        const inner = this.parser.parseInline(tokens).replace(HEADING_ID, '')
        return `<h${depth}${id ? ` id="${id}"` : ''}>${inner}</h${depth}>`
      },
      table({ rows }) {
        const cell = (tag: string, { tokens }: Tokens.TableCell) =>
          `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
        const row = ([what, ...facts]: Tokens.TableCell[]) =>
          `<div>${what ? cell('dt', what) : ''}${facts.map((fact) => cell('dd', fact)).join('')}</div>`
        return `<dl>${rows.map(row).join('')}</dl>`
      },
    },
  })
  return { html: marked.parse(markdown, { async: false }), contents }
}
