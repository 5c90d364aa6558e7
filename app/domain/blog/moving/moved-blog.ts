import type { ContentFormat, PostFaq, PostSchemaType, PostStatus } from '#app/domain/blog/blog.ts'

/** A blog as an export of another program, or of ours, holds it: the same shape whatever wrote the file. */
export type MovedBlog = {
  source: 'WordPress' | 'Ghost' | 'Mealwright'
  /** Address of the old site, without a slash at its end; null where the file does not say it. */
  site: string | null
  authors: MovedAuthor[]
  categories: MovedCategory[]
  posts: MovedPost[]
  pages: MovedPage[]
  redirects: { fromPath: string; toPath: string }[]
  leftOut: LeftOut[]
}

/** Something that is not brought, or not as it was, and why. */
export type LeftOut = { what: string; why: string }

export type MovedAuthor = {
  /** What posts name it by in the file. */
  key: string
  name: string
  slug: string
  email: string | null
  /** HTML, not cleaned yet. */
  bio: string
  photo: string | null
  websiteUrl: string | null
}

export type MovedCategory = {
  key: string
  name: string
  slug: string
  description: string
  parentKey: string | null
  /** Markdown or HTML above its posts. */
  text: string
}

type Moved = {
  /** The same in every export of the same blog: a second import knows it by this. */
  key: string
  title: string
  slug: string
  seoTitle: string
  seoDescription: string
  status: PostStatus
  createdAt: Date | null
  updatedAt: Date | null
  /** Paths it had on the old site. */
  oldPaths: string[]
}

export type MovedPost = Moved & {
  /** Not cleaned yet. */
  content: string
  contentFormat: ContentFormat
  excerpt: string
  picture: { address: string; alt: string } | null
  authorKey: string | null
  categoryKey: string | null
  tags: string[]
  isFeatured: boolean
  noIndex: boolean
  schemaType: PostSchemaType
  /** As other sites show it; empty or null where it has none of its own. */
  social: { title: string; description: string; picture: string | null }
  faqs: PostFaq[]
  publishedAt: Date | null
  publishOn: Date | null
}

export type MovedPage = Moved & { sections: MovedSection[] }

export type MovedSection = {
  sectionType: 'text' | 'posts' | 'newsletter'
  title: string
  content: string
  settings: Record<string, string>
}

export const MOVED_LIMITS = {
  posts: 10_000,
  pages: 500,
  authors: 2000,
  categories: 2000,
  pictures: 5000,
} as const

/** Several of one kind as one line of a report. */
export function countedLeftOut(counts: ReadonlyMap<string, number>, why: string): LeftOut[] {
  return [...counts].map(([what, count]) => ({ what: count === 1 ? what : `${what} (${count})`, why }))
}

/** A time of an export: ISO, milliseconds, or `2020-01-31 09:30:00`, which is UTC there. Null for none. */
export function movedTime(given: unknown): Date | null {
  if (typeof given === 'number') return validTime(new Date(given))
  if (given instanceof Date) return validTime(given)
  if (typeof given !== 'string' || given.trim() === '' || given.startsWith('0000')) return null
  const text = given.trim()
  return validTime(
    new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text),
  )
}

const validTime = (at: Date): Date | null => {
  const year = at.getUTCFullYear()
  return Number.isNaN(at.getTime()) || year < 1970 || year > 2200 ? null : at
}
