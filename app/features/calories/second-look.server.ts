import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { summariseMeal, type MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { doubtsOf, type MealToSave, USUAL_MEALS } from '#app/domain/diary/second-look.ts'
import type { DiarySlot } from '#app/domain/diary/slots.ts'
import { AppError } from '#app/domain/errors.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'

/** A meal about to be saved, and the entry it becomes. */
export type LookedAt = MealToSave & { id: string }

type Look = {
  meals: readonly LookedAt[]
  eatenOn: PlainDate
  /** What the person answered before, for these very meals. */
  confirm: string
  /** What else is asked: a day that is not clear. */
  questions?: readonly string[]
}

const MOST_QUESTIONS = 3
/** Water, black coffee and diet drinks: the table has next to no energy for them. */
const WITHOUT_ENERGY_KCAL = 5

/**
 * Asks about what is doubtful of meals before they are written: throws `unconfirmed` with the question, and in
 * `details.confirm` what the same form has to bring back. It fits these meals on this day and no others.
 */
export async function lookAgain(
  db: Db,
  member: Member,
  { meals, eatenOn, confirm, questions = [] }: Look,
): Promise<void> {
  const expected = confirmationOf(meals, eatenOn)
  if (confirm === expected) return
  const doubts = [...questions]
  for (const meal of meals) doubts.push(...doubtsOf(meal, await usualKcalsOf(db, member, meal.slot, meals)))
  if (doubts.length === 0) return
  throw new AppError('unconfirmed', doubts.slice(0, MOST_QUESTIONS).join(' '), {
    details: { confirm: expected },
  })
}

/** So many portions of an estimate, counted with the figures of the tables. */
export function lookedAt(estimate: MealEstimate, slot: DiarySlot | null, portions = 1): LookedAt {
  const { total, rowKcal } = summariseMeal(estimate)
  return {
    id: estimate.id,
    slot,
    totalKcal: total.kcal * portions,
    foods: estimate.rows.map(({ name, amount, unit, source, figures }, index) => ({
      name,
      amount: amount * portions,
      unit,
      kcal: (rowKcal[index] ?? 0) * portions,
      isWithoutEnergy: source !== 'model' && amount > 0 && figures.kcal < WITHOUT_ENERGY_KCAL,
    })),
  }
}

/** A dish whose foods are not counted one by one. */
export const lookedAtWhole = (
  id: string,
  slot: DiarySlot | null,
  { name, kcal, amount, unit }: { name: string; kcal: number; amount: number; unit: 'g' | 'portion' },
): LookedAt => ({
  id,
  slot,
  totalKcal: kcal,
  foods: [{ name, amount, unit, kcal, isWithoutEnergy: false }],
})

/** The energy of the member's last meals of a slot, without those that are about to be saved. */
async function usualKcalsOf(
  db: Db,
  member: Member,
  slot: DiarySlot | null,
  meals: readonly LookedAt[],
): Promise<number[]> {
  if (slot === null) return []
  const rows = await db
    .select({ totalKcal: diaryEntries.totalKcal, portions: diaryEntries.portions })
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.memberId, member.id),
        eq(diaryEntries.slot, slot),
        isNull(diaryEntries.removedAt),
        notInArray(
          diaryEntries.id,
          meals.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(diaryEntries.eatenOn), desc(diaryEntries.createdAt))
    .limit(USUAL_MEALS)
  return rows.map(({ totalKcal, portions }) => totalKcal * portions)
}

function confirmationOf(meals: readonly LookedAt[], eatenOn: PlainDate): string {
  const said = meals.map(({ id, foods }) => [
    id,
    foods.map(({ name, amount, unit, kcal }) => [name, amount, unit, Math.round(kcal)]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([eatenOn, said]))
    .digest('hex')
    .slice(0, 32)
}
