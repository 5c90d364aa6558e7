import { EmptyState } from '#app/ui/empty-state.tsx'
import { late } from '#app/ui/late.tsx'
import type { GenerationState } from './use-generation.ts'

const load = async () => (await import('./generation-results.tsx')).GenerationResults

const LateResults = late(import.meta.env.SSR ? await load() : null, load)

/** Fetches the scripts of a generation: worth it as soon as somebody has something to cook with. */
export function readyForResults(): void {
  LateResults.ready()
  import('./generation-events.ts').catch(() => {}) // tried again with the request
}

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
