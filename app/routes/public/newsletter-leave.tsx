import { z } from 'zod'
import { newsletterTokenSchema } from '#app/domain/newsletter/newsletter-forms.ts'
import { leaveNewsletter } from '#app/features/newsletter/leave-newsletter.server.ts'
import { LeaveNewsletterPage } from '#app/features/newsletter/newsletter-pages.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/newsletter-leave'

export const handle: RouteHandle = { access: 'open', isReading: true }
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer' })
export const meta: Route.MetaFunction = () => [
  { title: 'Unsubscribe | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

const tokenOf = (url: URL): string =>
  newsletterTokenSchema.safeParse(url.searchParams.get('token')).data ?? ''

/** The letter that the link stands in, for its figures. */
const letterOf = (url: URL): string | null => z.uuid().safeParse(url.searchParams.get('letter')).data ?? null

export function loader({ url }: Route.LoaderArgs) {
  return { token: tokenOf(url), letterId: letterOf(url) }
}

/**
 * The page's button, and the one click of mail programs (RFC 8058), which post here without a browser: no cookie and
 * no Origin, the token in the address is the whole authority.
 */
export async function action({ url, context }: Route.ActionArgs) {
  const token = tokenOf(url)
  return { hasLeft: token !== '' && (await leaveNewsletter(servicesOf(context), token, letterOf(url))) }
}

export default function LeaveNewsletter({
  loaderData: { token, letterId },
  actionData,
}: Route.ComponentProps) {
  const state = actionData ? (actionData.hasLeft ? 'left' : 'unknown') : token === '' ? 'unknown' : 'asks'
  return <LeaveNewsletterPage token={token} letterId={letterId} state={state} />
}
