import { late } from '#app/ui/late.tsx'

const load = async () => (await import('./usage-card.tsx')).UsageCard

/** For members in their trial; the other pages that show it are for members anyway. */
export const LateUsageCard = late(import.meta.env.SSR ? await load() : null, load)
