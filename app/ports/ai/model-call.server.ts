import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#app/domain/errors.ts'
import type { LogFacts } from '#app/ports/log/log.ts'
import type { CallOptions } from './chef.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { FAILURE_SENTENCES, type ModelFault, modelFaultOf } from './model-fault.ts'
import type { ModelFeature, ModelOutcome, ModelUse } from '#app/domain/model-use.ts'
import type { ModelMeter } from './model-meter.ts'
import type { ModelPatience } from './model-settings.ts'

/** What every call shares: who counts it, how long it may take, how it waits between tries. */
export type CallContext = {
  meter: ModelMeter
  breaker: CircuitBreaker
  patience: ModelPatience
  warn(facts: LogFacts, message: string): void
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** In [0, 1): spreads retries. */
  random(): number
  /** What must never appear in a log, even if a provider repeats it. */
  secrets?: readonly (string | undefined)[]
}

export type CallSpec = CallOptions & { feature: ModelFeature; model: string; mostUse: ModelUse }

/**
 * One attempt of a call: `signal` ends it, `alive` reports that the model is at work, `isThere` that the connection is
 * up, and `use` is what it has cost so far.
 */
export type Turn = { signal: AbortSignal; alive(): void; isThere(): void; use: ModelUse }

/** Comes in place of a piece: the provider is busy and is asked again after this time. */
export type Waiting = { waitMs: number }
/** Shorter waits are not worth reporting. */
const WORTH_TELLING_MS = 1000

export const waitInEarnest: CallContext['wait'] = (ms, signal) => sleep(ms, undefined, { signal })

/**
 * Runs a call to a model under its deadlines and gives its pieces on. Retries only while nothing was given yet; stops
 * the provider when the consumer stops or `spec.signal` aborts; always tells the meter how it ended. Throws
 * `AppError` with the feature's own sentence.
 */
export async function* callModel<Piece>(
  context: CallContext,
  spec: CallSpec,
  attempt: (turn: Turn) => AsyncIterable<Piece>,
): AsyncGenerator<Piece | Waiting> {
  const { meter, breaker, patience } = context
  if (spec.signal.aborted) return
  if (!breaker.mayCall()) throw failure(spec.feature, 'the model rests after failures')
  const open = await meter.begin({
    feature: spec.feature,
    model: spec.model,
    memberId: spec.memberId ?? null,
    mostUse: spec.mostUse,
    deadlineMs: patience.totalMs,
  })
  const stopper = new AbortController()
  const signal = AbortSignal.any([spec.signal, stopper.signal])
  const stopAs = (message: string) => () => stopper.abort(new DOMException(message, 'TimeoutError'))
  const whole = setTimeout(stopAs('the whole reply took too long'), patience.totalMs)
  const use: ModelUse = { inputTokens: 0, outputTokens: 0, pictures: 0 }
  let outcome: ModelOutcome = 'stopped'
  try {
    for (let turn = 1; ; turn++) {
      let hasGiven = false
      let pause: NodeJS.Timeout | undefined
      const first = setTimeout(stopAs('the model did not begin in time'), patience.firstMs)
      const alive = () => {
        clearTimeout(first)
        if (pause) pause.refresh()
        else pause = setTimeout(stopAs('the model paused too long'), patience.betweenMs)
      }
      let isOver = false
      const isThere = () => {
        if (!isOver) (pause ?? first).refresh()
      }
      try {
        for await (const piece of attempt({ signal, alive, isThere, use })) {
          // An empty piece means that the model is thinking.
          if (piece !== '') {
            if (!hasGiven) breaker.succeeded()
            hasGiven = true
          }
          yield piece
        }
        signal.throwIfAborted()
        outcome = 'answered'
        return
      } catch (error) {
        if (spec.signal.aborted) return
        const fault = modelFaultOf(error, stopper.signal.reason, context.secrets)
        const waitMs = hasGiven ? null : waitBefore(turn, fault, patience, context.random())
        context.warn(
          { feature: spec.feature, model: spec.model, turn, fault: fault.summary, waitMs },
          waitMs === null ? 'a call to a model failed' : 'a call to a model is tried again',
        )
        if (fault.isModelDown) breaker.failed()
        outcome = fault.outcome
        if (waitMs === null) throw failure(spec.feature, fault.summary, fault.waitMs)
        if (waitMs >= WORTH_TELLING_MS) yield { waitMs }
        try {
          await context.wait(waitMs, signal)
        } catch {
          if (spec.signal.aborted) return
          throw failure(spec.feature, 'the deadline came before another try')
        }
      } finally {
        isOver = true
        clearTimeout(first)
        clearTimeout(pause)
      }
    }
  } finally {
    clearTimeout(whole)
    if (spec.signal.aborted) outcome = 'cancelled'
    // Leaving a loop over a reply does not end the provider's work by itself: it would be paid for to the end.
    stopper.abort()
    await open.end(outcome, use).catch((error: unknown) => {
      context.warn({ error, feature: spec.feature }, 'the cost of a call could not be written down')
    })
  }
}

/** A busy provider needs longer than a broken connection. */
const BUSY_MS = 2000
const BUSY_GROWTH = 3
const BROKEN_MS = 300
const BROKEN_ATTEMPTS = 3

function waitBefore(turn: number, fault: ModelFault, patience: ModelPatience, chance: number): number | null {
  const attempts = fault.isBusy ? patience.attempts : Math.min(patience.attempts, BROKEN_ATTEMPTS)
  if (!fault.isRetryable || turn >= attempts) return null
  const usualMs = fault.isBusy ? BUSY_MS * BUSY_GROWTH ** (turn - 1) : BROKEN_MS * 2 ** (turn - 1)
  const ms = fault.waitMs ?? usualMs * (0.5 + chance)
  return ms <= patience.longestWaitMs ? ms : null
}

/**
 * The feature's sentence; the cause is our own summary, so that no log ever contains a prompt or a key. `waitMs` is how
 * long a busy provider asks us to wait: too long for this request, but worth saying.
 */
export function failure(feature: ModelFeature, summary: string, waitMs: number | null = null): AppError {
  return new AppError('failed', FAILURE_SENTENCES[feature], {
    details: {
      wroteBy: 'model',
      ...(waitMs !== null && waitMs > 0 && { retryAfterS: Math.ceil(waitMs / 1000) }),
    },
    cause: new Error(summary),
  })
}
