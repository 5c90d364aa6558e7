import type { FormResult } from '#app/domain/errors.ts'
import type { QuickEntry } from '#app/features/calories/quick-entry.server.ts'

/** What every form of the dashboard is answered with. */
export type TrackAnswer = {
  intent: string
  result: { ok: true } | Extract<FormResult<never>, { ok: false }>
  /** The meal that was added by it, if that is what it does. */
  added?: QuickEntry | undefined
}
