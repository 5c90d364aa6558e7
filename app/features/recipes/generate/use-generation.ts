import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { GeneratedRecipe, GenerationEvent, GenerationStage } from '#app/domain/recipe/generation.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { generationEvents } from './generation-events.ts'
import { recallResults, rememberResults } from './kept-results.ts'

/** A place in the results: written whole, being written, or not begun. */
export type ResultSlot =
  | { state: 'ready'; recipe: GeneratedRecipe }
  | { state: 'writing'; recipe: Partial<RecipeDraft> }
  | { state: 'waiting' }

export type Refusal = {
  code: ErrorCode
  message: string
  details?: Record<string, string | number> | undefined
}

export type GenerationState = {
  phase: 'idle' | 'generating' | 'done'
  slots: readonly ResultSlot[]
  /** What stood there before the request under way: it comes back if nothing new is written. */
  before: readonly ResultSlot[]
  refusal: Refusal | null
  /** What is going on while nothing is written; null while words arrive. */
  stage: { name: GenerationStage; waitS: number | null } | null
  savedCount: number
  /** They were written before this page was opened: nobody waits for them. */
  isRecalled: boolean
}

export const NOTHING_YET: GenerationState = {
  phase: 'idle',
  slots: [],
  before: [],
  refusal: null,
  stage: null,
  savedCount: 0,
  isRecalled: false,
}

type Step =
  | { type: 'start'; count: number }
  | { type: 'end' }
  | { type: 'recall'; recipes: readonly GeneratedRecipe[] }
  | GenerationEvent

export function nextState(state: GenerationState, step: Step): GenerationState {
  switch (step.type) {
    case 'start':
      return {
        phase: 'generating',
        slots: Array.from({ length: step.count }, () => ({ state: 'waiting' })),
        before: ready(state.slots),
        refusal: null,
        stage: null,
        savedCount: 0,
        isRecalled: false,
      }
    case 'recall':
      return {
        ...NOTHING_YET,
        phase: 'done',
        slots: step.recipes.map((recipe) => ({ state: 'ready', recipe })),
        isRecalled: true,
      }
    case 'stage':
      return { ...state, stage: { name: step.stage, waitS: step.waitS ?? null } }
    case 'draft':
      return {
        ...state,
        stage: null,
        slots: withSlot(state.slots, step.index, { state: 'writing', recipe: step.recipe }),
      }
    case 'recipe':
      return {
        ...state,
        stage: null,
        slots: withSlot(state.slots, step.index, { state: 'ready', recipe: step.recipe }),
      }
    case 'done':
      return { ...state, phase: 'done', slots: ready(state.slots), savedCount: step.savedCount }
    case 'error': {
      const written = ready(state.slots)
      return { ...state, phase: 'done', slots: written.length > 0 ? written : state.before, refusal: step }
    }
    case 'end':
      return { ...state, phase: 'done', slots: ready(state.slots) }
  }
}

/** What an answer without a stream (scripts off, or before hydration) comes to. */
export function stateOfEvents(events: readonly GenerationEvent[]): GenerationState {
  return events.reduce<GenerationState>(nextState, NOTHING_YET)
}

const FAILED: Refusal = { code: 'failed', message: 'Failed to generate recipes' }

/**
 * Posts the generator's form and follows the answer line by line. A new start or leaving the page ends the old one.
 * Recipes written earlier for the member are shown again: the server's copy of the last attempt, else this tab's.
 */
export function useGeneration(
  initial: GenerationState,
  memberId: string | null,
  latest: readonly GeneratedRecipe[],
) {
  const [state, dispatch] = useReducer(nextState, initial)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (memberId === null || initial.phase !== 'idle' || running.current) return
    const recipes = latest.length > 0 ? latest : recallResults(memberId)
    if (recipes.length > 0) dispatch({ type: 'recall', recipes })
  }, [memberId, initial.phase, latest])
  useEffect(() => {
    if (memberId === null || state.phase !== 'done' || state.isRecalled) return
    const recipes = state.slots.flatMap((slot) => (slot.state === 'ready' ? [slot.recipe] : []))
    if (recipes.length > 0) rememberResults(memberId, recipes)
  }, [memberId, state])

  const start = useCallback(async (form: FormData): Promise<'answered' | 'failed' | 'aborted'> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const count = Number(form.get('numRecipes') ?? 1) || 1
    // The results' script is there, but React looks for it a moment later: what stands there stays until then.
    startTransition(() => dispatch({ type: 'start', count }))
    try {
      for await (const event of generationEvents(form, controller.signal)) dispatch(event)
      dispatch({ type: 'end' })
      return 'answered'
    } catch {
      if (controller.signal.aborted) return 'aborted'
      const isOffline = typeof navigator !== 'undefined' && !navigator.onLine
      dispatch({
        type: 'error',
        ...FAILED,
        ...(isOffline
          ? { message: 'You are offline. Your ingredients are kept; try again once you are connected.' }
          : {}),
      })
      return 'failed'
    }
  }, [])

  return { state, start }
}

function withSlot(slots: readonly ResultSlot[], index: number, slot: ResultSlot): readonly ResultSlot[] {
  const next = [...slots]
  while (next.length < index) next.push({ state: 'waiting' })
  next[index] = slot
  return next
}

function ready(slots: readonly ResultSlot[]): readonly ResultSlot[] {
  return slots.filter((slot) => slot.state === 'ready')
}
