import type { PostStatus } from '#app/domain/blog/blog.ts'

export const BIN_KINDS = ['post', 'page', 'author', 'category', 'picture'] as const
export type BinKind = (typeof BIN_KINDS)[number]

export type BinEntry = {
  kind: BinKind
  id: string
  title: string
  /** Its status once restored, for what has one. */
  status: PostStatus | null
  deletedAt: Date
  /** Who put it there; empty when their account is gone. */
  deletedBy: string
  goneOn: Date
}

export type Bin = { entries: BinEntry[]; total: number; page: number; pageCount: number }
