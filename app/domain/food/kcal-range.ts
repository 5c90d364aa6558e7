/** What may be missing below and what may come on top of a figure, in kcal. */
export type Leeway = { down: number; up: number }

/**
 * Of every food: one onion is not another, one brand not the next. Of the whole recipe: what stays in the pan, what is
 * trimmed, how a cook measures. Both fitted so that four of five publishers' figures lie inside (docs/nutrition.md).
 */
const OF_EACH_FOOD = 0.2
const OF_THE_RECIPE = 0.28
/** How much of what is left open is likely: the richest and the leanest kind are both rare. */
const OF_OPEN_KINDS = 0.8

/** Leeways of one counted food: of its weight, its kind and the match of its name. */
export function leewayOfFood(food: {
  kcal: number
  lowKcal: number
  highKcal: number
  /** Energy of the leanest and richest kind over the one counted; 1 and 1 where the kind is said. */
  least: number
  most: number
  /** 0 to 1: how sure the food is the one meant. */
  confidence: number
  /** True where the cook may leave it out. */
  mayBeLeftOut: boolean
}): Leeway[] {
  const { kcal } = food
  const own = OF_EACH_FOOD * kcal + (1 - food.confidence) * 0.5 * kcal
  return [
    { down: kcal - food.lowKcal, up: food.highKcal - kcal },
    { down: own, up: own },
    {
      down: OF_OPEN_KINDS * kcal * Math.max(0, 1 - food.least),
      up: OF_OPEN_KINDS * kcal * Math.max(0, food.most - 1),
    },
    { down: food.mayBeLeftOut ? kcal : 0, up: 0 },
  ]
}

/** The likely range around a sum. Independent guesses partly cancel out: their squares add up, each side for itself. */
export function rangeAround(kcal: number, leeways: readonly Leeway[]): { low: number; high: number } {
  const whole = OF_THE_RECIPE * kcal
  const side = (of: (leeway: Leeway) => number) =>
    Math.sqrt(leeways.reduce((sum, leeway) => sum + Math.max(0, of(leeway)) ** 2, whole * whole))
  return { low: Math.max(0, kcal - side(({ down }) => down)), high: kcal + side(({ up }) => up) }
}
