import { data, redirect } from 'react-router'
import { usageOf } from '#app/domain/allowance.ts'
import { addDays } from '#app/domain/pantry/plain-date.ts'
import { planDefaults } from '#app/domain/planning/plan-request.ts'
import { wishesInWords } from '#app/domain/planning/dietary-preferences.ts'
import { dietaryPreferencesOf } from '#app/features/account/food-preferences.server.ts'
import { tableChoices } from '#app/features/household/table.server.ts'
import { usageStatsOf } from '#app/features/billing/allowance.server.ts'
import { listPantryItems } from '#app/features/pantry/ingredients.server.ts'
import { NOT_SHARED, pantryShareOf } from '#app/features/pantry/joint-pantry.server.ts'
import { PANTRY_MESSAGES } from '#app/features/pantry/pantry-messages.ts'
import styles from '#app/features/pantry/pantry-panel.module.css'
import { PantryPanel } from '#app/features/pantry/pantry-panel.tsx'
import { ReadyPanel } from '#app/features/pantry/ready-panel.tsx'
import { PLAN_DIALOG } from '#app/features/plans/create/create-plan-dialog.tsx'
import { followingPlan, planEntriesOf } from '#app/features/plans/create/plan-entries.server.ts'
import { plannedDaysFrom } from '#app/features/plans/planned-days.server.ts'
import { planAddress } from '#app/features/plans/plan-addresses.ts'
import { withPlates } from '#app/features/plans/plan-plates.server.ts'
import { hasOwnRecipes } from '#app/features/plans/solve/own-recipes.server.ts'
import { PlanningPage } from '#app/features/plans/view/planning-page.tsx'
import { findPlan, listPlans, markPlanSeen } from '#app/features/plans/plans.server.ts'
import { orOffline } from '#app/features/page/offline-answer.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { changePlans } from '#app/features/plans/actions.server.ts'
import { ownDay } from '#app/http/own-day.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/meal-planning'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.plan ? `${loaderData.plan.name}: ` : ''}Meal Planning | Mealwright` },
]

/**
 * `?tab=plans` lists the plans, `?plan=` shows one, `?making=` waits for one on the first tab, `?new` opens the dialog,
 * beside `?plan=` for the plan that follows it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const { db, site, planner, chef, kitchen, log, now } = servicesOf(context)
  planner.warm()
  const query = new URL(request.url).searchParams
  const making = query.get('making')
  const planId = query.get('plan') ?? making
  const serverDay = ownDay(request, now())
  const problems: string[] = []
  /** The page stands without what cannot be read, and says so. */
  const orNothing = async <Value, Empty>(read: () => Promise<Value>, empty: Empty, message: string) => {
    try {
      return await read()
    } catch (error) {
      log.error({ error }, message)
      problems.push(message)
      return empty
    }
  }
  // Where a model writes the meals, it is asked for new ones.
  const isChosenFromBook = chef.name === kitchen.name
  const isAsked = query.has('new')
  const [
    plans,
    plan,
    entries,
    stats,
    ingredients,
    share,
    dietaryPreferences,
    people,
    hasSavedRecipes,
    planned,
    following,
  ] = await Promise.all([
    orNothing(() => listPlans(db, member), [], 'Failed to fetch meal plans'),
    planId
      ? orNothing(() => findPlan(db, member, planId, now()), undefined, 'Failed to fetch meal plan')
      : undefined,
    planEntriesOf(db, member).catch(() => planDefaults(member.tier)),
    member.tier === 'free' ? usageStatsOf(db, member).catch(() => null) : null,
    orNothing(() => listPantryItems(db, member), [], PANTRY_MESSAGES.fetch),
    pantryShareOf(db, member).catch(() => NOT_SHARED),
    dietaryPreferencesOf(db, member).catch(() => null),
    orNothing(() => tableChoices(db, member), [], 'Failed to fetch your household'),
    isChosenFromBook && hasOwnRecipes(db, member).catch(() => false),
    // From yesterday on: it may still be the person's today.
    plannedDaysFrom(db, member, addDays(serverDay, -1)).catch(() => []),
    isAsked && planId ? followingPlan(db, member, planId, serverDay).catch(() => null) : null,
  ])
  const isFinished = plan && plan.status !== 'generating'
  if (isFinished && making) throw redirect(planAddress(plan.id))
  if (isFinished && plan.isNews) await markPlanSeen(db, member, plan.id, now())
  const isList = query.get('tab') === 'plans' && !plan
  if (plan === null) problems.push('This meal plan does not exist, or it was deleted.')
  return data(
    {
      tab: query.has('tab') || query.has('plan') ? ('plans' as const) : ('create' as const),
      tier: member.tier,
      usage: stats && usageOf('plans', stats.mealsPlanned),
      plans: isList ? await withPlates(db, plans).catch(() => plans) : plans,
      plan: plan ?? null,
      problems,
      entries: following?.entries ?? entries,
      following,
      planned,
      people,
      hasSavedRecipes,
      isAsked,
      deletedId: query.get('deleted'),
      ingredients,
      share,
      dietaryPreferences: dietaryPreferences && wishesInWords(dietaryPreferences),
      isVisionSet: site.readsPhotos === true,
      serverDay,
      idempotencyKey: crypto.randomUUID(),
    },
    { status: plan === null ? 404 : problems.length > 0 ? 500 : 200 },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  return changePlans(await readForm(request), context)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('offline', () => serverAction())

export default function MealPlanning({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PlanningPage
      data={loaderData}
      answer={actionData}
      entered={actionData && 'entered' in actionData ? actionData.entered : undefined}
    >
      <div className={styles.columns}>
        <PantryPanel {...loaderData} wholePageHref="/meal-planning/pantry" />
        <ReadyPanel
          hasIngredients={loaderData.ingredients.length > 0}
          dialogId={PLAN_DIALOG}
          dietaryPreferences={loaderData.dietaryPreferences}
          table={loaderData.people.map(({ name }) => name)}
        />
      </div>
    </PlanningPage>
  )
}
