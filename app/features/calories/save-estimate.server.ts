import { and, eq, inArray } from 'drizzle-orm'
import { lockMember } from '#app/db/lock-member.server.ts'
import type { Db } from '#app/db/open.server.ts'
import { derivedId } from '#app/db/derived-id.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { namedMeals } from '#app/domain/calories/split-meals.ts'
import { type DiarySlot, MEAL_WORDS, slotOfMealName, slotOfTime } from '#app/domain/diary/slots.ts'
import type { Member } from '#app/features/account/viewer.ts'
import {
  dayOf,
  ownFoodsIn,
  requireDayPast,
  requirePremium,
  requireRoomOn,
  saveMeal,
  withTableFigures,
} from './diary.server.ts'
import { lookAgain, lookedAt } from './second-look.server.ts'

type ToSave = {
  estimate: MealEstimate
  day: string
  slot: DiarySlot | null
  eatenAt: string | null
  /** The time of day where the person is. */
  time: string | null
  confirm: string
}

/** A meal as it goes into the diary. */
export type MealOfDiary = { estimate: MealEstimate; slot: DiarySlot | null; eatenAt: string | null }

const idOf = (estimate: Pick<MealEstimate, 'id'>) => (mealName: string) => derivedId(estimate.id, mealName)

/** The meals that an estimate names, each with its slot. */
export function mealsOfEstimate(estimate: MealEstimate): (MealOfDiary & { name: string | null })[] {
  return namedMeals(estimate, idOf(estimate)).map(({ name, estimate: own }) => ({
    name,
    estimate: own,
    slot: name === null ? null : slotOfMealName(name),
    eatenAt: null,
  }))
}

/**
 * Saves an estimate from its page, each of its meals as an entry of its own; what is doubtful is asked first. Throws
 * what `lookAgain` and `saveMeal` throw.
 */
export async function saveEstimate(
  db: Db,
  member: Member,
  { estimate, day, slot, eatenAt, time, confirm }: ToSave,
  now: Date,
): Promise<{ id: string }> {
  requirePremium(member)
  const eatenOn = day === '' ? dayOf(now) : day
  requireDayPast(eatenOn, now)
  const named = mealsOfEstimate(withTableFigures(estimate, await ownFoodsIn(db, member, estimate.rows)))
  const meals =
    named.length > 1
      ? named
      : named.map((meal) => ({
          ...meal,
          slot: slot ?? meal.slot ?? (time === null ? null : slotOfTime(time)),
          eatenAt,
        }))
  await lookAgain(db, member, {
    meals: meals.map((meal) => lookedAt(meal.estimate, meal.slot)),
    eatenOn,
    confirm,
  })
  await saveMeals(db, member, { meals, eatenOn }, now)
  // A meal that was taken out of the estimate since it was last saved leaves the diary, too.
  const gone = MEAL_WORDS.map(idOf(estimate)).filter((id) => !meals.some((meal) => meal.estimate.id === id))
  await db
    .update(diaryEntries)
    .set({ removedAt: now })
    .where(and(eq(diaryEntries.memberId, member.id), inArray(diaryEntries.id, gone)))
  return { id: estimate.id }
}

/** Writes meals that were looked at into the diary of a day: all of them, or none. */
export async function saveMeals(
  db: Db,
  member: Member,
  { meals, eatenOn }: { meals: readonly MealOfDiary[]; eatenOn: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    await requireRoomOn(tx, member, eatenOn, meals.length)
    for (const [index, { estimate, slot, eatenAt }] of meals.entries()) {
      // In the order they were named.
      const at = new Date(now.getTime() + index)
      await saveMeal(tx, member, { estimate, day: eatenOn, slot, eatenAt }, at)
    }
  })
}
