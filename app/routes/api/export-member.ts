import { redirect } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { exportMember } from '#app/features/account/export-member.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import type { Route } from './+types/export-member'

/** Open, as downloads are: a visitor is sent home. */
export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/profile')
}

/** Everything about the member, as one file. Asked for by a form, so that no link of another site starts it. */
export async function action({ context }: Route.ActionArgs) {
  const { member } = viewerOf(context)
  if (!member) throw redirect('/profile')
  const services = servicesOf(context)
  try {
    await services.limits.spend('export-hour', member.id)
  } catch (error) {
    if (error instanceof AppError) throw redirect('/profile?download=later#your-data')
    throw error
  }
  return new Response(exportMember(services, member), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="mealwright-${services.now().toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    },
  })
}
