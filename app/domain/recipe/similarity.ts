/** What two recipes are compared by. */
export type Comparable = { cuisineType: string; difficulty: string; cookingTimeMin: number }

const CLOSE_TIMES_MIN = 15
const POINTS_PER_LIKE = 0.1
const MOST_LIKE_POINTS = 1

/** How many similar recipes a page shows; candidates are twice as many. */
export const SIMILAR_SHOWN = 6

/**
 * How alike two recipes are: 3 for the same cuisine, 2 for the same difficulty, 1 for times within 15 minutes, and
 * for a shared recipe a tenth per like, at most 1.
 */
export function similarityScore(
  current: Comparable,
  other: Comparable & { likesCount?: number | undefined },
): number {
  return (
    (other.cuisineType === current.cuisineType ? 3 : 0) +
    (other.difficulty === current.difficulty ? 2 : 0) +
    (Math.abs(other.cookingTimeMin - current.cookingTimeMin) <= CLOSE_TIMES_MIN ? 1 : 0) +
    Math.min((other.likesCount ?? 0) * POINTS_PER_LIKE, MOST_LIKE_POINTS)
  )
}

/** The most alike first, at most `limit`; equals stay in the order they came in. */
export function rankSimilar<One extends Comparable & { likesCount?: number | undefined }>(
  current: Comparable,
  candidates: readonly One[],
  limit: number = SIMILAR_SHOWN,
): One[] {
  return candidates
    .map((one) => ({ one, score: similarityScore(current, one) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ one }) => one)
}
