import type { Log } from '#app/ports/log/log.ts'

/** A staff page whose figures or list cannot be read is shown without them; why is in the log only. */
export async function readOrLog<Value>(log: Log, what: string, read: Promise<Value>): Promise<Value | null> {
  try {
    return await read
  } catch (error) {
    log.error({ error }, what)
    return null
  }
}
