import { data } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'

export type FormAnswer<Value = unknown> = { intent: string; result: FormResult<Value> }

/** What a form answers where the network is gone; every other error is thrown on. */
export function offlineRefusal(error: unknown): FormResult<never> {
  if (!(error instanceof TypeError)) throw error
  const message = 'No connection. Nothing was changed; please try again when you are online.'
  return { ok: false, code: 'unavailable', message, fields: {} }
}

/**
 * Runs a form's action; where the network is gone it answers like a refusal, so that the page stays and says so. The
 * status keeps the router from asking for the page again, which would fail in the same way.
 */
export async function orOffline<Answer>(intent: string, send: () => Promise<Answer>) {
  try {
    return await send()
  } catch (error) {
    return data({ intent, result: offlineRefusal(error) } satisfies FormAnswer, { status: 503 })
  }
}

/** The same for a page whose answer is the form's result alone. */
export async function orOfflineResult<Answer>(send: () => Promise<Answer>) {
  try {
    return await send()
  } catch (error) {
    return data(offlineRefusal(error), { status: 503 })
  }
}

/** What was sent in a field; the action of the form reads all of them again. */
export async function sentField(request: Request, name: string): Promise<string> {
  const sent = (await request.clone().formData()).get(name)
  return typeof sent === 'string' ? sent : ''
}
