import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import styles from './cook-mode.module.css'
import { StepText } from './step-text.tsx'
import { TickList } from './tick-list.tsx'
import { RunningTimers, TimerButtons } from './timer-parts.tsx'
import type { CookHistory } from './use-cook-history.ts'
import type { RecipeView, useTicks } from './use-recipe-view.ts'
import type { StepTimers } from './use-step-timers.ts'
import { useWakeLock } from './use-wake-lock.ts'

type CookModeProps = {
  name: string
  view: RecipeView
  ticks: ReturnType<typeof useTicks>
  timers: StepTimers
  cooking: CookHistory
  /** For whom it is cooked differently. */
  variations?: ReactNode
  /** Where it is written down as cooked, once it is. */
  cookedHref?: string | undefined
}

/** Signs from which on a step is set smaller, so that it stays on one screen. */
const LONG_STEP = 180
/** The second click of a double click on what opened it would tick the ingredient that is there now. */
const IGNORED_AFTER_OPENING_MS = 500

/** The recipe over the whole screen, one step at a time, in letters one reads from the stove. */
export function CookMode({ name, view, ticks, timers, cooking, variations, cookedHref }: CookModeProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const openedAtMs = useRef(0)
  const isOpen = cooking.step !== null
  /** 0 is the ingredients, then the steps. */
  const at = cooking.step ?? 0
  const isAwake = useWakeLock(isOpen)
  const last = view.steps.length
  const step = view.steps[at - 1]

  useEffect(() => {
    if (isOpen && dialog.current && !dialog.current.open) {
      dialog.current.showModal()
      openedAtMs.current = performance.now()
    }
    if (!isOpen) dialog.current?.close()
  }, [isOpen])

  useEffect(() => {
    place.current?.scrollTo({ top: 0 })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each page begins at its top
  }, [at])

  // The focused element may be gone with its step or timer, and keys are only handled inside the dialog.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })

  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') cooking.next()
    else if (event.key === 'ArrowLeft') cooking.back()
    else if (event.key === 'Escape') cooking.close()
    else return
    event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows turn the pages, beside the buttons
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Cooking: ${name}`}
      // A phone's Back closes an open dialog at once unless it may not: here it goes one step back.
      {...{ closedby: 'none' }}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={turn}
      onClickCapture={(event) => {
        const isSecond = event.detail > 1 && performance.now() - openedAtMs.current < IGNORED_AFTER_OPENING_MS
        if (isSecond) event.preventDefault()
      }}
    >
      {isOpen && (
        <>
          <header className={styles.bar}>
            <p className={styles.title}>
              <b>{name}</b>
              <span className={classNames(text.small, text.muted)}>
                {at === 0 ? 'Ingredients' : `Step ${at} of ${last}`}
                {isAwake && ', screen stays on'}
              </span>
            </p>
            <Button variant="quiet" isIcon aria-label="Stop cooking" onClick={cooking.close}>
              <X className={text.icon} aria-hidden />
            </Button>
          </header>
          <progress className={styles.progress} value={at} max={last} aria-label="Steps done" />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
          <div className={styles.place} ref={place} tabIndex={0} aria-live="polite">
            {!step ? (
              <>
                {view.timesNote && (
                  <p className={classNames(text.muted, styles.timesNote)}>{view.timesNote}</p>
                )}
                {variations}
                <TickList lines={view.lines} ticks={ticks} isLarge />
              </>
            ) : (
              <div>
                {step.heading && <h2 className={classNames(text.heading4, styles.part)}>{step.heading}</h2>}
                <p className={classNames(styles.step, step.said.length > LONG_STEP && styles.longStep)}>
                  <StepText parts={step.parts} />
                </p>
                <TimerButtons stepText={step.said} step={at} lines={view.lines} timers={timers} />
              </div>
            )}
          </div>
          <RunningTimers timers={timers} />
          <footer className={styles.actions}>
            <Button
              variant="secondary"
              className={styles.turn}
              onClick={cooking.back}
              disabledReason={at === 0 ? 'This is the beginning' : undefined}
              isReasonHidden
            >
              <ChevronLeft className={text.icon} aria-hidden />
              Back
            </Button>
            {at < last ? (
              <Button className={styles.turn} onClick={cooking.next}>
                {at === 0 ? 'First step' : 'Next step'}
                <ChevronRight className={text.icon} aria-hidden />
              </Button>
            ) : (
              <>
                {cookedHref && (
                  <LinkButton as={Link} variant="secondary" className={styles.turn} to={cookedHref}>
                    Cooked
                  </LinkButton>
                )}
                <Button className={styles.turn} onClick={cooking.close}>
                  Done
                </Button>
              </>
            )}
          </footer>
        </>
      )}
    </dialog>
  )
}
