import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Readiness = {
  ready: boolean
  /** In one word what is missing; null when nothing is. */
  reason: 'starting' | 'disk' | 'database' | 'jobs' | null
  checks: Record<string, boolean>
}

type Check = () => Promise<boolean>

/** With less room the embedded database cannot write its log and stops: two of its files, checkpoints and some air. */
const LEAST_FREE_BYTES = 8_000_000
const CHECK_WITHIN_MS = 1200

/** Whether a folder takes what is written into it. */
export async function isWritable(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAST_FREE_BYTES) return false
  const file = join(folder, `.written-${process.pid}`)
  await writeFile(file, Buffer.alloc(4096))
  await rm(file, { force: true })
  return true
}

/**
 * Asks in this order, and stops at the first that fails: `disk` (null where nothing of ours is written there), the
 * database, the queue. One that does not answer in time has failed; it is not asked again before it has answered, so
 * that asking who is frozen does not use up its connections.
 */
export function openReadiness(options: {
  isStarted: () => boolean
  disk: Check | null
  database: Check
  jobs: Check
}): () => Promise<Readiness> {
  const asked = (
    [
      ['disk', options.disk],
      ['database', options.database],
      ['jobs', options.jobs],
    ] as const
  ).flatMap(([name, check]) => (check ? [{ name, check: patient(check) }] : []))
  return async () => {
    if (!options.isStarted()) return { ready: false, reason: 'starting', checks: {} }
    const untilMs = performance.now() + CHECK_WITHIN_MS
    const checks: Record<string, boolean> = {}
    for (const { name, check } of asked) {
      checks[name] = await check(untilMs - performance.now())
      if (!checks[name]) return { ready: false, reason: name, checks }
    }
    return { ready: true, reason: null, checks }
  }
}

function patient(check: Check): (withinMs: number) => Promise<boolean> {
  let underWay: Promise<boolean> | null = null
  return async (withinMs) => {
    underWay ??= check()
      .catch(() => false)
      .finally(() => {
        underWay = null
      })
    const late = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => late.resolve(false), Math.max(0, withinMs))
    const isWell = await Promise.race([underWay, late.promise])
    clearTimeout(timer)
    return isWell
  }
}
