import { Worker } from 'node:worker_threads'
import { sourceFile } from '#app/source-file.server.ts'
import { ENGINE_GONE } from './outage.server.ts'
import { fatalErrorIn } from './pglite-stream.server.ts'

export type EngineOptions =
  | { storage: 'folder'; folder: string }
  /** From nothing or from a snapshot; `writtenTo` is the folder it is written to when it is closed. */
  | { storage: 'memory'; snapshotFile?: string; writtenTo?: string }

export type EngineRequest =
  | { kind: 'wire'; id: number; bytes: ArrayBuffer }
  | { kind: 'dump'; id: number; compression: 'none' | 'gzip' }
  | { kind: 'close' }

export type EngineReply =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; bytes: ArrayBuffer }
  | { kind: 'closed' }
  | { kind: 'broken'; message: string }

export type Engine = {
  /** Sends whole messages of the wire protocol and answers with the server's messages. */
  exchange(messages: Uint8Array): Promise<Uint8Array>
  /** The whole database as a tar archive that another engine can start from. */
  dump(compression: 'none' | 'gzip'): Promise<Uint8Array>
  close(): Promise<void>
  /** Ends the thread at once, as a crash would: for tests. */
  kill(): void
}

/** One query may take this long before the thread counts as stuck: PGlite cannot cancel a statement. */
const STUCK_AFTER_MS = 120_000

/**
 * Starts PGlite in a thread of its own. `onDeath` hears, once, of a thread that ended, broke or hung: what
 * it was asked is rejected, and nothing later will be answered.
 */
export async function startEngine(options: EngineOptions, onDeath: (reason: Error) => void): Promise<Engine> {
  const worker = new Worker(sourceFile('app/db/pglite-worker.server.ts'), {
    workerData: options,
    name: 'pglite',
  })
  const waiting = new Map<number, { resolve(bytes: Uint8Array): void; reject(reason: Error): void }>()
  const started = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  let lastId = 0
  let state: 'starting' | 'running' | 'closing' | 'dead' = 'starting'
  let stuck: NodeJS.Timeout | undefined

  const die = (message: string): void => {
    clearTimeout(stuck)
    if (state === 'dead') return
    const wasRunning = state === 'running'
    state = 'dead'
    const reason = Object.assign(new Error(message), { code: ENGINE_GONE })
    started.reject(reason)
    closed.resolve()
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    void worker.terminate()
    if (wasRunning) onDeath(reason)
  }

  const watch = (): void => {
    clearTimeout(stuck)
    if (waiting.size === 0) return
    stuck = setTimeout(
      () => die(`The embedded database has not answered for ${STUCK_AFTER_MS / 1000} s.`),
      STUCK_AFTER_MS,
    )
  }

  worker.on('message', (reply: EngineReply) => {
    if (reply.kind === 'ready') started.resolve()
    else if (reply.kind === 'closed') closed.resolve()
    else if (reply.kind === 'broken') die(`The embedded database broke down: ${reply.message}`)
    else {
      const answer = new Uint8Array(reply.bytes)
      waiting.get(reply.id)?.resolve(answer)
      waiting.delete(reply.id)
      watch()
      const fatal = fatalErrorIn(answer)
      if (fatal) die(`The embedded database ended its session: ${fatal}`)
    }
  })
  worker.on('error', (error) =>
    die(`The embedded database broke down: ${error instanceof Error ? error.message : String(error)}`),
  )
  worker.on('exit', () => die('The thread of the embedded database ended.'))

  const ask = (
    request: { kind: 'wire'; bytes: ArrayBuffer } | { kind: 'dump'; compression: 'none' | 'gzip' },
  ) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (state !== 'running')
        return reject(Object.assign(new Error('The embedded database is closed.'), { code: ENGINE_GONE }))
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id }, request.kind === 'wire' ? [request.bytes] : [])
      if (waiting.size === 1) watch()
    })

  await started.promise
  state = 'running'
  return {
    // A copy: a Buffer's memory may belong to others too and cannot be handed over.
    exchange: (messages) => ask({ kind: 'wire', bytes: new Uint8Array(messages).buffer }),
    dump: (compression) => ask({ kind: 'dump', compression }),
    async close() {
      if (state !== 'running') return
      state = 'closing'
      worker.postMessage({ kind: 'close' } satisfies EngineRequest, [])
      await closed.promise
      state = 'dead'
      clearTimeout(stuck)
      await worker.terminate()
    },
    kill: () => void worker.terminate(),
  }
}
