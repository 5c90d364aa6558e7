import type { FormResult } from '#app/domain/errors.ts'

/**
 * Sends a form of the staff area; where no answer comes back, as without a network, the page stays with what was typed
 * and says so.
 */
export async function savedOrFailed<Answer>(
  send: () => Promise<Answer>,
  message: string,
): Promise<Answer | FormResult<never>> {
  try {
    return await send()
  } catch (error) {
    // A redirect: it was saved.
    if (error instanceof Response) throw error
    return { ok: false, code: 'failed', message, fields: {} }
  }
}
