import type { Services } from '#app/features/services.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'

/** Who else has a post open, by name. */
export type PostPresence = { names: readonly string[] }

/** What the editors of one post tell each other, in this process or another. */
type Message = { stream: string; staffId: string; name: string; kind: 'new' | 'here' | 'gone' }

const SAID_EVERY_MS = 10_000
/** Whoever has said nothing for so long is gone: their process was killed. */
const SILENT_AFTER_MS = 25_000

const channelOf = (postId: string) => `post-presence:${postId}`

type Options = { postId: string; signal: AbortSignal; saidEveryMs?: number; silentAfterMs?: number }

/**
 * Who else has a post open, now and whenever it changes, until the signal. Nothing is stored: each open editor says so
 * when it comes, answers whoever comes after it, goes on saying so, and says when it leaves.
 */
export async function* presenceOf(
  { push, log }: Pick<Services, 'push' | 'log'>,
  writer: Writer,
  { postId, signal, saidEveryMs = SAID_EVERY_MS, silentAfterMs = SILENT_AFTER_MS }: Options,
): AsyncGenerator<PostPresence> {
  const stream = crypto.randomUUID()
  const others = new Map<string, { staffId: string; name: string; heardAtMs: number }>()
  let wake = () => {}
  const say = (kind: Message['kind']) =>
    push
      .publish(channelOf(postId), { stream, staffId: writer.id, name: writer.name, kind })
      .catch((error: unknown) => log.warn({ error }, 'who has a post open could not be told'))
  const leave = push.subscribe(channelOf(postId), (received) => {
    const message = received as Message
    if (message.stream === stream) return
    if (message.kind === 'gone') others.delete(message.stream)
    else
      others.set(message.stream, {
        staffId: message.staffId,
        name: message.name,
        heardAtMs: performance.now(),
      })
    if (message.kind === 'new') void say('here')
    wake()
  })
  const timer = setInterval(() => {
    void say('here')
    for (const [id, { heardAtMs }] of others)
      if (performance.now() - heardAtMs > silentAfterMs) others.delete(id)
    wake()
  }, saidEveryMs)
  const stop = () => wake()
  signal.addEventListener('abort', stop)
  const namesNow = () =>
    [
      ...new Set([...others.values()].filter(({ staffId }) => staffId !== writer.id).map(({ name }) => name)),
    ].toSorted((a, b) => a.localeCompare(b, 'en'))
  try {
    await say('new')
    let told: string | null = null
    while (!signal.aborted) {
      const names = namesNow()
      if (names.join('\n') !== told) {
        told = names.join('\n')
        yield { names }
        continue
      }
      // oxlint-disable-next-line no-await-in-loop -- until somebody comes or goes
      await new Promise<void>((resolve) => {
        wake = resolve
        if (signal.aborted || namesNow().join('\n') !== told) resolve()
      })
    }
  } finally {
    signal.removeEventListener('abort', stop)
    clearInterval(timer)
    leave()
    await say('gone')
  }
}
