import type { ContentFormat } from '#app/domain/blog/blog.ts'

/** Letters of the newsletter: what they are, and what becomes of each copy. */

export type LetterKind = 'letter' | 'digest'
export type LetterStatus = 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled'

/**
 * `sending`: in the hands of the mail server right now. `unknown`: the process ended, or the connection broke, after it
 * was handed over and before the answer was noted; it is not sent again. `skipped`: the reader left before their turn.
 */
export type DeliveryStatus = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'skipped'

export type LetterText = { subject: string; content: string; contentFormat: ContentFormat }

export const LETTER_LIMITS = { subject: 150, content: 100_000 } as const

/** Gmail shows no more of a letter than this. */
export const CLIPPED_AT_BYTES = 102 * 1024

/** How often a copy is offered to a mail server that puts it off. */
export const MOST_ATTEMPTS = 5

/** What has become of a letter's copies. */
export type LetterFigures = Record<DeliveryStatus | 'bounced' | 'complained' | 'left', number>

export const NO_FIGURES: LetterFigures = {
  waiting: 0,
  sending: 0,
  sent: 0,
  failed: 0,
  unknown: 0,
  skipped: 0,
  bounced: 0,
  complained: 0,
  left: 0,
}

/** How far apart the starts of two copies are at a rate, in ms. */
export const pauseBetweenMs = (lettersPerMinute: number): number => 60_000 / lettersPerMinute
