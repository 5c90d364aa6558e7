import { openDatabase } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { profiles, users } from '#app/db/schema/index.ts'

/**
 * A process to be killed: opens the embedded database of the folder named first and writes members, each in
 * a transaction, printing an id once (and only once) it is committed.
 */
const [dataDir, migrationsDir, templateDir] = process.argv.slice(2)
if (!dataDir || !migrationsDir)
  throw new Error('Usage: writer-process.ts <data folder> <migrations> [template]')

// A pipe is written synchronously: what was printed has left the process, whatever kills it next.
const { db } = await openDatabase({ dataDir, migrationsDir, templateDir: templateDir || undefined })
process.stdout.write('open\n')
for (;;) {
  const id = newId()
  const email = `${id}@example.test`
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ id, name: 'x'.repeat(3000), email })
    await tx.insert(profiles).values({ id, email, displayName: 'x' })
  })
  process.stdout.write(`${id}\n`)
}
