import type { LetterStatus } from '#app/domain/newsletter/letters.ts'
import { Tag } from '#app/ui/tag.tsx'

const LOOK = {
  draft: { tone: 'warn', label: 'Draft' },
  scheduled: { tone: 'preview', label: 'Scheduled' },
  sending: { tone: 'preview', label: 'Sending' },
  sent: { tone: 'ok', label: 'Sent' },
  cancelled: { tone: 'bad', label: 'Stopped' },
} as const

export function LetterStatusTag({ status }: { status: LetterStatus }) {
  const { tone, label } = LOOK[status]
  return <Tag tone={tone}>{label}</Tag>
}
