import { isRecord } from '#app/domain/model-reply/json-in-reply.ts'

/** A `fetch` that turns a whole reply into a stream of one piece, for servers that ignore a request to stream. */
export function streamedFetch(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init)
    const type = response.headers.get('content-type') ?? ''
    const isStreamWanted = typeof init?.body === 'string' && /"stream":\s*true/.test(init.body)
    if (!response.ok || !isStreamWanted || !type.includes('application/json')) return response
    const text = await response.text()
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const stream = eventsOf(text)
    if (stream === null) return new Response(text, { status: response.status, headers })
    headers.set('content-type', 'text/event-stream')
    return new Response(stream, { status: response.status, headers })
  }
}

/** The completion as stream events; null if the body is not a completion. */
function eventsOf(text: string): string | null {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return null
  }
  if (!isRecord(body)) return null
  const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
  if (body['error'] !== undefined) return event({ error: body['error'] })
  const choices = body['choices']
  if (!Array.isArray(choices)) return null
  const pieces = choices.filter(isRecord).map(({ message, ...choice }) => ({ ...choice, delta: message }))
  return `${event({ ...body, object: 'chat.completion.chunk', choices: pieces })}data: [DONE]\n\n`
}
