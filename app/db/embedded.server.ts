import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { syncFolder, syncPath } from './durable-node-fs.server.ts'
import { type EngineKeeper, keepEngine } from './engine-keeper.server.ts'
import type { Warn } from './error-facts.ts'
import { lockFolder } from './folder-lock.server.ts'
import { type Engine, type EngineOptions, startEngine } from './pglite-engine.server.ts'
import { pgliteStream } from './pglite-stream.server.ts'
import { limitWaiting, type WithoutLimit } from './waiting-limit.ts'

export type EmbeddedPool = {
  pool: pg.Pool
  /** The engine behind the pool: to dump it, and for the tests of what happens when it dies. */
  engine(): Promise<Engine>
  /** For work of the start: it waits for the one session as long as it takes. */
  withoutLimit: WithoutLimit
  close(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  /** A folder made by `buildDatabaseTemplate`: a first start copies it and is quick. */
  templateDir?: string | undefined
  /** Hears of an engine that cannot be brought back; by default the process says so and ends. */
  onEngineLost?: ((reason: Error) => void) | undefined
  log: Warn
  /** An engine that dies again this soon is not started another time. */
  soonMs?: number
}

const WAIT_FOR_SESSION_MS = 5000

/** Two segments of the write-ahead log, checkpoint files and some air. */
const ROOM_TO_START_BYTES = 8_000_000

/**
 * PGlite in `dataDir/database`, behind a pool of one. Locked for this process; a first start builds the
 * database under another name and renames it, so that one cut short leaves nothing half made.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedPool> {
  const home = join(options.dataDir, 'database')
  const lock = lockFolder(home, options.dataDir)
  try {
    const folder = join(home, 'pg')
    removeLeftovers(home)
    if (!existsSync(folder)) await createFolder(home, folder, options.templateDir)
    const opened = await openEngine({ storage: 'folder', folder }, () => freeBytesOf(home), options)
    return {
      ...opened,
      async close() {
        await opened.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw explainStart(error, options.dataDir, freeBytesOf(home))
  }
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** PGlite needs to write to start, and says only that it could not: name the cause that can be seen. */
export function explainStart(error: unknown, dataDir: string, freeBytes: number): unknown {
  if (freeBytes >= ROOM_TO_START_BYTES) return error
  const message = `The disk that holds ${dataDir} is full (${Math.floor(freeBytes / 1e6)} MB free). Make room and start again: nothing that was saved is lost.`
  return new Error(message, { cause: error })
}

/**
 * PGlite in memory, behind a pool of one, from nothing or from a snapshot: for tests, and for the build, which has it
 * written to a folder when it is closed.
 */
export async function openEmbeddedInMemory(
  options: Pick<EmbeddedOptions, 'onEngineLost' | 'log'> & { snapshotFile?: string; writtenTo?: string },
): Promise<EmbeddedPool & { openPool(): pg.Pool }> {
  const { snapshotFile, writtenTo } = options
  const storage: EngineOptions = {
    storage: 'memory',
    ...(snapshotFile && { snapshotFile }),
    ...(writtenTo && { writtenTo }),
  }
  // What was in memory dies with its engine.
  return openEngine(storage, () => Infinity, { ...options, soonMs: Infinity })
}

async function openEngine(
  storage: EngineOptions,
  freeBytes: () => number,
  { onEngineLost = endProcess, log, soonMs }: Pick<EmbeddedOptions, 'onEngineLost' | 'log' | 'soonMs'>,
): Promise<EmbeddedPool & { openPool(): pg.Pool }> {
  const streams = new Set<Duplex>()
  const start = (onDeath: (reason: Error) => void): Promise<Engine> =>
    startEngine(storage, (reason) => {
      const broken = [...streams]
      onDeath(reason)
      // After the last answer has been read, which may hold the reason.
      setImmediate(() => {
        for (const stream of broken) stream.destroy(reason)
      })
    })
  const keeper: EngineKeeper = await keepEngine({
    start,
    canStart: () => freeBytes() >= ROOM_TO_START_BYTES,
    ...(soonMs !== undefined && { soonMs }),
    onLost: onEngineLost,
    log,
  })
  const { pool, withoutLimit } = poolOver(keeper, streams, log)
  return {
    pool,
    openPool: () => poolOver(keeper, streams, log).pool,
    engine: keeper.current,
    withoutLimit,
    async close() {
      if (!pool.ended) await pool.end()
      await keeper.close()
    },
  }
}

function poolOver(
  keeper: EngineKeeper,
  streams: Set<Duplex>,
  log: Warn,
): Pick<EmbeddedPool, 'pool' | 'withoutLimit'> {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => {
      const stream = openStream(keeper)
      streams.add(stream)
      stream.once('close', () => streams.delete(stream))
      return stream
    },
    // One session is all PGlite has.
    max: 1,
    idleTimeoutMillis: 0,
  })
  const withoutLimit = limitWaiting(pool, WAIT_FOR_SESSION_MS, log)
  pool.on('error', (error) => log('The connection to the embedded database failed', { error }))
  return { pool, withoutLimit }
}

function endProcess(reason: Error): void {
  console.error(`${reason.message} Nothing that was saved is lost; start again.`)
  process.exit(70)
}

/** A connection belongs to one engine: carried over to the next, a transaction would go on without its begin. */
function openStream(keeper: EngineKeeper): Duplex {
  let engine: Promise<Engine> | undefined
  return pgliteStream(async (messages) => {
    engine ??= keeper.current()
    return (await engine).exchange(messages)
  })
}

function removeLeftovers(home: string): void {
  for (const name of readdirSync(home)) {
    if (name.startsWith('pg.new')) rmSync(join(home, name), { recursive: true, force: true })
  }
}

/** The engine's own folder in one made by `buildDatabaseTemplate`. */
export const templateFolder = (templateDir: string): string => join(templateDir, 'database', 'pg')

async function createFolder(home: string, folder: string, templateDir: string | undefined): Promise<void> {
  const draft = join(home, 'pg.new')
  const template = templateDir && templateFolder(templateDir)
  if (template && existsSync(template)) {
    cpSync(template, draft, { recursive: true })
    chmodSync(draft, 0o700)
  } else {
    mkdirSync(draft, { mode: 0o700 })
    const engine = await startEngine({ storage: 'memory', writtenTo: draft }, () => {})
    await engine.close()
  }
  syncFolder(draft)
  renameSync(draft, folder)
  syncPath(home)
}
