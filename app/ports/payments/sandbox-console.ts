import type { z } from 'zod'
import type { PlanName } from '#app/domain/billing/catalogue.ts'
import type { sandboxPortalSchema } from '#app/domain/billing/sandbox-forms.ts'

/** What the sandbox's pages can do. Nothing here touches entitlements: it changes the sandbox's ledger, and says so by events. */
export type SandboxConsole = {
  viewCheckout(id: string): Promise<SandboxCheckout | null>
  /** Pays with play money. `null` where there is nothing to pay any more. */
  payCheckout(id: string): Promise<{ successUrl: string; deliveries: Delivery[] } | null>
  viewPortal(id: string): Promise<SandboxPortal | null>
  /** Does what was asked to the customer's subscription; what makes no sense now changes nothing. */
  act(portalId: string, act: SandboxAct): Promise<Delivery[]>
  /** Renews or ends what has come to the end of its period by the clock. */
  letTimePass(): Promise<void>
}

export type SandboxAct = z.output<typeof sandboxPortalSchema>['act']

export type SandboxCheckout = {
  customerId: string
  plan: PlanName
  status: 'open' | 'complete' | 'expired'
  cancelUrl: string
  successUrl: string
}

export type SandboxPortal = {
  customerId: string
  returnUrl: string
  subscription: {
    plan: PlanName
    status: string
    periodEndMs: number
    cancelAtPeriodEnd: boolean
    endedMs?: number
    card: { brand: string; last4: string }
  } | null
  bills: {
    number: string
    amount: number
    currency: string
    status: string
    dispute?: string
    createdMs: number
  }[]
}

/** An event as a provider would post it: signed bytes. */
export type Delivery = { body: Uint8Array; signature: string }
