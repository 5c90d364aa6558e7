import { readFileSync } from 'node:fs'
import type { Feed } from './books.ts'

/** Milliseconds of CPU this process and the server's processes for these books have had: Linux only, as /proc is. */
export async function cpuMeter(feeds: readonly Feed[]): Promise<() => number> {
  const pids: number[] = []
  for (const { database } of feeds) {
    if (database.isEmbedded) continue
    const { rows } = await database.pool.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database()',
    )
    pids.push(...rows.map(({ pid }) => pid))
  }
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000 + pids.reduce((sum, pid) => sum + runtimeMs(pid), 0)
  }
}

function runtimeMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}
