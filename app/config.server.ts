import { z } from 'zod'

/**
 * The only reader of the environment. Everything is optional: an empty environment is a working product.
 * Half a group of settings stops the start with a message that names what is missing.
 */

const port = z.coerce.number().int().min(0).max(65_535)
const text = z.string().trim().min(1)

const Environment = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  WORKER: z.enum(['inline', 'off']).default('inline'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
  SUPPORT_EMAIL: z.email().default('support@localhost.localdomain'),
  TRUSTED_PROXIES: z.string().default(''),
  AUTH_SECRET: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

const GROUPS = [['SMTP_URL', 'MAIL_FROM']] as const

export type Config = {
  port: number
  host: string
  /** Scheme, host and port that people use; no trailing slash. */
  origin: string
  dataDir: string
  databaseUrl: string | undefined
  runWorkers: boolean
  smtp: { url: string; from: string } | undefined
  supportEmail: string
  trustedProxies: readonly string[]
  authSecret: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

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
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) faults.push(`${issue.path.join('.')}: ${issue.message}`)
  }
  if (faults.length > 0 || !parsed.success) {
    throw new ConfigError(`These settings do not work:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    origin: new URL(env.ORIGIN ?? `http://localhost:${env.PORT}`).origin,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    runWorkers: env.WORKER === 'inline',
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    supportEmail: env.SUPPORT_EMAIL,
    trustedProxies: env.TRUSTED_PROXIES.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    authSecret: env.AUTH_SECRET,
    logLevel: env.LOG_LEVEL,
  }
}
