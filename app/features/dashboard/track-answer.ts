import type { FormResult } from '#app/domain/errors.ts'
import type { Copied } from '#app/features/calories/copy-entries.server.ts'
import type { QuickEntry } from '#app/features/calories/quick-entry.server.ts'

/** What every form of the dashboard is answered with. */
export type TrackAnswer = {
  intent: string
  result: { ok: true } | Extract<FormResult<never>, { ok: false }>
  /** The meals that were added by it, if that is what it does. */
  added?: QuickEntry | undefined
  copied?: Copied | undefined
  /** What was typed, where it is asked about: without scripts the page is made anew. */
  asked?: AskedEntry | undefined
}

/** A quick entry that was not written yet, and the question about it. */
export type AskedEntry = {
  question: string
  confirm: string
  description: string
  idempotencyKey: string
}
