import type { DBAdapter } from 'better-auth'
import { APIError } from 'better-auth/api'

/** SQLSTATE of a value that is there already. */
const NOT_UNIQUE = '23505'

/**
 * Wraps better-auth's database adapter so that the reason is known when a row cannot be stored. The library says of any
 * failure only that there is no user, which reads as an address that is taken; an error of its own kind it passes on.
 */
export function withCausesOfFailure(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    create: (args) =>
      adapter.create(args).catch((error: unknown) => {
        if (isNotUnique(error)) throw error
        throw Object.assign(new APIError('INTERNAL_SERVER_ERROR'), { cause: error })
      }) as never,
    transaction: (run) => adapter.transaction((inner) => run(withCausesOfFailure(inner as DBAdapter))),
  }
}

function isNotUnique(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === NOT_UNIQUE || isNotUnique(error.cause)
}
