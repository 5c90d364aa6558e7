import { redirect } from 'react-router'
import { rowsFromWords } from '#app/domain/calories/meal-rows.ts'
import type { RouteHandle } from '#app/http/access.ts'
import type { Route } from './+types/read-meal-foods'

export const handle: RouteHandle = { access: 'open' }

const LONGEST = 300

export function loader() {
  throw redirect('/calories')
}

/** What the food table makes of a food added to a meal, with its figures; it is public, so anybody may ask. */
export async function action({ request }: Route.ActionArgs) {
  const text = (await request.formData()).get('text')
  return Response.json(rowsFromWords(typeof text === 'string' ? text.slice(0, LONGEST) : ''))
}
