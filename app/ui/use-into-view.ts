import { useEffect, useRef } from 'react'
import { bringIntoView } from './bring-into-view.ts'

/** The `ref` of what says how a press further down the page ended: each new answer scrolls to it. */
export function useIntoView(answer: unknown) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) bringIntoView(element.current)
  }, [answer])
  return element
}
