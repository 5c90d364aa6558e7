import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { unbrokenFigures } from '#app/domain/recipe/unbroken-figures.ts'
import { Button } from '#app/ui/button.tsx'
import { RunningTimers, TimerButtons } from './timer-parts.tsx'
import type { RecipeView, useTicks } from './use-recipe-view.ts'
import type { StepTimers } from './use-step-timers.ts'
import { useWakeLock } from './use-wake-lock.ts'

type CookModeProps = {
  name: string
  view: RecipeView
  ticks: ReturnType<typeof useTicks>
  timers: StepTimers
  isOpen: boolean
  onClose: () => void
}

/** Signs from which on a step is set smaller, so that it stays on one screen. */
const LONG_STEP = 180

/** The recipe over the whole screen, one step at a time, in letters one reads from the stove. */
export function CookMode({ name, view, ticks, timers, isOpen, onClose }: CookModeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const place = useRef<HTMLDivElement>(null)
  /** 0 is the ingredients, then the steps. */
  const [at, setAt] = useState(0)
  const isAwake = useWakeLock(isOpen)
  const last = view.steps.length
  const step = view.steps[at - 1] ?? ''

  useEffect(() => {
    if (isOpen && dialog.current && !dialog.current.open) dialog.current.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])

  const go = (to: number) => {
    setAt(Math.min(Math.max(to, 0), last))
    place.current?.scrollTo({ top: 0 })
  }
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(at + 1)
    else if (event.key === 'ArrowLeft') go(at - 1)
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows turn the pages, beside the buttons
    <dialog
      ref={dialog}
      className="cook-mode"
      aria-label={`Cooking: ${name}`}
      onClose={onClose}
      onKeyDown={turn}
    >
      {isOpen && (
        <>
          <header className="cook-bar">
            <p className="min-w-0 flex-1">
              <b className="block truncate">{name}</b>
              <span className="text-sm text-ink-2">
                {at === 0 ? 'Ingredients' : `Step ${at} of ${last}`}
                {isAwake && ', screen stays on'}
              </span>
            </p>
            <Button variant="quiet" isIcon aria-label="Stop cooking" onClick={onClose}>
              <X className="icon" aria-hidden />
            </Button>
          </header>
          <progress className="cook-progress" value={at} max={last} aria-label="Steps done" />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
          <div className="cook-place" ref={place} tabIndex={0} aria-live="polite">
            {at === 0 ? (
              <>
                {view.timesNote && <p className="mb-4 text-ink-2">{view.timesNote}</p>}
                <ul className="cook-lines">
                  {view.lines.map((line, index) => (
                    <li key={index}>
                      <label className="tick">
                        <input
                          type="checkbox"
                          checked={ticks.ticked.has(index)}
                          onChange={() => ticks.toggle(index)}
                        />
                        <span className="tick-wide">
                          {line.amount && <b>{line.amount} </b>}
                          {line.rest}
                        </span>
                      </label>
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <div>
                <p className={step.length > LONG_STEP ? 'cook-step cook-step-long' : 'cook-step'}>
                  {unbrokenFigures(step)}
                </p>
                <TimerButtons text={step} step={at} timers={timers} />
              </div>
            )}
          </div>
          <RunningTimers timers={timers} />
          <footer className="cook-acts">
            <Button
              variant="secondary"
              onClick={() => go(at - 1)}
              disabledReason={at === 0 ? 'This is the beginning' : undefined}
              isReasonHidden
            >
              <ChevronLeft className="icon" aria-hidden />
              Back
            </Button>
            {at < last ? (
              <Button onClick={() => go(at + 1)}>
                {at === 0 ? 'First step' : 'Next step'}
                <ChevronRight className="icon" aria-hidden />
              </Button>
            ) : (
              <Button onClick={onClose}>Done</Button>
            )}
          </footer>
        </>
      )}
    </dialog>
  )
}
