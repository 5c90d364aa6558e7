import { useEffect } from 'react'

const TOUCHES = ['pointerover', 'pointerdown', 'keydown'] as const

/** Calls `act`, if there is something to do, once, as soon as somebody begins to use the page: the time to fetch what the first click may want. */
export function useFirstTouch(act: (() => void) | null): void {
  useEffect(() => {
    if (!act) return
    const listening = new AbortController()
    const touched = () => {
      listening.abort()
      act()
    }
    for (const touch of TOUCHES) addEventListener(touch, touched, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [act])
}
