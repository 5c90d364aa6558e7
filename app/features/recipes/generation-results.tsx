import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { clothOf } from '#app/domain/plate/cloth.ts'
import { LOADING_MESSAGE_MS, loadingMessageAt } from '#app/domain/recipe/loading-messages.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RecipeDraftResult, RecipeResult } from './recipe-result.tsx'
import type { GenerationState } from './use-generation.ts'

const SAVED_NOTICE_MS = 3000

/** The results list: each recipe as it is written, and what is going on meanwhile. */
export function GenerationResults({ state, isSignedIn }: { state: GenerationState; isSignedIn: boolean }) {
  const message = useLoadingMessage(state.phase === 'generating')
  if (state.phase === 'idle' && isSignedIn) {
    return (
      <EmptyState title="Your recipes appear here" headingLevel={2}>
        Add what is in the kitchen, choose how you want to eat, and generate.
      </EmptyState>
    )
  }
  return (
    <>
      {state.savedCount > 0 && <SavedNotice key={state.savedCount} count={state.savedCount} />}
      {state.slots.map((slot, index) =>
        slot.state === 'ready' ? (
          <RecipeResult key={index} recipe={slot.recipe} />
        ) : (
          <RecipeDraftResult
            key={index}
            recipe={slot.state === 'writing' ? slot.recipe : {}}
            cloth={clothOf(String(index), index)}
            stage={message}
          />
        ),
      )}
    </>
  )
}

/** Says that premium recipes were kept, and clears itself. */
function SavedNotice({ count }: { count: number }) {
  const [isShown, setIsShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), SAVED_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <Notice tone="ok" title={count === 1 ? 'Recipe saved.' : `${count} recipes saved.`}>
      You find {count === 1 ? 'it' : 'them'} under <Link to="/recipes">My Recipes</Link>.
    </Notice>
  )
}

function useLoadingMessage(isRunning: boolean): string {
  const [turn, setTurn] = useState({ isRunning, count: 0 })
  // Each request begins with the first message.
  if (turn.isRunning !== isRunning) setTurn({ isRunning, count: 0 })
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(
      () => setTurn(({ count }) => ({ isRunning: true, count: count + 1 })),
      LOADING_MESSAGE_MS,
    )
    return () => clearInterval(timer)
  }, [isRunning])
  return loadingMessageAt(turn.count * LOADING_MESSAGE_MS)
}
