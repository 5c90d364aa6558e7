import { data } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'

/**
 * Runs a staff form's action; without a network it returns an error, so that the form keeps what was typed. The error
 * status keeps the router from revalidating, which would fail too.
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
