import { POST_LIMITS } from './post-fields.ts'

/** A tag as readers find it: every spelling of it is one, whatever its case, marks, spaces and hyphens. */
export type Tag = {
  slug: string
  /** The spelling that most posts use. */
  name: string
  spellings: string[]
  postCount: number
}

/**
 * The address part of a tag: lower case, letters and figures of any script, parted by single hyphens. Empty where a tag
 * has neither.
 */
export function tagSlug(tag: string): string {
  return tag
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

export const tagPath = (slug: string): string => `/blog/tag/${encodeURIComponent(slug)}`

/** Tags as they were written, each with how many posts have it, merged; those of the most posts first. */
export function mergedTags(counted: readonly { tag: string; count: number }[]): Tag[] {
  const bySlug = Map.groupBy(
    counted.toSorted((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1)),
    ({ tag }) => tagSlug(tag),
  )
  return [...bySlug]
    .flatMap(([slug, rows]) =>
      slug === ''
        ? []
        : [
            {
              slug,
              name: rows[0]!.tag,
              spellings: rows.map(({ tag }) => tag),
              postCount: rows.reduce((sum, { count }) => sum + count, 0),
            },
          ],
    )
    .toSorted((one, other) => other.postCount - one.postCount || (one.slug < other.slug ? -1 : 1))
}

/** A tag as it may be added to others: trimmed, not empty, not there already in any spelling; else null. */
export function newTag(typed: string, tags: readonly string[]): string | null {
  const tag = typed.replace(/\s+/g, ' ').trim().slice(0, POST_LIMITS.tag).trim()
  const same = (other: string) => other === tag || (tagSlug(tag) !== '' && tagSlug(other) === tagSlug(tag))
  return tag === '' || tags.length >= POST_LIMITS.tags || tags.some(same) ? null : tag
}
