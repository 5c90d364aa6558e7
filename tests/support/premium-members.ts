import { inArray } from 'drizzle-orm'
import { openDatabase } from '#app/db/open.server.ts'
import { profiles } from '#app/db/schema/index.ts'
import { type Client, openClient, type Person, signedUpClient } from './client.ts'
import { MIGRATIONS_DIR } from './database-template.ts'
import { type RunningServer, runServer } from './run-server.ts'

/**
 * A server with members who have Premium, each signed in. The plan is written into the database while the server is
 * down: nothing over HTTP gives it away.
 */
export async function serverWithPremium(
  people: readonly Person[],
): Promise<{ server: RunningServer; clients: Client[] }> {
  const first = await runServer()
  for (const person of people) await signedUpClient(first, person)
  await first.kill()
  const { db, close } = await openDatabase({
    dataDir: first.dataDir,
    migrationsDir: MIGRATIONS_DIR,
    log: () => {},
  })
  await db
    .update(profiles)
    .set({ subscription: 'premium' })
    .where(
      inArray(
        profiles.email,
        people.map(({ email }) => email),
      ),
    )
  await close()
  const server = await runServer({ dataDir: first.dataDir })
  const clients: Client[] = []
  for (const person of people) {
    const client = openClient(server)
    await client.post('/auth/sign-in', person)
    clients.push(client)
  }
  return { server, clients }
}
