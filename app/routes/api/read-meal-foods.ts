import { redirect } from 'react-router'
import { z } from 'zod'
import { rowsFromWords } from '#app/domain/calories/meal-rows.ts'
import { ownFoodsOf } from '#app/features/foods/own-foods.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { json } from '#app/http/json.server.ts'
import type { Route } from './+types/read-meal-foods'

export const handle: RouteHandle = { access: 'open' }

const LONGEST = 300
const wordsSchema = z.object({ text: z.string().default('') })

export function loader() {
  throw redirect('/calories')
}

/** What the food table makes of a food added to a meal, with its figures; it is public, so anybody may ask. */
export async function action({ request, context }: Route.ActionArgs) {
  const { data } = await submit(
    request,
    wordsSchema,
    async ({ text }) => {
      const { member } = viewerOf(context)
      const own = member ? await ownFoodsOf(servicesOf(context).db, member.id) : []
      return rowsFromWords(text.slice(0, LONGEST), 1, own)
    },
    {
      fallback: 'That could not be looked up. Please try again.',
      log: servicesOf(context).log,
    },
  )
  return json(data)
}
