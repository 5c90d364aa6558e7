import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * PostgreSQL's own programs for copies of a whole database. Arguments are shown to everybody on the machine, so the
 * password goes by a file that only this user may read.
 */

/** The database as it is at one moment, into a file of `pg_dump`'s own format. */
export const dumpPostgres = (url: string, file: string): Promise<void> =>
  runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], url)

/** Fills an empty database from such a file: all of it or nothing. */
export const restorePostgres = (url: string, file: string): Promise<void> =>
  runTool(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', file],
    url,
  )

async function runTool(name: string, args: readonly string[], url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mealwright-'))
  try {
    const passwords = join(folder, 'pgpass')
    await writeFile(passwords, passwordLine(url), { mode: 0o600 })
    await run(name, [...args, `--dbname=${addressWithout(url, passwords)}`])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(name: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const tool = spawn(name, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    tool.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000)
    })
    tool.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              `${name} is missing: install PostgreSQL's client programs, of the server's version or newer.`,
            )
          : error,
      ),
    )
    tool.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed: ${said.trim() || `exit ${code}`}`)),
    )
  })
}

/** For whatever host, database and user: the address names them. */
function passwordLine(url: string): string {
  const password = decodeURIComponent(new URL(url).password)
  return password === '' ? '' : `*:*:*:*:${password.replaceAll(/[\\:]/g, String.raw`\$&`)}\n`
}

/** What libpq knows of the address, with a file of passwords in place of the password. */
function addressWithout(url: string, passwords: string): string {
  const given = new URL(url)
  const address = new URL(url)
  address.password = ''
  address.search = ''
  for (const name of ['host', 'sslmode', 'sslrootcert']) {
    const value = given.searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  address.searchParams.set('passfile', passwords)
  return address.href
}
