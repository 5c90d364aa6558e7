import type { MiddlewareFunction } from 'react-router'
import { VISITOR } from '#app/features/account/viewer.ts'
import { servicesOf, viewerContext } from './context.server.ts'
import { hasSessionCookie } from './session-cookie.server.ts'

/** Finds out who is asking, once per request; a visitor without a cookie costs no query. */
export const withViewer: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!hasSessionCookie(request)) {
    context.set(viewerContext, VISITOR)
    return next()
  }
  const { accounts, seal } = servicesOf(context)
  const { viewer, cookies } = await accounts.viewerOf(request.headers)
  context.set(viewerContext, viewer)
  const response = await next()
  // Whose the page is, for the copies that a browser keeps to show without a connection; it says nothing about them.
  if (viewer.member) response.headers.set('x-kept-for', seal('kept-pages', viewer.member.id))
  // What the page itself set (a sign-in, a sign-out) stands; the refresh of an old cookie must not undo it.
  const set = new Set(response.headers.getSetCookie().map(cookieName))
  for (const cookie of cookies)
    if (!set.has(cookieName(cookie))) response.headers.append('set-cookie', cookie)
  return response
}

function cookieName(setCookie: string): string {
  return setCookie.slice(0, setCookie.indexOf('='))
}
