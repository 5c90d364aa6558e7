import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
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

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    const preRun = result.emscriptenOpts.preRun ?? []
    preRun.push((module) => {
      const files = module.NODEFS as unknown as NodeFileSystem
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd)
        this.syncs++
        return 0
      }
    })
    result.emscriptenOpts.preRun = preRun
    return result
  }
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
