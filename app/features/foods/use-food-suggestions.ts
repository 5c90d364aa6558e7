import { useEffect, useState } from 'react'
import type { SuggestedFor } from './suggested-for.ts'

const ASK_AFTER_MS = 120
const SHORTEST = 2

/** Names of foods for what is being typed. Without an answer one can still type, so a failure says nothing. */
export function useFoodSuggestions(wanted: SuggestedFor) {
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState<readonly string[]>([])
  const asked = typed.trim().toLowerCase()
  useEffect(() => {
    if (asked.length < SHORTEST) return
    const controller = new AbortController()
    const ask = async () => {
      try {
        const response = await fetch(`/foods/suggest?${new URLSearchParams({ q: asked, for: wanted })}`, {
          signal: controller.signal,
        })
        setNames(((await response.json()) as { names: string[] }).names)
      } catch {
        setNames([])
      }
    }
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [asked, wanted])
  return { suggestions: asked.length < SHORTEST ? [] : names, suggestFor: setTyped }
}
