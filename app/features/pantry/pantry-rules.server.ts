import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { availableIngredients, profiles } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { MAX_PANTRY_INGREDIENTS } from '#app/domain/pantry/pantry-limits.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { readFoodNames } from '#app/features/foods/read-food-names.ts'

/** Below this the match may be another food. */
const SURE_OF_FOOD = 0.85

/** The food of the table a name stands for, as far as it is known there. */
export function foodIdOf(name: string): string | null {
  const match = foodOfLine(readIngredientLine(name))
  return match !== null && match.confidence >= SURE_OF_FOOD ? match.food.id : null
}

/** Throws `invalid-input` with the reason for what is no food or not safe to eat. */
export function refuseNoFood(name: string): void {
  const [reading] = readFoodNames([name])
  if (reading?.kind === 'refused')
    throw new AppError('invalid-input', reading.reason ?? 'This is not a food.', { field: 'name' })
}

/** Throws where so many more would be too many. Locks the profile: two tabs cannot both take the last place. */
export async function keepRoomFor(tx: Tx, member: Pick<Member, 'id'>, more: number): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, member.id)).for('update')
  const count = await tx.$count(
    availableIngredients,
    and(eq(availableIngredients.userId, member.id), isNull(availableIngredients.removedAt)),
  )
  if (more <= 0 || count + more <= MAX_PANTRY_INGREDIENTS) return
  throw new AppError(
    'invalid-input',
    `A pantry holds at most ${MAX_PANTRY_INGREDIENTS} ingredients. Remove what is used up.`,
  )
}

/** Throws where lots that these movements took from would be too many for their owners once they are back. */
export async function keepRoomForBack(
  tx: Tx,
  movements: readonly { userId: string; amount: number }[],
): Promise<void> {
  const taken = movements.filter(({ amount }) => amount < 0)
  for (const id of new Set(taken.map(({ userId }) => userId)))
    await keepRoomFor(tx, { id }, taken.filter(({ userId }) => userId === id).length)
}
