import { diffLines, diffWordsWithSpace } from 'diff'
import type { Db } from '#app/db/open.server.ts'
import { POST_SCHEMA_TYPES } from '#app/domain/blog/blog.ts'
import { answerAsWritten, type PostFields } from '#app/domain/blog/post-fields.ts'
import { type Autosave, findAutosaves } from '#app/features/blog/admin/editor/autosaves.server.ts'
import type { FieldDiff, TextPart } from '#app/features/blog/admin/editor/field-diff.ts'
import { findVersion } from './post-versions.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'

/** Longer comparisons are made by lines: word by word they would take seconds. */
const DEADLINE_MS = 400

/** A side of a comparison: a version's number, or the viewer's own draft. */
export type Side = number | 'mine'

/** What is different between two states of a post, field by field; null where one of them is not there. */
export async function compareVersions(
  db: Db,
  writer: Writer,
  { postId, from, to, tabId }: { postId: string; from: Side; to: Side; tabId?: string | null },
): Promise<FieldDiff[] | null> {
  const fieldsOf = async (side: Side): Promise<PostFields | null> =>
    side === 'mine' ? mineOf(await findAutosaves(db, writer, postId), tabId) : findVersion(db, postId, side)
  const [before, after] = await Promise.all([fieldsOf(from), fieldsOf(to)])
  return before && after ? diffFields(before, after) : null
}

/** What was typed in that tab; otherwise what was typed last. */
function mineOf(mine: readonly Autosave[], tabId: string | null = null): PostFields | null {
  return (mine.find((each) => each.tabId === tabId) ?? mine[0])?.fields ?? null
}

/** The fields that differ, each as unchanged, removed and added parts. */
export function diffFields(before: PostFields, after: PostFields): FieldDiff[] {
  return FIELDS.flatMap(({ label, textOf }) => {
    const [was, is] = [textOf(before), textOf(after)]
    return was === is ? [] : [{ label, parts: partsOf(was, is) }]
  })
}

const FIELDS: readonly { label: string; textOf: (fields: PostFields) => string }[] = [
  { label: 'Title', textOf: ({ title }) => title },
  { label: 'Slug', textOf: ({ slug }) => slug },
  { label: 'Excerpt', textOf: ({ excerpt }) => excerpt },
  { label: 'Content', textOf: ({ content }) => content },
  { label: 'Written in', textOf: ({ contentFormat }) => (contentFormat === 'html' ? 'HTML' : 'Markdown') },
  {
    label: 'Questions',
    textOf: ({ faqs }) => faqs.map((faq) => `${faq.question}\n${answerAsWritten(faq.answer)}`).join('\n\n'),
  },
  { label: 'Featured image', textOf: ({ featuredImageUrl }) => pathOf(featuredImageUrl) },
  { label: 'Alt text', textOf: ({ featuredImageAlt }) => featuredImageAlt },
  { label: 'Tags', textOf: ({ tags }) => tags.join(', ') },
  {
    label: 'Schema type',
    textOf: ({ schemaType }) => POST_SCHEMA_TYPES.find(({ value }) => value === schemaType)?.label ?? '',
  },
  { label: 'Author', textOf: ({ authorId }) => authorId ?? '' },
  { label: 'Category', textOf: ({ categoryId }) => categoryId ?? '' },
  { label: 'Featured', textOf: ({ isFeatured }) => (isFeatured ? 'yes' : 'no') },
  { label: 'Hidden from search engines', textOf: ({ noIndex }) => (noIndex ? 'yes' : 'no') },
  { label: 'SEO title', textOf: ({ seoTitle }) => seoTitle },
  { label: 'Meta description', textOf: ({ seoDescription }) => seoDescription },
  { label: 'Social title', textOf: ({ socialTitle }) => socialTitle },
  { label: 'Social description', textOf: ({ socialDescription }) => socialDescription },
  { label: 'Social picture', textOf: ({ socialImageUrl }) => pathOf(socialImageUrl) },
  { label: 'Old addresses', textOf: ({ redirectFrom }) => redirectFrom.filter(Boolean).join('\n') },
]

/** A whole address in the editor, a path where it is stored. */
function pathOf(address: string | null): string {
  return (address ?? '').replace(/^https?:\/\/[^/]+/, '')
}

function partsOf(before: string, after: string): TextPart[] {
  const changes = diffWordsWithSpace(before, after, { timeout: DEADLINE_MS }) ?? diffLines(before, after)
  return changes.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
