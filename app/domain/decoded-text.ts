import sniffEncoding from 'html-encoding-sniffer'

/** How much of a page is searched for an encoding: programs that save pages put comments before it. */
const HEAD_BYTES = 4096

/**
 * Decodes bytes from outside in the encoding they name: by a byte order mark, by `sentAs` (the charset of a response's
 * content type), or in the page itself. If none is named: UTF-8, or windows-1252 if the bytes are not valid UTF-8.
 * Never throws.
 */
export function decodedText(bytes: Uint8Array, sentAs?: string): string {
  const named = sniffEncoding(bytes, {
    ...(sentAs !== undefined && { transportLayerEncodingLabel: sentAs }),
    defaultEncoding: null,
    maxPrescanBytes: HEAD_BYTES,
  })
  const encoding = named ?? utf16Of(bytes) ?? 'windows-1252'
  // Browsers save pages as UTF-8 but leave the old name in them; windows-1252 text is never valid UTF-8 by chance.
  const asUtf8 = encoding === 'windows-1252' ? decodedAs('utf-8', bytes, true) : null
  const text = asUtf8 ?? decodedAs(encoding, bytes, false) ?? new TextDecoder().decode(bytes)
  const isWrongUtf8 = encoding.toLowerCase() === 'utf-8' && isOnlyBroken(text)
  return isWrongUtf8 ? (decodedAs('windows-1252', bytes, false) ?? text) : text
}

/** No letter beyond ASCII could be read: pages saved on Windows may still say that they are UTF-8. */
const isOnlyBroken = (text: string): boolean => text.includes('\uFFFD') && !/[\u0080-\uFFFC]/.test(text)

/** Recognises UTF-16 without a byte order mark: the other byte of its first letters is zero. */
function utf16Of([first = 0, second = 0, third = 0, fourth = 0]: Uint8Array): string | null {
  if (first >= 0x20 && second === 0 && third >= 0x0a && fourth === 0) return 'utf-16le'
  return first === 0 && second >= 0x20 && third === 0 && fourth >= 0x0a ? 'utf-16be' : null
}

/** Null for an unknown encoding and, if `fatal`, for bytes that are invalid in it. */
function decodedAs(encoding: string, bytes: Uint8Array, fatal: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    return null
  }
}
