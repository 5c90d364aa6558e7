import type { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import type { logDishSchema } from '#app/domain/diary/diary-forms.ts'
import { PORTIONS } from '#app/domain/diary/diary-limits.ts'
import { portionsOfWeight } from '#app/domain/diary/portions-of-weight.ts'
import { furtherOf } from '#app/domain/diary/further-nutrients.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { requireDayPast, requirePremium } from '#app/features/calories/diary.server.ts'
import { lookAgain, lookedAtWhole } from '#app/features/calories/second-look.server.ts'
import { writeOnce } from '#app/features/calories/write-once.server.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { type Dish, findDish } from './dish.server.ts'

type ToLog = z.output<typeof logDishSchema>

/**
 * Writes what was eaten of a recipe into the diary, in portions or as grams of the pot; sent twice it is one entry.
 * Throws `not-found` for a recipe the member may not see, and what `lookAgain` throws.
 */
export async function logDish(db: Db, member: Member, logged: ToLog, now: Date): Promise<void> {
  requirePremium(member)
  requireDayPast(logged.day, now)
  const dish = await findDish(db, member, logged.recipe)
  if (!dish) throw new AppError('not-found', 'This recipe no longer exists.')
  const { idempotencyKey, slot, eatenG, day, confirm } = logged
  const eaten = eatenOf(dish, logged)
  const amount = eatenG === null ? eaten.portions : eatenG
  const kcal = eaten.totalKcal * eaten.portions
  const whole = { name: dish.name, kcal, amount, unit: eatenG === null ? 'portion' : 'g' } as const
  const meals = [lookedAtWhole(idempotencyKey, slot, whole)]
  await lookAgain(db, member, { meals, eatenOn: day, confirm })
  await writeOnce(db, {
    id: idempotencyKey,
    memberId: member.id,
    eatenOn: day,
    slot,
    ...eaten,
    components: [],
    confidence: 'high',
    createdAt: now,
  })
}

/** Figures of one portion and how many there were; of grams, the figures of what was eaten. */
function eatenOf(dish: Dish, { portions, eatenG, cookedPotG }: ToLog) {
  const counted = eatenG === null ? (portions ?? 1) : shareOf(dish, eatenG, cookedPotG)
  const factor = eatenG === null ? 1 : counted
  const { kcal, proteinG, carbsG, fatG, fiberG } = dish.perServing
  const totalKcal = Math.round(kcal * factor)
  return {
    mealName: eatenG === null ? dish.name : `${dish.name}, ${formatKcal(eatenG)} g`,
    portions: eatenG === null ? counted : 1,
    totalKcal,
    lowKcal: totalKcal,
    highKcal: totalKcal,
    proteinG: proteinG * factor,
    carbsG: carbsG * factor,
    fatG: fatG * factor,
    fiberG: fiberG === null ? null : fiberG * factor,
    ...furtherOf(dish.perServing, factor),
    notes:
      eatenG === null
        ? ''
        : cookedPotG === null
          ? `Counted by the weight of the ingredients, about ${formatKcal(dish.servingG * dish.servings)} g.`
          : `Counted as a part of a pot of ${formatKcal(cookedPotG)} g.`,
  }
}

function shareOf(dish: Dish, eatenG: number, cookedPotG: number | null): number {
  const ingredientsG = dish.servingG * dish.servings
  const portions = portionsOfWeight({ eatenG, cookedPotG, ingredientsG, servings: dish.servings })
  if (portions === null)
    throw new AppError(
      'invalid-input',
      'Nothing of this recipe could be weighed. Weigh the pot after cooking.',
      {
        field: 'cookedPotG',
      },
    )
  if (cookedPotG !== null && eatenG > cookedPotG)
    throw new AppError('invalid-input', 'That is more than the pot weighs.', { field: 'eatenG' })
  if (portions > PORTIONS.max)
    throw new AppError('invalid-input', `That is more than ${PORTIONS.max} portions of this recipe.`, {
      field: 'eatenG',
    })
  return portions
}
