import type { FormResult } from '#app/domain/errors.ts'

/** What every form of the dashboard is answered with. */
export type TrackAnswer = { intent: string; result: { ok: true } | Extract<FormResult<never>, { ok: false }> }
