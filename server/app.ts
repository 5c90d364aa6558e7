/** The application as one `fetch` function: health, assets, refusals, stored pages, then the router. */
import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { RouterContextProvider } from 'react-router'
import type { Config } from '#app/config.server.ts'
import type { EmbeddedPool } from '#app/db/embedded.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import { type RequestFacts, requestFactsContext, servicesContext } from '#app/http/context.server.ts'
import { isUnavailable } from '#app/domain/errors.ts'
import { postSlugOf } from '#app/domain/blog/blog-paths.ts'
import { isBrokenAddress } from '#app/http/address.ts'
import { isReader } from '#app/http/reader.server.ts'
import { hasSessionCookie } from '#app/http/session-cookie.server.ts'
import { publicPageAt } from '#app/http/public-pages.ts'
import { openServices, type OpenServices } from '#app/services.server.ts'
import { methodsOfRoutes } from './allowed-methods.ts'
import { addressForLimits, clientAddressReader } from './client-address.ts'
import { compressResponse } from './compress.ts'
import { healthRoutes } from './health.ts'
import type { Lifecycle } from './lifecycle.ts'
import { createPageCache } from './page-cache.ts'
import { openRouter, plainFailure } from './router.ts'
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  isForgedRequest,
  isShownElsewhere,
  setSecurityHeaders,
} from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'
import { takeUnreadBody } from './unread-body.ts'

/** A post shows how often it was opened: what was counted is on its page within five seconds. */
const POST_FRESH_MS = 3500
const METHODS = new Set(['GET', 'HEAD', 'POST'])
/** While pages cannot be made, those that are kept are given at once; one request in so long finds out whether they can. */
const OUTAGE_MS = 3000
/** How soon to come back, for whoever heeds it. */
const RETRY_AFTER_S = '10'
/** A client that went away before its answer was there: nginx has this number for it. */
const CLIENT_GONE = 499

export { openServices } from '#app/services.server.ts'

export type Host = {
  config: Config
  log: Log
  /** Runs the work of a request: every line it logs carries its id. */
  withRequestId<T>(requestId: string, work: () => T): T
  lifecycle: Lifecycle
  isProduction: boolean
  staticFiles: StaticFiles | null
  /** In development the services outlive reloads of this module; in production each start opens its own. */
  keep<T>(name: string, make: () => T): T
  /** The embedded database, on its way up while this module was still loading. */
  startedEngine?: Promise<EmbeddedPool> | undefined
}

export type ServerApp = {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
  services: Promise<OpenServices>
}

type Bindings = { Bindings: HttpBindings; Variables: { requestId: string } }

export function createServerApp(host: Host): ServerApp {
  const { config, log, lifecycle, isProduction } = host
  const services = host.keep('services', () => openServices(config, log, host.startedEngine))
  services.catch(() => {}) // main reports the failure; requests meanwhile wait and get it too
  const pages = createPageCache()
  let ready: OpenServices | undefined
  const watchPages = async () => {
    ready = await services
    ready.pages.subscribe(pages.forget)
  }
  watchPages().catch(() => {}) // said above
  const clientAddressOf = clientAddressReader(config.trustedProxies)
  const isHttps = config.origin.startsWith('https:')

  const loadBuild = () => import('virtual:react-router/server-build')
  const handler = openRouter({
    load: loadBuild,
    origin: config.origin,
    isProduction,
  })
  let outageUntilMs = 0
  const readMethods = async () => methodsOfRoutes((await loadBuild()).routes)
  let knownMethods: ReturnType<typeof readMethods> | undefined
  /** While developing routes come and go. */
  const methodsAt = async (url: string) => {
    if (!isProduction || !knownMethods) knownMethods = readMethods()
    return (await knownMethods)(new URL(url).pathname)
  }

  const app = new Hono<Bindings>()

  app.use(async (c, next) => {
    const startedMs = performance.now()
    const requestId = randomBytes(9).toString('base64url')
    c.set('requestId', requestId)
    await host.withRequestId(requestId, next)
    const { headers } = c.res
    const isAsset = c.req.path.startsWith('/assets/')
    if (isShownElsewhere(c.req.path)) headers.set('cross-origin-resource-policy', 'cross-origin')
    setSecurityHeaders(headers, isHttps, isAsset)
    if (!isAsset) headers.set('x-request-id', requestId)
    if (c.res.status === 503 && !headers.has('retry-after')) headers.set('retry-after', RETRY_AFTER_S)
    // A client that keeps its connection would send its next request into one that is about to close.
    if (lifecycle.isClosing) headers.set('connection', 'close')
    const { incoming } = c.env
    if (incoming && !(await takeUnreadBody(incoming))) headers.set('connection', 'close')
    const elapsedMs = Math.round(performance.now() - startedMs)
    const status = isGone(c) ? CLIENT_GONE : c.res.status
    const level =
      status >= 500 ? 'error' : c.req.method === 'GET' || status === CLIENT_GONE ? 'debug' : 'info'
    log[level]({ requestId, method: c.req.method, path: c.req.path, status, elapsedMs }, 'request')
  })

  app.route('/health', healthRoutes({ lifecycle, services }))

  if (host.staticFiles) {
    const { staticFiles } = host
    app.use(async (c, next) => {
      const file =
        c.req.method === 'GET' || c.req.method === 'HEAD' ? staticFiles(c.req.raw, c.req.path) : null
      return file ?? next()
    })
  }

  app.use(async (c, next) => {
    if (isForgedRequest(c.req.raw, config.origin))
      return c.text('This request did not come from our own pages.', 403)
    return next()
  })

  app.all('*', async (c) => {
    const { method } = c.req
    if (!METHODS.has(method))
      return c.text('There is no such method here.', 405, { allow: (await methodsAt(c.req.url)).allow })
    const methods = method === 'POST' ? await methodsAt(c.req.url) : null
    if (methods && !methods.has(method) && !methods.isPage)
      return c.text('Nothing can be sent here.', 405, { allow: methods.allow })
    const isRead = method === 'GET' || method === 'HEAD'
    const acceptEncoding = c.req.header('accept-encoding') ?? null
    const page = isRead && !isBroken(c.req.raw.url) ? publicPageAt(c.req.path, searchOf(c.req.raw.url)) : null
    const key = isProduction && page && !hasSessionCookie(c.req.raw) ? page.key : null
    if (key !== null) {
      const isHead = method === 'HEAD'
      const isOutage = performance.now() < outageUntilMs
      const kept =
        pages.find(key, acceptEncoding, isHead) ?? (isOutage && pages.findStale(key, acceptEncoding, isHead))
      if (kept) {
        countView(c.req.raw, c.req.path)
        return kept
      }
    }

    const opened = await services
    if (!isRead) await opened.jobsStarted
    const isStored = key !== null
    const nonce = isStored || !isProduction ? undefined : randomBytes(16).toString('base64')
    const mark = pages.mark()
    const request = page ? withSearch(c.req.raw, page.search) : c.req.raw
    const rendered = await render(request, opened, {
      requestId: c.get('requestId'),
      clientAddress: addressForLimits(
        clientAddressOf(c.env.incoming?.socket.remoteAddress, request.headers.get('x-forwarded-for')),
      ),
      nonce,
      isStored,
    })
    const response = forScript(request, page ? withQueryKept(rendered, c.req.raw.url, page.search) : rendered)
    const isWholePage = response.status === 200 && isHtml(response)
    if (isWholePage) countView(request, c.req.path)
    if (isStored && response.status >= 500 && !isGone(c)) {
      outageUntilMs = performance.now() + OUTAGE_MS
      const stale = pages.findStale(key, acceptEncoding, method === 'HEAD')
      if (stale) {
        await response.body?.cancel()
        return stale
      }
    }
    if (isStored && isWholePage && method === 'GET')
      return pages.store(key, response, acceptEncoding, {
        mark,
        ...(postSlugOf(c.req.path) !== null && { freshMs: POST_FRESH_MS }),
      })
    const isPage = isProduction && isHtml(response)
    // A page of the public part that is not stored, as of a post that is missing, has no nonce either.
    const html = isPage && nonce === undefined ? await response.text() : null
    const finished = await compressResponse(request, html === null ? response : new Response(html, response))
    const headers = new Headers(finished.headers)
    if (isPage) {
      const scripts = html === null ? [`'nonce-${nonce}'`] : inlineScriptHashes(html)
      headers.set('content-security-policy', contentSecurityPolicy(scripts))
    }
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    if (finished.status === 405 && methods) headers.set('allow', methods.allow)
    return new Response(finished.body, { status: finished.status, headers })
  })

  function render(
    request: Request,
    { services: made }: OpenServices,
    facts: Omit<RequestFacts, 'stopping'>,
  ): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(servicesContext, made)
    context.set(requestFactsContext, { ...facts, stopping: lifecycle.signal })
    return handler(request, context)
  }

  /** Every page of a published post that a reader is given counts, stored or rendered. */
  function countView(request: Request, path: string): void {
    const slug = postSlugOf(path)
    if (slug !== null && isReader(request)) ready?.services.views.count(slug)
  }

  app.onError((error, c) => {
    const requestId = c.get('requestId')
    if (!isGone(c)) log.error({ requestId, path: c.req.path, error }, 'request failed')
    return plainFailure(isUnavailable(error) ? 503 : 500, requestId)
  })

  return { fetch: (request, bindings) => app.fetch(request, bindings), services }
}

/** A form that a reading page's script sent is to go there as a page: a redirect would load the page twice. */
function forScript(request: Request, response: Response): Response {
  const address = response.headers.get('location')
  if (!address || !request.headers.has('x-in-place')) return response
  const headers = new Headers(response.headers)
  headers.delete('location')
  headers.set('x-location', address)
  return new Response(null, { status: 204, headers })
}

/** Whether nobody waits for the answer any more. To ask the request's signal would make every kept page dearer. */
function isGone(c: Context<Bindings>): boolean {
  return c.env.outgoing?.destroyed ?? false
}

/** Such an address is refused as it is. Without a per cent sign it is none. */
const isBroken = (url: string) => url.includes('%') && isBrokenAddress(new URL(url))

/** The query of an address, with its `?`; '' for none. */
function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}

/** The same request with another query: a page that is kept for all must not see what one of them added. */
function withSearch(request: Request, search: string): Request {
  if (searchOf(request.url) === search) return request
  const url = new URL(request.url)
  url.search = search
  const { method, headers, signal } = request
  return new Request(url, { method, headers, signal })
}

/** Who is led on keeps what stood in the address, for whoever counts campaigns there. */
function withQueryKept(response: Response, asked: string, search: string): Response {
  const given = searchOf(asked)
  const location = response.headers.get('location')
  if (!location || given === search) return response
  const headers = new Headers(response.headers)
  headers.set('location', location.split('?', 1)[0] + given)
  return new Response(response.body, { status: response.status, headers })
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
