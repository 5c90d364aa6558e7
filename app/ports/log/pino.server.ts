import { pino } from 'pino'
import { errorFacts } from '#app/db/error-facts.ts'
import type { Log } from './log.ts'

/** Fields that would carry personal data or secrets if a caller passed a whole object by mistake. */
const NEVER = [
  'email',
  'password',
  'token',
  'cookie',
  'authorization',
  'secret',
  'apiKey',
  'params',
  'query',
  'body',
]
const REDACTED = NEVER.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

export function pinoLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED, censor: '[removed]' },
    serializers: { error: (error: unknown) => ({ ...errorFacts(error), stack: stackOf(error) }) },
  })
}

/** Where it happened; a query's own message would carry its values, so its stack stays out. */
function stackOf(error: unknown): string | undefined {
  return error instanceof Error && !('params' in error) ? error.stack : undefined
}
