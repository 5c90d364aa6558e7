import type { Services } from '#app/features/services.ts'
import { type ListAccess, listChannel, readList } from './list-access.server.ts'

export type ListEvent = { revision: number }

/**
 * The revision of a list: the stored one first, then every change, for as long as whoever asks may see it. Pages whose
 * list is older ask for it anew, so a message that is lost costs nothing.
 */
export async function* listEvents(
  { db, push }: Pick<Services, 'db' | 'push'>,
  access: ListAccess,
  { signal }: { signal: AbortSignal },
): AsyncGenerator<ListEvent> {
  const first = await readList(db, access)
  if (!first) return
  let heard = Promise.withResolvers<void>()
  let isNew = false
  const wake = () => {
    isNew = true
    heard.resolve()
  }
  // Listening begins before the first is read again: nothing falls between the two.
  const unsubscribe = push.subscribe(listChannel(first.id), wake, wake)
  signal.addEventListener('abort', wake, { once: true })
  try {
    let last = -1
    while (!signal.aborted) {
      heard = Promise.withResolvers()
      isNew = false
      // Read each time: a link that was taken back ends the stream.
      const list = await readList(db, access)
      if (!list) return
      if (list.revision > last) {
        last = list.revision
        yield { revision: list.revision }
      }
      if (!isNew) await heard.promise
    }
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', wake)
  }
}
