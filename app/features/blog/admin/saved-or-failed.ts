import { data } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'

/**
 * Sends a form of the staff area; where no answer comes back, as without a network, the page stays with what was typed
 * and says so. The status keeps the router from asking for the page again, which would fail in the same way.
 */
export async function savedOrFailed<Answer>(send: () => Promise<Answer>, message: string) {
  try {
    return await send()
  } catch (error) {
    // A redirect: it was saved.
    if (error instanceof Response) throw error
    const result: FormResult<never> = { ok: false, code: 'failed', message, fields: {} }
    return data(result, { status: 503 })
  }
}
