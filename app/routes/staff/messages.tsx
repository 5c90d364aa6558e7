import { z } from 'zod'
import { messageSchema } from '#app/domain/staff/staff-forms.ts'
import { answerMessage, deleteMessage, markMessage } from '#app/features/contact/handle-messages.server.ts'
import { listMessages } from '#app/features/contact/messages.server.ts'
import { MessagesPage } from '#app/features/contact/messages-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/messages'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Messages | Mealwright staff' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, 'read-messages')
  const { db, log } = servicesOf(context)
  const before = z.uuid().safeParse(new URL(request.url).searchParams.get('before')).data ?? null
  const page = await readOrLog(log, 'Failed to fetch messages', listMessages(db, before))
  return { messages: page?.messages ?? [], next: page?.next ?? null, isFirst: before === null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'read-messages')
  const services = servicesOf(context)
  return submit(
    request,
    messageSchema,
    async (asked) => {
      const { messageId } = asked
      switch (asked.intent) {
        case 'answer':
          await answerMessage(services, staff, { messageId, answer: asked.answer })
          return 'Your answer is on its way.'
        case 'delete':
          await deleteMessage(services, staff, messageId)
          return 'The message is deleted.'
        default:
          await markMessage(services, messageId, asked.intent === 'mark-done')
          return asked.intent === 'mark-done' ? 'The message is done.' : 'The message is open again.'
      }
    },
    { fallback: 'That did not work. Please try again.', log: services.log },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function StaffMessages({ loaderData, actionData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} answer={actionData} />
}
