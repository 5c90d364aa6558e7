import { Stripe } from 'stripe'
import { AppError } from '#app/domain/errors.ts'

/** Answers after which nobody knows: too busy, the same key in use, something between us and Stripe. */
const UNSURE = new Set([409, 429, 502, 503, 504])

/**
 * `unavailable` where asking again under the same key is safe and may help. Stripe remembers every answer it gave
 * under a key, a 500 too: such a key is used up, so that is `failed`.
 */
export function stripeFault(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { statusCode, type, code, requestId } = error
  const isUnsure = statusCode === undefined || UNSURE.has(statusCode)
  // Never the message: it can hold a part of the key.
  const facts = [statusCode ?? 'no answer', type, code, requestId].filter(Boolean).join(', ')
  return new AppError(isUnsure ? 'unavailable' : 'failed', `Stripe: ${facts}`, { cause: undefined })
}

/** Null where Stripe has no such object. */
export async function orNull<Answer>(question: Promise<Answer>): Promise<Answer | null> {
  try {
    return await question
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
    throw error
  }
}
