import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * While a model thinks, servers send comments or empty pieces, which the client libraries drop. The bytes themselves
 * show that the server is there, so every piece of a body is reported to the caller.
 */
const listeners = new AsyncLocalStorage<() => void>()

/** Runs a call; `onSign` is called for every piece of the bodies fetched in it. */
export const hearing = <Value>(onSign: () => void, call: () => Value): Value => listeners.run(onSign, call)

/** A `fetch` that reports each piece of a body to the call that `hearing` runs. */
export function heardFetch(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const onSign = listeners.getStore()
    const response = await ask(input, init)
    if (onSign === undefined || response.body === null) return response
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onSign()
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body.pipeThrough(heard), response)
  }
}
