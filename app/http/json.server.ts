import { redirect } from 'react-router'
import { ownPath } from '#app/domain/account.ts'
import { STATUS_OF, type FormResult } from '#app/domain/errors.ts'
import type { Log } from '#app/ports/log/log.ts'
import { refusalOf } from './form.server.ts'

/** Reads something for a page's script: a value, or in the same shape why there is none. */
export async function jsonOf<Value>(
  read: () => Promise<Value>,
  options: { fallback: string; log: Log },
): Promise<Response> {
  try {
    return json({ ok: true, value: await read() })
  } catch (error) {
    return json(refusalOf(error, options))
  }
}

/**
 * The answer to a form that a script sends in the background: JSON. Sent without scripts it leads back to the page it
 * stood on, or to signing in; a refusal is said in plain text.
 */
export function answerForm(request: Request, form: FormData, result: FormResult<unknown>): Response {
  if (asksForJson(request)) return json(result)
  const given = form.get('back')
  const back = (typeof given === 'string' && ownPath(given)) || '/'
  if (result.ok) return redirect(back, 303)
  if (result.code === 'signed-out')
    return redirect(`/?${new URLSearchParams({ auth: 'sign-in', to: back })}`, 303)
  return new Response(result.message, {
    status: STATUS_OF[result.code],
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}

export const asksForJson = (request: Request): boolean =>
  request.headers.get('accept')?.includes('application/json') ?? false

/** A result as JSON, for one reader and for now. */
export function json(result: FormResult<unknown>): Response {
  return Response.json(result, {
    status: result.ok ? 200 : STATUS_OF[result.code],
    headers: { 'cache-control': 'private, no-store' },
  })
}
