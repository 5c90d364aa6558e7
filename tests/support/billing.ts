import type { Db } from '#app/db/open.server.ts'
import type { Limits } from '#app/features/account/limits.server.ts'
import type { Services } from '#app/features/services.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { sandboxPayments } from '#app/ports/payments/sandbox-payments.server.ts'
import { pinoLog } from '#app/ports/log/pino.server.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'

export const ORIGIN = 'https://mealwright.test'
export const SECRET = 'the sandbox signs with this in tests'

export type BillingServices = Pick<
  Services,
  'db' | 'jobs' | 'push' | 'site' | 'now' | 'log' | 'limits' | 'payments'
> & {
  payments: Payments
  /** E-mails in the order they were put into the queue. */
  emails: { to: string; subject: string; text: string; html: string }[]
  /** Members whose pages were told that something changed. */
  told: string[]
  clock: { at: Date }
}

/** What paying needs, on a real database: e-mails and news are kept, limits let everything through. */
export function billingServices(
  db: Db,
  options: { payments?: (now: () => Date) => Payments; at?: Date; limits?: Limits } = {},
): BillingServices {
  const clock = { at: options.at ?? new Date('2026-11-20T10:00:00Z') }
  const now = () => clock.at
  const emails: BillingServices['emails'] = []
  const told: string[] = []
  return {
    db,
    clock,
    emails,
    told,
    now,
    site: { origin: ORIGIN, supportEmail: 'support@mealwright.test' },
    payments: options.payments?.(now) ?? sandboxPayments({ db, origin: ORIGIN, secret: SECRET, now }),
    jobs: {
      async enqueue(_job, payload) {
        const { params } = payload as { params?: unknown }
        emails.push((params ?? payload) as BillingServices['emails'][number])
      },
    },
    push: {
      async publish(channel) {
        told.push(channel.replace('member:', ''))
      },
      subscribe: () => () => {},
      close: async () => {},
    },
    limits: options.limits ?? NO_LIMITS,
    log: pinoLog('silent'),
  }
}

/** The last part of an address: the id of the sandbox's page. */
export const idIn = (url: string): string => new URL(url).pathname.split('/').at(-1)!
