import { data, Link } from 'react-router'
import { LOT_USES } from '#app/domain/pantry/lot-uses.ts'
import { amountText } from '#app/domain/pantry/quantity.ts'
import { listPantryItems } from '#app/features/pantry/ingredients.server.ts'
import { pantryShareOf } from '#app/features/pantry/joint-pantry.server.ts'
import styles from '#app/features/pantry/pantry-panel.module.css'
import { PANTRY_MESSAGES } from '#app/features/pantry/pantry-messages.ts'
import { PantryPanel } from '#app/features/pantry/pantry-panel.tsx'
import { PutBackForm, TakenNotice } from '#app/features/pantry/put-back-form.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { changePantry } from '#app/features/pantry/actions.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { ownDay } from '#app/http/own-day.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/pantry'

export const handle: RouteHandle = { access: 'open' }
export const meta: Route.MetaFunction = () => [
  { title: 'Your Pantry | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

/** The pantry on a page of its own: where its forms go when no script runs. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { member } = viewerOf(context)
  const { db, site, now } = servicesOf(context)
  if (!member) return data(null, { status: 401 })
  const query = new URL(request.url).searchParams
  const use = LOT_USES.find((one) => one === query.get('use'))
  return data({
    ingredients: await listPantryItems(db, member),
    share: await pantryShareOf(db, member),
    serverDay: ownDay(request, now()),
    isVisionSet: site.readsPhotos === true,
    idempotencyKey: crypto.randomUUID(),
    editId: query.get('edit'),
    take: use ? { id: query.get('take') ?? '', use } : null,
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { data: result, init } = await changePantry(await readForm(request), context)
  return data(result, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function Pantry({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.ok === false ? actionData.message : null
  const change = actionData?.ok ? actionData.value : {}
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <p>
          <Link to="/meal-planning">Back to Meal Planning</Link>
        </p>
        <h1>Your Pantry</h1>
      </div>
      <div className={classNames(layout.stack, styles.page)}>
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {change.added?.map(({ id, name, quantity, unit }) => (
          <Notice key={id} tone="ok">
            Added {amountText(Number(quantity), unit)} of {name}.
          </Notice>
        ))}
        {change.refused?.map((reason) => (
          <Notice key={reason} tone="warn">
            {reason}
          </Notice>
        ))}
        {change.removedIds && change.removedIds.length > 0 && (
          <PutBackForm ids={change.removedIds} name={change.name ?? null} />
        )}
        {change.taken && <TakenNotice taken={change.taken} />}
        {change.undoneCount !== undefined && <Notice tone="ok">It is back in your pantry.</Notice>}
        {loaderData ? (
          <PantryPanel {...loaderData} />
        ) : (
          <Notice title={refusal === null ? PANTRY_MESSAGES.signInToGet : undefined}>
            <Link to="/?auth=sign-in&to=/meal-planning">Sign In</Link>
          </Notice>
        )}
      </div>
    </main>
  )
}
