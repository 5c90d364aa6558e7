/**
 * What an operator on this machine asks of the running process: a backup of the embedded database, which is open here
 * and nowhere else. Whoever may read `secrets/` of the data folder may ask; everybody else finds no such page.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { RUNNING_SECRET } from '#app/features/maintenance/make-backup.server.ts'
import type { OpenServices } from '#app/services.server.ts'
import type { Env } from './host.ts'

export type OperationsKey = { token: string; publish(host: string, port: number): void; remove(): void }

/** A key for this run of the process. `publish` leaves it, with the address, where `npm run backup` looks. */
export function operationsKey(dataDir: string): OperationsKey {
  const token = randomBytes(32).toString('base64url')
  const file = join(resolve(dataDir), 'secrets', RUNNING_SECRET)
  return {
    token,
    publish(host, port) {
      const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
      const address = `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
      try {
        rmSync(file, { force: true })
        writeFileSync(file, JSON.stringify({ address, token }), { mode: 0o600 })
      } catch {
        // A full disk keeps nobody from being served.
      }
    },
    remove: () => rmSync(file, { force: true }),
  }
}

export function operationsRoutes(token: string, services: Promise<OpenServices>): Hono<Env> {
  const app = new Hono<Env>()
  app.post('/backup', async (c) => {
    if (!isBearer(c.req.header('authorization'), token)) return c.text('There is no such page.', 404)
    const backup = (await services).backUp()
    return c.body(Readable.toWeb(backup) as ReadableStream, 200, {
      'content-type': 'application/gzip',
      'cache-control': 'no-store',
    })
  })
  return app
}

/** Whether the header carries the token; takes the same time whatever it carries. */
export function isBearer(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
