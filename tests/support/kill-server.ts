import { rmSync } from 'node:fs'
import { seededRandom } from '#app/domain/random.ts'
import { emptyDataDir, readyDataDir } from './data-folders.ts'
import { type Acknowledged, checkMember, newWriter, type Writer, writeUntilGone } from './kill-writers.ts'
import { readEmails, type RunningServer, runServer } from './run-server.ts'
import { join } from 'node:path'

export type KillOptions = {
  kills: number
  seed: number
  /** Members who write at once. */
  writers: number
  /** The kill comes at most so long after the first of them was answered. */
  withinMs: number
  /** Of the server: on the embedded database, or the one that is named. */
  databaseUrl?: string
}

export type KillReport = {
  kills: number
  /** Writes that were answered as done, by what they were. */
  acknowledged: Record<Acknowledged, number>
  /** What was answered as done and is not there, one line each. */
  lost: string[]
  /** From the start of the process to its first answer that it is ready, after a kill; in ms, ascending. */
  restartsMs: number[]
}

const MAILS_WITHIN_MS = 60_000

/**
 * Kills the server with SIGKILL at random moments while members write to it, starts it again on the same data, and holds
 * what it answered as done against what is there. What was not answered may be there or not.
 */
export async function killServer(options: KillOptions): Promise<KillReport> {
  const { kills, seed, writers: writerCount, withinMs, databaseUrl } = options
  const random = seededRandom(seed)
  const dataDir = databaseUrl ? emptyDataDir() : readyDataDir()
  const environment: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  const acknowledged = { accounts: 0, pantry: 0, removals: 0, shopping: 0, names: 0 }
  const lost: string[] = []
  const restartsMs: number[] = []
  const everybody: Writer[] = []
  const start = () => runServer({ dataDir, environment })

  let server = await start()
  try {
    for (let kill = 0; kill < kills; kill++) {
      const writers = new Set(Array.from({ length: writerCount }, () => newWriter(server, everybody, random)))
      const before = new Set(everybody)
      everybody.push(...[...writers].filter((writer) => !before.has(writer)))
      const writing = Promise.all([...writers].map((writer) => writeUntilGone(writer, random, acknowledged)))
      // A fault of a writer is thrown below, once the server is gone: nothing is left running.
      writing.catch(() => {})
      await Promise.race([writing, anyMore(acknowledged)])
      await sleep(random() * withinMs)
      await server.kill('SIGKILL')
      await writing
      const startedMs = performance.now()
      server = await start()
      restartsMs.push(performance.now() - startedMs)
      // A port of its own each time: who was there before asks the new one.
      for (const writer of everybody) writer.server.origin = server.origin
      for (const writer of writers) lost.push(...(await checkMember(writer)))
    }
    for (const writer of everybody) lost.push(...(await checkMember(writer)))
    lost.push(...(await missingLetters(server, everybody)))
  } finally {
    await server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  return { kills, acknowledged, lost: [...new Set(lost)], restartsMs: restartsMs.toSorted((a, b) => a - b) }
}

const total = (counts: Record<Acknowledged, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
/** Resolves once more is acknowledged than now. */
async function anyMore(counts: Record<Acknowledged, number>): Promise<void> {
  const before = total(counts)
  while (total(counts) === before) await sleep(20)
}
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Of each account that was answered as made, the letter to confirm its address: the job for it outlived the kill. */
async function missingLetters(server: RunningServer, everybody: readonly Writer[]): Promise<string[]> {
  const wanted = everybody.filter(({ isMember }) => isMember).map(({ person }) => person.email)
  const deadline = performance.now() + MAILS_WITHIN_MS
  for (;;) {
    const emails = await readEmails(join(server.dataDir, 'outbox'))
    const reached = new Set(emails.flatMap(({ to }) => (to ?? []).map(({ address }) => address)))
    const missing = wanted.filter((email) => !reached.has(email))
    if (missing.length === 0 || performance.now() > deadline)
      return missing.map((email) => `the letter to ${email}`)
    await sleep(250)
  }
}
