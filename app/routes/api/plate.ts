import { data } from 'react-router'
import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import { plateFromSpec } from '#app/features/recipes/plate-spec.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import type { Route } from './+types/plate'

export const handle: RouteHandle = { access: 'open' }

/** A drawn plate. Its address holds everything it is drawn from, so it never changes and needs no storage. */
export function loader({ params }: Route.LoaderArgs) {
  const plate = plateFromSpec(params.spec.replace(/\.svg$/, ''))
  if (!plate) throw data(null, { status: 404 })
  return new Response(drawPlate({ ...plate, label: false }), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}
