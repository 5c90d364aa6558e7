import { redirect } from 'react-router'
import { formerPath } from '#app/features/blog/public/former-path.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/not-found'

export const handle: RouteHandle = { access: 'open' }

const MOVED = 301

/** Where staff let the address lead, else home. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const movedTo = await formerPath(servicesOf(context), request)
  throw movedTo === null ? redirect('/') : redirect(movedTo, MOVED)
}

export function action() {
  throw redirect('/')
}
