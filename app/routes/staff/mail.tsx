import { emailSamples } from '#app/emails.server.ts'
import { mailPreviews } from '#app/features/system/mail-previews.server.ts'
import { MailPreviewsPage } from '#app/features/system/mail-previews.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/mail'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Mail | Mealwright staff' }]

export function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, 'see-system')
  return mailPreviews(emailSamples(servicesOf(context).site), new URL(request.url).searchParams)
}

export default function StaffMail({ loaderData }: Route.ComponentProps) {
  return <MailPreviewsPage {...loaderData} />
}
