/** `/metrics`, for Prometheus: with the token of the settings, or on a server for this machine alone. */
import { Hono } from 'hono'
import type { Config } from '#app/config/config.ts'
import { METRICS_TYPE, type Metrics } from '#app/ports/metrics/metrics.ts'
import type { OpenServices } from '#app/services.server.ts'
import type { Env } from './host.ts'
import { isBearer } from './operations.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

type Needs = {
  config: Pick<Config, 'metricsToken' | 'isPublic'>
  metrics: Metrics
  /** What is asked of the database joins once it is open. */
  services: Promise<OpenServices>
}

export function metricsRoute({ config, metrics, services }: Needs): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/', async (c) => {
    const { remoteAddress } = c.env.incoming?.socket ?? {}
    if (!mayRead(config, c.req.header('authorization'), remoteAddress))
      return c.text('There is no such page.', 404)
    await services
    return c.body(await metrics.text(), 200, { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' })
  })
  return app
}

/**
 * Behind a balancer on the same machine every request comes from loopback: on a public address only the token counts.
 */
function mayRead(
  { metricsToken, isPublic }: Needs['config'],
  authorization: string | undefined,
  remoteAddress: string | undefined,
): boolean {
  if (metricsToken !== undefined) return isBearer(authorization, metricsToken)
  return !isPublic && remoteAddress !== undefined && LOOPBACK.test(remoteAddress)
}
