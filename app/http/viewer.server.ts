import type { MiddlewareFunction } from 'react-router'
import { VISITOR } from '#app/features/account/viewer.ts'
import { AppError } from '#app/domain/errors.ts'
import { factsOf, servicesOf, viewerContext } from './context.server.ts'
import { recentWriteCookie } from './recent-write.server.ts'
import { hasSessionCookie } from './session-cookie.server.ts'

const UNREADABLE = 'We cannot reach our data right now. Please try again in a minute.'

/**
 * Finds out who is asking, once per request; a visitor without a cookie costs no query. Where a session cannot be read
 * nobody is taken for a visitor: whatever asks who it is fails as unavailable, a form with a sentence, a page as a whole.
 */
export const withViewer: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!hasSessionCookie(request)) {
    context.set(viewerContext, VISITOR)
    return next()
  }
  const { accounts, seal, log } = servicesOf(context)
  const found = await accounts.viewerOf(request.headers).catch((error: unknown) => {
    log.error({ error, requestId: factsOf(context).requestId }, 'a session could not be read')
    return new AppError('unavailable', UNREADABLE, { cause: error })
  })
  if (found instanceof AppError) {
    context.set(viewerContext, found)
    return next()
  }
  const { viewer, cookies } = found
  context.set(viewerContext, viewer)
  const response = await next()
  // Whose the page is, for the copies that a browser keeps to show without a connection; it says nothing about them.
  if (viewer.member) response.headers.set('x-kept-for', seal('kept-pages', viewer.member.id))
  // What the page itself set (a sign-in, a sign-out) stands; the refresh of an old cookie must not undo it.
  const set = new Set(response.headers.getSetCookie().map(cookieName))
  for (const cookie of cookies)
    if (!set.has(cookieName(cookie))) response.headers.append('set-cookie', cookie)
  const mark = recentWriteCookie(request, servicesOf(context))
  if (mark !== null) response.headers.append('set-cookie', mark)
  return response
}

function cookieName(setCookie: string): string {
  return setCookie.slice(0, setCookie.indexOf('='))
}
