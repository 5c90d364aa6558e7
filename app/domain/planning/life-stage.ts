/** Times in which a body eats for two: the weight is kept, not moved. */
export const LIFE_STAGES = ['none', 'pregnant', 'breastfeeding'] as const
export type LifeStage = (typeof LIFE_STAGES)[number]
