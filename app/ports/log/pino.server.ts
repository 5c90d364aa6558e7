import { pino } from 'pino'
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
    serializers: { error: describeError },
  })
}

/** Message, code and stack of an error and its causes; database drivers hang query texts and values on theirs. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  const isQueryError = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query')
  return {
    name: error.name,
    message: isQueryError ? 'A database query failed' : error.message,
    code,
    stack: isQueryError ? undefined : error.stack,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
