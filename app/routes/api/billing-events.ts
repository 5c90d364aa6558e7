import { AppError } from '#app/domain/errors.ts'
import {
  billingEvents,
  type BillingStanding,
  standingId,
} from '#app/features/billing/billing-events.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { eventStream } from '#app/http/event-stream.server.ts'
import type { Route } from './+types/billing-events'

export const handle: RouteHandle = { access: 'open' }

/** Open streams by member, in this process. */
const openStreams = new Map<string, number>()
const MOST_STREAMS = 12

/** How the member stands, as server-sent events: once, or with `?follow` whenever something was confirmed. */
export function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  let leave = () => {}
  return eventStream<BillingStanding>(
    { request, context },
    (signal) => {
      const member = requireMember(context)
      leave = enter(member.id)
      const isFollowed = new URL(request.url).searchParams.has('follow')
      return billingEvents(services, member, { signal, isFollowed })
    },
    {
      idOf: standingId,
      lastEventId: request.headers.get('last-event-id'),
      fallback: 'The news of your subscription could not be read.',
      log: services.log,
      onEnd: () => leave(),
    },
  )
}

function enter(id: string): () => void {
  const open = openStreams.get(id) ?? 0
  if (open >= MOST_STREAMS) throw new AppError('too-many-requests', 'Too many pages are open at once.')
  openStreams.set(id, open + 1)
  return () => {
    const left = (openStreams.get(id) ?? 1) - 1
    if (left > 0) openStreams.set(id, left)
    else openStreams.delete(id)
  }
}
