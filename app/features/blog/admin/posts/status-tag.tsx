import type { PostStatus } from '#app/domain/blog/blog.ts'
import { Tag } from '#app/ui/tag.tsx'

const LOOK = {
  draft: { tone: 'warn', label: 'Draft' },
  published: { tone: 'ok', label: 'Published' },
  archived: { tone: 'plain', label: 'Archived' },
} as const

/** A post's status. */
export function StatusTag({ status }: { status: PostStatus }) {
  const { tone, label } = LOOK[status]
  return <Tag tone={tone}>{label}</Tag>
}
