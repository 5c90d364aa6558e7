/** What the process gives the application, and what the application is to it. */
import type { HttpBindings } from '@hono/node-server'
import type { Config } from '#app/config/config.ts'
import type { EmbeddedPool } from '#app/db/embedded.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import type { OpenServices } from '#app/services.server.ts'
import type { LogScope } from '#app/ports/log/log-scope.server.ts'
import type { Metrics } from '#app/ports/metrics/metrics.ts'
import type { Traces } from '#app/ports/traces/traces.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StaticFiles } from './static-files.ts'

export type Host = {
  config: Config
  log: Log
  /** Facts of the work under way, which every line it logs carries. */
  scope: LogScope
  metrics: Metrics
  traces: Traces
  lifecycle: Lifecycle
  isProduction: boolean
  staticFiles: StaticFiles | null
  /** In development the services outlive reloads of this module; in production each start opens its own. */
  keep<T>(name: string, make: () => T): T
  /** Whoever has it may ask for a backup; undefined where backups need no running process. */
  operationsToken?: string | undefined
  /** The embedded database, on its way up while this module was still loading. */
  startedEngine?: Promise<EmbeddedPool> | undefined
}

export type ServerApp = {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
  services: Promise<OpenServices>
}

type RequestVariables = {
  requestId: string
  /** For the figures: the pattern of its route, or the kind of thing that was asked for. */
  route?: string
  pageCache?: 'hit' | 'miss'
}

/** Of every request, as the server's handlers see it. */
export type Env = { Bindings: HttpBindings; Variables: RequestVariables }
