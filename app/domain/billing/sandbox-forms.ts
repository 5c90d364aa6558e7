import { z } from 'zod'

/** What can be asked for on the sandbox's two pages. */
export const SandboxCheckoutForm = z.object({ outcome: z.enum(['paid', 'declined', 'left']) })
export const SandboxPortalForm = z.object({
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
