import { requireOwnPost } from '#app/features/blog/admin/posts/own-posts.server.ts'
import { type PostPresence, presenceOf } from '#app/features/blog/admin/editor/post-presence.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { eventStream } from '#app/http/event-stream.server.ts'
import type { Route } from './+types/post-presence'

export const handle: RouteHandle = { access: 'staff' }

/** Who else has a post open, as server-sent events; for whoever may open it. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const services = servicesOf(context)
  async function* events(signal: AbortSignal): AsyncGenerator<PostPresence> {
    await requireOwnPost(services.db, staff, params.postId)
    yield* presenceOf(services, staff, { postId: params.postId, signal })
  }
  return eventStream<PostPresence>({ request, context }, events, {
    idOf: ({ names }) => encodeURIComponent(names.join(',')),
    lastEventId: null,
    fallback: 'Who else has this post open could not be read.',
    log: services.log,
  })
}
