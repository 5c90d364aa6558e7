import { type DestinationStream, pino } from 'pino'
import { loggedError } from '#app/db/error-facts.ts'
import type { Log } from './log.ts'
import type { LogScope } from './log-scope.server.ts'

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

/** The one place where an error becomes text: everybody else hands it over as it was thrown. */
export function pinoLog(
  level: string,
  { scope, destination }: { scope?: LogScope; destination?: DestinationStream } = {},
): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A copy: pino writes the line's own facts into it.
    mixin: () => ({ ...scope?.facts() }),
    redact: { paths: REDACTED, censor: '[removed]' },
    serializers: { error: (error: unknown) => loggedError(error) },
  }
  return destination ? pino(options, destination) : pino(options)
}
