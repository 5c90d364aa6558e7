/** Archives in the tar format (POSIX ustar): as much of it as backups need, written and read as streams. */

const BLOCK = 512
/** The most that the eleven octal digits of a header can say. */
const MOST_OCTAL = 0o77777777777

export type TarFile = {
  path: string
  sizeBytes: number
  isFolder: boolean
  /** To be read to its end before the next file is asked for; what is left of it is skipped. */
  body: AsyncIterable<Uint8Array>
}

/** The header of one file. Throws RangeError for a path that does not fit. */
export function tarHeader(path: string, sizeBytes: number, modifiedAt: Date): Uint8Array {
  const header = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(path) > 100) throw new RangeError(`This path is too long for a backup: ${path}`)
  header.write(path, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  if (sizeBytes <= MOST_OCTAL) header.write(`${sizeBytes.toString(8).padStart(11, '0')}\0`, 124)
  else {
    // GNU's way for what eleven digits do not hold: a binary number, marked by its first bit.
    header[124] = 0x80
    header.writeBigUInt64BE(BigInt(sizeBytes), 128)
  }
  header.write(
    `${Math.floor(modifiedAt.getTime() / 1000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  )
  header.write('0ustar\u000000', 156)
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** What follows a file's content up to the next block. */
export const tarPadding = (sizeBytes: number): Uint8Array =>
  new Uint8Array((BLOCK - (sizeBytes % BLOCK)) % BLOCK)

/** Two empty blocks end an archive. */
export const TAR_END = new Uint8Array(2 * BLOCK)

/** The files of an archive, one after the other. Throws an Error for what is no archive, or one that was cut short. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const bytes = openReader(source)
  for (;;) {
    const block = await bytes.take(BLOCK)
    if (block === null) throw new Error('The archive is cut short.')
    if (block.every((byte) => byte === 0)) return
    const header = Buffer.from(block)
    if (Number.parseInt(header.toString('latin1', 148, 156), 8) !== checksumOf(header))
      throw new Error('This is no archive of ours, or it is damaged.')
    const sizeBytes = sizeIn(header)
    let leftBytes = sizeBytes
    const body = async function* () {
      while (leftBytes > 0) {
        const part = await bytes.takeSome(leftBytes)
        if (part === null) throw new Error('The archive is cut short.')
        leftBytes -= part.length
        yield part
      }
    }
    const iterable = body()
    const prefix = textIn(header, 345, 155)
    const name = textIn(header, 0, 100)
    yield {
      path: prefix ? `${prefix}/${name}` : name,
      sizeBytes,
      isFolder: header[156] === 0x35,
      body: iterable,
    }
    // Whoever did not read it to the end.
    while (leftBytes > 0) {
      const part = await bytes.takeSome(leftBytes)
      if (part === null) throw new Error('The archive is cut short.')
      leftBytes -= part.length
    }
    const padding = tarPadding(sizeBytes).length
    if (padding > 0 && (await bytes.take(padding)) === null) throw new Error('The archive is cut short.')
  }
}

function checksumOf(header: Buffer): number {
  let sum = 0
  for (const [index, byte] of header.entries()) sum += index >= 148 && index < 156 ? 0x20 : byte
  return sum
}

const textIn = (header: Buffer, at: number, most: number): string =>
  header.toString('utf8', at, at + most).split('\0', 1)[0]!

function sizeIn(header: Buffer): number {
  if (header[124] === 0x80) return Number(header.readBigUInt64BE(128))
  return Number.parseInt(header.toString('latin1', 124, 136), 8) || 0
}

/** Pieces of wanted sizes out of a stream that comes in pieces of its own; null at its end. */
function openReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Uint8Array = new Uint8Array()

  async function takeSome(most: number): Promise<Uint8Array | null> {
    while (rest.length === 0) {
      const next = await chunks.next()
      if (next.done) return null
      rest = next.value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    return part
  }

  return {
    takeSome,
    async take(size: number): Promise<Uint8Array | null> {
      const whole = new Uint8Array(size)
      let filled = 0
      while (filled < size) {
        const part = await takeSome(size - filled)
        if (part === null) return null
        whole.set(part, filled)
        filled += part.length
      }
      return whole
    },
  }
}
