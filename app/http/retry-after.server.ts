import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareFunction } from 'react-router'
import type { AppError } from '#app/domain/errors.ts'

/** How long whoever tried too often has to wait, as a header: beside the sentence that people read, for programs. */

/** Where a refusal does not know better. */
const USUAL_WAIT_S = 60

const answering = new AsyncLocalStorage<{ retryAfterS: number }>()

/** Remembers, for the answer that is being made, how long a refusal asks to wait. */
export function noteWait({ code, details }: AppError): void {
  const store = answering.getStore()
  const waitS = details['retryAfterS']
  if (store && code === 'too-many-requests' && typeof waitS === 'number') store.retryAfterS = waitS
}

export const withRetryAfter: MiddlewareFunction<Response> = async (_arguments, next) => {
  const noted = { retryAfterS: USUAL_WAIT_S }
  const response = await answering.run(noted, next)
  if (response.status === 429 && !response.headers.has('retry-after'))
    response.headers.set('retry-after', String(noted.retryAfterS))
  return response
}
