import type { Limits } from '#app/features/account/limits.server.ts'

/** For suites that are not about limits: nobody tries too often. */
export const NO_LIMITS: Limits = { spend: () => Promise.resolve(), clear: () => Promise.resolve() }
