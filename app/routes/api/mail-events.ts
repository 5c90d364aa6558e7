import { redirect } from 'react-router'
import { parseJson } from '#app/domain/bounded-json.ts'
import { AppError } from '#app/domain/errors.ts'
import { readMailEvents } from '#app/domain/newsletter/mail-events.ts'
import { actOnMailEvents, isMailEventsToken } from '#app/features/newsletter/mail-events.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { readBytes } from '#app/http/read-form.server.ts'
import type { Route } from './+types/mail-events'

const MAX_BYTES = 512 * 1024

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

/**
 * Where the mail provider posts bounces and complaints. The token is the whole authority: as `Authorization: Bearer`,
 * as the password of basic authentication, or in the address for providers that can neither.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { mailEventsToken: token } = services.newsletter
  if (token === null) return answer(404, 'MAIL_EVENTS_TOKEN is not set')
  if (!isMailEventsToken(token, request.headers.get('authorization'), url)) return answer(401, 'refused')
  try {
    const read = readMailEvents(jsonIn(await readBytes(request, MAX_BYTES)))
    switch (read.kind) {
      case 'unreadable':
        return answer(422, 'unreadable')
      case 'invitation':
        services.log.warn({ url: read.url }, 'Amazon asks to post mail events: open this address to allow it')
        return answer(200, 'noted')
      case 'events':
        return Response.json({ outcome: 'taken', changed: await actOnMailEvents(services, read.events) })
    }
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return answer(error.status, 'unreadable')
    services.log.error({ error }, 'mail events could not be taken in')
    return answer(503, 'try again')
  }
}

const answer = (status: number, outcome: string) => Response.json({ outcome }, { status })

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder().decode(bytes))
  } catch (error) {
    throw new AppError('malformed', 'This is not JSON.', { cause: error })
  }
}
