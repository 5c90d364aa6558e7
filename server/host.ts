/** What the process gives the application, and what the application is to it. */
import type { HttpBindings } from '@hono/node-server'
import type { Config } from '#app/config.server.ts'
import type { EmbeddedPool } from '#app/db/embedded.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import type { OpenServices } from '#app/services.server.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { StaticFiles } from './static-files.ts'

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

/** Of every request, as the server's handlers see it. */
export type Env = { Bindings: HttpBindings; Variables: { requestId: string } }
