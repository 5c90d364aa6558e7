import { createHash } from 'node:crypto'
import type { Services } from '#app/features/services.ts'

/**
 * The links in the newsletter's e-mails. Their tokens are worked out from the installation's secret, so that every
 * e-mail to a person carries the same way out and asking again does not break a link that is on its way. The table
 * holds only their hashes: who reads it can neither confirm nor leave for anybody.
 */

type Needs = Pick<Services, 'seal' | 'site'>

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const leaveToken = ({ seal }: Pick<Needs, 'seal'>, id: string): string => seal('newsletter-leave', id)

export const confirmToken = ({ seal }: Pick<Needs, 'seal'>, id: string, until: Date): string =>
  seal('newsletter-confirm', `${id} ${until.toISOString()}`)

/** With the letter that holds the link, so that its figures say how many it made leave. */
export const leaveUrl = (needs: Needs, id: string, letterId?: string): string =>
  `${needs.site.origin}/newsletter/leave?token=${leaveToken(needs, id)}${letterId ? `&letter=${letterId}` : ''}`

/** Where a reader chooses what they get; who may leave may choose. */
export const choicesUrl = (needs: Needs, id: string): string =>
  `${needs.site.origin}/newsletter/choices?token=${leaveToken(needs, id)}`

export const confirmUrl = (needs: Needs, id: string, until: Date): string =>
  `${needs.site.origin}/newsletter/confirm?token=${confirmToken(needs, id, until)}`
