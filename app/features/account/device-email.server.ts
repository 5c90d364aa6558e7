import { z } from 'zod'
import { defineEmail } from '#app/features/mail/email-kind.ts'
import type { KnownDevices } from './known-devices.server.ts'
import { type Limits, refusalOfSpending } from './limits.server.ts'
import { deviceLinkEmail } from './account-email-texts.ts'

const paramsSchema = z.object({ realm: z.enum(['member', 'staff']), email: z.string(), isRight: z.boolean() })

/** The link that lets somebody with the right password in from a new device while others are guessing. */
export const deviceLink = defineEmail<
  z.output<typeof paramsSchema>,
  { devices: KnownDevices; limits: Limits }
>({
  name: 'device-link',
  params: paramsSchema,
  async write({ realm, email, isRight }, { devices, limits }) {
    if (!isRight) return null
    // Somebody who knows the password cannot fill a mailbox with it.
    if (await refusalOfSpending(limits, 'device-letter', `${realm} ${email}`)) return null
    return { to: email, ...deviceLinkEmail(devices.linkFor(realm, email)) }
  },
  samples: ({ origin }) => [deviceLinkEmail(`${origin}/auth/device?token=sample`)],
})
