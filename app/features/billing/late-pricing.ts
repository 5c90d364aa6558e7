import { late } from '#app/ui/late.tsx'

/** What of the prices only members see. */

const load = () => import('./member-pricing.tsx')
const loadFree = async () => (await load()).FreeMemberPlans
const loadOwn = async () => (await load()).OwnPlan

export const LateFreePlans = late(import.meta.env.SSR ? await loadFree() : null, loadFree)
export const LateOwnPlan = late(import.meta.env.SSR ? await loadOwn() : null, loadOwn)
