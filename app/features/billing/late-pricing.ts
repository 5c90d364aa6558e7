import { late } from '#app/ui/late.tsx'

/** What of the prices only members see. */

const load = () => import('./member-pricing.tsx')
const loadFree = async () => (await load()).FreeMemberPlans
const loadPremium = async () => (await load()).PremiumMemberPlan

export const LateFreePlans = late(import.meta.env.SSR ? await loadFree() : null, loadFree)
export const LatePremiumPlan = late(import.meta.env.SSR ? await loadPremium() : null, loadPremium)
