/**
 * Compression of rendered pages. A page that is finished within a few milliseconds is compressed once and
 * gets a content-length; one that streams deferred data is compressed as it comes, flushed per piece.
 * Brotli streams with zlib's defaults cost seven times as much: hence the window of 18 bits.
 */
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
  type BrotliCompress,
  type BrotliOptions,
  type Gzip,
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

export type Encoding = 'br' | 'gzip' | 'identity'

export function encodingFor(acceptEncoding: string | null): Encoding {
  if (!acceptEncoding) return 'identity'
  return acceptEncoding.includes('br') ? 'br' : acceptEncoding.includes('gzip') ? 'gzip' : 'identity'
}

export function compressOnce(bytes: Uint8Array, encoding: Encoding, quality = 4): Uint8Array<ArrayBuffer> {
  if (encoding === 'br') {
    return new Uint8Array(
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    )
  }
  if (encoding === 'gzip') return new Uint8Array(gzipSync(bytes, { level: quality > 4 ? 9 : 5 }))
  return new Uint8Array(bytes)
}

/** The same in a thread of its own. */
async function compressBeside(bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    encoding === 'br'
      ? await brotliAside(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipAside(bytes, { level: 5 }),
  )
}
const [brotliAside, gzipAside] = [promisify(brotliCompress), promisify(gzip)]

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
    const whole = joined(chunks)
    const worth = encoding !== 'identity' && whole.length >= WORTH_BYTES
    const body = !worth
      ? whole
      : whole.length < LARGE_BYTES
        ? compressOnce(whole, encoding)
        : await compressBeside(whole, encoding)
    if (worth) headers.set('content-encoding', encoding)
    headers.set('content-length', String(body.byteLength))
    return new Response(body, init)
  }
  if (encoding === 'identity') return new Response(rest(reader, chunks), init)
  headers.set('content-encoding', encoding)
  return new Response(compressedRest(reader, chunks, encoding), init)
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

export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}

function rest(reader: Reader, held: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const chunk = held.shift()
      if (chunk) return controller.enqueue(chunk)
      const next = await reader.read()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

function compressedRest(
  reader: Reader,
  held: Uint8Array[],
  encoding: 'br' | 'gzip',
): ReadableStream<Uint8Array> {
  const options: BrotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
  }
  const compressor: BrotliCompress | Gzip =
    encoding === 'br' ? createBrotliCompress(options) : createGzip({ level: 5 })
  let isCancelled = false
  return new ReadableStream({
    start(controller) {
      compressor.on('data', (chunk: Buffer) => controller.enqueue(new Uint8Array(chunk)))
      compressor.on('end', () => controller.close())
      compressor.on('error', (error) => controller.error(error))
      const flush = () => new Promise<void>((resolve) => compressor.flush(() => resolve()))
      void (async () => {
        try {
          for (const chunk of held) compressor.write(chunk)
          await flush()
          for (;;) {
            const next = await reader.read()
            if (next.done || isCancelled) break
            compressor.write(next.value)
            await flush()
          }
          compressor.end()
        } catch (error) {
          compressor.destroy(error as Error)
        }
      })()
    },
    cancel(reason) {
      isCancelled = true
      compressor.destroy()
      return reader.cancel(reason)
    },
  })
}
