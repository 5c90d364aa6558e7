import { data } from 'react-router'
import { EXPORT_FORMATS, exportResponse } from '#app/features/recipes/saved/export-recipes.server.ts'
import { eachOwnRecipe, findOwnRecipe } from '#app/features/recipes/recipes.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import type { Route } from './+types/export-recipes'

/** Open as a recipe's page is: a visitor finds nothing here. */
export const handle: RouteHandle = { access: 'open' }

/** A download of one own recipe (`?id=`) or of all of them, as schema.org JSON or plain text; one alone also as Cooklang. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context)
  const { member } = viewerOf(context)
  if (!member) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const format = EXPORT_FORMATS.find((one) => one === query.get('format')) ?? 'json'
  const id = query.get('id')
  // Cooklang is a file for each recipe.
  if (id === null && format === 'cooklang') throw data(null, { status: 404 })
  if (id === null) return exportResponse(eachOwnRecipe(db, member), { format, name: 'mealwright-recipes' })
  const row = await findOwnRecipe(db, member, id)
  if (!row) throw data(null, { status: 404 })
  return exportResponse(only(row), { format, name: row.name })
}

async function* only<One>(one: One) {
  yield one
}
