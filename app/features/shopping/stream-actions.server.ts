import { AppError } from '#app/domain/errors.ts'
import { type Context, servicesOf } from '#app/http/context.server.ts'
import { eventStream } from '#app/http/event-stream.server.ts'
import { type ListAccess, NOT_THERE, readList } from './list-access.server.ts'
import { type ListEvent, listEvents } from './list-events.server.ts'

/** Open streams by member or link, in this process. */
const openStreams = new Map<string, number>()
const MOST_STREAMS = 20

/** The revisions of a list as server-sent events; a dropped stream takes up where it was. */
export function streamList(
  request: Request,
  context: Context,
  accessOf: () => { access: ListAccess; key: string },
): Promise<Response> {
  const services = servicesOf(context)
  let leave = () => {}
  async function* events(signal: AbortSignal): AsyncGenerator<ListEvent> {
    const { access, key } = accessOf()
    leave = enter(key)
    if (!(await readList(services.db, access))) throw new AppError('not-found', NOT_THERE)
    yield* listEvents(services, access, { signal })
  }
  return eventStream<ListEvent>({ request, context }, events, {
    idOf: ({ revision }) => String(revision),
    lastEventId: request.headers.get('last-event-id'),
    fallback: 'Your shopping list could not be read. Please try again.',
    log: services.log,
    onEnd: () => leave(),
  })
}

function enter(key: string): () => void {
  const open = openStreams.get(key) ?? 0
  if (open >= MOST_STREAMS)
    throw new AppError('too-many-requests', 'This list is open on too many screens at once.')
  openStreams.set(key, open + 1)
  return () => {
    const left = (openStreams.get(key) ?? 1) - 1
    if (left > 0) openStreams.set(key, left)
    else openStreams.delete(key)
  }
}
