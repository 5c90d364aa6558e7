import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = { release(): void }

/**
 * Holds a folder for this process alone. The lock is the operating system's, taken through SQLite, so a
 * killed process frees it and a process id used again or seen from another container cannot mislead. Who
 * holds it is written beside it, for people. Throws, naming the holder, when somebody else does.
 */
export function lockFolder(folder: string, shownAs: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const holderFile = join(folder, 'holder.json')
  const database = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    database.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    const message = `Another process${describeHolder(holderFile)} is already using ${shownAs}. Stop it first, or set DATABASE_URL.`
    throw new Error(message, { cause: error })
  }
  const holder = { pid: process.pid, since: new Date(Date.now() - performance.now()).toISOString() }
  try {
    writeFileSync(`${holderFile}.tmp`, JSON.stringify(holder))
    renameSync(`${holderFile}.tmp`, holderFile)
  } catch {
    // A full disk: the lock holds without its label.
  }
  return {
    release() {
      rmSync(holderFile, { force: true })
      database.close()
    },
  }
}

const SQLITE_BUSY = 5

function describeHolder(file: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; since: string }
    return ` (pid ${pid}, since ${since})`
  } catch {
    // Taken a moment ago, or by a release that wrote no such file.
    return ''
  }
}
