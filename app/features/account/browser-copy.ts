import type { Tier, UsageStats } from '#app/domain/allowance.ts'

/**
 * What the specification keeps of a person in the browser: copies, for show and never read back. Tier and counts are
 * the server's; whoever writes here changes nothing. No address, name or session is in them, and they go with the
 * session.
 */
export type BrowserCopy = { id: string; subscription: Tier; usageStats: UsageStats }

const USER_KEY = 'user'
const RECIPES_KEY = 'recipesGenerated'

/** Writes the copies of whoever is signed in, and removes them for a visitor. */
export function keepBrowserCopy(copy: BrowserCopy | null, storage: () => Storage = () => localStorage): void {
  try {
    if (copy === null) {
      storage().removeItem(USER_KEY)
      storage().removeItem(RECIPES_KEY)
      return
    }
    const { recipesGenerated } = copy.usageStats
    storage().setItem(USER_KEY, JSON.stringify({ ...copy, recipesGenerated }))
    storage().setItem(RECIPES_KEY, String(recipesGenerated))
  } catch {
    // Storage may be forbidden or full: nothing depends on the copies.
  }
}
