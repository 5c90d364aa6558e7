import type { LetterKind, LetterStatus, LetterText } from '#app/domain/newsletter/letters.ts'

/** A letter as its page shows it. */
export type ShownLetter = LetterText & {
  id: string
  kind: LetterKind
  status: LetterStatus
  sendAt: Date | null
  timeZone: string | null
  readers: number
  startedAt: Date | null
  finishedAt: Date | null
  updatedAt: Date
}
