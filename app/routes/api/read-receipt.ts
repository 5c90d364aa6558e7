import { redirect } from 'react-router'
import { readReceiptPhoto } from '#app/features/pantry/read-receipt-photo.server.ts'
import { TEXT_PHOTO_MESSAGES } from '#app/features/photos/text-photo-messages.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { readPostedPhoto } from '#app/http/photo-action.server.ts'
import type { Route } from './+types/read-receipt'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

/** The foods on a till receipt in a posted photo, for members. Nothing is added to a pantry. */
export function action(args: Route.ActionArgs) {
  return readPostedPhoto(args, readReceiptPhoto, { fallback: TEXT_PHOTO_MESSAGES.failed })
}
