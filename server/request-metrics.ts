/** What is counted of every request: by route, method and class of status, all of them bounded. */
import type { MiddlewareHandler } from 'hono'
import type { Metrics } from '#app/ports/metrics/metrics.ts'
import type { Env } from './host.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const METHODS = new Set(['GET', 'HEAD', 'POST'])

export function countRequests(metrics: Metrics): MiddlewareHandler<Env> {
  const duration = metrics.histogram({
    name: 'mealwright_http_request_duration_seconds',
    help: 'Time until an answer began, by route; its count is the number of requests.',
    bounds: SECONDS,
  })
  const kept = metrics.counter({
    name: 'mealwright_page_cache_requests_total',
    help: 'Requests for pages that are the same for every visitor, by whether the page was in memory.',
  })
  let running = 0
  metrics.gauge(
    { name: 'mealwright_http_requests_running', help: 'Requests that have no answer yet.' },
    () => [{ value: running }],
  )

  return async (c, next) => {
    const startedMs = performance.now()
    running++
    try {
      await next()
    } finally {
      running--
      const { method } = c.req
      duration.observe(
        {
          route: c.get('route') ?? 'other',
          method: METHODS.has(method) ? method : 'other',
          status: `${Math.floor(c.res.status / 100)}xx`,
        },
        (performance.now() - startedMs) / 1000,
      )
      const cache = c.get('pageCache')
      if (cache) kept.add({ result: cache })
    }
  }
}
