import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { GeneratedRecipe, GenerationStage } from '#app/domain/recipe/generation.ts'
import { LOADING_MESSAGE_MS, loadingMessageAt } from '#app/domain/recipe/loading-messages.ts'
import { useRecipePictures } from '#app/features/recipes/pictures/use-recipe-pictures.ts'
import { Notice } from '#app/ui/notice.tsx'
import { RecipeDraftResult } from './recipe-draft-result.tsx'
import { RecipeResult } from './recipe-result.tsx'
import { readyForCooking } from './result-actions.tsx'
import type { GenerationState, ResultSlot } from './use-generation.ts'

const SAVED_NOTICE_MS = 3000

type GenerationResultsProps = {
  state: GenerationState
  /** Whether a model makes pictures here; without one the drawn plate is the picture. */
  canDraw: boolean
  onWriting?: () => void
}

/** The results list: each recipe as it is written, and what is going on meanwhile. */
export function GenerationResults({ state, canDraw, onWriting }: GenerationResultsProps) {
  const isWritten = state.phase === 'done'
  const savedIds = useMemo(
    () => (canDraw && isWritten ? idsOf(state.slots) : []),
    [canDraw, isWritten, state.slots],
  )
  const pictures = useRecipePictures(savedIds)
  useEffect(() => {
    if (isWritten) readyForCooking()
  }, [isWritten])
  const isWriting = state.phase === 'generating'
  useEffect(() => {
    if (isWriting) onWriting?.()
  }, [isWriting, onWriting])
  const loading = useLoadingMessage(isWriting)
  const message = state.stage === null ? loading : STAGES[state.stage.name](state.stage.waitS)
  return (
    <>
      {state.savedCount > 0 && <SavedNotice key={state.savedCount} count={state.savedCount} />}
      {state.slots.map((slot, index) =>
        slot.state === 'ready' ? (
          <PicturedResult key={slot.recipe.id ?? index} recipe={slot.recipe} pictures={pictures} />
        ) : (
          <RecipeDraftResult
            key={index}
            recipe={slot.state === 'writing' ? slot.recipe : {}}
            backdrop="cloth-sand"
            stage={message}
          />
        ),
      )}
    </>
  )
}

/** Shown instead of the loading messages while something else is going on. */
const STAGES: Record<GenerationStage, (waitS: number | null) => string> = {
  thinking: () => 'Waiting for the model. Some think for a minute before they write.',
  checking: () => 'Checking the recipe. Something in it has to be put right first.',
  busy: (waitS) =>
    `The model is busy. Trying again in ${waitS ?? 'a few'} ${waitS === 1 ? 'second' : 'seconds'}.`,
}

type Pictures = ReturnType<typeof useRecipePictures>

function PicturedResult({
  recipe,
  pictures: { progress, retry },
}: {
  recipe: GeneratedRecipe
  pictures: Pictures
}) {
  const { id, name } = recipe
  const made = id === null ? undefined : progress[id]
  return (
    <RecipeResult
      recipe={recipe}
      canShop
      pictureState={made?.state}
      {...(made?.state === 'ready' && { picture: { src: made.url, alt: name, isPhoto: true } })}
      {...(id !== null && { onRetryPicture: () => retry(id) })}
    />
  )
}

function idsOf(slots: readonly ResultSlot[]): string[] {
  return slots.flatMap((slot) => (slot.state === 'ready' && slot.recipe.id !== null ? [slot.recipe.id] : []))
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
      You will find {count === 1 ? 'it' : 'them'} under <Link to="/recipes">My Recipes</Link>.
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
