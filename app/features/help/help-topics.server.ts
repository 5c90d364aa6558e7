import { marked } from 'marked'
import { z } from 'zod'
import { type ContentValues, filledIn, readContent, readYaml } from '#app/content.server.ts'
import { plainTextOf } from '#app/domain/blog/html-text.ts'
import type { HelpSection } from '#app/domain/help/help.ts'

/** Ids and titles, in the order of the page. */
const sectionsSchema = z.record(z.string(), z.string())

const topicSchema = z.strictObject({
  question: z.string(),
  section: z.string(),
  /** Among the topics of its section. */
  order: z.number(),
  alsoCalled: z.string().optional(),
  links: z.array(z.strictObject({ label: z.string(), href: z.string().startsWith('/') })).optional(),
})

/** What the help page answers, from content/help. Throws an Error that names the file and the field at fault. */
export function readHelp(values: ContentValues): HelpSection[] {
  const titles = readYaml('help/sections.yaml', sectionsSchema)
  const topics = readContent('help', topicSchema)
    .toSorted((a, b) => a.fields.order - b.fields.order)
    .map(({ slug, fields, body, path }) => {
      if (!Object.hasOwn(titles, fields.section))
        throw new Error(`${path}: section: content/help/sections.yaml has no "${fields.section}"`)
      const answerHtml = marked.parse(filledIn(body, values, path), { async: false })
      return { ...fields, id: slug, answerHtml, answerText: plainTextOf(answerHtml) }
    })
  return Object.entries(titles).map(([id, title]) => ({
    id,
    title,
    topics: topics.filter(({ section }) => section === id),
  }))
}
