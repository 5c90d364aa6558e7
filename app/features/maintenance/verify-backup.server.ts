import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type BackupEntry, type BackupManifest, MANIFEST_PATH, manifestSchema } from './backup-manifest.ts'
import { readTar } from './tar.server.ts'

/** Where a file of the archive is to go: called with each piece, then with null at its end. Null: nowhere. */
export type TakeFile = ((chunk: Uint8Array | null) => Promise<void>) | null

const MOST_MANIFEST_BYTES = 64_000_000
/** What a path in a backup may look like: nothing that leaves the folder it is unpacked into. */
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** A compressed archive as it is inside. */
export async function* unpacked(file: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  // What fails is said by the stream that is read.
  pipeline(createReadStream(file), gunzip).catch(() => {})
  yield* gunzip as AsyncIterable<Uint8Array>
}

/**
 * Reads a whole archive, hands each of its files over, and gives its manifest once every checksum is right. Throws an
 * Error that says what is wrong: cut short, damaged, incomplete, of another format.
 */
export async function verifiedFiles(
  archive: AsyncIterable<Uint8Array>,
  open: (path: string) => Promise<TakeFile>,
): Promise<BackupManifest> {
  const found = new Map<string, BackupEntry>()
  let manifestText: string | null = null
  for await (const { path, sizeBytes, body } of readTar(named(archive))) {
    if (!PATH.test(path))
      throw new Error('This is no backup of Mealwright: it has a path that leads elsewhere.')
    if (path === MANIFEST_PATH) {
      if (sizeBytes > MOST_MANIFEST_BYTES) throw new Error('The manifest of this backup is too large.')
      manifestText = await textOf(body)
      continue
    }
    const hash = createHash('sha256')
    const take = await open(path)
    for await (const chunk of body) {
      hash.update(chunk)
      await take?.(chunk)
    }
    await take?.(null)
    found.set(path, { path, sizeBytes, sha256: hash.digest('hex') })
  }
  if (manifestText === null) throw new Error('This is no backup of Mealwright: it has no manifest.')
  const parsed = manifestSchema.safeParse(JSON.parse(manifestText))
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? 'The manifest cannot be read.')
  compare(parsed.data.entries, found)
  return parsed.data
}

/** What unpacks a damaged file speaks of its own code; people want to know which file is meant. */
async function* named(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* archive
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES') throw error
    throw new Error('The backup is damaged or cut short.', { cause: error })
  }
}

function compare(entries: readonly BackupEntry[], found: ReadonlyMap<string, BackupEntry>): void {
  for (const { path, sha256 } of entries) {
    const file = found.get(path)
    if (!file) throw new Error(`The backup lacks ${path}.`)
    if (file.sha256 !== sha256) throw new Error(`${path} in the backup is damaged: its checksum is wrong.`)
  }
  if (found.size !== entries.length)
    throw new Error('The backup holds files that its manifest does not name.')
}

async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part.slice())
  return Buffer.concat(parts).toString('utf8')
}
