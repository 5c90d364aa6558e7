/** `npm start -- --worker`: background jobs in a process of their own, beside web processes with WORKER=off. */
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { ConfigError, readConfig } from '#app/config.server.ts'
import type { Config } from '#app/config/config.ts'
import { openLogScope } from '#app/ports/log/log-scope.server.ts'
import { pinoLog } from '#app/ports/log/pino.server.ts'
import { createMetrics, type Metrics } from '#app/ports/metrics/metrics.ts'
import type { OpenServices } from '#app/services.server.ts'
import { healthRoutes } from './health.ts'
import type { Env } from './host.ts'
import { createLifecycle } from './lifecycle.ts'
import { giveMemoryBack } from './memory.ts'
import { metricsRoute } from './metrics-route.ts'
import { openTraces } from './open-traces.ts'

export async function worker(): Promise<void> {
  const config = readSettings()
  const scope = openLogScope()
  const log = pinoLog(config.logLevel, { scope })
  const metrics = createMetrics()
  const traces = await openTraces(config)
  const bundle = join(import.meta.dirname, '..', 'build', 'server', 'index.js')
  const { openServices } = (await import(bundle)) as typeof import('./app.ts')
  const opened = await openServices({ ...config, runWorkers: true }, log, { scope, metrics, traces }).catch(
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error))
      process.exit(1)
    },
  )
  const figures = config.workerPort === undefined ? null : await serveFigures(config, opened, metrics)
  const stop = async () => {
    figures?.close()
    await opened.close()
    await traces.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  // Printed last: from now on the worker answers and can be stopped.
  console.log(['', 'Mealwright works on background jobs', ...opened.describe(), ''].join('\n'))
  giveMemoryBack()
}

/** What balancers and Prometheus ask a worker, which serves nothing else. */
async function serveFigures(config: Config, opened: OpenServices, metrics: Metrics): Promise<Server> {
  const app = new Hono<Env>()
  const services = Promise.resolve(opened)
  app.route('/health', healthRoutes({ lifecycle: createLifecycle(), services }))
  app.route('/metrics', metricsRoute({ config, metrics, services }))
  const answer = getRequestListener((request, env) => app.fetch(request, env))
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.workerPort, config.host, resolve)
  })
  return server
}

function readSettings() {
  try {
    const config = readConfig(process.env)
    if (!config.databaseUrl)
      throw new ConfigError(
        'A worker of its own needs DATABASE_URL: the embedded database belongs to one process.',
      )
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
