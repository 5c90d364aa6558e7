import { redirect } from 'react-router'
import { readFoodNames } from '#app/features/recipes/read-food-names.ts'
import { MAX_INGREDIENTS, MAX_INGREDIENT_LENGTH } from '#app/domain/recipe/recipe-limits.ts'
import type { RouteHandle } from '#app/http/access.ts'
import type { Route } from './+types/read-foods'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

/** What the table knows of each line: a food, a food it cannot count, or no food at all. */
export async function action({ request }: Route.ActionArgs) {
  const lines = (await request.formData()).getAll('lines[]').map(String).slice(0, MAX_INGREDIENTS)
  return Response.json({ foods: readFoodNames(lines.map((line) => line.slice(0, MAX_INGREDIENT_LENGTH))) })
}
