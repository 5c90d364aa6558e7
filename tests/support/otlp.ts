import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Record<string, string | number | boolean>
  isFailed: boolean
}

export type OtlpDouble = {
  endpoint: string
  spans: ReceivedSpan[]
  /** Everything that was sent, as it was sent. */
  text(): string
  /** Of every sending. */
  headers: (string | undefined)[]
  close(): Promise<void>
}

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean }
type Sent = {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'isFailed'> & {
        attributes: { key: string; value: Value }[]
        status?: { code?: number }
      })[]
    }[]
  }[]
}

/** A collector on a free port of this machine that takes spans by OTLP over HTTP, as JSON, and keeps them. */
export async function startOtlpDouble(): Promise<OtlpDouble> {
  const spans: ReceivedSpan[] = []
  const texts: string[] = []
  const headers: OtlpDouble['headers'] = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await request.toArray()).toString()
    headers.push(request.headers['x-collector-key']?.toString())
    if (request.url === '/v1/traces') {
      texts.push(body)
      for (const resource of (JSON.parse(body) as Sent).resourceSpans)
        for (const { attributes, status, ...span } of resource.scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...span,
            attributes: Object.fromEntries(
              attributes.map(({ key, value }) => [key, Object.values(value)[0]!]),
            ),
            isFailed: status?.code === 2,
          })
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    text: () => texts.join('\n'),
    headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
