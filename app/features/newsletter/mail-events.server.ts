import { createHash, timingSafeEqual } from 'node:crypto'
import type { MailEvent } from '#app/domain/newsletter/mail-events.ts'
import type { Services } from '#app/features/services.ts'
import { suppressAddress } from './suppress.server.ts'

/** Sends no more letters to addresses that bounced or complained; resolves to how many that changed. */
export async function actOnMailEvents(
  { db, now }: Pick<Services, 'db' | 'now'>,
  events: readonly MailEvent[],
): Promise<number> {
  let changed = 0
  for (const event of events) if (await suppressAddress({ db }, event, now())) changed++
  return changed
}

/** Whether a request brings the token, in any of the ways in which providers can give one. */
export function isMailEventsToken(token: string, authorization: string | null, url: URL): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  // Hashes are compared, so that the time it takes tells neither its length nor its beginning.
  return timingSafeEqual(hash(givenToken(authorization ?? '', url)), hash(token))
}

function givenToken(authorization: string, url: URL): string {
  const [scheme = '', credentials = ''] = authorization.split(' ', 2)
  switch (scheme.toLowerCase()) {
    case 'bearer':
      return credentials
    case 'basic':
      return Buffer.from(credentials, 'base64').toString('utf8').split(':').slice(1).join(':')
    default:
      return url.searchParams.get('token') ?? ''
  }
}
