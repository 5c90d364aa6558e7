import { closeSync, fstatSync, fsyncSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The part of emscripten's node file system that PGlite leaves without a way to reach the disk. */
type NodeFileSystem = { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }

/**
 * PGlite's folder storage, made durable. As shipped it never calls fsync (it starts with `-F`, and
 * emscripten's node file system has no fsync callback), so a power cut destroys the database. `syncs` counts
 * the calls, so that the start can prove they happen.
 */
export class DurableNodeFS extends NodeFS {
  syncs = 0
  /** Of files that `bringToDisk` has synced: the time of their last change. */
  private onDisk = new Map<bigint, bigint>()

  /**
   * After a crash the engine first syncs every file of its folder, one after another: 1,500 of them, which took most of
   * such a start. Here they are synced many at a time, which the file system does in one go, and the engine's own call
   * is left out for a file that has not changed since. Does nothing after an orderly end, when the engine syncs none.
   */
  async bringToDisk(folder: string): Promise<void> {
    if (wasShutDown(folder)) return
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
    const syncNext = async () => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        await using file = await open(path, 'r+')
        // Before the sync: what is written while it runs may not be part of it.
        const { ino, ctimeNs } = await file.stat({ bigint: true })
        await file.sync()
        this.onDisk.set(ino, ctimeNs)
      }
    }
    await Promise.all(Array.from({ length: SYNCED_AT_ONCE }, syncNext))
  }

  /** From here on the engine's every sync is made. */
  startIsOver(): void {
    this.onDisk.clear()
  }

  /** Whether the open file is one that `bringToDisk` synced and that has not changed since. */
  isOnDisk(descriptor: number): boolean {
    if (this.onDisk.size === 0) return false
    const { ino, ctimeNs } = fstatSync(descriptor, { bigint: true })
    return this.onDisk.get(ino) === ctimeNs
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun ?? []
    preRun.push((module) => {
      const files = module.NODEFS as unknown as NodeFileSystem
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined && !this.isOnDisk(stream.nfd)) fsyncSync(stream.nfd)
        this.syncs++
        return 0
      }
    })
    result.emscriptenOpts.preRun = preRun
    return result
  }
}

const SYNCED_AT_ONCE = 16
/** In `pg_control`, after the system's identifier and two versions: the state, of which 1 is an orderly end. */
const STATE_AT_BYTE = 16
const SHUT_DOWN = 1

function wasShutDown(folder: string): boolean {
  return readFileSync(join(folder, 'global', 'pg_control')).readInt32LE(STATE_AT_BYTE) === SHUT_DOWN
}

/** Brings a folder and everything in it to the disk: a rename may only follow what is really there. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

/** fsync of one file or folder by its path. Windows opens no folders; there the rename itself has to do. */
export function syncPath(path: string): void {
  let descriptor: number
  try {
    descriptor = openSync(path, 'r')
  } catch (error) {
    if (process.platform === 'win32') return
    throw error
  }
  try {
    fsyncSync(descriptor)
  } catch (error) {
    if (process.platform !== 'win32') throw error
  } finally {
    closeSync(descriptor)
  }
}
