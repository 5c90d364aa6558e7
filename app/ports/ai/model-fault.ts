import type { APICallError } from '@ai-sdk/provider'
import { isRecord } from '#app/domain/model-reply/json-in-reply.ts'
import type { ModelFeature, ModelOutcome } from '#app/domain/model-use.ts'
import { providerWords } from './provider-words.ts'

/** What is said when a model fails, whatever the reason. The wording is specified. */
export const FAILURE_SENTENCES: Record<ModelFeature, string> = {
  recipes: 'Failed to generate recipes',
  ingredients: 'Failed to analyze ingredients. Please try again or add ingredients manually.',
  meals: 'Failed to analyze meal. Please try again.',
  pictures: 'Failed to generate image. Please try again.',
}

export type ModelFault = {
  outcome: ModelOutcome
  /** For the log: the provider's own words, but never the prompt, the reply or the key. */
  summary: string
  isRetryable: boolean
  /** What the provider asked to wait; null when it did not say. */
  waitMs: number | null
  /** Whether the model itself is in trouble, not only this request. */
  isModelDown: boolean
  /** Overloaded: worth a longer wait than a broken connection. */
  isBusy: boolean
}

const RETRYABLE_STATUS = new Set([408, 425, 429, 500, 502, 503, 504, 529])
const BUSY_STATUS = new Set([429, 503, 529])

/** Reads what went wrong with a call. `stopReason` is why we ended the call ourselves, if we did. */
export function modelFaultOf(
  error: unknown,
  stopReason: unknown,
  secrets: readonly (string | undefined)[] = [],
): ModelFault {
  const fault = (outcome: ModelOutcome, summary: string, more: Partial<ModelFault> = {}): ModelFault => ({
    outcome,
    summary,
    isRetryable: false,
    waitMs: null,
    isModelDown: false,
    isBusy: false,
    ...more,
  })

  if (stopReason instanceof DOMException && stopReason.name === 'TimeoutError') {
    return fault('timed-out', stopReason.message, { isModelDown: true })
  }
  if (error instanceof RangeError) return fault('unusable', 'the reply was too large')
  if (isApiCallError(error)) {
    const { statusCode: status } = error
    if (status === undefined) {
      return fault('failed', 'the provider could not be reached', { isRetryable: true, isModelDown: true })
    }
    if (status >= 200 && status < 300) {
      // A reply that began well: what ended it is the cause.
      const { cause } = error
      if (cause instanceof TypeError || cause instanceof RangeError)
        return modelFaultOf(cause, stopReason, secrets)
      return fault('unusable', `status ${status} with a body that is no reply`)
    }
    const isRetryable = RETRYABLE_STATUS.has(status)
    const words = providerWords(error.responseBody ?? '', secrets)
    return fault(
      status === 429 ? 'limited' : 'failed',
      `status ${status}${words === '' ? '' : ` ${words}`}`,
      {
        isRetryable,
        isBusy: BUSY_STATUS.has(status),
        waitMs: waitAskedFor(error.responseHeaders ?? {}),
        isModelDown: isRetryable,
      },
    )
  }
  const name = error instanceof Error ? error.name : typeof error
  if (error instanceof TypeError || name === 'SocketError') {
    return fault('failed', 'the connection broke', { isRetryable: true, isModelDown: true })
  }
  if (name === REFUSED) return fault('refused', 'the model refused')
  if (name === UNUSABLE && error instanceof Error) return fault('unusable', error.message)
  // An error in the stream, after the connection started well.
  const words = isRecord(error)
    ? providerWords({ error }, secrets)
    : typeof error === 'string'
      ? providerWords(error, secrets)
      : ''
  if (words !== '') return fault('unusable', `an error in the reply: ${words}`, { isRetryable: true })
  return fault('unusable', `no usable reply (${name})`)
}

/** Known by its name, so that the provider's library need not be loaded to read an error. */
export function isApiCallError(error: unknown): error is APICallError {
  return error instanceof Error && error.name === 'AI_APICallError'
}

function waitAskedFor(headers: Record<string, string>): number | null {
  const ms = Number(headers['retry-after-ms'])
  if (headers['retry-after-ms'] !== undefined && ms >= 0) return ms
  const said = headers['retry-after']
  if (said === undefined) return null
  const seconds = Number(said)
  if (seconds >= 0) return seconds * 1000
  const atMs = Date.parse(said)
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - Date.now())
}

const REFUSED = 'RefusedByModel'
const UNUSABLE = 'UnusableReply'

/** What our own reading of a reply throws when the model declined. */
export function refusedByModel(): Error {
  return Object.assign(new Error('the model refused'), { name: REFUSED })
}

/** What our own reading of a reply throws when nothing can be made of it; the summary goes to the log. */
export function unusableReply(summary: string): Error {
  return Object.assign(new Error(summary), { name: UNUSABLE })
}
