import { AppError } from '#app/domain/errors.ts'
import { changeSharedList } from '#app/features/shopping/actions.server.ts'
import { accessByLink } from '#app/features/shopping/list-access.server.ts'
import { viewList } from '#app/features/shopping/shopping-lists.server.ts'
import type { ShoppingAnswer } from '#app/features/shopping/shopping-view.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { type Context, factsOf, servicesOf } from '#app/http/context.server.ts'
import { json, jsonOf } from '#app/http/json.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/shared-shopping-list'

export const handle: RouteHandle = { access: 'open' }

const FAILED = 'The shopping list could not be read. Please try again.'

/** A shared list as it is now, for the script of whoever has its link. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { limits, log } = servicesOf(context)
  return jsonOf<ShoppingAnswer>(
    async () => {
      await limits.spend('shared-shopping-address', factsOf(context).clientAddress)
      return answerOf(params.token, context, {})
    },
    { fallback: FAILED, log },
  )
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { data: result } = await changeSharedList(form, context, accessByLink(params.token))
  if (!result.ok) return json(result)
  return jsonOf<ShoppingAnswer>(() => answerOf(params.token, context, result.value), {
    fallback: FAILED,
    log: servicesOf(context).log,
  })
}

async function answerOf(
  token: string,
  context: Context,
  change: ShoppingAnswer['change'],
): Promise<ShoppingAnswer> {
  const access = accessByLink(token)
  const list = access ? await viewList(servicesOf(context).db, access) : null
  if (!list) throw new AppError('not-found', 'This link no longer opens a list.')
  return { change, list }
}
