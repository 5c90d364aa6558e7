import { late } from '#app/ui/late.tsx'

const load = async () => (await import('./use-pantry-button.tsx')).UsePantryButton

/** For members only: visitors have no pantry. */
export const LatePantryButton = late(import.meta.env.SSR ? await load() : null, load)
