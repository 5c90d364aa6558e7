import { redirect } from 'react-router'
import { TEXT_PHOTO_MESSAGES } from '#app/features/photos/text-photo-messages.ts'
import { requireImport } from '#app/features/recipes/saved/import-recipes.server.ts'
import { readRecipePage } from '#app/features/recipes/saved/read-recipe-page.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { readPostedPhoto } from '#app/http/photo-action.server.ts'
import type { Route } from './+types/read-recipe-page'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

/** The text of a recipe on a posted photo, for whoever may import recipes. */
export function action(args: Route.ActionArgs) {
  return readPostedPhoto(args, readRecipePage, { fallback: TEXT_PHOTO_MESSAGES.failed, allow: requireImport })
}
