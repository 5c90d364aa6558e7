/**
 * Compression of rendered pages. A page that is finished within a few milliseconds is compressed once and
 * gets a content-length; one that streams deferred data is compressed as it comes, flushed per piece.
 */
import { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib'

const HOLD_MS = 8
const WORTH_BYTES = 860
const COMPRESSIBLE = [
  'text/html',
  'text/x-script',
  'application/json',
  'image/svg+xml',
  'application/xml',
  'application/rss+xml',
  'application/atom+xml',
]
/** From here on compressing would hold up other requests: it is done beside them. */
const LARGE_BYTES = 256 * 1024
/** For what is sent once: one more costs half as much again and saves a twentieth. */
const QUALITY = 3

export type Encoding = 'br' | 'gzip' | 'identity'

export function encodingFor(acceptEncoding: string | null): Encoding {
  if (!acceptEncoding) return 'identity'
  return acceptEncoding.includes('br') ? 'br' : acceptEncoding.includes('gzip') ? 'gzip' : 'identity'
}

/** `quality` is that of brotli and the level of gzip. */
export function compressOnce(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  quality = QUALITY,
): Uint8Array<ArrayBuffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'br'
    ? brotliCompressSync(bytes, brotliOptions(quality))
    : gzipSync(bytes, { level: quality })
}

const compressBeside = (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'br'
    ? promisify(brotliCompress)(bytes, brotliOptions(QUALITY))
    : promisify<Uint8Array, { level: number }, Buffer<ArrayBuffer>>(gzip)(bytes, { level: QUALITY })

/** A stream with brotli's own window of 22 bits costs seven times as much. */
const brotliOptions = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
})

/** Gives out what it is given at once. */
const compressor = (encoding: 'br' | 'gzip') =>
  Duplex.toWeb(
    encoding === 'br'
      ? createBrotliCompress({ ...brotliOptions(QUALITY), flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ level: QUALITY, flush: constants.Z_SYNC_FLUSH }),
  ) as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array>

/** Compresses a page, data or drawing of the router; anything already encoded or marked no-transform passes. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const isText = COMPRESSIBLE.some((start) => type.startsWith(start))
  if (!response.body || !isText || response.headers.has('content-encoding')) return response
  if (response.headers.get('cache-control')?.includes('no-transform')) return response

  const encoding = encodingFor(request.headers.get('accept-encoding'))
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  const init = { status: response.status, statusText: response.statusText, headers }

  const reader = response.body.getReader()
  const { chunks, isDone } = await hold(reader)
  if (isDone) {
    const whole = Buffer.concat(chunks)
    const used = whole.length < WORTH_BYTES ? 'identity' : encoding
    const body =
      used !== 'identity' && whole.length >= LARGE_BYTES
        ? await compressBeside(whole, used)
        : compressOnce(whole, used)
    if (used !== 'identity') headers.set('content-encoding', used)
    headers.set('content-length', String(body.byteLength))
    return new Response(body, init)
  }
  if (encoding === 'identity') return new Response(rest(reader, chunks), init)
  headers.set('content-encoding', encoding)
  return new Response(rest(reader, chunks).pipeThrough(compressor(encoding)), init)
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/** Reads until the end or until the holding time is over, whichever comes first. */
async function hold(reader: Reader): Promise<{ chunks: Uint8Array[]; isDone: boolean }> {
  const chunks: Uint8Array[] = []
  const deadline = performance.now() + HOLD_MS
  for (;;) {
    const next = await reader.read()
    if (next.done) return { chunks, isDone: true }
    chunks.push(next.value)
    if (performance.now() >= deadline) return { chunks, isDone: false }
  }
}

/** What was held, then what follows. */
function rest(reader: Reader, held: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const chunk = held.shift() ?? (await reader.read()).value
      if (chunk) controller.enqueue(chunk)
      else controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
