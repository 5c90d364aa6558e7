import { data } from 'react-router'
import { refusalOfSpending } from '#app/features/account/limits.server.ts'
import { calendarFile, findCalendarFeed } from '#app/features/plans/calendar/calendar-feed.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/plan-calendar'

/** Open: calendar programs do not sign in. The address itself is the secret. */
export const handle: RouteHandle = { access: 'open' }

const ALWAYS = {
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** `/calendar/<secret>.ics`: the planned meals of whoever made the address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, site, limits, now } = servicesOf(context)
  const feed = await findCalendarFeed(db, params.file)
  if (!feed) throw data(null, { status: 404, headers: ALWAYS })
  const refusal = await refusalOfSpending(limits, 'calendar-feed-hour', feed.limitKey)
  if (refusal)
    return new Response('Too many requests', {
      status: 429,
      headers: { ...ALWAYS, 'retry-after': String(refusal.details['retryAfterS'] ?? 60) },
    })
  const { body, etag, lastModified } = await calendarFile({ db, origin: site.origin }, feed, now())
  const headers = {
    ...ALWAYS,
    etag,
    'last-modified': lastModified.toUTCString(),
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="mealwright.ics"',
  }
  const known = request.headers.get('if-none-match')
  const isKnown = known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
