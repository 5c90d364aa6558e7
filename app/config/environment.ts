import { z } from 'zod'
import { AI_PROVIDERS, REASONING_EFFORTS } from '#app/ports/ai/model-settings.ts'

/** Every variable that is read, with its form and what stands where it is not set. */

const port = z.coerce.number().int().min(0).max(65_535)
const text = z.string().trim().min(1)
const money = z.coerce.number().min(0).max(1_000_000)

/** Digits go into the path only: never into the host or the scheme. */
const hasPlaceForBarcode = (url: string): boolean =>
  url.split('{barcode}').length === 2 && URL.parse(url)?.pathname.includes('%7Bbarcode%7D') === true

export const environmentSchema = z.object({
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
  AI_FIRST_WORD_SECONDS: z.coerce.number().int().min(5).max(900).optional(),
  AI_REPLY_SECONDS: z.coerce.number().int().min(10).max(900).optional(),
  AI_MAX_TOKENS: z.coerce.number().int().min(500).max(200_000).optional(),
  AI_TEMPERATURE: z.coerce.number().min(0).max(2).optional(),
  AI_REASONING_EFFORT: z.enum(REASONING_EFFORTS).optional(),
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
  PRODUCTS_URL: z
    .url({ protocol: /^https?$/ })
    .refine(hasPlaceForBarcode, 'expected {barcode} once, in the path')
    .optional(),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Environment = z.output<typeof environmentSchema>

/** All of a group are set or none. */
const GROUPS = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'],
  ['TRADER_NAME', 'TRADER_ADDRESS'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'],
] as const

/** Settings that are there, by name, before they are read. */
export type GivenSettings = Record<string, string | undefined>

/** One line for each group of which something is missing. */
export function faultsOfGroups(set: GivenSettings): string[] {
  const faults = GROUPS.flatMap((group) => {
    const missing = group.filter((name) => set[name] === undefined)
    const given = group.filter((name) => set[name] !== undefined)
    return missing.length === 0 || given.length === 0
      ? []
      : [`${given.join(', ')} needs ${missing.join(', ')} as well`]
  })
  if (set['DATABASE_REPLICA_URL'] !== undefined && set['DATABASE_URL'] === undefined)
    faults.push('DATABASE_REPLICA_URL needs DATABASE_URL as well')
  return faults
}
