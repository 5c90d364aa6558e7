import { z } from 'zod'
import { defineLetter } from '#app/features/mail/letter-kind.ts'
import type { Services } from '#app/features/services.ts'
import { refusalOfSpending } from './limits.server.ts'
import { deviceLinkLetter } from './account-mails.ts'

const Params = z.object({ realm: z.enum(['member', 'staff']), email: z.string(), isRight: z.boolean() })

/** The link that lets somebody with the right password in from a new device while others are guessing. */
export const deviceLink = defineLetter<z.output<typeof Params>, Pick<Services, 'devices' | 'limits'>>({
  name: 'device-link',
  params: Params,
  async write({ realm, email, isRight }, { devices, limits }) {
    if (!isRight) return null
    // Somebody who knows the password cannot fill a mailbox with it.
    if (await refusalOfSpending(limits, 'device-letter', `${realm} ${email}`)) return null
    return { to: email, ...deviceLinkLetter(devices.linkFor(realm, email)) }
  },
})
