/** The process: settings, one HTTP server, the application (built, or through Vite while developing), an orderly end. */
import { createServer, type RequestListener } from 'node:http'
import { Server as NetServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { ConfigError, readConfig } from '#app/config.server.ts'
import type { Config } from '#app/config/config.ts'
import { type EmbeddedPool, openEmbedded } from '#app/db/embedded.server.ts'
import { causesOf } from '#app/db/error-facts.ts'
import type { Log } from '#app/ports/log/log.ts'
import { openLogScope } from '#app/ports/log/log-scope.server.ts'
import { pinoLog } from '#app/ports/log/pino.server.ts'
import { createMetrics } from '#app/ports/metrics/metrics.ts'
import type { Host, ServerApp } from './host.ts'
import { createLifecycle } from './lifecycle.ts'
import { giveMemoryBack } from './memory.ts'
import { openTraces } from './open-traces.ts'
import { operationsKey } from './operations.ts'
import { loadStaticFiles } from './static-files.ts'

/** How long people are still let in after readiness has turned, for those who send them to hear of it. */
const ANNOUNCE_MS = 300
/** How long whoever keeps a connection gets to ask once more on it, and learn from the answer that it closes. */
const CLOSING_MS = 1000
const SWEEP_MS = 50
/** How long people already waiting for an answer may go on waiting. */
const WORK_WITHIN_MS = 15_000
/** Connections are closed after this: a client that reads slowly, or not at all, does not delay the shutdown. */
const CONNECTIONS_WITHIN_MS = 18_000
const STOP_WITHIN_MS = 25_000
const root = join(import.meta.dirname, '..')

export async function main(options: { isDev: boolean; isDemo: boolean }): Promise<void> {
  let config: Config
  try {
    config = readConfig(options.isDemo ? { DATA_DIR: './data-demo', ...process.env } : process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
  const scope = openLogScope()
  const log = pinoLog(config.logLevel, { scope })
  const traces = await openTraces(config)
  const startedEngine = config.databaseUrl ? undefined : startEngine(config, log)
  const lifecycle = createLifecycle()
  const operations = config.databaseUrl ? null : operationsKey(config.dataDir)
  const kept = new Map<string, unknown>()
  const host: Host = {
    config,
    log,
    scope,
    metrics: createMetrics(),
    traces,
    lifecycle,
    isProduction: !options.isDev,
    staticFiles: options.isDev ? null : loadStaticFiles(join(root, 'build', 'client')),
    keep<T>(name: string, make: () => T): T {
      if (!kept.has(name)) kept.set(name, make())
      return kept.get(name) as T
    },
    startedEngine,
    operationsToken: operations?.token,
  }

  const server = createServer({
    // A client that sends its headers slowly is dropped; Node's own defaults let it hold a place for a minute.
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 2_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16 * 1024,
  })
  const { app, listener, closeDev } = options.isDev ? await devApp(host, server) : await builtApp(host)
  server.on('request', listener)
  server.on('clientError', (_error, socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))

  const opened = await app.services.catch(endWithCauses)
  const demo = options.isDemo ? await opened.fillDemo().catch(endWithCauses) : []
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      console.error(`Port ${config.port} is in use. Stop the other program, or set PORT to another number.`)
      process.exit(1)
    })
    server.listen(config.port, config.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  if (config.missing.length > 0) {
    const missing = Object.fromEntries(config.missing.map(({ setting, means }) => [setting, means]))
    log.warn({ missing }, 'settings that a public site needs are missing')
  }
  operations?.publish(config.host, port)
  giveMemoryBack()
  console.log(
    [
      '',
      `Mealwright listens at ${new URL(config.origin).port === String(config.port) ? config.origin : `http://${config.host}:${port}`}`,
      ...opened.describe(),
      ...demo,
      '',
    ].join('\n'),
  )

  const stop = async (reason: string) => {
    if (lifecycle.isDraining) return
    log.info({ reason }, 'stopping')
    lifecycle.beginDrain()
    setTimeout(() => lifecycle.endWork(), WORK_WITHIN_MS).unref()
    setTimeout(() => server.closeAllConnections(), CONNECTIONS_WITHIN_MS).unref()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await pause(ANNOUNCE_MS)
    // Whoever stands in the queue is let in before the door closes: a connection left there would be reset.
    await new Promise((resolve) => setImmediate(resolve))
    // Only the door: the server's own `close` would also end connections on which a request is on its way.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    lifecycle.beginClosing()
    lifecycle.endStreams()
    await pause(CLOSING_MS)
    // After what has arrived was read: until then a connection counts as idle.
    const closeIdle = () => setImmediate(() => server.closeIdleConnections())
    const sweep = setInterval(closeIdle, SWEEP_MS)
    await closed
    clearInterval(sweep)
    operations?.remove()
    await closeDev?.()
    await opened.close()
    await traces.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('unhandledRejection', (error) =>
    log.error({ error }, 'a promise was rejected and nobody looked'),
  )
}

/** A start that failed says why, down to the first cause. */
function endWithCauses(error: unknown): never {
  console.error(causesOf(error).join('\n  because: '))
  process.exit(1)
}

/** The embedded engine takes half a second in a thread of its own, and the application's modules as long in this one. */
function startEngine(config: Config, log: Log): Promise<EmbeddedPool> {
  const started = openEmbedded({
    dataDir: resolve(config.dataDir),
    templateDir: join(root, 'build', 'database-template'),
    log: (message, details = {}) => log.warn(details, message),
  })
  started.catch(() => {}) // reported by whoever waits for it
  return started
}

type Loaded = { app: ServerApp; listener: RequestListener; closeDev?: () => Promise<void> }

async function builtApp(host: Host): Promise<Loaded> {
  const bundle = join(root, 'build', 'server', 'index.js')
  const { createServerApp } = (await import(bundle)) as typeof import('./app.ts')
  const app = createServerApp(host)
  return { app, listener: listenerOf((...request) => app.fetch(...request)) }
}

/** Vite serves modules and reloads them; the application module is asked for anew per request and cached by Vite. */
async function devApp(host: Host, server: import('node:http').Server): Promise<Loaded> {
  const vite = await (
    await import('vite')
  ).createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const apps = new WeakMap<object, ServerApp>()
  const current = async () => {
    const module = (await vite.ssrLoadModule('/server/app.ts')) as typeof import('./app.ts')
    const app = apps.get(module) ?? module.createServerApp(host)
    apps.set(module, app)
    return app
  }
  const app = await current()
  const handle = listenerOf(async (...request) => (await current()).fetch(...request))
  return {
    app,
    closeDev: () => vite.close(),
    listener: (request, response) => vite.middlewares(request, response, () => handle(request, response)),
  }
}

function listenerOf(fetch: ServerApp['fetch']): RequestListener {
  const listener = getRequestListener((request, env) =>
    fetch(request, env as Parameters<ServerApp['fetch']>[1]),
  )
  return (request, response) => void listener(request, response)
}
