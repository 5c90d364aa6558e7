import { mkdirSync, rmSync } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { newId } from '#app/db/id.ts'
import { checkContentType, checkFileKey, type Files } from './files.ts'

/** Files in a folder of this machine: written beside, brought to the disk, then renamed. */
export function openFolderFiles(options: { folder: string }): Files {
  const { folder } = options
  const drafts = join(folder, '.drafts')
  // What a process that died was still writing.
  rmSync(drafts, { recursive: true, force: true })
  mkdirSync(drafts, { recursive: true, mode: 0o700 })

  return {
    async put(key, bytes, contentType) {
      checkContentType(key, contentType)
      const path = join(folder, key)
      const draft = join(drafts, newId())
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(draft, bytes, { mode: 0o600, flush: true })
      await rename(draft, path)
      await syncFolder(dirname(path))
    },

    async get(key) {
      const contentType = checkFileKey(key)
      const handle = await open(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!handle) return null
      const { size: sizeBytes } = await handle.stat()
      const body = Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>
      return { body, contentType, sizeBytes }
    },

    async delete(key) {
      checkFileKey(key)
      await rm(join(folder, key), { force: true })
    },
  }
}

/** Brings a folder's names to the disk, so that a renamed file survives a power cut. */
async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
