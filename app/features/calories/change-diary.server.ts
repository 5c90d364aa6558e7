import { and, eq, sql } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { diaryEntries, mealPlanDays, mealPlanRecipes, mealPlans, plannedMeals } from '#app/db/schema/index.ts'
import { slotOfPlanned } from '#app/domain/diary/slots.ts'
import { furtherOfSpec } from '#app/domain/diary/further-nutrients.ts'
import { AppError } from '#app/domain/errors.ts'
import { daysBetween } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { ownShareOf } from '#app/features/plans/eaters.server.ts'
import { isAmongPlansOf, readPlan } from '#app/features/plans/stored-plan.server.ts'
import { dayOf, requirePremium, requireRoomOn } from './diary.server.ts'

/**
 * Writes a planned meal into the diary of its day. Tapped twice, in two tabs or again after it was taken back, it is
 * the same one entry.
 */
export async function eatPlannedMeal(db: Db | Tx, member: Member, mealId: string, now: Date): Promise<void> {
  requirePremium(member)
  const meal = await findPlannedMeal(db, member, mealId)
  if (!meal) throw new AppError('not-found', 'This meal is not in your plans.')
  // Tomorrow has begun somewhere.
  if (daysBetween(dayOf(now), meal.date) > 1)
    throw new AppError('invalid-input', 'This meal is still to come: it can be eaten on its day.')
  await requireRoomOn(db, member, meal.date)
  const totalKcal = Math.round(meal.kcal)
  await db
    .insert(diaryEntries)
    .values({
      id: newId(now.getTime()),
      memberId: member.id,
      plannedMealId: mealId,
      eatenOn: meal.date,
      mealName: meal.name,
      slot: slotOfPlanned(meal.mealType),
      totalKcal,
      lowKcal: totalKcal,
      highKcal: totalKcal,
      proteinG: meal.proteinG,
      carbsG: meal.carbsG,
      fatG: meal.fatG,
      ...meal.further,
      components: [],
      confidence: meal.isAssumed ? 'low' : 'high',
      notes: `As planned in ${meal.planName}.`,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [diaryEntries.plannedMealId, diaryEntries.memberId],
      set: { removedAt: null },
      setWhere: eq(diaryEntries.memberId, member.id),
    })
}

/** Takes a planned meal out of the diary again; one that is not in it stays out. */
export async function uneatPlannedMeal(
  db: Db | Tx,
  member: Member,
  mealId: string,
  now: Date,
): Promise<void> {
  requirePremium(member)
  await db
    .update(diaryEntries)
    .set({ removedAt: sql`coalesce(${diaryEntries.removedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(diaryEntries.plannedMealId, mealId), eq(diaryEntries.memberId, member.id)))
}

async function findPlannedMeal(db: Db | Tx, member: Member, mealId: string) {
  const [row] = await db
    .select({
      date: mealPlanDays.date,
      planId: mealPlans.id,
      userId: mealPlans.userId,
      planName: mealPlans.name,
      name: mealPlanRecipes.name,
      mealType: plannedMeals.mealType,
      kcal: plannedMeals.calories,
      proteinG: plannedMeals.protein,
      carbsG: plannedMeals.carbs,
      fatG: plannedMeals.fat,
      isAssumed: plannedMeals.isAssumed,
      nutrition: mealPlanRecipes.nutrition,
    })
    .from(plannedMeals)
    .innerJoin(mealPlanRecipes, eq(mealPlanRecipes.id, plannedMeals.mealPlanRecipeId))
    .innerJoin(mealPlanDays, eq(mealPlanDays.id, plannedMeals.mealPlanDayId))
    .innerJoin(mealPlans, eq(mealPlans.id, mealPlanDays.mealPlanId))
    .where(and(eq(plannedMeals.id, mealId), isAmongPlansOf(member.id, 'see-plans')))
  if (!row) return null
  const withFurther = (kcal: number) => ({
    ...row,
    further: furtherOfSpec(row.nutrition, row.kcal > 0 ? kcal / row.kcal : 1),
  })
  if (row.userId === member.id) return withFurther(row.kcal)
  // Of a shared plan everybody has a portion of their own.
  const stored = await readPlan(db, member, row.planId)
  const meal = stored?.meals.find(({ id }) => id === mealId)
  if (!stored || !meal) return withFurther(row.kcal)
  const own = (await ownShareOf(db, member, stored)).macrosOf(meal)
  return { ...withFurther(own.kcal), ...own }
}
