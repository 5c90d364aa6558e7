import { MAX_INGREDIENTS } from '#app/domain/recipe/recipe-limits.ts'

/** The generator's chips, kept in this tab: through a reload, through signing in, and from the page that leads there. */

export type Ingredient = {
  text: string
  /** Found in the photo, and not yet looked at. */
  isDetected?: boolean
  /** Not in the food table: kept, but not counted. */
  isUnknown?: boolean
}

const STORE_KEY = 'generator-ingredients'

export function rememberIngredients(chips: readonly Ingredient[]): void {
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify(chips))
  } catch {
    // Storage may be forbidden or full: the chips then last as long as the page.
  }
}

export function recallIngredients(): Ingredient[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChip).slice(0, MAX_INGREDIENTS) : []
  } catch {
    return []
  }
}

function isChip(value: unknown): value is Ingredient {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
}
