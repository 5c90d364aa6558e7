import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '#app/db/open.server.ts'
import { billingCheckouts, billingCustomers, users } from '#app/db/schema/index.ts'
import type { Member } from './viewer.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'

type Needs = Pick<Services, 'payments' | 'log'>
const modeSchema = z.enum(['live', 'test', 'sandbox'])

/** With pauses of up to an hour: two weeks of a provider that is down, or that is not set up for a while. */
const RETRIES = 340

/** Closes what a former member could still pay, ends what they pay, and has the provider forget them. */
export const forgetCustomer = defineJob<
  { mode: z.output<typeof modeSchema>; customerId: string; checkoutIds: string[] },
  Needs
>({
  name: 'forget-customer',
  payload: z.object({ mode: modeSchema, customerId: z.string(), checkoutIds: z.array(z.string()) }),
  retries: RETRIES,
  retryAfterSeconds: 5,
  async handler({ mode, customerId, checkoutIds }, { payments }) {
    if (payments?.mode !== mode) throw new Error(`Payments of mode ${mode} are not set up here`)
    const closed = await Promise.allSettled(checkoutIds.map((id) => payments.expireCheckout(id)))
    await payments.forgetCustomer(customerId)
    for (const one of closed) if (one.status === 'rejected') throw one.reason
  },
  async onGivenUp({ customerId }, { log }, reason) {
    log.error({ customerId, reason }, 'a former member’s subscription may still run: end it at the provider')
  },
})

/** Sees to it, with the transaction that deletes the member, that no subscription of theirs goes on. */
export async function forgetCustomers(tx: Tx, member: Member, jobs: Services['jobs']): Promise<void> {
  const customers = await tx
    .select({ mode: billingCustomers.mode, customerId: billingCustomers.providerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.memberId, member.id), isNotNull(billingCustomers.providerId)))
  for (const { mode, customerId } of customers) {
    const open = await tx
      .select({ id: billingCheckouts.providerId })
      .from(billingCheckouts)
      .where(
        and(
          eq(billingCheckouts.memberId, member.id),
          eq(billingCheckouts.mode, mode),
          inArray(billingCheckouts.state, ['opening', 'open']),
        ),
      )
    const checkoutIds = open.flatMap(({ id }) => id ?? [])
    await jobs.enqueue(forgetCustomer, { mode, customerId: customerId!, checkoutIds }, { tx })
  }
}

/** Bills and receipts go to the address the member has now. */
export const tellNewEmail = defineJob<{ memberId: string }, Pick<Services, 'db' | 'payments'>>({
  name: 'tell-new-email',
  payload: z.object({ memberId: z.uuid() }),
  retries: 40,
  async handler({ memberId }, { db, payments }) {
    if (!payments) return
    const rows = await db
      .select({ customerId: billingCustomers.providerId, email: users.email })
      .from(billingCustomers)
      .innerJoin(users, eq(users.id, billingCustomers.memberId))
      .where(and(eq(billingCustomers.memberId, memberId), eq(billingCustomers.mode, payments.mode)))
    for (const { customerId, email } of rows) if (customerId) await payments.changeEmail(customerId, email)
  },
})
