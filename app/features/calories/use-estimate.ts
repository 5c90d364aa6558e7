import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import type { ErrorCode, FormResult } from '#app/domain/errors.ts'
import { forgetInTab, isRecord, recallInTab, rememberInTab } from '#app/features/page/tab-storage.ts'
import { ESTIMATE_MESSAGES } from './estimate-messages.ts'

const ESTIMATE_PATH = '/calories/estimate'
const STORE_KEY = 'calorie-estimate'
/** The result that was dismissed to analyse another meal: it does not come back. */
const PUT_AWAY_KEY = 'calorie-estimate-put-away'

export type EstimateRefusal = {
  code: ErrorCode
  message: string
  details?: Record<string, string | number> | undefined
}

export type EstimateState =
  | { phase: 'idle' }
  | { phase: 'analysing' }
  | { phase: 'result'; estimate: MealEstimate; isRecalled?: boolean }
  | { phase: 'error'; refusal: EstimateRefusal }

/** How a try ended: with an estimate, with the server's reason, without an answer, or because it was left. */
type EstimateOutcome = 'answered' | 'refused' | 'unanswered' | 'aborted'

/** Makes another estimate of one: what was corrected in it is counted anew. */
export type MealChange = (estimate: MealEstimate) => MealEstimate

type Step =
  | { type: 'start' }
  | { type: 'answer'; result: FormResult<MealEstimate> }
  | { type: 'change'; change: MealChange }
  | { type: 'reset' }
  | { type: 'recall'; estimate: MealEstimate }

export function nextEstimate(state: EstimateState, step: Step): EstimateState {
  switch (step.type) {
    case 'start':
      return { phase: 'analysing' }
    case 'answer':
      return stateOfAnswer(step.result)
    case 'change':
      return state.phase === 'result' ? { phase: 'result', estimate: step.change(state.estimate) } : state
    case 'reset':
      return { phase: 'idle' }
    case 'recall':
      return { phase: 'result', estimate: step.estimate, isRecalled: true }
  }
}

/** What the server answered, also to a form sent without scripts. */
export function stateOfAnswer(result: FormResult<MealEstimate>): EstimateState {
  return result.ok ? { phase: 'result', estimate: result.value } : { phase: 'error', refusal: result }
}

/**
 * Idle, analysing, then a result that can be edited, or an error. A new start or leaving the page ends the old one.
 * After a reload or going back, the member's last result is shown again, as it cost an attempt. `latest` is the
 * server's copy, for members who left before the answer arrived.
 */
export function useEstimate(
  initial: EstimateState,
  memberId: string | null,
  chosenDay: string | null,
  latest: MealEstimate | null,
) {
  // What was eaten on another day is another meal.
  const storeKey = chosenDay ? `${STORE_KEY}-${chosenDay}` : STORE_KEY
  const [state, dispatch] = useReducer(nextEstimate, initial)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const isIdleAtFirst = initial.phase === 'idle'
  useEffect(() => {
    if (memberId === null || !isIdleAtFirst || running.current) return
    const estimate = newerOf(
      recallInTab(storeKey, memberId),
      latest?.id === recallInTab(PUT_AWAY_KEY, memberId) ? null : latest,
    )
    if (estimate) dispatch({ type: 'recall', estimate })
  }, [memberId, isIdleAtFirst, storeKey, latest])
  useEffect(() => {
    if (memberId !== null && state.phase === 'result') rememberInTab(storeKey, memberId, state.estimate)
  }, [memberId, state, storeKey])

  const shownId = state.phase === 'result' ? state.estimate.id : null
  const start = useCallback(async (form: FormData): Promise<EstimateOutcome> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    dispatch({ type: 'start' })
    let result: FormResult<MealEstimate>
    try {
      const response = await fetch(ESTIMATE_PATH, { method: 'POST', body: form, signal: controller.signal })
      result = (await response.json()) as FormResult<MealEstimate>
      if (typeof result.ok !== 'boolean') throw new Error(`unexpected answer ${response.status}`)
    } catch {
      if (controller.signal.aborted) return 'aborted'
      dispatch({
        type: 'answer',
        result: { ok: false, code: 'failed', message: ESTIMATE_MESSAGES.failed, fields: {} },
      })
      return 'unanswered'
    }
    if (controller.signal.aborted) return 'aborted'
    // The result's script is there, but React looks for it a moment later: what stands there stays until then.
    startTransition(() => dispatch({ type: 'answer', result }))
    return result.ok ? 'answered' : 'refused'
  }, [])

  return {
    state,
    start,
    change: useCallback((change: MealChange) => dispatch({ type: 'change', change }), []),
    /** Ends what is under way, and forgets the result. */
    reset: useCallback(() => {
      running.current?.abort()
      forgetInTab(storeKey)
      if (memberId !== null && shownId !== null) rememberInTab(PUT_AWAY_KEY, memberId, shownId)
      dispatch({ type: 'reset' })
    }, [storeKey, memberId, shownId]),
  }
}

/** Ids are in order of creation. For the same estimate the tab's copy wins, as it contains the corrections. */
export function newerOf(kept: unknown, latest: MealEstimate | null): MealEstimate | null {
  const [inTab, onServer] = [isEstimate(kept) ? kept : null, isEstimate(latest) ? latest : null]
  return inTab && onServer ? (inTab.id >= onServer.id ? inTab : onServer) : (inTab ?? onServer)
}

/** An older version of the page may have kept it: what the page computes with has to be there. */
function isEstimate(value: unknown): value is MealEstimate {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['mealName'] === 'string' &&
    [value['rows'], value['notCounted'], value['refused'], value['assumed'], value['settledQuestions']].every(
      Array.isArray,
    )
  )
}
