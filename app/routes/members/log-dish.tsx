import { data, Link, redirect } from 'react-router'
import { logDishSchema } from '#app/domain/diary/diary-forms.ts'
import { findDish } from '#app/features/cooking/dish.server.ts'
import { logDish } from '#app/features/cooking/log-dish.server.ts'
import { LogForm } from '#app/features/cooking/log-form.tsx'
import { dayAddress } from '#app/features/dashboard/day-address.ts'
import { diarySettingsOf } from '#app/features/diary-settings/diary-settings.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { ownDay } from '#app/http/own-day.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orOffline } from '#app/features/page/offline-answer.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import type { Route } from './+types/log-dish'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.dish ? `Log it: ${loaderData.dish.name}` : 'Log it'} | Mealwright` },
]

/** `?recipe=` names what was eaten. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const { db, now } = servicesOf(context)
  const found = await findDish(db, member, new URL(request.url).searchParams.get('recipe') ?? '')
  return {
    isPremium: member.tier === 'premium',
    idempotencyKey: crypto.randomUUID(),
    serverDay: ownDay(request, now(), (await diarySettingsOf(db, member)).dayStartMin),
    dish: found && {
      key: found.key,
      name: found.name,
      path: found.path,
      servings: found.servings,
      kcal: found.perServing.kcal,
      ingredientsG: found.servingG * found.servings,
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, limits, log, now } = servicesOf(context)
  const { data: result, init } = await submit(
    await readForm(request),
    logDishSchema,
    async (values) => {
      const member = requireMember(context)
      await limits.spend('track-minute', member.id)
      await logDish(db, member, values, now())
      throw redirect(dayAddress(values.day))
    },
    { fallback: 'This could not be saved. Please try again.', log },
  )
  return data({ intent: 'log', result }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('offline', () => serverAction())

export default function LogDish({ loaderData, actionData }: Route.ComponentProps) {
  const { dish, isPremium, idempotencyKey, serverDay } = loaderData
  const refusal = actionData?.result.ok === false ? actionData.result : null
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        {dish && (
          <p>
            <Link to={dish.path}>Back to the recipe</Link>
          </p>
        )}
        <h1>{dish ? dish.name : 'Log it'}</h1>
        {dish && <p className={text.lede}>Say how much of it you ate, and when.</p>}
      </div>
      {!dish && (
        <EmptyState
          title="Which recipe was it?"
          action={
            <Link className={buttonClass()} to="/recipes">
              Open your recipes
            </Link>
          }
        >
          Open a recipe and tap “Log it” there.
        </EmptyState>
      )}
      {dish && !isPremium && (
        <Notice>
          Saving meals to a diary comes with Premium. <Link to="/pricing">View Pricing</Link>
        </Notice>
      )}
      {dish && isPremium && (
        <LogForm
          key={dish.key}
          dish={dish}
          idempotencyKey={idempotencyKey}
          serverDay={serverDay}
          refusal={refusal}
        />
      )}
    </main>
  )
}
