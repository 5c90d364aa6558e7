import { loadVocabulary } from '#app/features/foods/load-vocabulary.server.ts'
import { suggestNames } from '#app/features/foods/suggest-names.server.ts'
import { SUGGESTED_FOR } from '#app/features/foods/suggested-for.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/suggest-foods'

export const handle: RouteHandle = { access: 'open' }

const LONGEST = 60

/** Names of foods for what is being typed; the tables are public, so anybody may ask and browsers may keep it. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get('q') ?? '').slice(0, LONGEST)
  const wanted = SUGGESTED_FOR.find((one) => one === searchParams.get('for')) ?? 'kitchen'
  const { names, isWhole } = suggestNames(typed, wanted)
  if (!isWhole) {
    const { log } = servicesOf(context)
    loadVocabulary().catch((error: unknown) => log.error({ error }, 'the names of foods could not be loaded'))
  }
  const kept = isWhole ? 'public, max-age=3600' : 'no-store'
  return Response.json({ names }, { headers: { 'cache-control': kept } })
}
