import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The other protocols a provider may speak, each with one reply: to see that our calls are such as they take. */
export type OtherProtocols = {
  origin: string
  calls: { path: string; headers: IncomingMessage['headers']; body: string }[]
  say(reply: string): void
  close(): Promise<void>
}

type Events = readonly (readonly [string, Record<string, unknown>])[]

const INPUT_TOKENS = 120
const OUTPUT_TOKENS = 340
const PIECE = 40

const piecesOf = (reply: string) => reply.match(new RegExp(`[^]{1,${PIECE}}`, 'g')) ?? []

/** OpenAI's Responses. */
function responsesEvents(reply: string): Events {
  const item = { type: 'message', id: 'msg_1' }
  const response = { id: 'resp_1', created_at: 0, model: 'double' }
  return [
    ['', { type: 'response.created', response }],
    ['', { type: 'response.output_item.added', output_index: 0, item }],
    ...piecesOf(reply).map(
      (delta) =>
        ['', { type: 'response.output_text.delta', item_id: item.id, output_index: 0, delta }] as const,
    ),
    ['', { type: 'response.output_item.done', output_index: 0, item }],
    [
      '',
      {
        type: 'response.completed',
        response: { ...response, usage: { input_tokens: INPUT_TOKENS, output_tokens: OUTPUT_TOKENS } },
      },
    ],
  ]
}

/** Anthropic's Messages; JSON comes as the input of a tool where the request brings one for it. */
function messagesEvents(reply: string, body: string): Events {
  const isTool = (JSON.parse(body) as { tools?: unknown[] }).tools !== undefined
  const block = isTool
    ? { type: 'tool_use', id: 'tool_1', name: 'json', input: {} }
    : { type: 'text', text: '' }
  const usage = { input_tokens: INPUT_TOKENS, output_tokens: 1 }
  const event = (type: string, more: Record<string, unknown>) => [type, { type, ...more }] as const
  return [
    event('message_start', {
      message: { id: 'm', type: 'message', role: 'assistant', model: 'double', content: [], usage },
    }),
    event('content_block_start', { index: 0, content_block: block }),
    ...piecesOf(reply).map((text) =>
      event('content_block_delta', {
        index: 0,
        delta: isTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
      }),
    ),
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: isTool ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: OUTPUT_TOKENS },
    }),
    event('message_stop', {}),
  ]
}

/** Google's streamed content. */
function contentEvents(reply: string): Events {
  const pieces = piecesOf(reply)
  return pieces.map((text, index) => [
    '',
    {
      candidates: [
        {
          content: { role: 'model', parts: [{ text }] },
          index: 0,
          ...(index === pieces.length - 1 ? { finishReason: 'STOP' } : {}),
        },
      ],
      usageMetadata: { promptTokenCount: INPUT_TOKENS, candidatesTokenCount: OUTPUT_TOKENS },
    },
  ])
}

function eventsFor(path: string, reply: string, body: string): Events | null {
  if (path.endsWith('/responses')) return responsesEvents(reply)
  if (path.endsWith('/messages')) return messagesEvents(reply, body)
  if (path.endsWith(':streamGenerateContent')) return contentEvents(reply)
  return null
}

/** A picture in the form of OpenAI's images or of Google's content. */
const pictureBody = (path: string, picture: string) =>
  path.endsWith('/images/generations')
    ? { created: 0, data: [{ b64_json: picture }] }
    : {
        candidates: [
          {
            content: { role: 'model', parts: [{ inlineData: { mimeType: 'image/png', data: picture } }] },
            finishReason: 'STOP',
            index: 0,
          },
        ],
        usageMetadata: { promptTokenCount: INPUT_TOKENS, candidatesTokenCount: OUTPUT_TOKENS },
      }

export async function startOtherProtocols(picture: Uint8Array): Promise<OtherProtocols> {
  const calls: OtherProtocols['calls'] = []
  let reply = ''
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const path = new URL(request.url ?? '/', 'http://double').pathname
    calls.push({ path, headers: request.headers, body })
    const events = eventsFor(path, reply, body)
    if (events === null) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(pictureBody(path, Buffer.from(picture).toString('base64'))))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const [name, data] of events)
      response.write(`${name === '' ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`)
    response.end()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    say(next) {
      reply = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
