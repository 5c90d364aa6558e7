import type { FormResult } from '#app/domain/errors.ts'
import { showToast } from '#app/ui/toasts.ts'

export type Refusal = Extract<FormResult<never>, { ok: false }>

const OFFLINE: Refusal = {
  ok: false,
  code: 'unavailable',
  message: 'No connection. Nothing was changed.',
  fields: {},
}
const UNREADABLE: Refusal = { ok: false, code: 'failed', message: '', fields: {} }

/** Asks the server for a part of a page, or with fields does something there; never throws. */
export async function send<Value>(path: string, fields?: Record<string, string>): Promise<FormResult<Value>> {
  let response: Response
  try {
    response = await fetch(path, {
      headers: { accept: 'application/json' },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
  } catch {
    return OFFLINE
  }
  try {
    return (await response.json()) as FormResult<Value>
  } catch {
    // Cut off on the way, or an answer that is none of ours.
    return UNREADABLE
  }
}

/**
 * After something was taken back on the page: asks whoever is not signed in any more to sign in, gives the server's
 * reason where there is one, and about a fault says only that things are as before; what it was stands in the log.
 */
export function sayTakenBack(refusal: Refusal): void {
  if (refusal.code === 'signed-out') {
    const to = window.location.pathname + window.location.search
    window.location.assign(`/?${new URLSearchParams({ auth: 'sign-in', to })}`)
  } else {
    showToast(refusal.code === 'failed' ? 'Nothing was changed.' : refusal.message)
  }
}
