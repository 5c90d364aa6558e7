import type { ModelCheck } from '#app/ports/ai/chef.ts'
import type { JobsOverview } from '#app/ports/jobs/jobs.ts'

/** What this process knows of the system it is part of, for the staff who run it. */
export type Operations = {
  /** Of Mealwright. */
  version: string
  startedAt: Date
  /** Where the data is; never with a password. */
  database: string
  dataDir: string
  backups: { folder: string; isNightly: boolean }
  /** Settings that a public site needs and this one lacks, and what that means. */
  missing: readonly { setting: string; means: string }[]
  /** The most that models may cost a day, in the currency of the prices; null for no limit. */
  spendLimit: number | null
  /** The result of checking each model at startup; null while the check is running or if no model is set. */
  modelChecks(): readonly ModelCheck[] | null
  jobs: JobsOverview
}
