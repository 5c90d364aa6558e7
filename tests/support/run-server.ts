import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { emptyDataDir, readyDataDir } from './data-folders.ts'

export type RunningServer = {
  origin: string
  dataDir: string
  process: ChildProcess
  output(): string
  /** E-mails sent so far, oldest first. */
  emails(): Promise<Email[]>
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Kills it if it runs, and removes its data. */
  dispose(): Promise<void>
}

type Wanted = { dataDir?: string; port?: number; environment?: Record<string, string>; args?: string[] }

const READY_WITHIN_MS = 60_000
const root = join(import.meta.dirname, '..', '..')

/**
 * Starts the built server as a process of its own, as `npm start` does, on a free port and a data folder of its own: a
 * copy of a ready-made one, unless another is named.
 */
export async function runServer(options: Wanted = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? dataDirFor(options)
  const port = options.port ?? (await freePort())
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(root, 'server', 'start.ts'), ...(options.args ?? [])], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ORIGIN: origin,
      LOG_LEVEL: 'warn',
      SUPPORT_EMAIL: 'support@mealwright.example',
      // Each journey names an address of its own, so that limits per address do not add up over the suite.
      TRUSTED_PROXIES: '127.0.0.1',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
  }

  await readyOrDead(origin, child, () => output)
  return {
    origin,
    dataDir,
    process: child,
    output: () => output,
    emails: () => readEmails(join(dataDir, 'outbox')),
    kill,
    async dispose() {
      await kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function dataDirFor({ environment = {}, args = [] }: Wanted): string {
  if (environment['DATABASE_URL']) return emptyDataDir()
  return readyDataDir(args.includes('--demo') ? 'demo' : 'plain')
}

async function readyOrDead(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended at its start:\n${output()}`)
    if (performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server was not ready in time:\n${output()}`)
    }
    const isReady = await fetch(`${origin}/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export async function readEmails(folder: string): Promise<Email[]> {
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
  return Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
