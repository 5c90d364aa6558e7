import type { ModelFeature, ModelOutcome, ModelUse } from '#app/domain/model-use.ts'

/** What every call to a model is held to and written down by: calls at a time, money of the day, the ledger. */
export type ModelMeter = {
  /**
   * Asks leave for a call and reserves the most it may cost. Throws `AppError`: `too-many-requests` when this
   * member has enough calls running, `unavailable` when the day's money is spent.
   */
  begin(call: MeteredCall): Promise<{ end(outcome: ModelOutcome, use: ModelUse): Promise<void> }>
}

export type MeteredCall = {
  feature: ModelFeature
  model: string
  memberId: string | null
  mostUse: ModelUse
  /** After this the call is over whatever happened, and no longer counts as running. */
  deadlineMs: number
}

/** Lets every call through and writes nothing down: for runs without a database. */
export const unmetered: ModelMeter = { begin: async () => ({ end: async () => {} }) }
