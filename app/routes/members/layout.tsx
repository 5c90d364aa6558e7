import { Outlet, redirect } from 'react-router'
import type { RouteHandle } from '#app/http/access.ts'
import { viewerOf } from '#app/http/context.server.ts'
import { hasSessionCookie } from '#app/http/session-cookie.server.ts'
import type { Route } from './+types/layout'

export const handle: RouteHandle = { access: 'member' }

/**
 * A visitor is sent to the landing with the sign-up dialog open, and to the wanted page once signed in. Whoever comes with
 * a session that has ended has an account: the dialog welcomes them back.
 */
const requireSession: Route.MiddlewareFunction = ({ request, context }) => {
  if (viewerOf(context).member) return
  const url = new URL(request.url)
  // A page of the list that was open when its session ended elsewhere: the action says what deleting needs.
  if (request.method === 'POST' && url.pathname === '/recipes.data') return
  const wanted = url.pathname.replace(/\.data$/, '') + url.search.replace(/[?&]_routes=[^&]*/, '')
  throw redirect(
    `/?${new URLSearchParams({
      auth: hasSessionCookie(request) ? 'sign-in' : 'sign-up',
      to: wanted,
    })}`,
  )
}

export const middleware: Route.MiddlewareFunction[] = [requireSession]

/** Asks the server on every visit, so that the guard also holds for navigation inside the app. */
export function loader() {
  return null
}

export default function Members() {
  return <Outlet />
}
