import type { ModelPrices } from '#app/domain/model-use.ts'
import type { ModelSettings } from '#app/ports/ai/model-settings.ts'
import type { StripeSettings } from '#app/ports/payments/stripe-settings.ts'
import type { TraceSettings } from '#app/ports/traces/otel-traces.server.ts'

/** What the settings of a process come to. */
export type Config = {
  port: number
  host: string
  /** Scheme, host and port that people use; no trailing slash. */
  origin: string
  dataDir: string
  databaseUrl: string | undefined
  /** A streaming replica of it, for public lists. */
  replicaUrl: string | undefined
  /** Where backups go, and how many of them stay. */
  backups: { folder: string; kept: number }
  runWorkers: boolean
  /** Where a worker says whether it lives and gives its figures; undefined: nowhere. */
  workerPort: number | undefined
  /** Whoever has it may read `/metrics`. */
  metricsToken: string | undefined
  /** Where traces go; undefined: nothing is traced. */
  traces: TraceSettings | undefined
  /** Whether the address people use is not this machine's own. */
  isPublic: boolean
  smtp: { url: string; from: string } | undefined
  /** How many letters of the newsletter leave in a minute, and who may say that they came back. */
  newsletter: { lettersPerMinute: number; mailEventsToken: string | null }
  s3: S3Config | undefined
  /** Where people write to; null where none is set, and no page names one then. */
  supportEmail: string | null
  /** Where messages from the contact form are mailed: the support address, or what stands in for it. */
  inbox: string
  /** Who runs the site, as the law of many countries wants it said; null where it is not set. */
  trader: Trader | null
  /** What a public site cannot do without and this one lacks; empty on a loopback `ORIGIN`. */
  missing: readonly MissingSetting[]
  trustedProxies: readonly string[]
  authSecret: string | undefined
  ai: AiConfig | undefined
  billing: BillingConfig
  /** The landing page counts in the database instead of showing what `claims.ts` says. */
  hasLiveCounts: boolean
  /** Whether recipes may be read from addresses that members type. */
  canImportFromWeb: boolean
  /** Where packaged products are asked for, with `{barcode}` in it; undefined: nowhere. */
  productsUrl: string | undefined
  /** Whether staff may do anything before they have set up an authenticator. */
  isStaffSecondFactorRequired: boolean
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

export type AiConfig = {
  models: ModelSettings
  prices: ModelPrices
  /** In the prices' currency, per day (UTC). */
  dailySpendLimit: number | undefined
}

/** `off`: a public address without Stripe. Play money would make anybody premium there. */
export type BillingConfig =
  | { kind: 'stripe'; settings: StripeSettings }
  | { kind: 'sandbox' }
  | { kind: 'off' }

export type S3Config = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export type Trader = { name: string; address: string }

/** A setting and what it means that it is missing, for operators. */
export type MissingSetting = {
  setting: 'SMTP_URL' | 'SUPPORT_EMAIL' | 'TRADER_NAME' | 'TRADER_ADDRESS'
  means: string
}
