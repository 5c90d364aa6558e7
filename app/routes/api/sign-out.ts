import { redirect } from 'react-router'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { withCookies } from '#app/http/cookies.server.ts'
import type { Route } from './+types/sign-out'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

export async function action({ request, context }: Route.ActionArgs) {
  const cookies = await servicesOf(context).accounts.signOut(request.headers)
  throw redirect('/', withCookies(cookies))
}
