import { AppError } from '#app/domain/errors.ts'
import { changeShopping } from '#app/features/shopping/actions.server.ts'
import { NOT_THERE } from '#app/features/shopping/list-access.server.ts'
import { viewList } from '#app/features/shopping/shopping-lists.server.ts'
import type { ShoppingAnswer } from '#app/features/shopping/shopping-view.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { type Context, requireMember, servicesOf } from '#app/http/context.server.ts'
import { json, jsonOf } from '#app/http/json.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/shopping-list'

export const handle: RouteHandle = { access: 'open' }

const FAILED = 'Your shopping list could not be read. Please try again.'

/** One of the member's lists as it is now, for the page's script. */
export function loader({ params, context }: Route.LoaderArgs) {
  return jsonOf<ShoppingAnswer>(() => answerOf(params.listId, context, {}), {
    fallback: FAILED,
    log: servicesOf(context).log,
  })
}

/** A change from a page whose scripts run; without them forms go to /shopping. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  form.set('listId', params.listId)
  const { data: result } = await changeShopping(form, context)
  if (!result.ok) return json(result)
  return jsonOf<ShoppingAnswer>(() => answerOf(params.listId, context, result.value), {
    fallback: FAILED,
    log: servicesOf(context).log,
  })
}

async function answerOf(
  listId: string,
  context: Context,
  change: ShoppingAnswer['change'],
): Promise<ShoppingAnswer> {
  const list = await viewList(servicesOf(context).db, {
    kind: 'owner',
    member: requireMember(context),
    listId,
  })
  if (!list) throw new AppError('not-found', NOT_THERE)
  return { change, list }
}
