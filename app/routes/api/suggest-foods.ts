import { suggestFoods } from '#app/domain/food/match-food.ts'
import type { RouteHandle } from '#app/http/access.ts'
import type { Route } from './+types/suggest-foods'

export const handle: RouteHandle = { access: 'open' }

const MOST = 8
const LONGEST = 60

/** Names of foods for what is being typed; the table is public, so anybody may ask and browsers may keep it. */
export function loader({ request }: Route.LoaderArgs) {
  const typed = (new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST)
  const names = typed.trim() === '' ? [] : suggestFoods(typed, MOST).map((food) => food.name)
  return Response.json({ names }, { headers: { 'cache-control': 'public, max-age=3600' } })
}
