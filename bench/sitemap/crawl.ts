import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'

export type Fetched = { ms: number; wireBytes: number; text: string }

/** One file as a crawler asks for it, to its last byte. */
export function fetchFile(url: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now()
    const request = get(url, { headers: { 'accept-encoding': 'gzip', 'user-agent': 'bench-bot/1.0' } })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const ms = performance.now() - startedMs
        const bytes = Buffer.concat(chunks)
        if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
        const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
        resolve({ ms, wireBytes: bytes.length, text })
      })
    })
  })
}

export const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
