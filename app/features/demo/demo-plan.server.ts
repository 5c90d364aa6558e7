import { AppError } from '#app/domain/errors.ts'
import { dateInZone } from '#app/domain/pantry/plain-date.ts'
import { planFormSchema } from '#app/domain/planning/plan-form.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { createPlan } from '#app/features/plans/create/create-plan.server.ts'
import { listPlans } from '#app/features/plans/plans.server.ts'
import type { Services } from '#app/features/services.ts'

/**
 * Asks for a week from the demo's pantry, once; the worker fills it while the server starts. Only of the kitchen: a
 * model would be paid for a plan that nobody asked for.
 */
export async function planDemoWeek(services: Services, member: Member): Promise<void> {
  if (services.chef.name !== services.kitchen.name) return
  if ((await listPlans(services.db, member)).length > 0) return
  const values = planFormSchema.parse({
    name: 'Spring cut',
    goal: 'lose_weight',
    days: 7,
    mealsPerDay: 3,
    age: 34,
    gender: 'female',
    height: 168,
    currentWeight: 72,
    targetWeight: 66,
  })
  const today = dateInZone(services.now().getTime(), 'UTC')
  try {
    await createPlan(services, member, values, { today, idempotencyKey: 'demo-plan' })
  } catch (error) {
    // Deleted by whoever tried the demo: it stays deleted.
    if (!(error instanceof AppError && error.code === 'conflict')) throw error
  }
}
