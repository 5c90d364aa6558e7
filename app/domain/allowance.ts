/** What the free trial holds, and who may do more. The server counts; this says what the counts mean. */

export const FEATURES = ['recipes', 'calories', 'plans'] as const
export type Feature = (typeof FEATURES)[number]

export const FEATURE_LABELS: Record<Feature, string> = {
  recipes: 'Recipe Generation',
  calories: 'Calorie Estimation',
  plans: 'Meal Planning',
}

/** Attempts per feature, in total, for a member without premium. */
export const TRIAL_ATTEMPTS = 3

export type Tier = 'free' | 'premium'

export const MAX_RECIPES_PER_GENERATION: Record<Tier, number> = { free: 1, premium: 3 }

export type UsageStats = { recipesGenerated: number; mealsPlanned: number; caloriesEstimated: number }

export type Usage = {
  feature: Feature
  label: string
  used: number
  limit: number
  remaining: number
  state: 'plenty' | 'low' | 'reached'
}

/** How a free member stands with one feature: a warning from one attempt left, reached at none. */
export function usageOf(feature: Feature, used: number): Usage {
  const remaining = Math.max(0, TRIAL_ATTEMPTS - used)
  const state = remaining === 0 ? 'reached' : remaining === 1 ? 'low' : 'plenty'
  return {
    feature,
    label: FEATURE_LABELS[feature],
    used: Math.min(used, TRIAL_ATTEMPTS),
    limit: TRIAL_ATTEMPTS,
    remaining,
    state,
  }
}

/** The three cards, in the order the pages show them. */
export function usageCards(stats: UsageStats): Usage[] {
  return [
    usageOf('recipes', stats.recipesGenerated),
    usageOf('plans', stats.mealsPlanned),
    usageOf('calories', stats.caloriesEstimated),
  ]
}

export function limitReachedMessage(feature: Feature): string {
  return `You've used all ${TRIAL_ATTEMPTS} free ${FEATURE_LABELS[feature]} attempts. Upgrade to Premium to continue.`
}
