import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { syncFolder, syncPath } from './durable-node-fs.server.ts'
import { errorFacts, type Warn } from './error-facts.ts'
import { lockFolder } from './folder-lock.server.ts'
import { type Engine, type EngineOptions, startEngine } from './pglite-engine.server.ts'
import { pgliteStream } from './pglite-stream.server.ts'

export type EmbeddedPool = { pool: pg.Pool; engine: Engine; close(): Promise<void> }

export type EmbeddedOptions = {
  dataDir: string
  /** A folder made by `buildDatabaseTemplate`: a first start copies it and is quick. */
  templateDir?: string | undefined
  onEngineDeath: (reason: Error) => void
  log: Warn
}

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
    const opened = await openEngine({ storage: 'folder', folder }, options)
    return {
      ...opened,
      async close() {
        await opened.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** PGlite in memory, behind a pool of one, from nothing or from a snapshot: for tests. */
export async function openEmbeddedInMemory(
  options: Pick<EmbeddedOptions, 'onEngineDeath' | 'log'> & { snapshotFile?: string },
): Promise<EmbeddedPool> {
  const { snapshotFile } = options
  return openEngine({ storage: 'memory', ...(snapshotFile && { snapshotFile }) }, options)
}

async function openEngine(
  storage: EngineOptions,
  { onEngineDeath, log }: Pick<EmbeddedOptions, 'onEngineDeath' | 'log'>,
): Promise<EmbeddedPool> {
  const engine = await startEngine(storage, onEngineDeath)
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => pgliteStream(engine.exchange),
    // One session is all PGlite has: whoever waits for it too long is told so instead of hanging.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5000,
  })
  pool.on('error', (error) => log('The connection to the embedded database failed', errorFacts(error)))
  return {
    pool,
    engine,
    async close() {
      await pool.end()
      await engine.close()
    },
  }
}

function removeLeftovers(home: string): void {
  for (const name of readdirSync(home)) {
    if (name.startsWith('pg.new')) rmSync(join(home, name), { recursive: true, force: true })
  }
}

async function createFolder(home: string, folder: string, templateDir: string | undefined): Promise<void> {
  const draft = join(home, 'pg.new')
  const template = templateDir && join(templateDir, 'database', 'pg')
  if (template && existsSync(template)) {
    cpSync(template, draft, { recursive: true })
  } else {
    mkdirSync(draft, { mode: 0o700 })
    const engine = await startEngine({ storage: 'folder', folder: draft }, () => {})
    await engine.close()
  }
  syncFolder(draft)
  renameSync(draft, folder)
  syncPath(home)
}
