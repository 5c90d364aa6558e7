import { data, Link, redirect, useFetcher } from 'react-router'
import { copySchema, editEntrySchema } from '#app/domain/diary/diary-forms.ts'
import { copyEntries } from '#app/features/calories/copy-entries.server.ts'
import { editEntry, entryToEdit } from '#app/features/calories/edit-entry.server.ts'
import { EditEntry } from '#app/features/calories/edit-entry.tsx'
import { CopyOneForm } from '#app/features/dashboard/copy-one-form.tsx'
import { dayAddress } from '#app/features/dashboard/day-address.ts'
import { diarySettingsOf } from '#app/features/diary-settings/diary-settings.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { ownDay } from '#app/http/own-day.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orOffline, sentField } from '#app/features/page/offline-answer.ts'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import layout from '#app/ui/layout.module.css'
import type { Route } from './+types/diary-entry'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.entry?.mealName ?? 'Edit meal'} | Mealwright` },
]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const member = requireMember(context)
  const entry = await entryToEdit(db, member, params.entryId)
  const { dayStartMin } = await diarySettingsOf(db, member)
  return data(
    { entry, serverDay: ownDay(request, now(), dayStartMin), idempotencyKey: crypto.randomUUID() },
    { status: entry ? 200 : 404 },
  )
}

/** What is saved leads back to the day it belongs to. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(context)
  const { db, limits, log, now } = servicesOf(context)
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const options = { fallback: 'This could not be saved. Please try again.', log }
  const run = () => {
    switch (intent) {
      case 'edit-entry':
        return submit(
          form,
          editEntrySchema,
          async (values) => {
            await limits.spend('track-minute', member.id)
            await editEntry(db, member, values, now())
            throw redirect(dayAddress(values.eatenOn))
          },
          options,
        )
      case 'copy-entries':
        return submit(
          form,
          copySchema,
          async (values) => {
            await limits.spend('track-minute', member.id)
            await copyEntries(db, member, values, now())
            throw redirect(dayAddress(values.toDay))
          },
          options,
        )
      default:
        return submitNothing(form, log)
    }
  }
  const { data: result, init } = await run()
  return data({ intent, result }, { status: init?.status ?? 200 })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return orOffline(await sentField(request, 'intent'), () => serverAction())
}

export default function DiaryEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, serverDay, idempotencyKey } = loaderData
  const copying = useFetcher<typeof action>({ key: 'copy-one' })
  const refusalOf = (intent: string, answer: typeof actionData) =>
    answer?.intent === intent && !answer.result.ok ? answer.result : null
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <p>
          <Link to={entry ? dayAddress(entry.eatenOn) : '/dashboard'}>Back to the day</Link>
        </p>
        <h1>{entry ? 'Edit meal' : 'This meal is not in your diary'}</h1>
      </div>
      {entry ? (
        <>
          <EditEntry
            key={entry.id}
            entry={entry}
            serverDay={serverDay}
            refusal={refusalOf('edit-entry', actionData)}
          />
          <CopyOneForm
            entry={entry}
            serverDay={serverDay}
            idempotencyKey={idempotencyKey}
            fetcher={copying}
            refusal={refusalOf('copy-entries', copying.data ?? actionData)}
          />
        </>
      ) : (
        <EmptyState title="Nothing to change">
          It was removed, or it belongs to somebody else. What was removed can be put back for a day, from the
          note that said so.
        </EmptyState>
      )}
    </main>
  )
}
