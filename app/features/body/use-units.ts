import { useState, useSyncExternalStore } from 'react'
import { functionalStorage } from '#app/features/page/cookie-preferences.ts'
import { useDiaryDisplay } from '#app/features/page/diary-display.ts'
import type { Units } from './body-fields.tsx'

const KEY = 'planUnits'

/** What was chosen last in this browser; null where nothing was, or it may not be kept. */
function recall(): Units | null {
  try {
    const stored = functionalStorage().getItem(KEY)
    return stored === 'imperial' || stored === 'metric' ? stored : null
  } catch {
    return null
  }
}

/** Metric or imperial, as chosen last in this browser; without consent, in this tab. At first as the weight log has it. */
export function useUnits(): [Units, (units: Units) => void] {
  const { weightUnit } = useDiaryDisplay()
  const [chosen, setChosen] = useState<Units | null>(null)
  const kept = useSyncExternalStore(
    () => () => {},
    recall,
    () => null,
  )
  const choose = (units: Units) => {
    setChosen(units)
    try {
      functionalStorage().setItem(KEY, units)
    } catch {
      // Storage may be forbidden: then the choice lasts as long as the page.
    }
  }
  const usual = weightUnit === null || weightUnit === 'kg' ? 'metric' : 'imperial'
  return [chosen ?? kept ?? usual, choose]
}
