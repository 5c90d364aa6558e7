import { join } from 'node:path'
import { z } from 'zod'
import type { ModelPrices } from '#app/domain/model-use.ts'
import { AI_PROVIDERS, type ModelSettings } from '#app/ports/ai/model-settings.ts'
import type { TraceSettings } from '#app/ports/traces/otel-traces.server.ts'
import type { StripeSettings } from '#app/ports/payments/stripe-settings.ts'

/**
 * The only reader of the environment. Everything is optional: an empty environment is a working product.
 * Half a group of settings stops the start with a message that names what is missing.
 */

const port = z.coerce.number().int().min(0).max(65_535)
const text = z.string().trim().min(1)
const money = z.coerce.number().min(0).max(1_000_000)

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BACKUP_DIR: text.optional(),
  BACKUPS_KEPT: z.coerce.number().int().min(1).max(1000).default(7),
  WORKER_PORT: port.optional(),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  // OpenTelemetry's own names, so that what is written about them holds here.
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text
    .regex(/^[^\s=,]+=[^,]*(?:,[^\s=,]+=[^,]*)*$/, 'expected name=value,…')
    .optional(),
  OTEL_SERVICE_NAME: text.max(100).default('mealwright'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  WORKER: z.enum(['inline', 'off']).default('inline'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
  LETTERS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(600),
  MAIL_EVENTS_TOKEN: z
    .string()
    .min(16, 'expected at least 16 characters')
    .max(200)
    .regex(/^\S+$/, 'expected no spaces')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SUPPORT_EMAIL: z.email().optional(),
  TRADER_NAME: text.max(200).optional(),
  TRADER_ADDRESS: text.max(500).optional(),
  TRUSTED_PROXIES: z.string().default(''),
  AUTH_SECRET: z.string().min(32).optional(),
  AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: text.optional(),
  AI_TEXT_MODEL: text.optional(),
  AI_VISION_MODEL: text.optional(),
  AI_IMAGE_MODEL: text.optional(),
  AI_PRICE_INPUT: money.optional(),
  AI_PRICE_OUTPUT: money.optional(),
  AI_PRICE_IMAGE: money.optional(),
  AI_DAILY_SPEND_LIMIT: money.positive().optional(),
  STRIPE_SECRET_KEY: text
    .regex(
      /^(?:sk|rk)_(?:live|test)_\w+$/,
      'expected a key that begins with sk_live_, sk_test_, rk_live_ or rk_test_',
    )
    .optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_\S+$/, 'expected a secret that begins with whsec_').optional(),
  STRIPE_PRICE_MONTHLY: text.regex(/^price_\w+$/, 'expected an id that begins with price_').optional(),
  STRIPE_PRICE_ANNUAL: text.regex(/^price_\w+$/, 'expected an id that begins with price_').optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  ALLOW_SANDBOX_BILLING: z.enum(['0', '1']).default('0'),
  LIVE_COUNTS: z.enum(['0', '1']).default('0'),
  IMPORT_FROM_WEB: z.enum(['0', '1']).default('1'),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

const GROUPS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'],
  ['TRADER_NAME', 'TRADER_ADDRESS'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'],
] as const

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

const PUBLIC_NEEDS: readonly MissingSetting[] = [
  {
    setting: 'SMTP_URL',
    means: 'letters stay in a folder: nobody can confirm an address or choose a new password',
  },
  { setting: 'SUPPORT_EMAIL', means: 'people have the contact form only, and no page names an address' },
  { setting: 'TRADER_NAME', means: 'the legal pages do not say who runs this site' },
  { setting: 'TRADER_ADDRESS', means: 'the legal pages do not say where to find who runs this site' },
]

/** In the outbox of a server on one's own machine; no page shows it. */
const LOCAL_INBOX = 'support@localhost.localdomain'

/** The address in `Mealwright <hello@example.org>`. */
const addressIn = (sender: string | undefined): string | undefined =>
  sender === undefined ? undefined : (/<([^>]+)>/.exec(sender)?.[1] ?? sender)

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads and checks the settings; throws `ConfigError` with one line per fault. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const faults: string[] = []
  for (const group of GROUPS) {
    const missing = group.filter((name) => set[name] === undefined)
    if (missing.length > 0 && missing.length < group.length) {
      const given = group.filter((name) => set[name] !== undefined)
      faults.push(`${given.join(', ')} needs ${missing.join(', ')} as well`)
    }
  }
  if (set['DATABASE_REPLICA_URL'] !== undefined && set['DATABASE_URL'] === undefined)
    faults.push('DATABASE_REPLICA_URL needs DATABASE_URL as well')
  faults.push(...faultsOfAi(set), ...faultsOfStripe(set))
  const parsed = environmentSchema.safeParse(set)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) faults.push(`${issue.path.join('.')}: ${issue.message}`)
  }
  if (faults.length > 0 || !parsed.success) {
    throw new ConfigError(`These settings do not work:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  }
  const env = parsed.data
  const origin = new URL(env.ORIGIN ?? `http://localhost:${env.PORT}`).origin
  return {
    port: env.PORT,
    host: env.HOST,
    origin,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    replicaUrl: env.DATABASE_REPLICA_URL,
    backups: { folder: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'), kept: env.BACKUPS_KEPT },
    runWorkers: env.WORKER === 'inline',
    workerPort: env.WORKER_PORT,
    metricsToken: env.METRICS_TOKEN,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
          serviceName: env.OTEL_SERVICE_NAME,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    isPublic: !isLoopback(origin),
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    newsletter: {
      lettersPerMinute: env.LETTERS_PER_MINUTE,
      mailEventsToken: env.MAIL_EVENTS_TOKEN ?? null,
    },
    s3: s3Of(env),
    supportEmail: env.SUPPORT_EMAIL ?? null,
    inbox: env.SUPPORT_EMAIL ?? addressIn(env.MAIL_FROM) ?? LOCAL_INBOX,
    trader:
      env.TRADER_NAME && env.TRADER_ADDRESS ? { name: env.TRADER_NAME, address: env.TRADER_ADDRESS } : null,
    missing: isLoopback(origin) ? [] : PUBLIC_NEEDS.filter(({ setting }) => env[setting] === undefined),
    trustedProxies: env.TRUSTED_PROXIES.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    authSecret: env.AUTH_SECRET,
    ai: aiOf(env),
    billing: billingOf(env, origin),
    hasLiveCounts: env.LIVE_COUNTS === '1',
    canImportFromWeb: env.IMPORT_FROM_WEB === '1',
    isStaffSecondFactorRequired: env.STAFF_SECOND_FACTOR
      ? env.STAFF_SECOND_FACTOR === 'required'
      : !isLoopback(origin),
    logLevel: env.LOG_LEVEL,
  }
}

/** `name=value,name=value`, each value percent-encoded (OpenTelemetry's form). */
const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
      ]),
  )

const AI_MODELS = ['AI_TEXT_MODEL', 'AI_VISION_MODEL', 'AI_IMAGE_MODEL'] as const

/** Models, their provider, its key or address, and prices where a spend limit shall hold: all that belongs together. */
function faultsOfAi(set: Record<string, string | undefined>): string[] {
  const given = Object.keys(set).filter((name) => name.startsWith('AI_') && name in environmentSchema.shape)
  if (given.length === 0) return []
  const { AI_PROVIDER: provider } = set
  if (provider === undefined) return [`${given.join(', ')} needs AI_PROVIDER as well`]
  const faults: string[] = []
  const needs = (what: string, name: string) => {
    if (set[name] === undefined) faults.push(`${what} needs ${name} as well`)
  }
  if (AI_MODELS.every((name) => set[name] === undefined)) {
    faults.push(`AI_PROVIDER needs at least one of ${AI_MODELS.join(', ')}`)
  }
  needs(`AI_PROVIDER=${provider}`, provider === 'openai-compatible' ? 'AI_BASE_URL' : 'AI_API_KEY')
  if (provider === 'anthropic' && set['AI_IMAGE_MODEL'] !== undefined) {
    faults.push('AI_IMAGE_MODEL: this provider draws no pictures')
  }
  if (provider === 'google' && set['AI_IMAGE_MODEL']?.startsWith('gemini-') === false) {
    faults.push('AI_IMAGE_MODEL: this provider draws with models whose name begins with gemini-')
  }
  if (set['AI_DAILY_SPEND_LIMIT'] !== undefined) {
    // A limit on money nobody counts would never act.
    if (set['AI_TEXT_MODEL'] ?? set['AI_VISION_MODEL']) needs('AI_DAILY_SPEND_LIMIT', 'AI_PRICE_INPUT')
    if (set['AI_IMAGE_MODEL']) needs('AI_DAILY_SPEND_LIMIT', 'AI_PRICE_IMAGE')
  }
  return faults
}

function aiOf(env: z.output<typeof environmentSchema>): AiConfig | undefined {
  if (env.AI_PROVIDER === undefined) return undefined
  return {
    models: {
      provider: env.AI_PROVIDER,
      baseUrl: env.AI_BASE_URL,
      apiKey: env.AI_API_KEY,
      textModel: env.AI_TEXT_MODEL,
      visionModel: env.AI_VISION_MODEL,
      imageModel: env.AI_IMAGE_MODEL,
    },
    prices: {
      perMillionInput: env.AI_PRICE_INPUT ?? 0,
      perMillionOutput: env.AI_PRICE_OUTPUT ?? 0,
      perPicture: env.AI_PRICE_IMAGE ?? 0,
    },
    dailySpendLimit: env.AI_DAILY_SPEND_LIMIT,
  }
}

function faultsOfStripe(set: Record<string, string | undefined>): string[] {
  const faults: string[] = []
  if (set['STRIPE_API_BASE'] !== undefined && set['STRIPE_SECRET_KEY'] === undefined)
    faults.push('STRIPE_API_BASE needs STRIPE_SECRET_KEY as well')
  if (set['STRIPE_PRICE_MONTHLY'] !== undefined && set['STRIPE_PRICE_MONTHLY'] === set['STRIPE_PRICE_ANNUAL'])
    faults.push('STRIPE_PRICE_ANNUAL: the same price as STRIPE_PRICE_MONTHLY')
  return faults
}

function billingOf(env: z.output<typeof environmentSchema>, origin: string): BillingConfig {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_ANNUAL } = env
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_PRICE_MONTHLY && STRIPE_PRICE_ANNUAL) {
    return {
      kind: 'stripe',
      settings: {
        secretKey: STRIPE_SECRET_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        prices: { monthly: STRIPE_PRICE_MONTHLY, annual: STRIPE_PRICE_ANNUAL },
        apiBase: env.STRIPE_API_BASE,
      },
    }
  }
  return isLoopback(origin) || env.ALLOW_SANDBOX_BILLING === '1' ? { kind: 'sandbox' } : { kind: 'off' }
}

function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}

/** All five are there or none: half a group was refused before. */
function s3Of(env: z.output<typeof environmentSchema>): S3Config | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
