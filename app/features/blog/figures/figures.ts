import type { FigureRange } from '#app/domain/blog/reading-figures.ts'

/** What the page of figures is given. */

export type DepthCounts = { views: number; read25: number; read50: number; read75: number; read100: number }

export type DayViews = {
  /** "2026-11-28", in UTC. */
  day: string
  views: number
}

export type PostFigures = DepthCounts & { id: string; title: string }

export type BlogFigures = {
  range: FigureRange
  /** The post that is looked at; null is the whole blog. */
  post: { id: string; title: string } | null
  totals: DepthCounts
  /** One for each day of the range, oldest first. */
  days: DayViews[]
  sources: { host: string; views: number }[]
  /** The posts with most views; empty where one post is looked at. */
  posts: PostFigures[]
}

export const FIGURES_PATH = '/blog-admin/figures'

/** The address of the figures of a range, of the blog or of one post. */
export const figuresPath = (range: FigureRange, postId: string | null): string =>
  `${FIGURES_PATH}?${new URLSearchParams({ days: String(range), ...(postId !== null && { post: postId }) })}`

/** "42 %" of the views; "–" without any. */
export const shareOf = (part: number, views: number): string =>
  views === 0 ? '–' : `${Math.min(100, Math.round((part / views) * 100))} %`
