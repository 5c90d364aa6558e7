import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { Services } from '#app/features/services.ts'
import { refusalOfSpending } from './limits.server.ts'
import { resetPassword } from './account-emails.server.ts'

type Needs = Pick<Services, 'limits' | 'jobs'>

/**
 * Mails a link for a new password, if the address is known; the same work for every address. An address gets only so
 * many e-mails an hour, whoever asks: beyond that nothing is sent and nothing is said, and since a link lives as long
 * as the count, one of those e-mails still works. Throws `too-many-requests` for the network that asks.
 */
export async function askForReset(
  { limits, jobs }: Needs,
  email: string,
  { clientAddress }: { clientAddress: string },
): Promise<void> {
  await limits.spend('reset-address', clientAddress)
  if (await refusalOfSpending(limits, 'reset-account', email)) return
  await enqueueEmail(jobs, resetPassword, { email })
}
