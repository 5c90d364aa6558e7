import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import type {
  Delivery,
  SandboxAct,
  SandboxCheckout,
  SandboxPortal,
} from '#app/ports/payments/sandbox-console.ts'
import { customerOf } from './customers.server.ts'
import { receiveEvent } from './handle-events.server.ts'

/**
 * The sandbox's pages, for the member whose customer they are: to anybody else, and where real payments are taken,
 * they do not exist. What is done there reaches the product as signed events, like a provider's.
 */

type Needs = Parameters<typeof receiveEvent>[0]

export async function findSandboxCheckout(
  services: Needs,
  member: Member | null,
  id: string,
): Promise<SandboxCheckout | null> {
  return ownPage(services, member, () => services.payments?.sandbox?.viewCheckout(id))
}

export async function findSandboxPortal(
  services: Needs,
  member: Member | null,
  id: string,
): Promise<SandboxPortal | null> {
  return ownPage(services, member, () => services.payments?.sandbox?.viewPortal(id))
}

/** Pays the page; where to go then. A second click finds it paid, and goes the same way. */
export async function paySandboxCheckout(
  services: Needs,
  member: Member | null,
  id: string,
): Promise<string | null> {
  const checkout = await findSandboxCheckout(services, member, id)
  const paid = checkout && (await services.payments?.sandbox?.payCheckout(id))
  if (paid) await deliver(services, paid.deliveries)
  const after = checkout && (await findSandboxCheckout(services, member, id))
  return after?.status === 'complete' ? after.successUrl : null
}

/** False where there is no such portal for this member. */
export async function actInSandboxPortal(
  services: Needs,
  member: Member | null,
  id: string,
  act: SandboxAct,
): Promise<boolean> {
  if (!(await findSandboxPortal(services, member, id))) return false
  await deliver(services, (await services.payments?.sandbox?.act(id, act)) ?? [])
  return true
}

async function ownPage<Page extends { customerId: string }>(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  member: Member | null,
  view: () => Promise<Page | null> | undefined,
): Promise<Page | null> {
  if (!payments?.sandbox || !member) return null
  const [page, customer] = await Promise.all([view(), customerOf(db, payments, member)])
  return page && customer && page.customerId === customer.providerId ? page : null
}

async function deliver(services: Needs, deliveries: readonly Delivery[]): Promise<void> {
  for (const { body, signature } of deliveries) await receiveEvent(services, body, signature)
}
