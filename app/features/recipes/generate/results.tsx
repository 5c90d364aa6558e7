import { lazy, Suspense } from 'react'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { loadAhead, loadOrReload } from '#app/ui/load-script.ts'
import type { GenerationState } from './use-generation.ts'

const load = () => import('./generation-results.tsx')
const GenerationResults = lazy(async () => ({ default: (await neededForResults()).GenerationResults }))

/** Worth it as soon as somebody has something to cook with. */
export const readyForResults = () => loadAhead(load)

/** Before a request that costs an attempt: what would show its answer has to be there. */
export const neededForResults = () => loadOrReload(load)

type ResultsProps = {
  state: GenerationState
  isSignedIn: boolean
  /** A request from another page, or from before a reload, is still running. */
  isElsewhere: boolean
  canDraw: boolean
  /** The first words are about to appear. */
  onWriting: () => void
}

/** Where recipes appear: what to do first, then the recipes as they are written. */
export function Results({ state, isSignedIn, isElsewhere, canDraw, onWriting }: ResultsProps) {
  if (state.phase !== 'idle') {
    return (
      <Suspense>
        <GenerationResults state={state} canDraw={canDraw} onWriting={onWriting} />
      </Suspense>
    )
  }
  if (!isSignedIn) return null
  if (isElsewhere) {
    return (
      <EmptyState title="Your last recipe is still being written" headingLevel={2}>
        It appears here as soon as it’s ready.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Your recipes appear here" headingLevel={2}>
      Add what is in the kitchen, choose how you want to eat, and generate.
    </EmptyState>
  )
}
