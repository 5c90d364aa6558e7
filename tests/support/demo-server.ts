import { rmSync } from 'node:fs'
import { openDatabase } from '#app/db/open.server.ts'
import { type Client, openClient } from './client.ts'
import { readyDataDir } from './data-folders.ts'
import { MIGRATIONS_DIR } from './database-template.ts'
import { type RunningServer, runServer } from './run-server.ts'

export const DEMO_EMAIL = 'premium@demo.example'

type OpenDb = Awaited<ReturnType<typeof openDatabase>>['db']

/** The demo on a folder of its own: its server, which may be killed and started again, and its database while none runs. */
export function demoServer() {
  const dataDir = readyDataDir('demo')
  const servers: RunningServer[] = []
  return {
    /** Starts it, with the demo's premium member signed in. */
    async start(): Promise<{ server: RunningServer; client: Client }> {
      const server = await runServer({ dataDir, args: ['--demo'] })
      servers.push(server)
      const client = openClient(server)
      await client.post('/auth/sign-in', { email: DEMO_EMAIL, password: 'demo-premium-member' })
      return { server, client }
    },
    /** Opens the folder of a server that is gone. */
    async withDatabase<Value>(use: (db: OpenDb) => Promise<Value>): Promise<Value> {
      const database = await openDatabase({ dataDir, migrationsDir: MIGRATIONS_DIR })
      try {
        return await use(database.db)
      } finally {
        await database.close()
      }
    },
    async remove(): Promise<void> {
      for (const server of servers) await server.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
