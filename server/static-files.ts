/**
 * Built assets and public files, read once and served from memory: ten times cheaper than asking the disk.
 * Files under /assets carry their hash in the name and never change; the others are checked by ETag.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

type StaticFile = {
  identity: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | undefined
  gzip: Uint8Array<ArrayBuffer> | undefined
  headers: Record<string, string>
  /** Null where the name says it all: what never changes is never asked for again. */
  etag: string | null
}

export type StaticFiles = (request: Request, pathname: string) => Response | null

export function loadStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>()
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const contentType = CONTENT_TYPES[extname(entry)]
    const file = join(folder, entry)
    if (!contentType || !statSync(file).isFile()) continue
    const pathname = `/${entry.replaceAll('\\', '/')}`
    const identity = new Uint8Array(readFileSync(file))
    const isHashed = pathname.startsWith('/assets/')
    files.set(pathname, {
      identity,
      br: readIfThere(`${file}.br`),
      gzip: readIfThere(`${file}.gz`),
      etag: isHashed ? null : `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      headers: {
        'content-type': contentType,
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      },
    })
  }
  return (request, pathname) => {
    const file = files.get(pathname)
    if (file) return answer(request, file)
    // A missing asset must not fall through to the router, which would render a page for it.
    return pathname.startsWith('/assets/') ? new Response('Not found', { status: 404 }) : null
  }
}

function answer(request: Request, file: StaticFile): Response {
  const { etag } = file
  if (etag !== null && request.headers.get('if-none-match')?.includes(etag.slice(1, -1))) {
    return new Response(null, { status: 304, headers: { etag, ...file.headers } })
  }
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding =
    file.br && accepted.includes('br') ? 'br' : file.gzip && accepted.includes('gzip') ? 'gzip' : null
  const body = encoding ? file[encoding]! : file.identity
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...file.headers,
      ...(etag !== null && { etag: encoding ? `${etag.slice(0, -1)}-${encoding}"` : etag }),
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...(file.br || file.gzip ? { vary: 'accept-encoding' } : {}),
      'content-length': String(body.byteLength),
    },
  })
}

function readIfThere(file: string): Uint8Array<ArrayBuffer> | undefined {
  return statSync(file, { throwIfNoEntry: false }) ? new Uint8Array(readFileSync(file)) : undefined
}
