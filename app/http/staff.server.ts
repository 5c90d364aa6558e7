import { type MiddlewareFunction, redirect } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { STAFF_LOGIN, STAFF_SECOND_FACTOR } from '#app/features/staff/staff-paths.ts'
import { servicesOf, staffSessionContext } from './context.server.ts'
import { withCookies } from './cookies.server.ts'

/**
 * Guards the staff area: pages, their data and their actions. Whoever still owes the second factor reaches the page
 * that sets it up and no other.
 */
export const withStaff: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { session, cookies } = await servicesOf(context)
    .staff.sessionOf(request.headers)
    .catch((error: unknown) => {
      throw new AppError('unavailable', 'We cannot reach our data right now.', { cause: error })
    })
  if (session.kind === 'none') throw redirect(STAFF_LOGIN, withCookies(cookies))
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  if (session.kind === 'owes-second-factor' && path !== STAFF_SECOND_FACTOR)
    throw redirect(STAFF_SECOND_FACTOR, withCookies(cookies))
  context.set(staffSessionContext, session)
  return unlisted(await next())
}

/** For the pages around it that everybody may open, such as signing in. */
export const unlistedPage: MiddlewareFunction<Response> = async (_arguments, next) => unlisted(await next())

function unlisted(response: Response): Response {
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  response.headers.set('cache-control', 'private, no-store')
  return response
}
