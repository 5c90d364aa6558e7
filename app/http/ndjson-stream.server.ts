import { STATUS_OF } from '#app/domain/errors.ts'
import type { Log } from '#app/ports/log/log.ts'
import { type Context, workSignal } from './context.server.ts'
import { refusalOf } from './form.server.ts'

const HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  // Compression would hold pieces back; proxies are asked not to either.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

type Asked = { request: Request; context: Context }
type Options = { fallback: string; log: Log }
type Refusal = ReturnType<typeof refusalOf>

/**
 * Sends events as lines of JSON while they are made. A refusal before the first event also sets the status;
 * after it, the stream ends with an error line. The work's signal aborts if the person leaves, or if the process stops
 * and the work takes too long.
 */
export async function ndjsonStream<Event>(
  { request, context }: Asked,
  make: (signal: AbortSignal) => AsyncIterable<Event>,
  asEvent: (refusal: Refusal) => Event,
  options: Options,
): Promise<Response> {
  const gone = new AbortController()
  const signal = AbortSignal.any([workSignal(request, context), gone.signal])
  const failed = (error: unknown) => refusalOf(error, options)
  let events: AsyncIterator<Event>
  let first: IteratorResult<Event>
  try {
    events = make(signal)[Symbol.asyncIterator]()
    first = await events.next()
  } catch (error) {
    const refusal = failed(error)
    return oneLine(asEvent(refusal), STATUS_OF[refusal.code])
  }
  const encoder = new TextEncoder()
  let next: IteratorResult<Event> | null = first
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const event: IteratorResult<Event> = next ?? (await events.next())
        next = null
        if (event.done) return controller.close()
        controller.enqueue(encoder.encode(`${JSON.stringify(event.value)}\n`))
      } catch (error) {
        const isLeft = request.signal.aborted || gone.signal.aborted
        if (!isLeft) controller.enqueue(encoder.encode(`${JSON.stringify(asEvent(failed(error)))}\n`))
        controller.close()
      }
    },
    async cancel() {
      gone.abort()
      await events.return?.()
    },
  })
  return new Response(body, { headers: HEADERS })
}

export function oneLine<Event>(event: Event, status = 422): Response {
  return new Response(`${JSON.stringify(event)}\n`, { status, headers: HEADERS })
}
