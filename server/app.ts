/** The application as one `fetch` function: health, assets, refusals, stored pages, then the router. */
import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpBindings } from '@hono/node-server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Config } from '#app/config.server.ts'
import type { EmbeddedPool } from '#app/db/embedded.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import { type RequestFacts, requestFactsContext, servicesContext } from '#app/http/context.server.ts'
import { postSlugOf } from '#app/domain/blog/blog-paths.ts'
import { isReader } from '#app/http/reader.server.ts'
import { hasSessionCookie } from '#app/http/session-cookie.server.ts'
import { isPublicPage } from '#app/http/public-pages.ts'
import { openServices, type OpenServices } from '#app/services.server.ts'
import { addressForLimits, clientAddressReader } from './client-address.ts'
import { compressResponse } from './compress.ts'
import { glanceWriter, pictureReader } from './first-glance.ts'
import { styleInliner } from './inline-style.ts'
import type { Lifecycle } from './lifecycle.ts'
import { createPageCache } from './page-cache.ts'
import { openPostPages, type PostPages } from './post-pages.ts'
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  isForgedRequest,
  setSecurityHeaders,
} from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'

const MAX_BODY_BYTES = 1024 * 1024
const MAX_READ_AWAY_BYTES = 8_000_000
const MAX_PHOTO_BYTES = 12 * 1024 * 1024
/** A post shows how often it was opened: what was counted is on its page within five seconds. */
const POST_FRESH_MS = 3500
const PHOTO_PATHS = new Set(['/photos/ingredients', '/calories/estimate', '/blog-admin/pictures'])

export { openServices } from '#app/services.server.ts'

export type Host = {
  config: Config
  log: Log
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
  const inliner = styleInliner(assetText(host.staticFiles))
  const glance = glanceWriter(pictureReader(host.staticFiles, async () => (await services).services.files))
  const pages = createPageCache(undefined, async (html) => inliner.inline(await glance(html)))
  let ready: OpenServices | undefined
  let posts: PostPages | undefined
  const watchPages = async () => {
    ready = await services
    ready.pages.subscribe(pages.forget)
    if (isProduction) posts = openPostPages({ opened: ready, inliner, glance, lifecycle, renderStored })
  }
  watchPages().catch(() => {}) // said above
  const clientAddressOf = clientAddressReader(config.trustedProxies)
  const isHttps = config.origin.startsWith('https:')

  const handler = createRequestHandler(
    async () => {
      const build = (await import('virtual:react-router/server-build')) as unknown as ServerBuild
      // Behind a TLS proxy the router would compare an https Origin with an inner http address.
      return { ...build, allowedActionOrigins: [new URL(config.origin).host] }
    },
    isProduction ? 'production' : 'development',
  )

  const app = new Hono<Bindings>()

  app.use(async (c, next) => {
    const startedMs = performance.now()
    c.set('requestId', randomBytes(9).toString('base64url'))
    await next()
    const isAsset = c.req.path.startsWith('/assets/')
    setSecurityHeaders(c.res.headers, isHttps, isAsset)
    if (!isAsset) c.res.headers.set('x-request-id', c.get('requestId'))
    const elapsedMs = Math.round(performance.now() - startedMs)
    const level = c.res.status >= 500 ? 'error' : c.req.method === 'GET' ? 'debug' : 'info'
    log[level](
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        elapsedMs,
      },
      'request',
    )
  })

  app.get('/health/live', (c) => c.json({ status: 'live' }, 200, { 'cache-control': 'no-store' }))
  app.get('/health/ready', async (c) => {
    const report = lifecycle.isDraining
      ? { ready: false, checks: { draining: true } }
      : await (await services).readiness()
    return c.json(
      { status: report.ready ? 'ready' : 'not ready', checks: report.checks },
      report.ready ? 200 : 503,
      {
        'cache-control': 'no-store',
      },
    )
  })

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

  const tooLarge = async (c: { req: { raw: Request } }) => {
    await readAway(c.req.raw.body)
    return new Response('That is more than this page accepts.', {
      status: 413,
      headers: { connection: 'close' },
    })
  }
  const smallBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge })
  const photoBody = bodyLimit({ maxSize: MAX_PHOTO_BYTES, onError: tooLarge })
  app.use((c, next) => (PHOTO_PATHS.has(c.req.path) ? photoBody(c, next) : smallBody(c, next)))

  app.all('*', async (c) => {
    const request = c.req.raw
    const isStored = isProduction && isStorable(request, c.req.path)
    const acceptEncoding = request.headers.get('accept-encoding')
    if (isStored) {
      const page = pages.find(c.req.path, acceptEncoding, request.method === 'HEAD')
      if (page) {
        countView(request, c.req.path)
        return page
      }
    }

    const opened = await services
    if (request.method !== 'GET' && request.method !== 'HEAD') await opened.jobsStarted
    const nonce = isStored || !isProduction ? undefined : randomBytes(16).toString('base64')
    const mark = pages.mark()
    const isPost = isStored && request.method === 'GET' && postSlugOf(c.req.path) !== null
    const post = isPost ? await posts?.find(c.req.path) : null
    const preparedPage = post ? await posts?.assemble(post) : null
    if (preparedPage) {
      countView(request, c.req.path)
      return pages.storeFinished(c.req.path, preparedPage, acceptEncoding, { mark, freshMs: POST_FRESH_MS })
    }
    const response = forScript(
      request,
      await render(request, opened, {
        requestId: c.get('requestId'),
        clientAddress: addressForLimits(
          clientAddressOf(c.env.incoming?.socket.remoteAddress, request.headers.get('x-forwarded-for')),
        ),
        nonce,
        isStored,
      }),
    )
    const isWholePage = response.status === 200 && isHtml(response)
    if (isWholePage) countView(request, c.req.path)
    if (isStored && isWholePage && request.method === 'GET') {
      if (post && posts) void posts.prepare(post, response.clone())
      return pages.store(c.req.path, response, acceptEncoding, {
        mark,
        ...(isPost && { freshMs: POST_FRESH_MS }),
      })
    }
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

  /** A page as it is kept for everybody. */
  async function renderStored(path: string): Promise<Response> {
    const facts = { requestId: `ahead ${path}`, clientAddress: '', nonce: undefined, isStored: true }
    return render(new Request(config.origin + path), await services, facts)
  }

  /** Every page of a published post that a reader is given counts, stored or rendered. */
  function countView(request: Request, path: string): void {
    const slug = postSlugOf(path)
    if (slug !== null && isReader(request)) ready?.services.views.count(slug)
  }

  app.onError((error, c) => {
    log.error({ requestId: c.get('requestId'), path: c.req.path, error }, 'request failed')
    return c.text(`Something went wrong on our side. Please try again. (${c.get('requestId')})`, 500)
  })

  return { fetch: (request, bindings) => app.fetch(request, bindings), services }
}

/** The text of a built asset, as it is served. */
const assetText = (files: StaticFiles | null) => async (address: string) => {
  const response = files?.(new Request(new URL(address, 'http://localhost')), address)
  return response?.ok ? response.text() : null
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

/** Only whole pages of the public part, asked for without a session and without a query. */
function isStorable(request: Request, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  return isPublicPage(path) && !request.url.includes('?') && !hasSessionCookie(request)
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}

/** A client that is still sending does not read; so that it gets its answer, some of the rest is taken in first. */
async function readAway(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return
  let sizeBytes = 0
  try {
    for await (const chunk of body) {
      sizeBytes += chunk.byteLength
      if (sizeBytes > MAX_READ_AWAY_BYTES) return
    }
  } catch {
    // It went away: nobody waits for the answer.
  }
}
