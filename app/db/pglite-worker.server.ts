import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableNodeFS } from './durable-node-fs.server.ts'
import { sharedBuffersMb } from './shared-buffers.server.ts'
import { WrittenMemoryFS } from './written-memory-fs.server.ts'
import type { EngineOptions, EngineReply, EngineRequest } from './pglite-engine.server.ts'

/**
 * The thread PGlite runs in: it executes synchronously, and in the thread that serves HTTP one slow query
 * would stop every request. Node runs this file as it is (types stripped), also beside a bundled server.
 */

const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  // fdatasync does nothing in WebAssembly; fsync is the call that DurableNodeFS passes on.
  '-c',
  'wal_sync_method=fsync',
]
/** Files that CREATE EXTENSION finds; migrations say which are used. */
const EXTENSIONS = { pg_trgm }
/** Segments of the write-ahead log of 1 MB instead of 16: they fill most of a small database's folder. */
const INITDB_PARAMS = ['--wal-segsize=1', '--allow-group-access', '--encoding', 'UTF8']
/** Of the write-ahead log nothing is left lying ready for later: it would be in every copy of this database. */
const MEMORY_START_PARAMS = [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'wal_recycle=off']

/**
 * How much a function of the engine runs before it is compiled a second time, to run faster. V8's own 13 million are
 * reached by a hundred functions while the server starts: that took a fifth of the CPU time to the first page, and
 * 25 MB that stay. What is really busy gets there soon after all.
 */
setFlagsFromString('--wasm-tiering-budget=200000000')
/**
 * Calls from the engine to JavaScript keep their general wrapper. After a thousand calls V8 would compile one for each
 * signature, and the V8 of Node 24 can trip over freeing it, which ends the process: docs/decisions/005-embedded-database.md.
 */
setFlagsFromString('--wasm-wrapper-tiering-budget=2000000000')

const port = parentPort!
const options = workerData as EngineOptions

async function open(): Promise<PGlite> {
  if (options.storage === 'memory') {
    const snapshot = options.snapshotFile ? new Blob([readFileSync(options.snapshotFile)]) : undefined
    return PGlite.create({
      extensions: EXTENSIONS,
      startParams: MEMORY_START_PARAMS,
      initDbStartParams: INITDB_PARAMS,
      ...(options.writtenTo !== undefined && { fs: new WrittenMemoryFS(options.writtenTo) }),
      ...(snapshot && { loadDataDir: snapshot }),
    })
  }
  const fs = new DurableNodeFS(options.folder)
  if (existsSync(join(options.folder, 'PG_VERSION'))) await fs.bringToDisk(options.folder)
  const engine = await PGlite.create({
    fs,
    extensions: EXTENSIONS,
    startParams: [...START_PARAMS, '-c', `shared_buffers=${sharedBuffersMb(options.folder)}MB`],
    initDbStartParams: INITDB_PARAMS,
  })
  fs.startIsOver()
  const before = fs.syncs
  await engine.query(`select pg_logical_emit_message(true, 'mealwright', 'start')`)
  if (fs.syncs === before) {
    throw new Error(
      'A commit did not reach the disk: this release of PGlite does not call fsync as expected.',
    )
  }
  return engine
}

/** A simple query in PostgreSQL's wire protocol. */
function simpleQuery(sql: string): Uint8Array {
  const body = Buffer.from(`${sql}\0`)
  const message = Buffer.alloc(5 + body.length)
  message.write('Q')
  message.writeUInt32BE(4 + body.length, 1)
  body.copy(message, 5)
  return message
}

let isStarted = false

async function answer(engine: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const isStartup = bytes[0] === 0
  if (isStartup && isStarted) {
    // The pool replaced its connection, but there is one session only: leave nothing of the last owner.
    await engine.execProtocolRaw(simpleQuery('rollback'))
    await engine.execProtocolRaw(simpleQuery('discard all'))
  }
  isStarted ||= isStartup
  return isStartup ? (await engine.execProtocolRaw(bytes)).slice() : exchange(engine, bytes)
}

/** As `execProtocolRaw`, which besides reads every answer and keeps what it read for ever. */
async function exchange(engine: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  // The engine writes into memory it uses again: copy before it goes on.
  await engine.execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(part.slice()) })
  if (parts.length === 1) return parts[0]!
  const answer = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let end = 0
  for (const part of parts) {
    answer.set(part, end)
    end += part.length
  }
  return answer
}

function reply(message: EngineReply, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer)
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function serve(engine: PGlite, request: EngineRequest): Promise<void> {
  try {
    if (request.kind === 'close') {
      await engine.close()
      reply({ kind: 'closed' })
    } else if (request.kind === 'dump') {
      const dump = await engine.dumpDataDir(request.compression)
      const bytes = await dump.arrayBuffer()
      reply({ kind: 'answer', id: request.id, bytes }, [bytes])
    } else {
      const bytes = await answer(engine, new Uint8Array(request.bytes))
      reply({ kind: 'answer', id: request.id, bytes: bytes.buffer }, [bytes.buffer])
    }
  } catch (error) {
    reply({ kind: 'broken', message: textOf(error) })
  }
}

try {
  const engine = await open()
  let queue: Promise<void> = Promise.resolve()
  port.on('message', (request: EngineRequest) => {
    queue = queue.then(() => serve(engine, request))
  })
  reply({ kind: 'ready' })
} catch (error) {
  reply({ kind: 'broken', message: textOf(error) })
}
