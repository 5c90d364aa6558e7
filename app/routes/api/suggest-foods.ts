import { AppError } from '#app/domain/errors.ts'
import { ownNamesFor } from '#app/domain/products/own-foods.ts'
import { ownFoodsOf } from '#app/features/foods/own-foods.server.ts'
import { loadVocabulary } from '#app/features/foods/load-vocabulary.server.ts'
import { suggestNames } from '#app/features/foods/suggest-names.server.ts'
import { SUGGESTED_FOR } from '#app/features/foods/suggested-for.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerContext } from '#app/http/context.server.ts'
import type { Route } from './+types/suggest-foods'

export const handle: RouteHandle = { access: 'open' }

const LONGEST = 60
const MOST = 8

/**
 * Names of foods for what is being typed, a member's own first. The tables are public, so anybody may ask and browsers may
 * keep it; what has own names in it is for this member and this moment.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const typed = (searchParams.get('q') ?? '').slice(0, LONGEST)
  const wanted = SUGGESTED_FOR.find((one) => one === searchParams.get('for')) ?? 'kitchen'
  const { names: ofTables, isWhole } = suggestNames(typed, wanted)
  const own = wanted === 'table' ? [] : await ownNames(context)
  const names = [...new Set([...ownNamesFor(typed, own), ...ofTables])].slice(0, MOST)
  if (!isWhole) {
    const { log } = servicesOf(context)
    loadVocabulary().catch((error: unknown) => log.error({ error }, 'the names of foods could not be loaded'))
  }
  const kept = own.length > 0 ? 'private, no-store' : isWhole ? 'public, max-age=3600' : 'no-store'
  return Response.json({ names }, { headers: { 'cache-control': kept } })
}

/** Where nobody knows who asks, there are the tables still. */
async function ownNames(context: Route.LoaderArgs['context']): Promise<string[]> {
  const viewer = context.get(viewerContext)
  if (viewer instanceof AppError || !viewer.member) return []
  return (await ownFoodsOf(servicesOf(context).db, viewer.member.id)).map(({ name }) => name)
}
