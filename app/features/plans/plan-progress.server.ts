import type { PlanProgress } from './plan-view.ts'
import type { PlanRow } from './stored-plan.server.ts'
import { daysBetween } from '#app/domain/pantry/plain-date.ts'
import type { Services } from '#app/features/services.ts'

export const planChannel = (planId: string) => `plan:${planId}`

export function mealsTotalOf(row: Pick<PlanRow, 'startDate' | 'endDate' | 'mealsPerDay'>): number {
  return daysBetween(row.startDate, row.endDate) * row.mealsPerDay
}

export function progressOf(
  row: Pick<PlanRow, 'id' | 'status' | 'mealsDone' | 'startDate' | 'endDate' | 'mealsPerDay'>,
): PlanProgress {
  return { planId: row.id, status: row.status, mealsDone: row.mealsDone, mealsTotal: mealsTotalOf(row) }
}

/** Tells open pages. They read what is stored, too: a message that is lost costs nothing. */
export async function tellProgress(
  { push, log }: Pick<Services, 'push' | 'log'>,
  progress: PlanProgress,
): Promise<void> {
  await push
    .publish(planChannel(progress.planId), progress)
    .catch((error: unknown) => log.warn({ error }, 'progress of a plan was not pushed'))
}
