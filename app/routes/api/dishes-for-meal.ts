import { STATUS_OF } from '#app/domain/errors.ts'
import { DISH_KEY_LENGTH } from '#app/domain/planning/unwanted-dishes.ts'
import { MOST_SHOWN } from '#app/features/plans/change/swap-offers.ts'
import { offersFor } from '#app/features/plans/change/swap-offers.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { refusalOf } from '#app/http/form.server.ts'
import { ownDay } from '#app/http/own-day.server.ts'
import type { Route } from './+types/dishes-for-meal'

export const handle: RouteHandle = { access: 'open' }

/** Dishes that could take a meal's place: `?meal=` is the planned meal, each `not` a dish that was shown already. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const headers = { 'cache-control': 'private, no-store' }
  try {
    const { searchParams } = new URL(request.url)
    const shown = searchParams.getAll('not').filter(({ length }) => length <= DISH_KEY_LENGTH)
    const offers = await offersFor(services, requireMember(context), {
      planId: params.planId,
      mealId: searchParams.get('meal') ?? '',
      shown: shown.slice(0, MOST_SHOWN),
      today: ownDay(request, services.now()),
    })
    return Response.json({ offers }, { headers })
  } catch (error) {
    const { log } = services
    const { code, message } = refusalOf(error, {
      fallback: 'No dishes could be found. Please try again.',
      log,
    })
    return Response.json({ code, message }, { status: STATUS_OF[code], headers })
  }
}
