import { createHash } from 'node:crypto'
import { and, desc, eq, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { summariseMeal, type MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { doubtsOf, USUAL_MEALS } from '#app/domain/diary/second-look.ts'
import type { DiarySlot } from '#app/domain/diary/slots.ts'
import { AppError } from '#app/domain/errors.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'

/** A meal about to be saved, counted with the table's figures. */
export type LookedAt = { estimate: MealEstimate; slot: DiarySlot | null }

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
  for (const { estimate, slot } of meals) {
    const usualKcals = await usualKcalsOf(db, member, slot, meals)
    doubts.push(...doubtsOf(toSave(estimate, slot), usualKcals))
  }
  if (doubts.length === 0) return
  throw new AppError('unconfirmed', doubts.slice(0, MOST_QUESTIONS).join(' '), {
    details: { confirm: expected },
  })
}

function toSave(estimate: MealEstimate, slot: DiarySlot | null): Parameters<typeof doubtsOf>[0] {
  const { total, rowKcal } = summariseMeal(estimate)
  return {
    slot,
    totalKcal: total.kcal,
    foods: estimate.rows.map(({ name, amount, unit, source, figures }, index) => ({
      name,
      amount,
      unit,
      kcal: rowKcal[index] ?? 0,
      isWithoutEnergy: source === 'food table' && amount > 0 && figures.kcal < WITHOUT_ENERGY_KCAL,
    })),
  }
}

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
          meals.map(({ estimate }) => estimate.id),
        ),
      ),
    )
    .orderBy(desc(diaryEntries.eatenOn), desc(diaryEntries.createdAt))
    .limit(USUAL_MEALS)
  return rows.map(({ totalKcal, portions }) => totalKcal * portions)
}

function confirmationOf(meals: readonly LookedAt[], eatenOn: PlainDate): string {
  const said = meals.map(({ estimate: { id, rows } }) => [
    id,
    rows.map(({ foodId, name, amount, unit }) => [foodId, name, amount, unit]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([eatenOn, said]))
    .digest('hex')
    .slice(0, 32)
}
