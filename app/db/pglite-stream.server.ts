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

/** ReadyForQuery without its last byte, the state of the transaction. */
const READY = Buffer.from([...Buffer.from('Z'), 0, 0, 0, 5])
const ERROR_RESPONSE = Buffer.from('E')[0]!

/**
 * The message of an error after which the server ends the session (FATAL, PANIC), such as a write-ahead log
 * that cannot be written; null in any other answer. PGlite goes silent after one.
 */
export function fatalErrorIn(answer: Uint8Array): string | null {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  // Nearly every answer ends by asking for the next query: no need to look inside.
  if (bytes.length > READY.length && bytes.subarray(-READY.length - 1, -1).equals(READY)) return null
  for (let offset = 0; offset + 5 <= bytes.length; offset += 1 + bytes.readUInt32BE(offset + 1)) {
    if (bytes[offset] !== ERROR_RESPONSE) continue
    const body = bytes.toString('utf8', offset + 5, offset + 1 + bytes.readUInt32BE(offset + 1))
    const fields = new Map(body.split('\0').map((field) => [field.charAt(0), field.slice(1)]))
    if (['FATAL', 'PANIC'].includes(fields.get('V') ?? '')) return fields.get('M') ?? 'no reason given'
  }
  return null
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
