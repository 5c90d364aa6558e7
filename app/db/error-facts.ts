/** Reports what went wrong where nobody waits for the answer. */
export type Warn = (message: string, facts?: Record<string, unknown>) => void

/**
 * What an error says, without what it carries: drizzle's holds the values of its query, node-postgres' the
 * whole connection. For logs and stored reasons.
 */
export function errorFacts(error: unknown): { message: string; code?: string } {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' }
  if ('query' in error && 'params' in error) {
    return error.cause instanceof Error ? errorFacts(error.cause) : { message: 'a query failed' }
  }
  const { code } = error as { code?: unknown }
  return { message: error.message, ...(typeof code === 'string' && { code }) }
}
