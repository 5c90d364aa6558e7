/** The files of a zip whose parts are stored, not packed, read from its central directory as any reader does. */
export function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const endAt = bytes.byteLength - 22
  if (view.getUint32(endAt, true) !== 0x06054b50) throw new Error('The zip does not end as one')
  const files = new Map<string, Uint8Array>()
  let at = view.getUint32(endAt + 16, true)
  for (let left = view.getUint16(endAt + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('The list of files is broken')
    if (view.getUint16(at + 10, true) !== 0) throw new Error('A file is packed')
    const sizeBytes = view.getUint32(at + 24, true)
    const nameLength = view.getUint16(at + 28, true)
    const headerAt = view.getUint32(at + 42, true)
    const dataAt = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    files.set(name, bytes.subarray(dataAt, dataAt + sizeBytes))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}
