import { data } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'

export type FormAnswer<Value = unknown> = { intent: string; result: FormResult<Value> }

/**
 * Runs a form's action; where the network is gone it answers like a refusal, so that the page stays and says so. The
 * status keeps the router from asking for the page again, which would fail in the same way.
 */
export async function orOffline<Answer>(intent: string, send: () => Promise<Answer>) {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const message = 'No connection. Nothing was changed; please try again when you are online.'
    const result: FormResult<never> = { ok: false, code: 'unavailable', message, fields: {} }
    return data({ intent, result } satisfies FormAnswer, { status: 503 })
  }
}
