import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { AppError } from '#app/domain/errors.ts'
import { checkContentType, checkFileKey, type Files } from './files.ts'

export type S3Options = {
  /** The service's address without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The longest that the service may say nothing, before its answer and within it; where somebody waits to read, 10 s. */
  timeoutMs?: number
  /** How often a request is sent again when the service is busy or unreachable; one that was not answered in time is not. */
  retries?: number
}

const EMPTY = new Uint8Array()
const READ_WITHIN_MS = 10_000

/**
 * The keys of all files in the bucket, a thousand at a time, for backups that name what stays where it is. Rejects when
 * the service does not answer.
 */
export async function* s3FileKeys(options: S3Options): AsyncGenerator<string> {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, timeoutMs = 30_000 } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  let after: string | undefined
  do {
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`)
    url.searchParams.set('list-type', '2')
    if (after) url.searchParams.set('continuation-token', after)
    const response = await client.fetch(url, {
      headers: { 'x-amz-content-sha256': createHash('sha256').update(EMPTY).digest('hex') },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (!response.ok) throw await describe(response)
    const page = await response.text()
    // Our keys hold no sign that XML would write another way.
    for (const [, key] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) yield key!
    after = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(page)?.[1]
  } while (after)
}

/** Files in any storage that speaks S3, addressed by path (`endpoint/bucket/key`), requests signed with SigV4. */
export function openS3Files(options: S3Options): Files {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, timeoutMs = 30_000, retries = 2 } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const readWithinMs = Math.min(timeoutMs, READ_WITHIN_MS)
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/`

  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    { bytes = EMPTY, headers = {} }: { bytes?: Uint8Array; headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    // The body is signed too: what arrives changed is refused by the service.
    const digest = createHash('sha256').update(bytes).digest('hex')
    const limitMs = method === 'PUT' ? timeoutMs : readWithinMs
    for (let attempt = 0; ; attempt++) {
      const signed = await client.sign(base + key, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': digest },
        ...(method === 'PUT' && { body: bytes as Uint8Array<ArrayBuffer> }),
      })
      // Told apart by how it came, not by its class: the HTTP server puts a `Response` of its own in place of the
      // platform's, and `fetch` goes on answering with the platform's.
      const silence = new AbortController()
      const timer = setTimeout(() => silence.abort(new Error(SILENT)), limitMs)
      const [response, fault] = await fetch(signed, { signal: silence.signal, redirect: 'error' })
        .then(
          (answer) => [answer, null] as const,
          (error: unknown) => [null, unavailable(error)] as const,
        )
        .finally(() => clearTimeout(timer))
      if (response && (response.ok || response.status === 404)) return response
      const failure = response ? await describe(response) : fault
      const isPassing = response ? response.status >= 500 || response.status === 429 : !silence.signal.aborted
      if (!isPassing || attempt >= retries) throw failure
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt))
    }
  }

  return {
    async put(key, bytes, contentType) {
      checkContentType(key, contentType)
      const response = await send('PUT', key, { bytes, headers: { 'content-type': contentType } })
      if (!response.ok) throw await describe(response)
      await response.body?.cancel()
    },

    async get(key) {
      const contentType = checkFileKey(key)
      const response = await send('GET', key)
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (!response.body) throw unavailable(new Error('the answer has no body'))
      const body = unlessSilent(response.body, readWithinMs)
      return { body, contentType, sizeBytes: Number(response.headers.get('content-length')) }
    },

    async delete(key) {
      checkFileKey(key)
      const response = await send('DELETE', key)
      await response.body?.cancel()
    },
  }
}

const SILENT = 'nothing came in time'

/**
 * The body, which fails once the service says nothing for so long. Only waiting for it counts: whoever takes what has
 * come slowly, as a phone far from its mast, gets all of it.
 */
function unlessSilent(body: ReadableStream<Uint8Array>, timeoutMs: number): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const silence = Promise.withResolvers<never>()
      const timer = setTimeout(() => silence.reject(unavailable(new Error(SILENT))), timeoutMs)
      try {
        const { done, value } = await Promise.race([reader.read(), silence.promise])
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        void reader.cancel(error).catch(() => {})
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', 'The file storage did not answer.', { cause })
}

async function describe(response: Response): Promise<AppError> {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(await response.text())?.[1]
  return unavailable(new Error(`The file storage answered ${response.status}${code ? ` ${code}` : ''}`))
}
