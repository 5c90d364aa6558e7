import Timer from 'lucide-react/icons/timer'
import X from 'lucide-react/icons/x'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { formatCountdown, timersOf } from '#app/domain/recipe/step-timers.ts'
import { capitalised } from '#app/domain/capitalised.ts'
import { foodNamedLast } from '#app/domain/recipe/step-amounts.ts'
import styles from './timer-parts.module.css'
import type { RecipeView } from './use-recipe-view.ts'
import type { StepTimers } from './use-step-timers.ts'

type TimerButtonsProps = {
  stepText: string
  step: number
  /** The recipe's lines, used to name a timer. */
  lines: RecipeView['lines']
  timers: StepTimers
}

/** A button for each time a step names. */
export function TimerButtons({ stepText, step, lines, timers }: TimerButtonsProps) {
  const found = timersOf(stepText)
  if (found.length === 0) return null
  return (
    <span className={classNames(layout.row, layout.noPrint, layout.needsScript, styles.starts)}>
      {found.map((timer) => (
        <button
          key={timer.label}
          type="button"
          aria-label={`Start a timer: ${timer.label}, step ${step}`}
          onClick={() => timers.start(timer, step, foodNamedLast(stepText.split(timer.label)[0]!, lines))}
        >
          <Timer className={text.icon} aria-hidden />
          {timer.label}
        </button>
      ))}
    </span>
  )
}

/** Timers that run or are up, each with a way to end it. */
export function RunningTimers({ timers }: { timers: StepTimers }) {
  return (
    <output className={classNames(styles.running, layout.noPrint)} aria-live="assertive">
      {timers.timers.map(({ id, label, food, step, leftSeconds }) => (
        <span key={id} className={styles.timer} data-up={leftSeconds === 0 || undefined}>
          <Timer className={text.icon} aria-hidden />
          {/* The seconds are for the eye; a reader hears when the time is up. */}
          <span className={styles.name}>
            {food === null ? `Step ${step}` : capitalised(food)}, {label}
          </span>
          {leftSeconds === 0 ? (
            <b>Time is up</b>
          ) : (
            <b className={text.num} aria-hidden>
              {formatCountdown(leftSeconds)}
            </b>
          )}
          <button
            type="button"
            className={styles.end}
            aria-label={`End the timer of step ${step}`}
            onClick={() => timers.stop(id)}
          >
            <X className={text.icon} aria-hidden />
          </button>
        </span>
      ))}
    </output>
  )
}
