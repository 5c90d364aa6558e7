import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { PlanProgress } from '#app/features/plans/view/plan-view.ts'
import { planEvents, planProgress } from '#app/features/plans/progress/plan-progress.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { eventStream } from '#app/http/event-stream.server.ts'
import type { Services } from '#app/features/services.ts'
import type { Route } from './+types/plan-events'

export const handle: RouteHandle = { access: 'open' }

/** Open streams by member, in this process. */
const openStreams = new Map<string, number>()
const MOST_STREAMS = 12

/** How one of the member's plans comes along, as server-sent events; a dropped stream takes up where it was. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  let leave = () => {}
  return eventStream<PlanProgress>(
    { request, context },
    (signal) => {
      const member = requireMember(context)
      leave = enter(member)
      return eventsOf(services, member, params.planId, signal)
    },
    {
      idOf: ({ status, mealsDone }) => `${status}-${mealsDone}`,
      lastEventId: request.headers.get('last-event-id'),
      fallback: 'Failed to fetch meal plan',
      log: services.log,
      onEnd: () => leave(),
    },
  )
}

async function* eventsOf(services: Services, member: Member, planId: string, signal: AbortSignal) {
  if (!(await planProgress(services.db, member, planId)))
    throw new AppError('not-found', 'This plan is not among yours.')
  yield* planEvents(services, member, planId, { signal })
}

function enter({ id }: Member): () => void {
  const open = openStreams.get(id) ?? 0
  if (open >= MOST_STREAMS) throw new AppError('too-many-requests', 'Too many pages wait for plans at once.')
  openStreams.set(id, open + 1)
  return () => {
    const left = (openStreams.get(id) ?? 1) - 1
    if (left > 0) openStreams.set(id, left)
    else openStreams.delete(id)
  }
}
