import type { LocalMeasures } from '#app/domain/food/local-measures.ts'
import type { MeasureSystem } from '#app/domain/recipe/measure-systems.ts'
import { functionalStorage } from './cookie-preferences.ts'

const KEY = 'recipeMeasures'

/** Whose pints to use: American if this person last viewed a recipe in US measures, otherwise British. */
export function measuresHere(): LocalMeasures {
  try {
    return functionalStorage().getItem(KEY) === 'us' ? 'us' : 'uk'
  } catch {
    return 'uk'
  }
}

/** Remembers the measures chosen for a recipe; without consent, only in this tab. */
export function rememberMeasures(system: MeasureSystem): void {
  try {
    functionalStorage().setItem(KEY, system)
  } catch {
    // Storage may be blocked: pints are then British.
  }
}
