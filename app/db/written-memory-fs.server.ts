import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'

/** Where PGlite mounts a database's folder. */
const MOUNTED_AT = '/pglite/data'

type Files = {
  readdir(path: string): string[]
  readFile(path: string): Uint8Array
  stat(path: string): { mode: number }
  isDir(mode: number): boolean
}

/**
 * A database in memory that is written to a folder once, when it is closed in good order. Making one this way takes
 * half the time of making it in the folder: the engine starts once less, and no file is opened thousands of times.
 */
export class WrittenMemoryFS extends MemoryFS {
  private readonly folder: string

  constructor(folder: string) {
    super()
    this.folder = folder
  }

  override async closeFs(): Promise<void> {
    write(this.pg!.Module.FS, MOUNTED_AT, this.folder)
    await super.closeFs()
  }
}

function write(files: Files, from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of files.readdir(from)) {
    if (name === '.' || name === '..') continue
    const path = `${from}/${name}`
    if (files.isDir(files.stat(path).mode)) write(files, path, join(to, name))
    else writeFileSync(join(to, name), files.readFile(path), { mode: 0o600 })
  }
}
