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
}

export type CallSpec = CallOptions & { feature: ModelFeature; model: string; mostUse: ModelUse }

/** One try of a call: `signal` ends it, `alive` says that the model is at work, `use` is what it has cost so far. */
export type Turn = { signal: AbortSignal; alive(): void; use: ModelUse }

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
): AsyncGenerator<Piece> {
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
      try {
        for await (const piece of attempt({ signal, alive, use })) {
          if (!hasGiven) breaker.succeeded()
          hasGiven = true
          yield piece
        }
        signal.throwIfAborted()
        outcome = 'answered'
        return
      } catch (error) {
        if (spec.signal.aborted) return
        const fault = modelFaultOf(error, stopper.signal.reason)
        const waitMs = hasGiven ? null : waitBefore(turn, fault, patience, context.random())
        context.warn(
          { feature: spec.feature, model: spec.model, turn, fault: fault.summary, waitMs },
          waitMs === null ? 'a call to a model failed' : 'a call to a model is tried again',
        )
        if (fault.isModelDown) breaker.failed()
        outcome = fault.outcome
        if (waitMs === null) throw failure(spec.feature, fault.summary)
        try {
          await context.wait(waitMs, signal)
        } catch {
          if (spec.signal.aborted) return
          throw failure(spec.feature, 'the deadline came before another try')
        }
      } finally {
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

function waitBefore(turn: number, fault: ModelFault, patience: ModelPatience, chance: number): number | null {
  if (!fault.isRetryable || turn >= patience.attempts) return null
  const ms = fault.waitMs ?? 300 * 2 ** (turn - 1) * (0.5 + chance)
  return ms <= patience.longestWaitMs ? ms : null
}

/** The feature's sentence; the cause is a summary of our own, so that no log ever holds a prompt or a key. */
export function failure(feature: ModelFeature, summary: string): AppError {
  return new AppError('failed', FAILURE_SENTENCES[feature], {
    details: { wroteBy: 'model' },
    cause: new Error(summary),
  })
}
