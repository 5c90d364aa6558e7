import type pg from 'pg'

/** A clock that is adjusted drifts by less; one that was set jumps by more. */
const LEAST_JUMP_MS = 10_000
const LOOK_EVERY_MS = 1000

type Clocks = {
  /** The wall clock, which somebody may set. */
  wallMs?: () => number
  /** The clock that only goes forward. */
  steadyMs?: () => number
  everyMs?: number
}

/** Tells whenever the wall clock was set, and by how much: negative when it went back. Returns what ends the watch. */
export function watchClock(jumped: (jumpMs: number) => void, clocks: Clocks = {}): () => void {
  const { wallMs = Date.now, steadyMs = () => performance.now(), everyMs = LOOK_EVERY_MS } = clocks
  const apart = (): number => wallMs() - steadyMs()
  let knownMs = apart()
  const timer = setInterval(() => {
    const nowMs = apart()
    const jumpMs = Math.round(nowMs - knownMs)
    knownMs = nowMs
    if (Math.abs(jumpMs) >= LEAST_JUMP_MS) jumped(jumpMs)
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Moves what the queue has noted by the old time to the new one, for a database that goes by this process's clock. Else
 * a job that runs would seem an hour late and be run a second time beside itself, and after a step back nothing would
 * be tried again, swept or begun by its schedule until the old time has come once more.
 */
export async function followClock(pool: pg.Pool, jumpMs: number): Promise<void> {
  const jump = `${jumpMs} milliseconds`
  await pool.query(
    `update pgboss.job set started_on = started_on + $1::interval, heartbeat_on = heartbeat_on + $1::interval
     where state = 'active' and case when $2 then started_on <= now() - $1::interval else started_on > now() end`,
    [jump, jumpMs > 0],
  )
  if (jumpMs > 0) return
  await pool.query(
    `update pgboss.job set start_after = start_after + $1::interval
     where state in ('created', 'retry') and start_after > now()
       and (state = 'retry' or start_after <= now() - $1::interval)`,
    [jump],
  )
  // When each was last looked at: none of it can be later than now.
  await pool.query(
    `update pgboss.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now())`,
  )
  await pool.query(
    `update pgboss.queue set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
       maintain_on = least(maintain_on, now())`,
  )
}
