import { redirect } from 'react-router'
import { beginLetterSchema } from '#app/domain/newsletter/letter-forms.ts'
import { beginLetter, countReaders, listLetters, postChoices } from '#app/features/letters/letters.server.ts'
import { LettersPage } from '#app/features/letters/letters-page.tsx'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/letters'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Letters | Mealwright staff' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, 'send-letters')
  const { db, log } = servicesOf(context)
  const [letters, readers, posts] = await Promise.all([
    readOrLog(log, 'Failed to fetch letters', listLetters(db)),
    readOrLog(log, 'Failed to count readers', countReaders(db)),
    readOrLog(log, 'Failed to fetch posts', postChoices(db)),
  ])
  return { letters, readers, posts: posts ?? [] }
}

/** Begins a letter and goes to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'send-letters')
  const services = servicesOf(context)
  return submit(
    request,
    beginLetterSchema,
    async ({ postId }) => {
      throw redirect(`/blog-admin/letters/${await beginLetter(services, staff, postId)}`)
    },
    { fallback: 'The letter could not be begun. Please try again.', log: services.log },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function StaffLetters({ loaderData, actionData }: Route.ComponentProps) {
  return <LettersPage {...loaderData} refusal={actionData && !actionData.ok ? actionData.message : null} />
}
