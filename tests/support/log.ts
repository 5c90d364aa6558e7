import type { Warn } from '#app/db/error-facts.ts'

/** A log that keeps what it is told: for tests that ask what was said, and for those that need not hear it. */
export function keptLog(): Warn & { messages: string[] } {
  const messages: string[] = []
  return Object.assign((message: string) => void messages.push(message), { messages })
}
