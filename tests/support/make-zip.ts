import { crc32, deflateRawSync } from 'node:zlib'

type ZipFile = {
  name: string
  content: Uint8Array | string
  /** What the archive says instead of the truth. */
  claimedBytes?: number
  isStored?: boolean
  isEncrypted?: boolean
}

/** A zip archive for tests, also one that lies about itself. */
export function makeZip(files: readonly ZipFile[], claimedCount = files.length): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedBytes, isStored, isEncrypted } of files) {
    const plain = Buffer.from(content)
    const packed = isStored ? plain : deflateRawSync(plain)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(isEncrypted ? 1 : 0x800, 2)
    head.writeUInt16LE(isStored ? 0 : 8, 4)
    head.writeUInt32LE(crc32(plain), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(claimedBytes ?? plain.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed])
    const end = Buffer.alloc(14)
    end.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head, end, Buffer.from(name)]),
    )
    parts.push(local)
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  const last = Buffer.alloc(18)
  last.writeUInt16LE(claimedCount, 4)
  last.writeUInt16LE(claimedCount, 6)
  last.writeUInt32LE(listing.length, 8)
  last.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...parts, listing, Buffer.from('PK\u0005\u0006'), last]))
}

/** An archive for tests whose directory lists the same stored bytes many times. */
export function repeatedZip(inner: Uint8Array, count: number): Uint8Array {
  const one = Buffer.from(makeZip([{ name: 'z', content: inner, isStored: true }]))
  const start = one.readUInt32LE(one.length - 6)
  const directory = one.subarray(start, one.length - 22)
  const end = Buffer.from(one.subarray(one.length - 22))
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directory.length * count, 12)
  return new Uint8Array(
    Buffer.concat([one.subarray(0, start), ...Array.from({ length: count }, () => directory), end]),
  )
}
