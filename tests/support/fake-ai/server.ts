import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { type Fault, isFault } from './faults.ts'
import { faultyReply } from './faulty-replies.ts'
import { type Parameters, refusedParameter } from './parameter-refusals.ts'
import { pictureFor } from './picture.ts'
import { checkReply, type Question, replyTo } from './replies.ts'
import { conformed, type Schema, schemaFault } from './strict-schema.ts'

/** A server that speaks the OpenAI protocol and has no model: replies follow from the request alone. */
export type FakeAi = {
  /** To be set as AI_BASE_URL. */
  baseUrl: string
  calls: FakeCall[]
  /** The startup checks of the models; no fault affects them. */
  checks: FakeCall[]
  /** Misbehaves in this way for the next `times` calls, or until it is told null. */
  fail(fault: Fault | null, times?: number): void
  /** Says this instead of an answer of its own, until it is told null. */
  say(reply: string | ((question: Question) => string) | null): void
  /** Resolves once as many calls as this have arrived. */
  arrived(count: number): Promise<void>
  close(): Promise<void>
}

export type FakeCall = {
  path: string
  model: string
  isStream: boolean
  question: Question
  body: Body
  headers: IncomingMessage['headers']
  /** Settles when the call is over: true when it was answered to the end, false when the asker went away. */
  whole: Promise<boolean>
  /** When each token was written, in ms of the machine's monotonic clock, which all processes share. */
  tokenTimesMs: number[]
}

type Body = Parameters & {
  model?: string
  prompt?: string
  stream?: boolean
  messages?: Message[]
  response_format?: { type?: string; json_schema?: { schema: Schema } }
}
type Options = { port?: number; tokensPerSecond?: number; charsPerToken?: number }
type Message = {
  role: string
  content: string | { type: string; text?: string; image_url?: { url: string } }[]
}

export const CHARS_PER_TOKEN = 4
const DRIP_MS = 10
/** How many signs of life come before the first word. */
const SIGNS = 20

export async function startFakeAi(options: Options = {}): Promise<FakeAi> {
  const calls: FakeCall[] = []
  const checks: FakeCall[] = []
  let fault: Fault | null = null
  let faultyCalls = Infinity
  let said: string | ((question: Question) => string) | null = null
  let onArrival = () => {}
  const known = new Map<string, string>()
  const closing = new AbortController()

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://double').pathname
    const text = await bodyOf(request)
    if (path.startsWith('/control/')) return control(path, text, response)
    const body = JSON.parse(text || '{}') as Body
    const model = body.model ?? ''
    const isDrawing = path.endsWith('/images/generations')
    if (!isDrawing && !path.endsWith('/chat/completions'))
      return sendJson(response, 404, { error: { message: 'no' } })
    const question = questionOf(body)
    const call: FakeCall = {
      path,
      model,
      isStream: body.stream === true,
      question,
      body,
      headers: request.headers,
      whole: new Promise((resolve) => response.once('close', () => resolve(response.writableFinished))),
      tokenTimesMs: [],
    }
    const word = checkReply(question)
    if (word !== null) {
      checks.push(call)
      return call.isStream
        ? stream(call, word, null, response)
        : sendJson(response, 200, completion(model, word, 0, null))
    }
    calls.push(call)
    const now = faultNow(request, model)
    onArrival()
    if (now !== null && (await misbehave(now, request, response, body))) return
    if (isDrawing) return draw(body.prompt ?? '', now, response)
    const schema = body.response_format?.json_schema?.schema
    const unfit = schema === undefined ? null : schemaFault(schema)
    if (unfit !== null) return sendJson(response, 400, { error: { message: `Invalid schema: ${unfit}` } })
    const own = now === null ? null : faultyReply(now, question)
    const reply = own ?? (typeof said === 'function' ? said(question) : said) ?? ownReply(question, schema)
    if (call.isStream && now !== 'not-streamed') return stream(call, reply, now, response)
    return sendJson(response, 200, completion(model, reply, text.length, now))
  }

  /** Cooking takes a moment; the same question has the same answer anyway. */
  function ownReply(question: Question, schema: Schema | undefined): string {
    const key = JSON.stringify([question, schema])
    const reply = known.get(key) ?? answerIn(schema, replyTo(question))
    if (known.size > 500) known.clear()
    known.set(key, reply)
    return reply
  }

  /** By control, by header, or by what stands behind the colon of the model's name. */
  function faultNow(request: IncomingMessage, model: string): Fault | null {
    if (fault !== null && faultyCalls > 0) {
      faultyCalls--
      return fault
    }
    const asked = request.headers['x-fault'] ?? model.split(':')[1]
    return typeof asked === 'string' && isFault(asked) ? asked : null
  }

  /** Faults of the connection and the status. True when nothing more is to be said. */
  async function misbehave(
    now: Fault,
    request: IncomingMessage,
    response: ServerResponse,
    body: Body,
  ): Promise<boolean> {
    const refused = refusedParameter(now, body)
    if (refused !== null) {
      sendJson(response, refused.status, refused.body)
      return true
    }
    switch (now) {
      case 'hang':
        return true
      case 'drip':
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        while (!response.destroyed && !closing.signal.aborted) {
          response.write(': still here\n\n')
          await sleep(DRIP_MS)
        }
        return true
      case 'limited':
      case 'limited-long':
        response.setHeader('retry-after', now === 'limited' ? '1' : '3600')
        sendJson(response, 429, { error: { message: 'Slow down' } })
        return true
      case 'server-error':
        sendJson(response, 500, { error: { message: 'Internal error' } })
        return true
      case 'overloaded':
        response.writeHead(503).end()
        return true
      case 'unauthorized':
        sendJson(response, 401, { error: { message: `Incorrect API key: ${request.headers.authorization}` } })
        return true
      case 'limited-date':
        response.setHeader('retry-after', new Date(Date.now() + 3000).toUTCString())
        sendJson(response, 429, { error: { message: 'Slow down', code: 'rate_limit_exceeded' } })
        return true
      case 'not-found':
        sendJson(response, 404, {
          error: { message: `model "${body.model}" not found, try pulling it first`, type: 'api_error' },
        })
        return true
      case 'reset':
        request.socket.destroy()
        return true
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
        return true
      case 'redirect':
        response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end()
        return true
      default:
        return false
    }
  }

  async function stream(call: FakeCall, reply: string, now: Fault | null, response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    const send = (part: unknown) => response.write(`data: ${JSON.stringify(part)}\n\n`)
    const delta = (content: Record<string, unknown>, finish: string | null = null) =>
      send({
        id: 'double',
        object: 'chat.completion.chunk',
        created: 0,
        model: call.model,
        choices: [{ index: 0, delta: content, finish_reason: finish }],
      })
    delta({ role: 'assistant', content: '' })
    if (now === 'error-first') {
      send({ error: { message: 'Overloaded', type: 'overloaded_error', code: 529 } })
      return void response.end('data: [DONE]\n\n')
    }
    const signs = now === 'comments' || now === 'empty-deltas' ? SIGNS : 0
    for (let sign = 0; sign < signs; sign++) {
      if (now === 'comments') response.write(': PROCESSING\n\n')
      else delta({ content: '' })
      await sleep(DRIP_MS)
    }
    const length = now === 'huge' ? 100_000 : (options.charsPerToken ?? CHARS_PER_TOKEN)
    const startedMs = performance.now()
    for (let at = 0, index = 0; at < reply.length && !response.destroyed; at += length, index++) {
      if (options.tokensPerSecond) {
        const dueMs = startedMs + (index * 1000) / options.tokensPerSecond
        if (dueMs > performance.now()) await sleep(dueMs - performance.now())
      } else if (index % 50 === 49) await turn()
      call.tokenTimesMs.push(monotonicMs())
      delta(pieceOf(reply.slice(at, at + length), now, index))
    }
    if (now === 'hang-midway' || now === 'last-field-missing') return
    if (now === 'reset-midway') return void response.destroy()
    if (now === 'error-midway') send({ error: { message: 'The model crashed', type: 'server_error' } })
    if (now === 'refusal') delta({ refusal: 'I cannot help with that.' })
    if (now !== 'no-end' && now !== 'error-midway') delta({}, finishReasonOf(now))
    const tokens = Math.ceil(reply.length / CHARS_PER_TOKEN)
    const asked = Math.ceil(JSON.stringify(call.body).length / CHARS_PER_TOKEN)
    send({
      choices: [],
      usage: { prompt_tokens: asked, completion_tokens: tokens, total_tokens: asked + tokens },
    })
    response.end('data: [DONE]\n\n')
  }

  function control(path: string, text: string, response: ServerResponse): void {
    if (path === '/control/fault') {
      const wanted = JSON.parse(text || '{}') as { fault?: string; times?: number }
      fault = isFault(wanted.fault) ? wanted.fault : null
      faultyCalls = wanted.times ?? Infinity
      return sendJson(response, 200, { fault })
    }
    return sendJson(
      response,
      200,
      calls.map(({ path, model, question, tokenTimesMs }) => ({ path, model, question, tokenTimesMs })),
    )
  }

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    checks,
    fail(next, times = Infinity) {
      fault = next
      faultyCalls = times
    },
    say(reply) {
      said = reply
    },
    async arrived(count) {
      while (calls.length < count) await new Promise<void>((resolve) => (onArrival = resolve))
    },
    async close() {
      closing.abort()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const answerIn = (schema: Schema | undefined, reply: string) =>
  schema === undefined ? reply : JSON.stringify(conformed(JSON.parse(reply), schema))

/** Comparable between processes of one machine. */
export const monotonicMs = () => Number(process.hrtime.bigint()) / 1e6

async function draw(prompt: string, fault: Fault | null, response: ServerResponse): Promise<void> {
  const image =
    fault === 'image-address'
      ? { url: 'http://127.0.0.1:9/secret.png' }
      : fault === 'no-image' || fault === 'hostile'
        ? { b64_json: Buffer.from('<script>alert(1)</script>').toString('base64') }
        : fault === 'empty'
          ? { b64_json: '' }
          : { b64_json: (await pictureFor(prompt)).toString('base64') }
  const broken = fault === 'truncated' || fault === 'not-json' || fault === 'wrong-types'
  if (broken) return sendJson(response, 200, { data: 'soon' })
  return sendJson(response, 200, { created: 0, data: fault === 'many-recipes' ? [] : [image] })
}

/** A piece of the reply, in the field where the fault puts it. */
function pieceOf(piece: string, fault: Fault | null, index: number): Record<string, unknown> {
  if (fault === 'all-thought') return { reasoning_content: piece }
  if (fault !== 'tool-call') return { content: piece }
  const begun = index === 0 ? { id: 'call_1', type: 'function' } : {}
  const named = index === 0 ? { name: 'answer' } : {}
  return { tool_calls: [{ index: 0, ...begun, function: { ...named, arguments: piece } }] }
}

const finishReasonOf = (fault: Fault | null) =>
  fault === 'truncated' ? 'length' : fault === 'filtered' ? 'content_filter' : 'stop'

function completion(model: string, reply: string, asked: number, fault: Fault | null) {
  const message =
    fault === 'refusal'
      ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
      : { role: 'assistant', content: reply }
  const tokens = Math.ceil(reply.length / CHARS_PER_TOKEN)
  return {
    id: 'double',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message, finish_reason: finishReasonOf(fault) }],
    usage: {
      prompt_tokens: Math.ceil(asked / CHARS_PER_TOKEN),
      completion_tokens: tokens,
      total_tokens: Math.ceil(asked / CHARS_PER_TOKEN) + tokens,
    },
  }
}

function questionOf(body: Body): Question {
  const messages = body.messages ?? []
  const textOf = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) =>
        typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('\n'),
      )
      .join('\n')
  const photo = messages
    .flatMap(({ content }) => (typeof content === 'string' ? [] : content))
    .find((part) => part.type === 'image_url')?.image_url?.url
  return { instructions: textOf('system'), text: textOf('user'), photoLength: photo?.length ?? 0 }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
