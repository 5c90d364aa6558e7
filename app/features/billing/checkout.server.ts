import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import { billingCheckouts, profiles } from '#app/db/schema/index.ts'
import { BILLING_MESSAGES } from '#app/domain/billing/billing-messages.ts'
import type { PlanName } from '#app/domain/billing/catalogue.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import type { CheckoutState, Payments } from '#app/ports/payments/payments.ts'
import { applyFresh, checkoutStates } from './handle-events.server.ts'
import {
  type Bound,
  customerOf,
  customersOf,
  ensureCustomer,
  managedCustomer,
  retireIfGone,
} from './customers.server.ts'

/** Where the browser goes next: to pay, to look after what is paid already, or to the news that it is paid. */
export type CheckoutStart = { to: 'checkout' | 'portal' | 'success'; url: string }

type Needs = Pick<Services, 'db' | 'jobs' | 'push' | 'site' | 'now' | 'log' | 'limits' | 'payments'>
type Row = typeof billingCheckouts.$inferSelect

/** The longest a request may take to open a checkout before another one takes over under the same key. */
const OPENING_MS = 30_000
/** How long a page to pay stays open. Providers allow no less than half an hour. */
const OPEN_MS = 60 * 60 * 1000
const LOOK_AGAIN_MS = 60
/** A step is an answer of the provider, or a look at what another request is doing. */
const STEPS = Math.ceil(OPENING_MS / LOOK_AGAIN_MS)

/**
 * Begins a purchase, or leads to what there is already. A member has one customer and at most one page open to pay
 * at, however many tabs ask at once; who has a subscription is led to it instead, for a second one would be paid twice.
 */
export async function startCheckout(services: Needs, member: Member, plan: PlanName): Promise<CheckoutStart> {
  const { payments } = services
  if (!payments) throw new AppError('unavailable', BILLING_MESSAGES.notSetUp)
  await services.limits.spend('checkout-hour', member.id)
  try {
    return await nextPage(services, payments, member, plan)
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') throw error
    services.log.warn({ error }, 'a checkout could not be opened')
    if (payments.salesFaults().length > 0)
      throw new AppError('unavailable', BILLING_MESSAGES.notForSale, { cause: error })
    throw new AppError('unavailable', BILLING_MESSAGES.checkoutFailed, { cause: error })
  }
}

async function nextPage(
  services: Needs,
  payments: Payments,
  member: Member,
  plan: PlanName,
): Promise<CheckoutStart> {
  for (let step = 0; step < STEPS; step++) {
    const managed = await managedCustomer(services.db, payments, member)
    if (managed) {
      const url = await portalUrl(services, payments, managed)
      if (url !== null) return { to: 'portal', url }
      if (await managedCustomer(services.db, payments, member))
        throw new AppError('failed', 'A subscription lives on though its customer is gone.')
    }
    // Premium without a subscription was given, or is paid to its end: there is nothing to pay now.
    if (await isPremium(services, member)) throw new AppError('conflict', BILLING_MESSAGES.alreadyPremium)

    const reserved = await reserve(services, payments, member, plan)
    if (reserved) return open(services, payments, member, reserved)
    const row = await currentCheckout(services, payments, member)
    if (!row) continue
    if (row.state === 'opening') {
      if (row.openingUntil > services.now()) {
        await sleep(LOOK_AGAIN_MS)
        continue
      }
      // Whoever was opening it is gone. Under the same key the provider gives the same page.
      const taken = await takeOver(services, row)
      if (taken) await open(services, payments, member, taken)
      continue
    }
    const settled = await settle(services, payments, member, row, plan)
    if (settled) return settled
  }
  throw new AppError('unavailable', 'Another purchase of this member does not get done.')
}

/** Takes the member's one place; null while another purchase has it. */
async function reserve(
  services: Needs,
  { mode }: Payments,
  member: Member,
  plan: PlanName,
): Promise<Row | null> {
  const now = services.now()
  const [row] = await services.db
    .insert(billingCheckouts)
    .values({
      id: newId(now.getTime()),
      memberId: member.id,
      mode,
      plan,
      state: 'opening',
      openingUntil: new Date(now.getTime() + OPENING_MS),
      expiresAt: new Date(now.getTime() + OPEN_MS),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

async function takeOver({ db, now }: Needs, row: Row): Promise<Row | null> {
  const [taken] = await db
    .update(billingCheckouts)
    .set({ openingUntil: new Date(now().getTime() + OPENING_MS) })
    .where(
      and(
        eq(billingCheckouts.id, row.id),
        eq(billingCheckouts.state, 'opening'),
        eq(billingCheckouts.openingUntil, row.openingUntil),
      ),
    )
    .returning()
  return taken ?? null
}

/** Asks the provider for the page. The row's id is the key: asked twice it is one page. */
async function open(services: Needs, payments: Payments, member: Member, row: Row): Promise<CheckoutStart> {
  const { db, site } = services
  const mine = and(eq(billingCheckouts.id, row.id), eq(billingCheckouts.state, 'opening'))
  try {
    const openFor = ({ providerId }: Bound) =>
      payments.openCheckout(
        {
          customerId: providerId,
          plan: row.plan,
          successUrl: `${site.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
          cancelUrl: `${site.origin}/pricing`,
          expiresAt: row.expiresAt,
        },
        row.id,
      )
    const customer = await ensureCustomer(services, payments, member)
    const checkout = await openFor(customer).catch(async (error: unknown) => {
      const isRefused = error instanceof AppError && error.code === 'failed'
      if (!isRefused || !(await retireIfGone(services, payments, customer))) throw error
      return openFor(await ensureCustomer(services, payments, member))
    })
    if (checkout.url === null) throw new AppError('failed', BILLING_MESSAGES.noUrl)
    await db
      .update(billingCheckouts)
      .set({ state: 'open', providerId: checkout.id, url: checkout.url })
      .where(mine)
    return { to: 'checkout', url: checkout.url }
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'failed'
    // Refused for good: the place is free again. Not known: whoever comes next asks again under the same key.
    await db
      .update(billingCheckouts)
      .set(isRefused ? { state: 'failed' } : { openingUntil: services.now() })
      .where(mine)
    throw error
  }
}

/** A page that was opened before: still good, paid meanwhile, or to be closed. Null when the place may be free now. */
async function settle(
  services: Needs,
  payments: Payments,
  member: Member,
  row: Row,
  plan: PlanName,
): Promise<CheckoutStart | null> {
  if (row.providerId === null) return null
  const found = await payments.findCheckout(row.providerId)
  if (found?.status === 'open' && found.url && row.plan === plan) {
    const customer = await customerOf(services.db, payments, member)
    // A page of a customer who is gone can be looked at and not paid.
    if (customer?.providerId === found.customerId && (await payments.hasCustomer(found.customerId)))
      return { to: 'checkout', url: found.url }
  }
  const closed = found?.status === 'open' ? await payments.expireCheckout(row.providerId) : found
  if (closed?.status === 'complete') {
    await applyCheckout(services, payments, member, closed)
    return { to: 'success', url: `/success?${new URLSearchParams({ session_id: closed.id })}` }
  }
  await services.db
    .update(billingCheckouts)
    .set({ state: 'expired', url: null })
    .where(eq(billingCheckouts.id, row.id))
  return null
}

/** Writes down what became of a purchase, by the same way as an event that tells of it. */
export async function applyCheckout(
  services: Needs,
  payments: Payments,
  member: Member,
  checkout: Pick<CheckoutState, 'id'>,
): Promise<void> {
  const read = () => checkoutStates(payments, checkout.id)
  for (const customer of await customersOf(services.db, payments, member))
    if ((await applyFresh(services, payments, customer, read)) === 'applied') return
}

async function currentCheckout({ db }: Needs, { mode }: Payments, member: Member): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(billingCheckouts)
    .where(
      and(
        eq(billingCheckouts.memberId, member.id),
        eq(billingCheckouts.mode, mode),
        inArray(billingCheckouts.state, ['opening', 'open']),
      ),
    )
  return row ?? null
}

async function isPremium({ db }: Needs, member: Member): Promise<boolean> {
  const [profile] = await db
    .select({ tier: profiles.subscription })
    .from(profiles)
    .where(eq(profiles.id, member.id))
  return profile?.tier === 'premium'
}

/** Null where the customer is gone at the provider, which is then written down. */
async function portalUrl(services: Needs, payments: Payments, customer: Bound): Promise<string | null> {
  const { origin } = services.site
  try {
    const portal = { customerId: customer.providerId, returnUrl: `${origin}/profile` }
    return (await payments.openPortal(portal)).url
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'failed'
    if (isRefused && (await retireIfGone(services, payments, customer))) return null
    throw error
  }
}

/** The provider's page where the member looks after subscription and bills: always the member's own. */
export async function openPortal(services: Needs, member: Member): Promise<{ url: string }> {
  const { payments, db, limits, log } = services
  if (!payments) throw new AppError('unavailable', BILLING_MESSAGES.notSetUp)
  await limits.spend('portal-hour', member.id)
  const all = await customersOf(db, payments, member)
  const customer = (await managedCustomer(db, payments, member)) ?? (await customerOf(db, payments, member))
  if (!customer?.providerId)
    throw new AppError(
      'not-found',
      all.some(({ providerId }) => providerId) ? BILLING_MESSAGES.customerGone : BILLING_MESSAGES.noCustomer,
    )
  let url: string | null
  try {
    url = await portalUrl(services, payments, { ...customer, providerId: customer.providerId })
  } catch (error) {
    log.warn({ error }, 'a portal could not be opened')
    throw new AppError('unavailable', BILLING_MESSAGES.portalFailed, { cause: error })
  }
  if (url === null) throw new AppError('not-found', BILLING_MESSAGES.customerGone)
  return { url }
}

/** The same way to pay, for the upgrade dialog, which has words of its own for what did not work. */
export async function startUpgrade(services: Needs, member: Member, plan: PlanName): Promise<CheckoutStart> {
  try {
    return await startCheckout(services, member, plan)
  } catch (error) {
    const isUnavailable = error instanceof AppError && error.message === BILLING_MESSAGES.checkoutFailed
    if (isUnavailable) throw new AppError('unavailable', BILLING_MESSAGES.updateFailed, { cause: error })
    throw error
  }
}
