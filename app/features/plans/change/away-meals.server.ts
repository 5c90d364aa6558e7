import { AppError } from '#app/domain/errors.ts'
import {
  type AwayChange,
  type AwayKind,
  type AwayMeal,
  countAway,
  targetsOn,
  withAwayChange,
} from '#app/domain/planning/meals-away.ts'
import { mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { type MealPlace, mealAt, type Plan } from '#app/domain/planning/plan.ts'
import { targetsOf } from '#app/domain/planning/request-people.ts'
import { reasonsUnchanged } from '#app/domain/planning/shortfall.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { StoredPlan } from '#app/features/plans/stored-plan.server.ts'
import { mealOfDay } from '#app/features/plans/view/plan-words.ts'
import {
  type Changed,
  changePlan,
  type ChangeNeeds,
  nextRevision,
  type OfMeal,
  type OfPlan,
  requireOpenMeal,
  requirePlan,
} from './change-plan.server.ts'
import { rememberBefore } from './undo-plan-change.server.ts'

/** Marks single meals of an existing plan as eaten out, takeaways or skipped, and plans them again. */

/**
 * Takes a meal out of the plan. Its food is free again, and the day's targets change as if this had been said when the
 * plan was made; the other meals stay as they are. What was to be left of it is cooked by itself.
 */
export async function takeMealOut(
  services: ChangeNeeds,
  member: Member,
  of: OfMeal,
  kind: AwayKind,
): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  const { id, dayIndex, slot } = requireOpenMeal(stored, of.mealId)
  if (stored.meals.length === 1)
    throw new AppError(
      'conflict',
      'This is the only meal of the plan. Delete the plan if you do not need it.',
    )
  const row = withChange(stored, { dayIndex, slot, kind })
  const from = { ...stored, row, meals: stored.meals.filter((meal) => meal.id !== id) }
  return changePlan(
    services,
    member,
    stored,
    { kind: 'settle', dayIndexes: [] },
    {
      from,
      review: (plan) => asItWas(stored, { dayIndex, slot }, plan),
    },
  )
}

/** Plans a meal again in a place whose meal was eaten out or skipped, also where that was said before the plan was made. */
export async function planMealAgain(
  services: ChangeNeeds,
  member: Member,
  { dayIndex, slot, ...of }: OfPlan & MealPlace,
): Promise<Changed> {
  const stored = await requirePlan(services, member, of)
  requireAway(stored, { dayIndex, slot })
  const row = withChange(stored, { dayIndex, slot, kind: 'home' })
  return changePlan(
    services,
    member,
    stored,
    { kind: 'fill', isVaried: true },
    {
      from: { ...stored, row },
      review: (plan) => {
        if (mealAt(plan, { dayIndex, slot }) === null)
          throw new AppError('conflict', 'No dish fits here that suits everybody. The plan stays as it was.')
        return plan
      },
    },
  )
}

/** Sets the person's own words on a meal that is eaten out or skipped; an empty note removes them. */
export async function noteMealAway(
  services: ChangeNeeds,
  member: Member,
  { dayIndex, slot, note, ...of }: OfPlan & MealPlace & { note: string },
): Promise<Changed> {
  const { db, now } = services
  const stored = await requirePlan(services, member, of)
  const { kind } = requireAway(stored, { dayIndex, slot })
  const row = withChange(stored, { dayIndex, slot, kind, ...(note && { note }) })
  return db.transaction(async (tx) => {
    const changed = await nextRevision(tx, member, { ...stored, row }, now())
    const nothing = { gone: [], came: [], eaten: [], cooked: [] }
    await rememberBefore(tx, stored, changed.revision, nothing, now())
    return changed
  })
}

/** The plan's row with one meal away or back, and the number of those that are away. */
function withChange({ row }: StoredPlan, change: AwayChange): StoredPlan['row'] {
  const request = { ...row.request, awayChanges: withAwayChange(row.request.awayChanges ?? [], change) }
  return { ...row, request, mealsAway: countAway(targetsOf(request).days ?? []) }
}

function requireAway({ row }: StoredPlan, { dayIndex, slot }: MealPlace): AwayMeal {
  const { away } = targetsOn(targetsOf(row.request), dayIndex)
  const meal = away.find((one) => one.slot === slot)
  if (!meal) throw new AppError('not-found', `${mealTypeLabel(slot)} of this day is part of the plan.`)
  return meal
}

/** Says what the day lacks now, and refuses to leave a leftover without its cooking. */
function asItWas(stored: StoredPlan, place: MealPlace, plan: Plan): Plan {
  for (const { dayIndex, slot, meal } of stored.meals) {
    const isLeftOfIt = meal.leftoverOf?.dayIndex === place.dayIndex && meal.leftoverOf.slot === place.slot
    const now = mealAt(plan, { dayIndex, slot })
    // A dish that is no longer in the cookbook can't be written again: its recipe only says how to reheat it.
    if (isLeftOfIt && now && !now.leftoverOf && now.recipe.book?.meals === meal.recipe.book?.meals) {
      const name = mealOfDay(stored.days[dayIndex]!.date, slot)
      throw new AppError(
        'conflict',
        `${name} is cooked with this meal. Swap that one for another dish first.`,
      )
    }
  }
  const days = plan.days.map((day) =>
    day.dayIndex === place.dayIndex
      ? { ...day, reasons: reasonsUnchanged(day) }
      : { ...day, reasons: stored.days[day.dayIndex]!.reasons },
  )
  return { ...plan, days }
}
