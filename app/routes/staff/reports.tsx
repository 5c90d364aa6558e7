import { reportSchema } from '#app/domain/staff/staff-forms.ts'
import { dismissReport, listReports, removeReported } from '#app/features/community/content-reports.server.ts'
import { ReportsPage } from '#app/features/community/reports-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/reports'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Reports | Mealwright staff' }]

export async function loader({ context }: Route.LoaderArgs) {
  requireStaff(context, 'answer-reports')
  const { db, log } = servicesOf(context)
  return { reports: await readOrLog(log, 'Failed to fetch reports', listReports(db)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'answer-reports')
  const services = servicesOf(context)
  return submit(
    request,
    reportSchema,
    async ({ intent, reportId, reason }) => {
      if (intent === 'dismiss') {
        await dismissReport(services, staff, reportId)
        return 'The report is dismissed; nothing else has changed.'
      }
      await removeReported(services, staff, { reportId, reason })
      return 'It is taken down, and its reports are settled.'
    },
    { fallback: 'That did not work. Please try again.', log: services.log },
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function StaffReports({ loaderData, actionData }: Route.ComponentProps) {
  return <ReportsPage reports={loaderData.reports} answer={actionData} />
}
