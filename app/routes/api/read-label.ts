import { redirect } from 'react-router'
import { TEXT_PHOTO_MESSAGES } from '#app/features/photos/text-photo-messages.ts'
import { readLabelPhoto } from '#app/features/products/read-label-photo.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { readPostedPhoto } from '#app/http/photo-action.server.ts'
import type { Route } from './+types/read-label'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

/** The figures of a nutrition table in a posted photo, for members. */
export function action(args: Route.ActionArgs) {
  return readPostedPhoto(args, readLabelPhoto, { fallback: TEXT_PHOTO_MESSAGES.failed })
}
