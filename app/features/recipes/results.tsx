import { EmptyState } from '#app/ui/empty-state.tsx'
import { arrived, fetchAhead, late } from '#app/ui/late.tsx'
import type { GenerationState } from './use-generation.ts'

const load = async () => (await import('./generation-results.tsx')).GenerationResults

const LateResults = late(import.meta.env.SSR ? await load() : null, load)

const loadEvents = () => import('./generation-events.ts')

/** Fetches the scripts of a generation: worth it as soon as somebody has something to cook with. */
export function readyForResults(): void {
  LateResults.ready()
  fetchAhead(loadEvents)
}

/** Before a request that costs an attempt: what would show its answer has to be there. */
export const neededForResults = () => Promise.all([LateResults.needed(), arrived(loadEvents)])

type ResultsProps = { state: GenerationState; isSignedIn: boolean; canDraw: boolean }

/** Where recipes appear: what to do first, then the recipes as they are written. */
export function Results({ state, isSignedIn, canDraw }: ResultsProps) {
  if (state.phase !== 'idle') return <LateResults state={state} canDraw={canDraw} />
  if (!isSignedIn) return null
  return (
    <EmptyState title="Your recipes appear here" headingLevel={2}>
      Add what is in the kitchen, choose how you want to eat, and generate.
    </EmptyState>
  )
}
