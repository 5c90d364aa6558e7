/** More than any honest reply: streams carry much wrapping around few words, pictures are large. */
const MAX_REPLY_BYTES = { text: 4_000_000, picture: 32_000_000 }

/**
 * A `fetch` that only posts to the provider's own origin, follows no redirect, and ends a reply that is too large. A
 * reply that names an address instead of giving a picture is therefore never followed.
 */
export function guardedFetch(origin: string): typeof fetch {
  return async (input, init) => {
    const url = new URL(typeof input === 'object' && 'url' in input ? input.url : input)
    if (url.origin !== origin || init?.method !== 'POST')
      throw new TypeError('Only the model itself is asked')
    const response = await fetch(url, { ...init, redirect: 'error' })
    const most = url.pathname.includes('image') ? MAX_REPLY_BYTES.picture : MAX_REPLY_BYTES.text
    const { body } = response
    if (Number(response.headers.get('content-length')) > most) {
      await body?.cancel()
      throw new RangeError('The reply is too large')
    }
    if (!body) return response
    return new Response(upTo(body, most), response)
  }
}

function upTo(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let byteCount = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      byteCount += value.length
      if (byteCount <= most) return controller.enqueue(value)
      await reader.cancel()
      controller.error(new RangeError('The reply is too large'))
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
