import { requireMember } from '#app/http/context.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { streamList } from '#app/features/shopping/stream-actions.server.ts'
import type { Route } from './+types/shopping-events'

export const handle: RouteHandle = { access: 'open' }

/** Changes of one of the member's lists, as server-sent events. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return streamList(request, context, () => {
    const member = requireMember(context)
    return { access: { kind: 'owner', member, listId: params.listId }, key: member.id }
  })
}
