import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#app/domain/errors.ts'

/**
 * How often something may be tried, per key and window, counted in the database so that restarts and further
 * processes change nothing. Keys are hashed account or network names, never addresses in clear.
 */
const RULES = {
  /** Wrong passwords for one account: from a browser that signed in to it before, from a network, from anywhere else. */
  'sign-in-device': { points: 8, durationS: 10 * 60 },
  'sign-in-account-address': { points: 8, durationS: 10 * 60 },
  'sign-in-account': { points: 100, durationS: 24 * 60 * 60 },
  'sign-in-address': { points: 40, durationS: 10 * 60 },
  'sign-up-address': { points: 20, durationS: 60 * 60 },
  'device-letter': { points: 4, durationS: 60 * 60 },
  /** As long as the links in the e-mails live: beyond it one of them still works. */
  'reset-account': { points: 4, durationS: 60 * 60 },
  'reset-address': { points: 20, durationS: 60 * 60 },
  'change-credentials': { points: 10, durationS: 60 * 60 },
  /** Downloads of everything about a member: each reads all of it. */
  'export-hour': { points: 6, durationS: 60 * 60 },
  /** Downloads of a diary as a table. */
  'diary-csv-hour': { points: 20, durationS: 60 * 60 },
  /** Generations of one member, also a premium one: fair use. */
  'generate-minute': { points: 30, durationS: 60 },
  /** Dishes that the landing page makes for visitors of one network. */
  'visitor-recipe-address': { points: 40, durationS: 10 * 60 },
  'read-photo-minute': { points: 20, durationS: 60 },
  /** Photos of labels, receipts and pages: each takes this machine a second or more. */
  'read-text-minute': { points: 10, durationS: 60 },
  'draw-picture-minute': { points: 12, durationS: 60 },
  'estimate-minute': { points: 30, durationS: 60 },
  'plan-minute': { points: 10, durationS: 60 },
  'change-plan-minute': { points: 60, durationS: 60 },
  /** Taps on the dashboard: meals eaten, entries and weights changed. */
  'track-minute': { points: 240, durationS: 60 },
  /** A photo adds its foods one by one, a fifth of a second apart. */
  'change-pantry-minute': { points: 400, durationS: 60 },
  /** Changes of a member's shopping lists: ticks come one by one. */
  'change-shopping-minute': { points: 400, durationS: 60 },
  /** The same of everybody together who has one list's link, and of one network that tries links. */
  'shared-shopping-minute': { points: 400, durationS: 60 },
  'shared-shopping-address': { points: 300, durationS: 60 },
  /** Changes of a household by one of its members, links that an owner makes, and tries to join by one. */
  'household-minute': { points: 60, durationS: 60 },
  'household-invite-hour': { points: 30, durationS: 60 * 60 },
  'household-join-hour': { points: 30, durationS: 60 * 60 },
  /** Purchases begun by one member; each asks the payment provider. */
  'checkout-hour': { points: 40, durationS: 60 * 60 },
  'portal-hour': { points: 40, durationS: 60 * 60 },
  'purchase-hour': { points: 120, durationS: 60 * 60 },
  /** Likes and bookmarks of one member, set or taken back. */
  'like-minute': { points: 60, durationS: 60 },
  'comment-minute': { points: 12, durationS: 60 },
  /** Members blocked and unblocked by one member. */
  'block-minute': { points: 30, durationS: 60 },
  'report-hour': { points: 20, durationS: 60 * 60 },
  'contact-address': { points: 10, durationS: 60 * 60 },
  'newsletter-client': { points: 10, durationS: 60 * 60 },
  /** E-mails that the newsletter's box sends to one address, whoever asks. */
  'newsletter-email': { points: 3, durationS: 60 * 60 },
  /** Pictures that one of the staff uploads for the blog. */
  'blog-picture-minute': { points: 40, durationS: 60 },
  'import-minute': { points: 30, durationS: 60 },
  /** Pages of the web that one member, or one network, has read for an import. */
  'import-page-minute': { points: 10, durationS: 60 },
  'import-page-address': { points: 60, durationS: 10 * 60 },
  /** Barcodes that one member looks up: each may ask a service outside. */
  'product-minute': { points: 30, durationS: 60 },
  /** Changes of a member's own foods, with what is logged of them. */
  'change-foods-minute': { points: 120, durationS: 60 },
  /** Calendar programs ask a few times an hour. */
  'calendar-feed-hour': { points: 120, durationS: 60 * 60 },
  /** Wrong passwords for one staff account, as for members, and of one network for any. */
  'staff-sign-in-device': { points: 8, durationS: 15 * 60 },
  'staff-sign-in-account-address': { points: 8, durationS: 15 * 60 },
  'staff-sign-in-account': { points: 50, durationS: 24 * 60 * 60 },
  'staff-sign-in-address': { points: 30, durationS: 15 * 60 },
  /** Codes of the second factor: a million of them are not many. */
  'staff-code-account': { points: 8, durationS: 15 * 60 },
  'staff-code-address': { points: 30, durationS: 15 * 60 },
  /** A code is taken once; by then its time is over. */
  'staff-code-used': { points: 1, durationS: 2 * 60 },
  /** The password asked again before what matters. */
  'staff-password': { points: 10, durationS: 15 * 60 },
  'staff-link-address': { points: 20, durationS: 60 * 60 },
} as const

export type LimitName = keyof typeof RULES

export type Limits = {
  /** Counts one try; throws `too-many-requests` with the seconds to wait once the rule is used up. */
  spend(name: LimitName, key: string): Promise<void>
  /** Forgets the tries of a key, as after a right password. */
  clear(name: LimitName, key: string): Promise<void>
}

export function openLimits(pool: Pool, hashKey: (key: string) => string): Limits {
  const limiters = new Map(
    Object.entries(RULES).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: rule.points,
        duration: rule.durationS,
      }),
    ]),
  )
  const limiter = (name: LimitName) => limiters.get(name)!
  const consume = async (name: LimitName, key: string): Promise<void> => {
    try {
      await limiter(name).consume(key)
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes && endsTooLate(name, reason.msBeforeNext))) throw reason
      await limiter(name).delete(key)
      await limiter(name).consume(key)
    }
  }
  return {
    async spend(name, key) {
      try {
        await consume(name, hashKey(key))
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        const retryAfterS = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        throw new AppError(
          'too-many-requests',
          `Too many attempts. Please wait ${inWords(retryAfterS)} and try again.`,
          { details: { retryAfterS } },
        )
      }
    },
    async clear(name, key) {
      await limiter(name).delete(hashKey(key))
    },
  }
}

/** More than clocks of several processes differ by. */
const CLOCKS_DIFFER_MS = 60_000

/**
 * Whether a window ends later than any can that begins now: the clock was ahead when it began. It begins anew then, so
 * that nobody waits for longer than the rule says. What may be used once stays used.
 */
function endsTooLate(name: LimitName, msBeforeNext: number): boolean {
  const { points, durationS } = RULES[name]
  return points > 1 && msBeforeNext > durationS * 1000 + CLOCKS_DIFFER_MS
}

/** Counts one try; the refusal comes back instead of being thrown, for who does something else then. */
export async function refusalOfSpending(
  limits: Limits,
  name: LimitName,
  key: string,
): Promise<AppError | null> {
  try {
    await limits.spend(name, key)
    return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return error
    throw error
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}
