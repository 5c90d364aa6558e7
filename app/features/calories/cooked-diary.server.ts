import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Tx } from '#app/db/open.server.ts'
import { diaryEntries, plannedMeals } from '#app/db/schema/index.ts'
import type { FurtherNutrients } from '#app/domain/diary/further-nutrients.ts'
import { type DiarySlot, slotOfPlanned } from '#app/domain/diary/slots.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { requireRoomOn } from './diary.server.ts'

/** Portions of a dish that was cooked, as they go to the diary. Figures are of one portion. */
export type CookedMeal = FurtherNutrients & {
  /** The entry's; left out, one is made. */
  id?: string
  plannedMealId: string | null
  eatenOn: string
  mealName: string
  portions: number
  kcal: number
  proteinG: number
  carbsG: number
  fatG: number
  fiberG: number | null
  notes: string
}

/**
 * Writes portions into the diary and gives the entry's id. A planned meal that is in it already stays as it is: then
 * null. Throws `too-many-requests` where the day is full.
 */
export async function writeCookedMeal(
  tx: Tx,
  member: Pick<Member, 'id'>,
  { id, kcal, ...meal }: CookedMeal,
  now: Date,
): Promise<string | null> {
  await requireRoomOn(tx, member, meal.eatenOn)
  const totalKcal = Math.round(kcal)
  const written = await tx
    .insert(diaryEntries)
    .values({
      ...meal,
      slot: await slotOfMeal(tx, meal.plannedMealId),
      id: id ?? newId(now.getTime()),
      memberId: member.id,
      totalKcal,
      lowKcal: totalKcal,
      highKcal: totalKcal,
      components: [],
      confidence: 'high',
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [diaryEntries.plannedMealId, diaryEntries.memberId],
      set: { removedAt: null, portions: meal.portions, eatenOn: meal.eatenOn },
      setWhere: and(eq(diaryEntries.memberId, member.id), isNotNull(diaryEntries.removedAt)),
    })
    .returning({ id: diaryEntries.id })
  return written[0]?.id ?? null
}

/** The slot the plan has the meal in; null for what was not planned. */
async function slotOfMeal(tx: Tx, plannedMealId: string | null): Promise<DiarySlot | null> {
  if (plannedMealId === null) return null
  const [meal] = await tx
    .select({ mealType: plannedMeals.mealType })
    .from(plannedMeals)
    .where(eq(plannedMeals.id, plannedMealId))
  return meal ? slotOfPlanned(meal.mealType) : null
}

/** Takes entries out that were written with what is taken back; they can be put back like any other. */
export async function removeCookedMeals(
  tx: Tx,
  member: Pick<Member, 'id'>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(diaryEntries)
    .set({ removedAt: now })
    .where(and(eq(diaryEntries.memberId, member.id), inArray(diaryEntries.id, [...ids])))
}
