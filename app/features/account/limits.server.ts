import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#app/domain/errors.ts'

/**
 * How often something may be tried, per key and window, counted in the database so that restarts and further
 * processes change nothing. Keys are hashed account or network names, never addresses in clear.
 */
const RULES = {
  /** Wrong passwords for one account, whoever tries. */
  'sign-in-account': { points: 8, durationS: 10 * 60 },
  'sign-in-address': { points: 40, durationS: 10 * 60 },
  'sign-up-address': { points: 20, durationS: 60 * 60 },
  'reset-account': { points: 4, durationS: 60 * 60 },
  'reset-address': { points: 20, durationS: 60 * 60 },
  'change-credentials': { points: 10, durationS: 60 * 60 },
  /** Generations of one member, also a premium one: fair use. */
  'generate-minute': { points: 30, durationS: 60 },
  'read-photo-minute': { points: 20, durationS: 60 },
  'draw-picture-minute': { points: 12, durationS: 60 },
  'estimate-minute': { points: 30, durationS: 60 },
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
  return {
    async spend(name, key) {
      try {
        await limiter(name).consume(hashKey(key))
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason
        const waitS = Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        throw new AppError(
          'too-many-requests',
          `Too many tries. Please wait ${inWords(waitS)} and try again.`,
          {
            details: { retryAfterS: waitS },
          },
        )
      }
    },
    async clear(name, key) {
      await limiter(name).delete(hashKey(key))
    },
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}
