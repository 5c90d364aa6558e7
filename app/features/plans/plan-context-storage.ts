/** From which plan a recipe was opened, kept in this tab so that its page leads back there. */

const KEYS = ['fromMealPlan', 'mealPlanId', 'mealPlanName'] as const

export type OpenedFrom = { planId: string; planName: string }

export function rememberPlan({ planId, planName }: OpenedFrom): void {
  try {
    sessionStorage.setItem('fromMealPlan', 'true')
    sessionStorage.setItem('mealPlanId', planId)
    sessionStorage.setItem('mealPlanName', planName)
  } catch {
    // Storage may be forbidden: the recipe's page knows its plan all the same.
  }
}

/** A recipe opened from anywhere else ends it. */
export function forgetPlan(): void {
  try {
    for (const key of KEYS) sessionStorage.removeItem(key)
  } catch {
    // Then there was nothing to forget.
  }
}
