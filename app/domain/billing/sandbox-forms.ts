import { z } from 'zod'

/** What can be asked for on the sandbox's two pages. */
export const sandboxCheckoutSchema = z.object({ outcome: z.enum(['paid', 'declined', 'left']) })
export const sandboxPortalSchema = z.object({
  act: z.enum([
    'cancel',
    'resume',
    'change-plan',
    'fail-renewal',
    'update-card',
    'end-period',
    'end-now',
    'leave-unpaid',
    'pause',
    'refund',
    'dispute',
    'lose-dispute',
    'win-dispute',
  ]),
})
