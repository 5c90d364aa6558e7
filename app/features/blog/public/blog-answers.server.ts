import { data } from 'react-router'
import { AppError, isUnavailable } from '#app/domain/errors.ts'
import type { Log } from '#app/ports/log/log.ts'

/** The error page's message: the refusal's, or the fallback. An unreachable database is thrown on. */
export function failedBlog(error: unknown, { fallback, log }: { fallback: string; log: Log }) {
  if (isUnavailable(error)) throw error
  const message = error instanceof AppError ? error.message : fallback
  log.error({ error }, message)
  return data({ kind: 'failed' as const, message }, { status: 500 })
}

export const missingBlog = () => data({ kind: 'missing' as const }, { status: 404 })
