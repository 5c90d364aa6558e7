import { Outlet, redirect } from 'react-router'
import type { RouteHandle } from '#app/http/access.ts'
import { viewerOf } from '#app/http/context.server.ts'
import type { Route } from './+types/members'

export const handle: RouteHandle = { access: 'member' }

/** A visitor is sent to the landing with the sign-up dialog open, and to the wanted page once signed in. */
const requireSession: Route.MiddlewareFunction = ({ request, context }) => {
  if (viewerOf(context).member) return
  const url = new URL(request.url)
  const wanted = url.pathname.replace(/\.data$/, '') + url.search.replace(/[?&]_routes=[^&]*/, '')
  throw redirect(`/?${new URLSearchParams({ auth: 'sign-up', to: wanted })}`)
}

export const middleware: Route.MiddlewareFunction[] = [requireSession]

/** Asks the server on every visit, so that the guard also holds for navigation inside the app. */
export function loader() {
  return null
}

export default function Members() {
  return <Outlet />
}
