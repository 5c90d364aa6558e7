import { join } from 'node:path'
import type { TraceSettings } from '#app/ports/traces/otel-traces.server.ts'
import { aiOf, faultsOfAi } from './config/ai-settings.ts'
import { billingOf, faultsOfStripe } from './config/billing-settings.ts'
import type { Config, S3Config } from './config/config.ts'
import { type Environment, environmentSchema, faultsOfGroups } from './config/environment.ts'
import { isLoopback, missingOf } from './config/public-site.ts'

/**
 * The only reader of the environment. Everything is optional: an empty environment is a working product.
 * Half a group of settings stops the start with a message that names what is missing.
 */

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
  const faults = [...faultsOfGroups(set), ...faultsOfAi(set), ...faultsOfStripe(set)]
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
    traces: tracesOf(env),
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
    missing: missingOf(env, origin),
    trustedProxies: env.TRUSTED_PROXIES.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    authSecret: env.AUTH_SECRET,
    ai: aiOf(env),
    billing: billingOf(env, origin),
    hasLiveCounts: env.LIVE_COUNTS === '1',
    canImportFromWeb: env.IMPORT_FROM_WEB === '1',
    productsUrl: env.PRODUCTS_URL,
    isStaffSecondFactorRequired: env.STAFF_SECOND_FACTOR
      ? env.STAFF_SECOND_FACTOR === 'required'
      : !isLoopback(origin),
    logLevel: env.LOG_LEVEL,
  }
}

function tracesOf(env: Environment): TraceSettings | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
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

/** All five are there or none: half a group was refused before. */
function s3Of(env: Environment): S3Config | undefined {
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
