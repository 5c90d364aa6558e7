import { planPath } from '#app/features/plans/plan-addresses.ts'
import type { PlanProgress } from '#app/features/plans/view/plan-view.ts'

/**
 * Waiting for a plan: progress is pushed; while the connection is down the page asks instead, first after 10 s, then
 * every 5 s, at most 60 times, and a question without an answer counts.
 */
export type PlanWatch = {
  phase: 'live' | 'polling' | 'over' | 'slow'
  polls: number
  progress: PlanProgress
}

export type WatchStep =
  | { type: 'opened' }
  | { type: 'pushed'; progress: PlanProgress }
  | { type: 'disconnected' }
  /** `null`: the question failed. */
  | { type: 'polled'; progress: PlanProgress | null }

const FIRST_POLL_MS = 10_000
const NEXT_POLL_MS = 5_000
const MOST_POLLS = 60

export const SLOW_TEXT =
  'Meal plan generation is taking longer than expected. Please check back in a few minutes.'

/** With the last meal the plan is rounded off and called ready; or incomplete, once every slot was tried. */
const isOver = ({ status }: PlanProgress) => status !== 'generating'

export function startWatch(progress: PlanProgress): PlanWatch {
  return { phase: isOver(progress) ? 'over' : 'live', polls: 0, progress }
}

/** True while there is something to wait for. */
export const isWaiting = ({ phase }: PlanWatch): boolean => phase === 'live' || phase === 'polling'

export function nextWatch(watch: PlanWatch, step: WatchStep): PlanWatch {
  if (!isWaiting(watch)) return watch
  switch (step.type) {
    case 'opened':
      return { ...watch, phase: 'live' }
    case 'pushed':
      return { ...watch, phase: isOver(step.progress) ? 'over' : 'live', progress: step.progress }
    case 'disconnected':
      return { ...watch, phase: 'polling' }
    case 'polled': {
      const polls = watch.polls + 1
      const progress = step.progress ?? watch.progress
      if (isOver(progress)) return { phase: 'over', polls, progress }
      return { phase: polls >= MOST_POLLS ? 'slow' : watch.phase, polls, progress }
    }
  }
}

/** How long to wait before asking; `null` while nothing is to be asked. */
export function pollDelayMs({ phase, polls }: PlanWatch): number | null {
  if (phase !== 'polling') return null
  return polls === 0 ? FIRST_POLL_MS : NEXT_POLL_MS
}

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
