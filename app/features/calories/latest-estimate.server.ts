import type { Db } from '#app/db/open.server.ts'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { latestAttempt } from '#app/features/billing/allowance.server.ts'

export type LatestEstimate = { estimate: MealEstimate | null; isRunning: boolean }

/** The result of the member's latest attempt, on any device: members who left before the answer paid for it too. */
export async function latestEstimate(db: Db, member: Member, now: Date): Promise<LatestEstimate> {
  const { isRunning, result } = await latestAttempt(db, member, 'calories', now)
  const { estimate = null } = (result ?? {}) as { estimate?: MealEstimate }
  return { estimate, isRunning }
}
