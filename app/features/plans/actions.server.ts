import { COOKING_FIELDS } from '#app/domain/planning/cooking-form.ts'
import { data, redirect } from 'react-router'
import { dateInZone } from '#app/domain/pantry/plain-date.ts'
import {
  awayNoteSchema,
  copyPlanSchema,
  movePlanMealSchema,
  onePlanSchema,
  planDaySchema,
  planGuestsSchema,
  planMealSchema,
  planPlaceSchema,
  seenPlanSchema,
  swapMealSchema,
} from '#app/domain/planning/plan-change-forms.ts'
import { planFormSchema } from '#app/domain/planning/plan-form.ts'
import { AWAY_INTENTS } from '#app/features/plans/change/away-intents.ts'
import { noteMealAway, planMealAgain, takeMealOut } from '#app/features/plans/change/away-meals.server.ts'
import { allowDishSchema, refuseDishSchema } from '#app/domain/planning/unwanted-dishes-form.ts'
import { allowDish, refuseDish } from '#app/features/account/unwanted-dishes.server.ts'
import {
  completeMealPlan,
  lockPlannedMeal,
  movePlannedMeal,
  regeneratePlan,
  regeneratePlanDay,
  setPlanGuests,
  swapPlannedMeal,
} from '#app/features/plans/change/change-plan.server.ts'
import { copyPlan } from '#app/features/plans/create/copy-plan.server.ts'
import { createPlan, retryPlan } from '#app/features/plans/create/create-plan.server.ts'
import { deletePlan, restorePlan } from '#app/features/plans/change/delete-plan.server.ts'
import { PLAN_FIELD_NAMES } from '#app/domain/planning/plan-bounds.ts'
import { OVERLAP_CHOICES } from '#app/domain/planning/plan-dates.ts'
import { undoPlanChange } from '#app/features/plans/change/undo-plan-change.server.ts'
import { type Context, requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'

/** What is done with plans; the field `intent` says which. A plan that was asked for is shown while it is made. */
export async function changePlans(form: FormData, context: Context) {
  const services = servicesOf(context)
  const { db, log, now } = services
  const member = () => requireMember(context)
  const intent = textIn(form, 'intent')
  const options = { fallback: 'The plan could not be changed. Please try again.', log }

  const run = async () => {
    switch (intent) {
      case 'create':
        return submit(
          form,
          planFormSchema,
          async (values) => {
            // Without scripts the page does not know where it is: then it is the server's day.
            const today = textIn(form, 'today') || dateInZone(now().getTime(), 'UTC')
            const { planId } = await createPlan(services, member(), values, {
              today,
              startDate: form.has('startDate') ? textIn(form, 'startDate') : today,
              ...(form.has('overlap') && { overlap: overlapOf(form) }),
              idempotencyKey: textIn(form, 'idempotencyKey') || crypto.randomUUID(),
              variesDishes: form.get('variesDishes') === 'yes',
              includesSaved: form.get('includesSaved') === 'yes',
              peopleIds: textsIn(form, 'people[]'),
            })
            throw redirect(`/meal-planning?making=${planId}`)
          },
          { fallback: 'Failed to create meal plan', log },
        )
      case 'copy':
        return submit(
          form,
          copyPlanSchema,
          async (of) => {
            const today = textIn(form, 'today') || dateInZone(now().getTime(), 'UTC')
            const { planId } = await copyPlan(services, member(), of, {
              today,
              startDate: textIn(form, 'startDate'),
              overlap: overlapOf(form),
              idempotencyKey: textIn(form, 'idempotencyKey') || crypto.randomUUID(),
            })
            throw redirect(`/meal-planning?making=${planId}`)
          },
          { fallback: 'The plan could not be copied. Please try again.', log },
        )
      case 'swap':
        return submit(form, swapMealSchema, (of) => swapPlannedMeal(services, member(), of), options)
      case 'refuse-dish':
        return submit(form, refuseDishSchema, (dish) => refuseDish(db, member(), dish, now()), {
          fallback: 'We could not save that. Please try again.',
          log,
        })
      case 'allow-dish':
        return submit(form, allowDishSchema, ({ dish }) => allowDish(db, member(), dish), {
          fallback: 'We could not save that. Please try again.',
          log,
        })
      case 'lock':
      case 'unlock':
        return submit(
          form,
          planMealSchema,
          (of) => lockPlannedMeal(services, member(), of, intent === 'lock'),
          options,
        )
      case 'move':
        return submit(
          form,
          movePlanMealSchema,
          ({ to, ...of }) => movePlannedMeal(services, member(), of, to),
          options,
        )
      case 'eat-out':
      case 'takeaway':
      case 'skip':
        return submit(
          form,
          planMealSchema,
          (of) => takeMealOut(services, member(), of, AWAY_INTENTS[intent]),
          options,
        )
      case 'plan-again':
        return submit(form, planPlaceSchema, (of) => planMealAgain(services, member(), of), options)
      case 'away-note':
        return submit(form, awayNoteSchema, (of) => noteMealAway(services, member(), of), options)
      case 'regenerate':
        return submit(form, seenPlanSchema, (of) => regeneratePlan(services, member(), of), options)
      case 'regenerate-day':
        return submit(
          form,
          planDaySchema,
          ({ dayIndex, ...of }) => regeneratePlanDay(services, member(), of, dayIndex),
          options,
        )
      case 'guests':
        return submit(
          form,
          planGuestsSchema,
          ({ dayIndex, guests, ...of }) => setPlanGuests(services, member(), of, { dayIndex, guests }),
          options,
        )
      case 'complete':
        return submit(form, seenPlanSchema, (of) => completeMealPlan(services, member(), of), options)
      case 'retry':
        return submit(form, onePlanSchema, ({ planId }) => retryPlan(services, member(), planId), options)
      case 'undo':
        return submit(form, seenPlanSchema, (of) => undoPlanChange(services, member(), of), options)
      case 'delete':
        return submit(
          form,
          onePlanSchema,
          async ({ planId }) => {
            await deletePlan(db, member(), planId, now())
            throw redirect(`/meal-planning?${new URLSearchParams({ tab: 'plans', deleted: planId })}`)
          },
          { fallback: 'The plan could not be deleted. Please try again.', log },
        )
      case 'restore':
        return submit(form, onePlanSchema, ({ planId }) => restorePlan(services, member(), planId), {
          fallback: 'The plan could not be brought back. Please try again.',
          log,
        })
      default:
        return submitNothing(form, log)
    }
  }
  const { data: result, init } = await run()
  return data(
    { intent, result, entered: intent === 'create' && !result.ok ? enteredOf(form) : undefined },
    { status: init?.status ?? 200 },
  )
}

const textsIn = (form: FormData, name: string) => form.getAll(name).filter((text) => typeof text === 'string')

/** What the dialog showed of plans with the same days, and what was chosen for them. */
function overlapOf(form: FormData) {
  const choice = OVERLAP_CHOICES.find((one) => form.getAll('overlap').includes(one)) ?? null
  return { choice, seenIds: textsIn(form, 'overlapping[]') }
}

/** What was typed, for a page without scripts that has to show it again. */
function enteredOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...Object.values(PLAN_FIELD_NAMES), 'startDate', ...COOKING_FIELDS].flatMap((name) =>
      form.has(name) ? [[name, textIn(form, name)]] : [],
    ),
  )
}
