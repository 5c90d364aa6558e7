import { useState, useSyncExternalStore } from 'react'
import { functionalStorage } from '#app/features/page/cookie-preferences.ts'
import type { Units } from './body-fields.tsx'

const KEY = 'planUnits'

function recall(): Units {
  try {
    return functionalStorage().getItem(KEY) === 'imperial' ? 'imperial' : 'metric'
  } catch {
    return 'metric'
  }
}

/** Metric or imperial, as chosen last in this browser; without consent, in this tab. */
export function useUnits(): [Units, (units: Units) => void] {
  const [chosen, setChosen] = useState<Units | null>(null)
  const kept = useSyncExternalStore(
    () => () => {},
    recall,
    () => 'metric' as const,
  )
  const choose = (units: Units) => {
    setChosen(units)
    try {
      functionalStorage().setItem(KEY, units)
    } catch {
      // Storage may be forbidden: then the choice lasts as long as the page.
    }
  }
  return [chosen ?? kept, choose]
}
