import { planPath } from './plan-addresses.ts'
import type { PlanProgress } from './plan-view.ts'
import {
  isWaiting,
  nextWatch,
  type PlanWatch,
  pollDelayMs,
  startWatch,
  type WatchStep,
} from './plan-watch.ts'

/** What a watch needs of the world around it. */
export type WatchHost = {
  /** Opens the stream of progress; the function returned closes it. A dropped stream may open again by itself. */
  connect(
    planId: string,
    on: { opened(): void; pushed(progress: PlanProgress): void; disconnected(): void },
  ): () => void
  ask(planId: string): Promise<PlanProgress>
  /** Calls back once after the time; the function returned forgets it. */
  after(ms: number, call: () => void): () => void
}

/** Follows a plan until it is finished or takes too long. Returns how to stop. */
export function runWatch(
  first: PlanProgress,
  host: WatchHost,
  onChange: (watch: PlanWatch) => void,
): () => void {
  let watch = startWatch(first)
  let forgetPoll: (() => void) | null = null
  let close = () => {}
  let isStopped = false

  const stop = () => {
    isStopped = true
    forgetPoll?.()
    close()
  }
  const take = (step: WatchStep) => {
    if (isStopped) return
    const before = watch
    watch = nextWatch(watch, step)
    if (!isWaiting(watch)) stop()
    else plan()
    if (watch !== before) onChange(watch)
  }
  const plan = () => {
    const delayMs = pollDelayMs(watch)
    if (delayMs === null) {
      forgetPoll?.()
      forgetPoll = null
    } else {
      forgetPoll ??= host.after(delayMs, poll)
    }
  }
  const poll = () => {
    void host.ask(first.planId).then(
      (progress) => polled(progress),
      () => polled(null),
    )
  }
  const polled = (progress: PlanProgress | null) => {
    forgetPoll = null
    take({ type: 'polled', progress })
  }

  if (isWaiting(watch)) {
    close = host.connect(first.planId, {
      opened: () => take({ type: 'opened' }),
      pushed: (progress) => take({ type: 'pushed', progress }),
      disconnected: () => take({ type: 'disconnected' }),
    })
  }
  return stop
}

/** The browser's own stream, questions and timers. */
export const browserHost: WatchHost = {
  connect(planId, on) {
    const stream = new EventSource(`${planPath(planId)}/events`)
    stream.addEventListener('open', on.opened)
    stream.addEventListener('message', (event: MessageEvent<string>) =>
      on.pushed(JSON.parse(event.data) as PlanProgress),
    )
    // Also while the browser is trying again by itself: should it not succeed, the questions are under way.
    stream.addEventListener('error', on.disconnected)
    return () => stream.close()
  },
  async ask(planId) {
    const response = await fetch(`${planPath(planId)}/progress`)
    if (!response.ok) throw new Error(`progress answered ${response.status}`)
    return (await response.json()) as PlanProgress
  },
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
