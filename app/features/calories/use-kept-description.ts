import { useCallback, useEffect, useRef, useState } from 'react'

const STORE_KEY = 'meal-description'

/** What was typed of a meal survives a reload and signing in; in this tab only. */
export function useKeptDescription(initial: string): [string, (text: string) => void] {
  const [text, setText] = useState(initial)
  const latest = useRef(initial)
  useEffect(() => {
    const kept = recall()
    if (kept !== '' && latest.current === '') {
      latest.current = kept
      setText(kept)
    }
  }, [])
  const change = useCallback((next: string) => {
    latest.current = next
    setText(next)
    try {
      sessionStorage.setItem(STORE_KEY, next)
    } catch {
      // Storage may be forbidden: then it is kept in memory only.
    }
  }, [])
  return [text, change]
}

function recall(): string {
  try {
    return sessionStorage.getItem(STORE_KEY) ?? ''
  } catch {
    return ''
  }
}
