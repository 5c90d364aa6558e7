import type { PlanProgress } from './plan-view.ts'

/**
 * Waiting for a plan: progress is pushed; while the connection is down the page asks instead, first after 10 s, then
 * every 5 s, at most 60 times, and a question without an answer counts. Pure: whoever runs it owns the timers.
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
