import type { PostStatus } from '#app/domain/blog/blog.ts'

export type BinKind = 'post' | 'page'

export type BinEntry = {
  kind: BinKind
  id: string
  title: string
  /** Its status once restored. */
  status: PostStatus
  deletedAt: Date
  /** Who put it there; empty when their account is gone. */
  deletedBy: string
  goneOn: Date
}

export type Bin = { entries: BinEntry[]; total: number; page: number; pageCount: number }
