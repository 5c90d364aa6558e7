import { data } from 'react-router'
import { AppError, isUnavailable } from '#app/domain/errors.ts'
import type { Log } from '#app/ports/log/log.ts'

/**
 * The answer of a page of the blog that could not be made: the refusal's own words, or else the fallback. Where the
 * database is not there the page fails as every page does.
 */
export function failedBlog(error: unknown, { fallback, log }: { fallback: string; log: Log }) {
  if (isUnavailable(error)) throw error
  const message = error instanceof AppError ? error.message : fallback
  log.error({ error }, message)
  return data({ kind: 'failed' as const, message }, { status: 500 })
}

export const missingBlog = () => data({ kind: 'missing' as const }, { status: 404 })
