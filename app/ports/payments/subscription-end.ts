/** When a subscription's period ends, one reading for every provider. Times in ms since 1970. */

export type EndFacts = {
  /** The end of the period that is paid, or being collected. */
  periodEndMs: number | null
  /** When it stopped living; a subscription that lives has none. */
  endedMs: number | null
  /** A date from which it shall not go on. */
  cancelAtMs: number | null
  /** It shall not go on after this period. */
  isLastPeriod: boolean
}

/**
 * The end is the moment it ended, where it has: one that was cancelled at once did not last to the end of its period.
 * Before that it is the end of the period or the date of cancellation, whichever comes first. A date of cancellation
 * after this period leaves the next renewal where it was.
 */
export function periodEnd({ periodEndMs, endedMs, cancelAtMs, isLastPeriod }: EndFacts): {
  periodEndMs: number | null
  cancelAtPeriodEnd: boolean
} {
  const isInPeriod = cancelAtMs !== null && (periodEndMs === null || cancelAtMs <= periodEndMs)
  return {
    periodEndMs: endedMs ?? (isInPeriod ? cancelAtMs : periodEndMs),
    cancelAtPeriodEnd: isLastPeriod || isInPeriod,
  }
}
