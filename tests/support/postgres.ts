import { execFileSync, spawn, type SpawnOptions } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

export type LocalPostgres = {
  url: string
  version: string
  /** Stops the server, does what is to be done without it, and starts it again at the same address. */
  restart(whileDown: () => Promise<void>): Promise<void>
  /** Stops all its processes where they are, does what is to be done while none of them answers, and lets them go on. */
  freeze(whileFrozen: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

const PLACES = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs on this machine, the newest release first; null when there is none. */
export function findPostgres(): string | null {
  const installed = existsSync(PLACES)
    ? readdirSync(PLACES)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(PLACES, version, 'bin'))
    : []
  const folders = [...installed, ...(process.env.PATH ?? '').split(delimiter)]
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
  return found ?? null
}

/**
 * Starts a PostgreSQL of our own in a temporary folder, on a free port of this machine only, as an
 * unprivileged user where we are root (PostgreSQL refuses root). It ends with `stop`, and with us: its
 * keeper shell waits for our end of a pipe, so a killed test run leaves no server behind.
 */
export const startPostgres = (programs: string): Promise<LocalPostgres> => startServer(programs, null)

/** A streaming replica of a server that `startPostgres` started. */
export const startReplica = (programs: string, primary: LocalPostgres): Promise<LocalPostgres> =>
  startServer(programs, primary)

async function startServer(programs: string, primary: LocalPostgres | null): Promise<LocalPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-postgres-'))
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : null
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder }
  const [maker, how] = primary
    ? ['pg_basebackup', ['-R', '-X', 'stream', '-c', 'fast', '--no-sync', '-d', primary.url]]
    : ['initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']]
  await run(join(programs, maker), ['-D', data, ...how], options)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`]
  const fast = ['fsync=off', 'full_page_writes=off', 'max_connections=200']
  const command = [
    join(programs, 'postgres'),
    '-D',
    data,
    ...[...settings, ...fast].flatMap((item) => ['-c', item]),
  ]
  let end = async (): Promise<void> => {}
  const launch = async (): Promise<string> => {
    const keeper = spawn('sh', ['-c', KEEPER, 'sh', ...command], {
      ...options,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()))
    end = async () => {
      keeper.stdin.end()
      await ended
    }
    return waitUntilReady(url, () => keeper.exitCode !== null)
  }
  const stop = async (): Promise<void> => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    const version = await launch()
    return {
      url,
      version,
      stop,
      async freeze(whileFrozen) {
        const own = processesOf(data)
        for (const pid of own) process.kill(pid, 'SIGSTOP')
        try {
          await whileFrozen()
        } finally {
          for (const pid of own) process.kill(pid, 'SIGCONT')
        }
      },
      async restart(whileDown) {
        await end()
        try {
          await whileDown()
        } finally {
          await launch()
        }
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function run(program: string, args: readonly string[], options: SpawnOptions): Promise<void> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)),
    )
  })
}

/** Runs the server and ends it as soon as our end of the pipe is gone. */
const KEEPER = '"$@" </dev/null & p=$!; cat >/dev/null; kill -INT $p; wait $p'

/** The server of a data folder and the processes it has started. */
function processesOf(data: string): number[] {
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim()
  return [postmaster, ...children.split(' ').filter(Boolean).map(Number)]
}

function unprivilegedUser(): { uid: number; gid: number } | null {
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8' })),
      )
      return { uid: uid!, gid: gid! }
    } catch {
      // No such user here: try the next.
    }
  }
  return null
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<string> {
  const giveUpAt = performance.now() + 30_000
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      await client.end()
      return rows[0]!.server_version
    } catch (error) {
      await client.end().catch(() => {})
      if (hasEnded() || performance.now() > giveUpAt)
        throw new Error('PostgreSQL did not start', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
