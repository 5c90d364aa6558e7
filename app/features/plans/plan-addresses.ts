/** Where the planning pages are. */
export const PLANS_TAB = '/meal-planning?tab=plans'
export const NEW_PLAN = '/meal-planning?new'

export const planAddress = (planId: string) => `/meal-planning?plan=${planId}`

/** Progress and its stream lie under it. */
export const planPath = (planId: string) => `/meal-planning/plans/${planId}`
