/** What balancers and operators ask: whether the process lives, and whether it should be sent people. */
import { Hono } from 'hono'
import type { Readiness } from '#app/features/site/readiness.server.ts'
import type { OpenServices } from '#app/services.server.ts'
import type { Lifecycle } from './lifecycle.ts'

/** Whoever asks gives up after a few seconds, and learns nothing then. */
const ANSWER_WITHIN_MS = 1500

type Needs = { lifecycle: Lifecycle; services: Promise<OpenServices> }
type Report = Omit<Readiness, 'reason'> & { reason: Readiness['reason'] | 'stopping' }

export function healthRoutes({ lifecycle, services }: Needs): Hono {
  const app = new Hono()
  const noStore = { 'cache-control': 'no-store' }

  app.get('/live', (c) => c.json({ status: 'live' }, 200, noStore))

  app.get('/ready', async (c) => {
    const report = await reportOf(lifecycle, services)
    const { ready, reason, checks } = report
    const body = { status: ready ? 'ready' : 'not ready', ...(reason && { reason }), checks }
    return c.json(body, ready ? 200 : 503, noStore)
  })
  return app
}

/** The services may still be on their way up, for as long as migrations take. */
function reportOf(lifecycle: Lifecycle, services: Promise<OpenServices>): Promise<Report> {
  if (lifecycle.isDraining) return Promise.resolve({ ready: false, reason: 'stopping', checks: {} })
  const late = new Promise<Report>((resolve) => {
    const starting: Report = { ready: false, reason: 'starting', checks: {} }
    setTimeout(() => resolve(starting), ANSWER_WITHIN_MS).unref()
  })
  return Promise.race([services.then((opened) => opened.readiness()), late])
}
