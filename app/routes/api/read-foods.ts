import { redirect } from 'react-router'
import { z } from 'zod'
import { readForRecipe } from '#app/features/foods/read-food-names.ts'
import { MAX_INGREDIENTS, MAX_INGREDIENT_LENGTH } from '#app/domain/recipe/recipe-limits.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { json } from '#app/http/json.server.ts'
import type { Route } from './+types/read-foods'

export const handle: RouteHandle = { access: 'open' }

const linesSchema = z.object({ lines: z.array(z.string()).default([]) })

export function loader() {
  throw redirect('/')
}

/** What the table knows of each line: a food, a food it cannot count, or no food at all. */
export async function action({ request, context }: Route.ActionArgs) {
  const { data } = await submit(
    request,
    linesSchema,
    async ({ lines }) =>
      readForRecipe(lines.slice(0, MAX_INGREDIENTS).map((line) => line.slice(0, MAX_INGREDIENT_LENGTH))),
    { fallback: 'The foods could not be looked up.', log: servicesOf(context).log },
  )
  return json(data)
}
