import { data, Link, redirect } from 'react-router'
import { canBeCooked, cookSchema } from '#app/domain/pantry/cook-forms.ts'
import { dateInZone } from '#app/domain/pantry/plain-date.ts'
import { CookForm } from '#app/features/cooking/cook-form.tsx'
import { cookDish } from '#app/features/cooking/cook-dish.server.ts'
import { cookViewOf } from '#app/features/cooking/cook-view.server.ts'
import { COOKED_PATH } from '#app/features/cooking/cooked-list.tsx'
import { findDish } from '#app/features/cooking/dish.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orOffline } from '#app/features/page/offline-answer.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import type { Route } from './+types/cook'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.view ? `Cooked: ${loaderData.view.name}` : 'Cooked'} | Mealwright` },
]

/** `?recipe=` names what was cooked, `?servings=` how many of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const { db, now } = servicesOf(context)
  const query = new URL(request.url).searchParams
  const dish = await findDish(db, member, query.get('recipe') ?? '')
  const common = { idempotencyKey: crypto.randomUUID(), isPremium: member.tier === 'premium' }
  if (!dish) return { ...common, view: null }
  const asked = Number(query.get('servings'))
  const servings = canBeCooked(asked, dish.eaters.length > 0) ? asked : dish.servingsAtOnce
  const today = dateInZone(now().getTime(), 'UTC')
  return { ...common, view: await cookViewOf(db, member, dish, { servings, today }) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, limits, log, now } = servicesOf(context)
  const { data: result, init } = await submit(
    await readForm(request),
    cookSchema,
    async (values) => {
      const member = requireMember(context)
      await limits.spend('change-pantry-minute', member.id)
      const { id } = await cookDish(db, member, values, now())
      throw redirect(`${COOKED_PATH}?done=${id}`)
    },
    { fallback: 'This could not be recorded. Please try again.', log },
  )
  return data({ intent: 'cook', result }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('offline', () => serverAction())

export default function Cook({ loaderData, actionData }: Route.ComponentProps) {
  const { view, idempotencyKey, isPremium } = loaderData
  const refusal = actionData?.result.ok === false ? actionData.result : null
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        {view && (
          <p>
            <Link to={view.path}>Back to the recipe</Link>
          </p>
        )}
        <h1>{view ? view.name : 'Cooked'}</h1>
        {view && <p className={text.lede}>Check what it takes from your pantry, then record it.</p>}
      </div>
      {view ? (
        <CookForm
          key={`${view.key} ${view.servings}`}
          view={view}
          idempotencyKey={idempotencyKey}
          refusal={refusal}
          isPremium={isPremium}
        />
      ) : (
        <EmptyState
          title="Which dish was it?"
          action={
            <Link className={buttonClass()} to="/recipes">
              Open your recipes
            </Link>
          }
        >
          Open a recipe or a planned meal and tap “Cooked” there.
        </EmptyState>
      )}
    </main>
  )
}
