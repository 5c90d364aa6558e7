/** A span of every request for a page or an answer; files, health and figures are not worth one. */
import type { MiddlewareHandler } from 'hono'
import type { Env, Host } from './host.ts'

const NOT_TRACED = /^\/(?:assets|health|metrics)(?:\/|$)/

export function traceRequests({
  traces,
  scope,
}: Pick<Host, 'traces' | 'scope'>): MiddlewareHandler<Env> | null {
  if (!traces.isOn) return null
  return (c, next) => {
    const { method, path } = c.req
    if (NOT_TRACED.test(path)) return next()
    const attributes = { 'http.request.method': method }
    // A visitor's own trace is not gone on with: anybody could send one.
    return traces.span({ name: method, kind: 'server', attributes }, (span) =>
      scope.run({ traceId: span.traceId }, async () => {
        await next()
        const route = c.get('route') ?? 'other'
        span.rename(`${method} ${route}`)
        span.set({
          'http.route': route,
          'http.response.status_code': c.res.status,
          'mealwright.request_id': c.get('requestId'),
        })
        if (c.res.status >= 500) span.fail()
      }),
    )
  }
}
