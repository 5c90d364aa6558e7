import { BILLING_MESSAGES } from '#app/domain/billing/billing-messages.ts'
import type { PlanName } from '#app/domain/billing/catalogue.ts'
import type { FormResult } from '#app/domain/errors.ts'

/** Addresses asked of our own server, which asks the payment provider. */

export type Address =
  | { ok: true; url: string }
  /** `isManaged`: there is a subscription to look after instead of something to pay. */
  | { ok: false; message: string; isManaged?: boolean }

/** Where to pay the plan. `path` is the pricing page's door or the upgrade dialog's: each has its own words. */
export function askToPay(path: '/billing/checkout' | '/billing/upgrade', plan: PlanName): Promise<Address> {
  const form = new FormData()
  form.set('plan', plan)
  return ask(
    path,
    form,
    path === '/billing/upgrade' ? BILLING_MESSAGES.upgradeFailed : BILLING_MESSAGES.checkoutNotStarted,
  )
}

export function askForPortal(): Promise<Address> {
  return ask('/billing/portal-session', null, BILLING_MESSAGES.portalFailed)
}

/** `fallback` stands where the server gave no words: it was not reached, or something else answered. */
async function ask(path: string, body: FormData | null, fallback: string): Promise<Address> {
  try {
    const response = await fetch(path, { method: 'POST', body })
    const result = (await response.json()) as FormResult<{ url?: string; to?: string }>
    if (!result.ok) return { ok: false, message: result.message || fallback }
    if (!result.value.url) return { ok: false, message: BILLING_MESSAGES.noUrl }
    // Whoever asked to pay is told, rather than sent to a page they did not ask for.
    if (result.value.to === 'portal') return { ok: false, message: BILLING_MESSAGES.managed, isManaged: true }
    return { ok: true, url: result.value.url }
  } catch {
    return { ok: false, message: fallback }
  }
}
