import Timer from 'lucide-react/icons/timer'
import X from 'lucide-react/icons/x'
import { formatCountdown, timersOf } from '#app/domain/recipe/step-timers.ts'
import type { StepTimers } from './use-step-timers.ts'

/** A button for each time a step names. */
export function TimerButtons({ text, step, timers }: { text: string; step: number; timers: StepTimers }) {
  const found = timersOf(text)
  if (found.length === 0) return null
  return (
    <span className="no-print needs-script mt-2 flex flex-wrap gap-2">
      {found.map((timer) => (
        <button
          key={timer.label}
          type="button"
          className="timer-button"
          aria-label={`Start a timer: ${timer.label}, step ${step}`}
          onClick={() => timers.start(timer, step)}
        >
          <Timer className="icon" aria-hidden />
          {timer.label}
        </button>
      ))}
    </span>
  )
}

/** Timers that run or are up, each with a way to end it. */
export function RunningTimers({ timers }: { timers: StepTimers }) {
  return (
    <output className="timers no-print" aria-live="assertive">
      {timers.timers.map(({ id, label, step, leftSeconds }) => (
        <span key={id} className="running-timer" data-up={leftSeconds === 0 || undefined}>
          <Timer className="icon" aria-hidden />
          {/* The seconds are for the eye; a reader hears when the time is up. */}
          <span className="running-timer-name">
            Step {step}, {label}
          </span>
          {leftSeconds === 0 ? (
            <b>Time is up</b>
          ) : (
            <b className="num" aria-hidden>
              {formatCountdown(leftSeconds)}
            </b>
          )}
          <button type="button" aria-label={`End the timer of step ${step}`} onClick={() => timers.stop(id)}>
            <X className="icon" aria-hidden />
          </button>
        </span>
      ))}
    </output>
  )
}
