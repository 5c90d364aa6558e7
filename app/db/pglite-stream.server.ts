import { Duplex } from 'node:stream'

/** Message types after which the server answers: Query, Sync, CopyDone, CopyFail, Flush. */
const ANSWERED = new Set(Buffer.from('QScfH'))
const TERMINATE = 'X'.charCodeAt(0)

/**
 * Takes the bytes a PostgreSQL client writes, in whatever pieces they come, and gives back whole messages as
 * soon as the server has something to answer. The first message (startup) has no type byte.
 */
export function messageCollector(): (chunks: readonly Buffer[]) => { messages?: Buffer; isEnd: boolean } {
  let kept: Buffer = Buffer.alloc(0)
  let isStarted = false

  return (chunks) => {
    kept = Buffer.concat([kept, ...chunks])
    if (!isStarted) {
      if (kept.length < 4 || kept.length < kept.readUInt32BE(0)) return { isEnd: false }
      const messages = kept
      isStarted = true
      kept = Buffer.alloc(0)
      return { messages, isEnd: false }
    }
    let offset = 0
    let lastType = 0
    while (offset + 5 <= kept.length) {
      const next = offset + 1 + kept.readUInt32BE(offset + 1)
      if (next > kept.length) break
      lastType = kept[offset]!
      offset = next
    }
    if (offset !== kept.length) return { isEnd: false }
    if (lastType === TERMINATE) return { isEnd: true }
    if (!ANSWERED.has(lastType)) return { isEnd: false }
    const messages = kept
    kept = Buffer.alloc(0)
    return { messages, isEnd: false }
  }
}

/**
 * What node-postgres takes for a socket: bytes written go to the engine, its answers are read. One at a
 * time only, because there is one session behind it.
 */
export function pgliteStream(exchange: (messages: Uint8Array) => Promise<Uint8Array>): Duplex {
  const collect = messageCollector()

  const take = async (chunks: readonly Buffer[]): Promise<void> => {
    const { messages, isEnd } = collect(chunks)
    if (isEnd) stream.push(null)
    else if (messages) stream.push(await exchange(messages))
  }
  const settle = async (work: Promise<void>, done: (error?: Error | null) => void): Promise<void> => {
    try {
      await work
    } catch (error) {
      return done(error as Error)
    }
    done()
  }

  const stream = new Duplex({
    read() {},
    write: (chunk: Buffer, _encoding, done) => void settle(take([chunk]), done),
    writev: (chunks, done) => void settle(take(chunks.map(({ chunk }) => chunk as Buffer)), done),
  })
  return Object.assign(stream, {
    connect() {
      queueMicrotask(() => stream.emit('connect'))
      return stream
    },
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
    ref: () => stream,
    unref: () => stream,
  })
}
