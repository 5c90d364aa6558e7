import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type S3Double = {
  endpoint: string
  objects: Map<string, { bytes: Buffer; contentType: string }>
  /** The status of the next answers, before anything is looked at. */
  failNext: number[]
  /** From now on nothing is said: at once, or after half of each file; until null. */
  goSilent(from: 'the beginning' | 'half a file' | null): void
  /** How many requests came. */
  requests(): number
  close(): Promise<void>
}

export type S3Keys = { accessKeyId: string; secretAccessKey: string; region: string; bucket: string }

export const S3_KEYS: S3Keys = {
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'secret/with+signs',
  region: 'eu-test-1',
  bucket: 'meals',
}

/**
 * An S3 of our own on a free port of this machine: it recomputes every signature (AWS Signature Version 4)
 * and keeps objects in memory.
 */
export async function startS3Double(keys: S3Keys = S3_KEYS): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map()
  const failNext: number[] = []
  let count = 0
  let silentFrom: Parameters<S3Double['goSilent']>[0] = null
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    count++
    const bytes = Buffer.concat(await request.toArray())
    if (silentFrom === 'the beginning') return
    const failure = failNext.shift()
    const refusal = failure ? 'SlowDown' : refusalOf(request, bytes, keys)
    if (refusal) {
      response.writeHead(failure ?? 403, { 'content-type': 'application/xml' })
      return void response.end(`<Error><Code>${refusal}</Code></Error>`)
    }
    const path = request.url!
    const object = objects.get(path)
    if (request.method === 'PUT') {
      objects.set(path, { bytes, contentType: request.headers['content-type'] ?? '' })
      return void response.writeHead(200).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return void response.writeHead(204).end()
    }
    const asked = new URL(path, 'http://s3')
    if (asked.searchParams.get('list-type') === '2')
      return void response.writeHead(200).end(listing(objects, asked))
    if (!object) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { 'content-type': object.contentType, 'content-length': object.bytes.length })
    if (silentFrom === 'half a file') response.write(object.bytes.subarray(0, object.bytes.length / 2))
    else response.end(object.bytes)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    failNext,
    goSilent: (from) => {
      silentFrom = from
    },
    requests: () => count,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Two keys a page, so that whoever lists has to turn it. */
function listing(objects: S3Double['objects'], asked: URL): string {
  const from = Number(asked.searchParams.get('continuation-token') ?? 0)
  const keys = [...objects.keys()].map((path) => path.split('/').slice(2).join('/')).toSorted()
  const page = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
  return `<ListBucketResult>${page.join('')}${next}</ListBucketResult>`
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

function refusalOf(request: IncomingMessage, bytes: Buffer, keys: S3Keys): string | null {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const found = pattern.exec(request.headers.authorization ?? '')
  if (!found) return 'AccessDenied'
  const [, credential, signedHeaders, signature] = found as unknown as [string, string, string, string]
  const digest = request.headers['x-amz-content-sha256']
  if (digest !== sha256(bytes)) return 'XAmzContentSHA256Mismatch'
  const time = String(request.headers['x-amz-date'])
  const [accessKeyId, ...scope] = credential.split('/')
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (scope.join('/') !== `${time.slice(0, 8)}/${keys.region}/s3/aws4_request`)
    return 'AuthorizationHeaderMalformed'
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const [path, query = ''] = request.url!.split('?')
  const canonical = [
    request.method,
    path,
    query.split('&').toSorted().join('&'),
    headers.join(''),
    signedHeaders,
    digest,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${keys.secretAccessKey}`,
  )
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}
