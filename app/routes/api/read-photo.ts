import { redirect } from 'react-router'
import { PHOTO_MESSAGES } from '#app/features/photos/photo-messages.ts'
import { readIngredients } from '#app/features/photos/read-ingredients.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { readPostedPhoto } from '#app/http/photo-action.server.ts'
import type { Route } from './+types/read-photo'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

/** Names of the foods in a posted photo, for members. */
export function action(args: Route.ActionArgs) {
  return readPostedPhoto(args, readIngredients, { fallback: PHOTO_MESSAGES.cannotAnalyse })
}
