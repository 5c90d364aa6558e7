import type { Warn } from './error-facts.ts'
import { ENGINE_GONE } from './outage.server.ts'
import type { Engine } from './pglite-engine.server.ts'

export type EngineKeeper = {
  /** The engine that runs now, or the next one as soon as it runs; rejects at once while none can start. */
  current(): Promise<Engine>
  close(): Promise<void>
}

export type EngineKeeperOptions = {
  start: (onDeath: (reason: Error) => void) => Promise<Engine>
  /** Whether a new engine could start at all: a full disk passes, and until then there is no point. */
  canStart: () => boolean
  /** Hears of an engine that cannot be brought back; nothing will be answered any more. */
  onLost: (reason: Error) => void
  log: Warn
  /** An engine that dies again this soon has a fault that another start does not cure. */
  soonMs?: number
  /** How long to wait before looking whether a start is possible again. */
  pauseMs?: number
}

/**
 * Keeps an engine running: one that dies is started again over the same folder, whose write-ahead log has
 * everything that was committed. What was open in it is lost, as with any server that restarts.
 */
export async function keepEngine(options: EngineKeeperOptions): Promise<EngineKeeper> {
  const { start, canStart, onLost, log, soonMs = 60_000, pauseMs = 1000 } = options
  const closing = new AbortController()
  let startedAtMs = performance.now()
  let current = start(onDeath)
  let obstacle: Error | null = null
  await current

  function onDeath(reason: Error): void {
    if (closing.signal.aborted) return
    log('The embedded database stopped and is started again', { error: reason })
    current = revive(reason)
    current.catch((error: unknown) => {
      if (!closing.signal.aborted) onLost(error instanceof Error ? error : reason)
    })
  }

  async function revive(reason: Error): Promise<Engine> {
    const diedSoon = performance.now() - startedAtMs < soonMs
    if (diedSoon && canStart()) throw reason
    for (;;) {
      while (!canStart() && !closing.signal.aborted) {
        obstacle ??= Object.assign(
          new Error('The embedded database is stopped: its disk is full', { cause: reason }),
          { code: ENGINE_GONE },
        )
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
      obstacle = null
      if (closing.signal.aborted) throw reason
      startedAtMs = performance.now()
      try {
        return await start(onDeath)
      } catch (error) {
        if (canStart()) throw error
      }
    }
  }

  return {
    current: () => (obstacle ? Promise.reject(obstacle) : current),
    async close() {
      closing.abort()
      const engine = await current.catch(() => null)
      await engine?.close()
    },
  }
}
