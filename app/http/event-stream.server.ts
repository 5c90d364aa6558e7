import { STATUS_OF } from '#app/domain/errors.ts'
import type { Log } from '#app/ports/log/log.ts'
import { type Context, streamSignal } from './context.server.ts'
import { refusalOf } from './form.server.ts'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Compression would hold pieces back; proxies are asked not to either.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
/** How soon the browser opens a dropped stream again. */
const RETRY_MS = 2_000
/** Proxies drop what is silent. */
const HEARTBEAT_MS = 20_000
/** A stream ends by itself now and then; the browser takes up where it was. */
const LONGEST_MS = 10 * 60_000

type Asked = { request: Request; context: Context }

type Options<Event> = {
  /** Names a state: a browser that comes back with it is not told it again. */
  idOf: (event: Event) => string
  lastEventId: string | null
  fallback: string
  log: Log
  /** When the stream is over, however that came about. */
  onEnd?: () => void
}

/**
 * Sends states as server-sent events as they come, until the client leaves or the process stops. A refusal before the
 * first event is sent as an ordinary response.
 */
export async function eventStream<Event>(
  { request, context }: Asked,
  make: (signal: AbortSignal) => AsyncIterable<Event>,
  { idOf, lastEventId, fallback, log, onEnd }: Options<Event>,
): Promise<Response> {
  const gone = new AbortController()
  const signal = AbortSignal.any([
    streamSignal(request, context),
    gone.signal,
    AbortSignal.timeout(LONGEST_MS),
  ])
  const encoder = new TextEncoder()
  let events: AsyncIterator<Event>
  let first: IteratorResult<Event>
  try {
    events = make(signal)[Symbol.asyncIterator]()
    first = await events.next()
  } catch (error) {
    onEnd?.()
    const { code, message } = refusalOf(error, { fallback, log })
    return Response.json({ code, message }, { status: STATUS_OF[code] })
  }

  let heartbeat: ReturnType<typeof setInterval> | undefined
  let isOver = false
  const finish = () => {
    if (isOver) return
    isOver = true
    clearInterval(heartbeat)
    gone.abort()
    onEnd?.()
  }
  const lines = (event: Event) => `id: ${idOf(event)}\ndata: ${JSON.stringify(event)}\n\n`

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text))
      }
      send(`retry: ${RETRY_MS}\n\n`)
      heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS)
      void (async () => {
        try {
          for (let next = first; !next.done; next = await events.next()) {
            const isKnown = next === first && idOf(next.value) === lastEventId
            if (!isKnown) send(lines(next.value))
          }
        } catch (error) {
          // The browser comes back by itself, and asks meanwhile.
          if (!signal.aborted) log.error({ error }, fallback)
        }
        const wasOpen = !isOver
        finish()
        if (wasOpen) controller.close()
      })()
    },
    async cancel() {
      finish()
      await events.return?.()
    },
  })
  return new Response(body, { headers: HEADERS })
}
