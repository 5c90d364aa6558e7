/** What holds for every request: its id and its line in the log, headers, refusals, and an end in order. */
import { randomBytes } from 'node:crypto'
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import { isUnavailable } from '#app/domain/errors.ts'
import type { Log } from '#app/ports/log/log.ts'
import { loggedPath } from './logged-path.ts'
import type { Env, Host } from './host.ts'
import { plainFailure } from './router.ts'
import { isForgedRequest, isShownElsewhere, setSecurityHeaders } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'
import { takeUnreadBody } from './unread-body.ts'

/** How soon to come back, for whoever heeds it. */
const RETRY_AFTER_S = '10'
/** A client that went away before its answer was there: nginx has this number for it. */
const CLIENT_GONE = 499

export function logAndSetHeaders({ config, log, lifecycle, scope }: Host): MiddlewareHandler<Env> {
  const isHttps = config.origin.startsWith('https:')
  return async (c, next) => {
    const startedMs = performance.now()
    const requestId = randomBytes(9).toString('base64url')
    c.set('requestId', requestId)
    await scope.run({ requestId }, next)
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
    log[level](
      { requestId, method: c.req.method, path: loggedPath(c.req.path), status, elapsedMs },
      'request',
    )
  }
}

export function serveFiles(files: StaticFiles): MiddlewareHandler<Env> {
  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const file = isRead ? files(c.req.raw, c.req.path) : null
    if (file) c.set('route', 'file')
    return file || next()
  }
}

export function refuseForged(origin: string): MiddlewareHandler<Env> {
  return async (c, next) =>
    isForgedRequest(c.req.raw, origin) ? c.text('This request did not come from our own pages.', 403) : next()
}

export function answerFailures(log: Log): ErrorHandler<Env> {
  return (error, c) => {
    const requestId = c.get('requestId')
    if (!isGone(c)) log.error({ requestId, path: loggedPath(c.req.path), error }, 'request failed')
    return plainFailure(isUnavailable(error) ? 503 : 500, requestId)
  }
}

/** Whether nobody waits for the answer any more. To ask the request's signal would make every kept page dearer. */
export function isGone(c: Context<Env>): boolean {
  return c.env.outgoing?.destroyed ?? false
}
