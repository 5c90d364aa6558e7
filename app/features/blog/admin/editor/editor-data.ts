import type { PostStatus } from '#app/domain/blog/blog.ts'
import type { PostFields } from '#app/domain/blog/post-fields.ts'
import type { KeptDraft } from './local-drafts.ts'
import type { ArticlePreview } from './use-preview.ts'

export type NamedId = { id: string; name: string }

/** A new post begun earlier and never saved. */
export type Offer = { id: string; title: string; savedAtMs: number }

/** What the editor is opened with. */
export type EditorData = {
  id: string
  isNew: boolean
  /** 0 for a new post. */
  version: number
  status: PostStatus
  publishOn: Date | null
  publishedAt: Date | null
  updatedAt: Date | null
  hasPreviewLink: boolean
  /** Whose post it is; null for nobody's, or one that is not saved yet. */
  writtenBy: string | null
  /** Whom it can be handed over to. */
  people: readonly NamedId[]
  /** False for a writer, who submits instead. */
  mayPublish: boolean
  /** When its writer asked for a review that is not given yet. */
  submittedAt: Date | null
  /** The fields are changes that readers do not see yet; who saved them, and when. */
  staged: { savedAt: Date; savedBy: string } | null
  /** An earlier version to fill the editor with; nothing is saved by that. */
  restored: { version: number; savedAt: Date; fields: PostFields } | null
  origin: string
  fields: PostFields
  /** Typed on earlier visits and not saved, the newest first. */
  kept: readonly KeptDraft[]
  /** Goes on with the kept text without asking. */
  isContinued: boolean
  offers: readonly Offer[]
  authors: readonly NamedId[]
  categories: readonly (NamedId & { slug: string })[]
  /** Tags that posts have, those of the most posts first. */
  tags: readonly string[]
  preview: ArticlePreview
}
