import { data, Link } from 'react-router'
import { cookingNoteSchema, oneCookingSchema } from '#app/domain/pantry/cook-forms.ts'
import { noteCooking, undoCooking } from '#app/features/cooking/cook-dish.server.ts'
import { CookedList } from '#app/features/cooking/cooked-list.tsx'
import { listCookings } from '#app/features/cooking/cookings.server.ts'
import { orOffline } from '#app/features/page/offline-answer.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/cooked'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [{ title: 'What You Cooked | Mealwright' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context)
  const cookings = await listCookings(db, requireMember(context))
  return { cookings, doneId: new URL(request.url).searchParams.get('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, limits, log, now } = servicesOf(context)
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const memberFor = async () => {
    const member = requireMember(context)
    await limits.spend('change-pantry-minute', member.id)
    return member
  }
  const run = () => {
    switch (intent) {
      case 'undo':
        return submit(
          form,
          oneCookingSchema,
          async ({ cooking }) => undoCooking(db, await memberFor(), cooking, now()),
          { fallback: 'This could not be undone. Please try again.', log },
        )
      case 'note':
        return submit(form, cookingNoteSchema, async (values) => noteCooking(db, await memberFor(), values), {
          fallback: 'The note could not be saved. Please try again.',
          log,
        })
      default:
        return submitNothing(form, log)
    }
  }
  const { data: result, init } = await run()
  return data({ intent, result }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('offline', () => serverAction())

export default function Cooked({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData?.result
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <p>
          <Link to="/meal-planning">Back to your pantry</Link>
        </p>
        <h1>What You Cooked</h1>
      </div>
      <div className={layout.stack}>
        {result?.ok === false && <Notice tone="error">{result.message}</Notice>}
        {result?.ok && actionData?.intent === 'undo' && (
          <Notice tone="ok">Undone: its foods are in your pantry again.</Notice>
        )}
        <CookedList {...loaderData} />
      </div>
    </main>
  )
}
