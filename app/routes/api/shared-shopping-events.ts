import { AppError } from '#app/domain/errors.ts'
import { accessByLink } from '#app/features/shopping/list-access.server.ts'
import { streamList } from '#app/features/shopping/stream-actions.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import type { Route } from './+types/shared-shopping-events'

export const handle: RouteHandle = { access: 'open' }

/** Changes of a shared list, for whoever has its link; taken back, the stream ends. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return streamList(request, context, () => {
    const access = accessByLink(params.token)
    if (!access) throw new AppError('not-found', 'This link no longer opens a list.')
    return { access, key: access.shareHash }
  })
}
