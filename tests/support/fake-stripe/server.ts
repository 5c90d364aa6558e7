import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Account, KEY, openAccount, PRICES, type StripeObject, WEBHOOK_SECRET } from './account.ts'
import { hostedPage } from './pages.ts'
import { type Refused, refusedByLimits } from './limits.ts'
import { answerSchema, decodeForm, faultsOf, findOperation, requestSchema } from './shapes.ts'

/**
 * Stripe as a server of its own: the operations we use, its pages, its signed events. Every request and every answer
 * is held against Stripe's own description; what does not fit stands in `account.faults`.
 */
export type FakeStripe = {
  /** To be set as STRIPE_API_BASE. */
  apiBase: string
  settings: { secretKey: string; webhookSecret: string; prices: typeof PRICES; apiBase: string }
  account: Account
  calls: { method: string; path: string; params: Record<string, unknown>; key: string | undefined }[]
  /** Misbehaves in this way for the next `times` calls whose path holds `only`, or until it is told null. */
  fail(fault: StripeFault | null, times?: number, only?: string): void
  /** Posts every event here from now on, once and in order; null keeps them back. */
  sendEventsTo(address: string | null): void
  close(): Promise<void>
}

/** No answer; the connection cut before or after the work; a 500 that is remembered; busy; old objects; no JSON. */
export type StripeFault =
  | 'hang'
  | 'reset'
  | 'reset-after'
  | 'server-error'
  | 'limited'
  | 'down'
  | 'stale'
  | 'html'

const KEYS_KEPT_MS = 24 * 60 * 60 * 1000
/** Events older than this are no longer listed. */
const EVENTS_KEPT_S = 30 * 24 * 60 * 60

type Answer = { status: number; body: unknown }

export async function startFakeStripe(
  options: { now?: () => Date; port?: number; isLive?: boolean } = {},
): Promise<FakeStripe> {
  const now = options.now ?? (() => new Date())
  const account = openAccount({ now, origin: () => apiBase, ...(options.isLive && { isLive: true }) })
  const calls: FakeStripe['calls'] = []
  const remembered = new Map<string, { request: string; answer: Answer; atMs: number }>()
  let fault: { kind: StripeFault; times: number; only: string } | null = null
  let webhook: string | null = null
  let posted = 0

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })

  function faultNow(path: string): StripeFault | null {
    if (!fault || fault.times <= 0 || !path.includes(fault.only)) return null
    fault.times--
    return fault.kind
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET'
    const url = new URL(request.url ?? '/', apiBase)
    const text = await bodyOf(request)
    if (!url.pathname.startsWith('/v1/')) {
      const page = hostedPage(account, method, url.pathname, new URLSearchParams(text))
      await postEvents()
      if (page.location) return void response.writeHead(303, { location: page.location }).end()
      return void response
        .writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' })
        .end(page.html)
    }
    const kind = faultNow(url.pathname)
    if (kind === 'hang') return
    if (kind === 'reset') return void request.socket.destroy()
    if (kind === 'limited') return send(response, refusal(429, 'rate_limit', 'Too many requests'))
    if (kind === 'down') return send(response, refusal(503, 'api_error', 'Down'))
    if (kind === 'html')
      return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    const answer = answerTo(request, method, url, text, kind)
    if (kind === 'reset-after') return void request.socket.destroy()
    send(response, answer)
    await postEvents()
  }

  function answerTo(
    request: IncomingMessage,
    method: string,
    url: URL,
    text: string,
    kind: StripeFault | null,
  ): Answer {
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return refusal(401, 'invalid_request_error', 'Invalid key')
    account.expireLate()
    const found = findOperation(method, url.pathname)
    if (!found) return refusal(404, 'invalid_request_error', 'Unrecognized request URL')
    const schema = requestSchema(found, method)
    const params = decodeForm(method === 'POST' ? text : url.search.slice(1), schema)
    const key = request.headers['idempotency-key']
    calls.push({ method, path: url.pathname, params, key: typeof key === 'string' ? key : undefined })
    const wrong = faultsOf(params, schema)
    account.faults.push(...wrong.map((one) => `${method} ${url.pathname}: ${one}`))
    if (wrong.length > 0) return refusal(400, 'invalid_request_error', wrong.join('; '))
    // Stripe looks at keys of requests that change something, and forgets them after a day.
    const version = request.headers['stripe-version']
    const refused = refusedByLimits(account, {
      method,
      path: found.path,
      params,
      key: typeof key === 'string' ? key : undefined,
      version: typeof version === 'string' ? version : undefined,
    })
    if (typeof key !== 'string' || method !== 'POST')
      return refused
        ? limited(refused)
        : checked(perform(account, found.path, method, found.id, params, kind))

    const same = `${method} ${url.pathname} ${text}`
    const kept = remembered.get(key)
    const before = kept && now().getTime() - kept.atMs < KEYS_KEPT_MS ? kept : undefined
    if (before && before.request !== same)
      return refusal(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters',
      )
    // What is refused before anything was done is not remembered under a key.
    if (!before && refused) return limited(refused)
    const answer =
      before?.answer ??
      (kind === 'server-error'
        ? refusal(500, 'api_error', 'Something broke')
        : checked(perform(account, found.path, method, found.id, params, kind)))
    remembered.set(key, { request: same, answer, atMs: before?.atMs ?? now().getTime() })
    return answer

    function checked(result: Answer): Answer {
      if (kind === 'server-error' && method !== 'POST') return refusal(500, 'api_error', 'Something broke')
      if (result.status !== 200) return result
      const faults = faultsOf(result.body, answerSchema(found!))
      account.faults.push(...faults.map((one) => `answer of ${method} ${url.pathname}: ${one}`))
      return result
    }
  }

  async function postEvents(): Promise<void> {
    if (webhook === null) return
    const address = webhook
    // Taken before they are posted: what the webhook asks us meanwhile must not post them again.
    const untold = account.events.slice(posted)
    posted = account.events.length
    for (const event of untold) {
      const { body, signature } = account.signed(event)
      await fetch(address, {
        method: 'POST',
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
        body,
      }).catch(() => {})
    }
  }

  let apiBase = ''
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    apiBase,
    settings: { secretKey: KEY, webhookSecret: WEBHOOK_SECRET, prices: PRICES, apiBase },
    account,
    calls,
    fail(kind, times = Infinity, only = '') {
      fault = kind && { kind, times, only }
    },
    sendEventsTo(address) {
      webhook = address
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Params = Record<string, unknown>

function perform(
  account: Account,
  path: string,
  method: string,
  id: string | null,
  params: Params,
  kind: StripeFault | null,
): Answer {
  const { find, keep, newId, all, listOf } = account
  const one = (object: StripeObject | null, missing = account.missing('object', id, 'id')): Answer =>
    object ? { status: 200, body: object } : refusal(404, 'invalid_request_error', missing.message, missing)
  /** Newest first, a page at a time. */
  const many = (objects: StripeObject[]): Answer => {
    const newestFirst = objects.toReversed()
    const from = newestFirst.findIndex((one) => one.id === params['starting_after']) + 1
    const page = newestFirst.slice(from, from + Number(params['limit'] ?? 10))
    return {
      status: 200,
      body: { ...listOf(page, path), has_more: from + page.length < newestFirst.length },
    }
  }
  const age = kind === 'stale' ? 1 : 0
  switch (`${method} ${path}`) {
    case 'POST /v1/customers':
      return one(
        keep('customer', {
          id: newId('cus'),
          email: params['email'] ?? null,
          metadata: params['metadata'] ?? {},
        }),
      )
    case 'POST /v1/customers/{id}':
      return one(account.seen('customer', id) && keep('customer', { id: id!, ...params }))
    case 'GET /v1/customers/{id}':
      if (account.deleted.has(id!)) return { status: 200, body: { id, object: 'customer', deleted: true } }
      return one(account.seen('customer', id))
    case 'DELETE /v1/customers/{id}':
      if (!account.seen('customer', id)) return one(null)
      account.forget(id!)
      return { status: 200, body: { id, object: 'customer', deleted: true } }
    case 'POST /v1/checkout/sessions':
      if (!account.seen('customer', params['customer'])) return noCustomer(account, params)
      return one(account.openSession(params))
    case 'POST /v1/checkout/sessions/{id}/expire': {
      if (!account.seen('checkout.session', id)) return one(null)
      if (find(id)?.['status'] !== 'open')
        return refusal(
          400,
          'invalid_request_error',
          'Only Checkout Sessions with a status of open can be expired.',
        )
      return one(keep('checkout.session', { id: id!, status: 'expired', url: null }))
    }
    case 'POST /v1/billing_portal/sessions':
      if (!account.seen('customer', params['customer'])) return noCustomer(account, params)
      return one(portal(account, params))
    case 'GET /v1/subscriptions/{id}':
      return one(expanded(account, account.seen('subscription', id, age), 'default_payment_method', params))
    case 'GET /v1/invoices/{id}':
      return one(withoutUnasked(account.seen('invoice', id, age), 'payments', params))
    case 'GET /v1/invoices':
      return many(
        all('invoice').filter(
          (bill) =>
            (params['status'] === undefined || bill['status'] === params['status']) &&
            (params['subscription'] === undefined || subscriptionOf(bill) === params['subscription']),
        ),
      )
    case 'GET /v1/refunds':
      return many(all('refund').filter((refund) => refund['payment_intent'] === params['payment_intent']))
    case 'GET /v1/disputes':
      return many(all('dispute').filter((dispute) => dispute['payment_intent'] === params['payment_intent']))
    case 'GET /v1/events': {
      const { gte = 0 } = (params['created'] ?? {}) as { gte?: number }
      const types = params['types'] as string[] | undefined
      return many(
        account.events.filter(
          (event) =>
            event.created >= Math.max(gte, account.nowS() - EVENTS_KEPT_S) &&
            (types === undefined || types.includes(event.type)),
        ),
      )
    }
    case 'GET /v1/prices/{id}':
      return one(
        expanded(account, account.seen('price', id, age), 'product', params),
        account.missing('price', id, 'price'),
      )
    case 'GET /v1/checkout/sessions/{id}':
      return one(account.seen('checkout.session', id, age))
    case 'GET /v1/prices': {
      const keys = (params['lookup_keys'] ?? []) as string[]
      return many(
        all('price').filter((price) => price['active'] && keys.includes(price['lookup_key'] as string)),
      )
    }
    case 'POST /v1/prices': {
      const { interval } = params['recurring'] as { interval: string }
      const key = params['lookup_key'] as string
      for (const old of all('price').filter((price) => price['lookup_key'] === key))
        keep('price', { id: old.id, lookup_key: null })
      return one(
        account.addPrice(newId('price'), params['unit_amount'] as number, interval, {
          lookup_key: key,
          nickname: params['nickname'] ?? null,
          product: params['product'],
        }),
      )
    }
    case 'POST /v1/products':
      return one(keep('product', { id: newId('prod'), name: params['name'], active: true, type: 'service' }))
    default:
      return method === 'GET' && id !== null
        ? one(find(id, age))
        : refusal(404, 'invalid_request_error', 'Not here', {})
  }
}

function portal(account: Account, params: Params): StripeObject {
  const id = account.newId('bps')
  return account.keep('billing_portal.session', {
    id,
    configuration: 'bpc_double',
    customer: params['customer'],
    return_url: params['return_url'] ?? null,
    url: account.pageAddress(`/portal/${id}`),
  })
}

function expanded(
  account: Account,
  object: StripeObject | null,
  name: string,
  params: Params,
): StripeObject | null {
  const isAsked = ((params['expand'] ?? []) as string[]).includes(name)
  return object && isAsked ? { ...object, [name]: account.find(object[name]) ?? object[name] } : object
}

/** Parts that Stripe sends only to those who ask for them. */
function withoutUnasked(object: StripeObject | null, name: string, params: Params): StripeObject | null {
  if (!object || ((params['expand'] ?? []) as string[]).includes(name)) return object
  const { [name]: _, ...rest } = object
  return rest as StripeObject
}

function subscriptionOf(bill: StripeObject): unknown {
  return (bill['parent'] as { subscription_details: { subscription: string } } | null)?.subscription_details
    .subscription
}

const refusal = (
  status: number,
  type: string,
  message: string,
  { code, param }: { code?: string; param?: string } = {},
): Answer => ({ status, body: { error: { type, message, ...(code && { code }), ...(param && { param }) } } })

const limited = (refused: Refused): Answer =>
  refusal(400, refused.type ?? 'invalid_request_error', refused.message, refused)

function noCustomer(account: Account, params: Params): Answer {
  const missing = account.missing('customer', params['customer'], 'customer')
  return refusal(400, 'invalid_request_error', missing.message, missing)
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' })
    .end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
