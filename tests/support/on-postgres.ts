import { spawn } from 'node:child_process'
import { findPostgres, startPostgres } from './postgres.ts'

/**
 * `node tests/support/on-postgres.ts vitest run --project db`: runs a command with TEST_DATABASE_URL, on the
 * server it already names or on a PostgreSQL started for it. Without PostgreSQL on the machine it says so
 * and succeeds: the same tests have run on the embedded database.
 */
const [program, ...args] = process.argv.slice(2)
if (!program) throw new Error('Usage: node tests/support/on-postgres.ts <command> [arguments]')

const programs = process.env.TEST_DATABASE_URL ? null : findPostgres()
if (!process.env.TEST_DATABASE_URL && !programs) {
  console.log('No PostgreSQL on this machine: the database tests ran on the embedded one only.')
} else {
  const server = programs ? await startPostgres(programs) : null
  if (server) console.log(`Running on PostgreSQL ${server.version}`)
  const url = server?.url ?? process.env.TEST_DATABASE_URL
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } })
  process.exitCode = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
  await server?.stop()
}
