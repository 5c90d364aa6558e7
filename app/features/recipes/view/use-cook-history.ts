import { useEffect, useState } from 'react'

/** In an entry's state: the recipe, and which page of its cook mode it shows; 0 is the ingredients. */
type CookEntry = { recipe: string; step: number }
type EntryState = { cooking?: CookEntry } | null

const stepIn = (state: unknown, recipe: string): number | null => {
  const entry = (state as EntryState)?.cooking
  return entry?.recipe === recipe ? entry.step : null
}

/**
 * Cook mode in the browser's history: each page of it is an entry, so that a phone's Back goes one step back and leaves
 * at the first; a reload goes on where one was. The router hears nothing of these entries: they are the page it shows,
 * and asking the server again would fail where there is no connection.
 */
export function useCookHistory(recipe: string, lastStep: number) {
  const [step, setStep] = useState<number | null>(null)
  useEffect(() => {
    const known = stepIn(history.state, recipe)
    if (known !== null) setStep(Math.min(known, lastStep))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the page was loaded with
  }, [])

  const isOpen = step !== null
  useEffect(() => {
    const turn = (event: PopStateEvent) => {
      const to = stepIn(event.state, recipe)
      if (to === null && !isOpen) return
      event.stopImmediatePropagation()
      setStep(to === null ? null : Math.min(to, lastStep))
    }
    // Captured: before the router, which listens on the window too.
    window.addEventListener('popstate', turn, true)
    return () => window.removeEventListener('popstate', turn, true)
  }, [isOpen, recipe, lastStep])

  const show = (to: number) => {
    const cooking: CookEntry = { recipe, step: to }
    history.pushState({ ...(history.state as object | null), cooking }, '')
    setStep(to)
  }
  return {
    /** Null while cook mode is closed. */
    step,
    open: () => show(0),
    next() {
      if (step !== null && step < lastStep) show(step + 1)
    },
    back() {
      if (step !== null && step > 0) history.back()
    },
    close() {
      if (step !== null) history.go(-(step + 1))
    },
  }
}

export type CookHistory = ReturnType<typeof useCookHistory>
