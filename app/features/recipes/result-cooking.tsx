import { useEffect, useRef } from 'react'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { CookMode } from './view/cook-mode.tsx'
import { RunningTimers } from './view/timer-parts.tsx'
import { useCookHistory } from './view/use-cook-history.ts'
import { useRecipeView, useTicks } from './view/use-recipe-view.ts'
import { useStepTimers } from './view/use-step-timers.ts'

type ResultCookingProps = { recipe: GeneratedRecipe; isCooking: boolean; onClose: () => void }

/** Cooking from a recipe that has no page of its own. Its timers run on while the steps are closed. */
export function ResultCooking({ recipe, isCooking, onClose }: ResultCookingProps) {
  const view = useRecipeView({ ...recipe, lineFacts: [] }, { servings: recipe.servings, system: 'original' })
  const ticks = useTicks(`generated:${recipe.plateUrl}`)
  const timers = useStepTimers(recipe.plateUrl)
  const cooking = useCookHistory(recipe.plateUrl, view.steps.length)
  useOpenAsAsked(cooking, isCooking, onClose)
  return (
    <>
      {!isCooking && <RunningTimers timers={timers} />}
      <CookMode name={recipe.name} view={view} ticks={ticks} timers={timers} cooking={cooking} />
    </>
  )
}

/** The button is elsewhere: it is pressed before these parts have come, and told when Back has closed them. */
function useOpenAsAsked(
  { step, open }: ReturnType<typeof useCookHistory>,
  isAsked: boolean,
  onClose: () => void,
): void {
  const wasOpen = useRef(false)
  const isOpen = step !== null
  useEffect(() => {
    if (isAsked && !isOpen && !wasOpen.current) open()
    if (!isOpen && wasOpen.current) onClose()
    wasOpen.current = isOpen
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it is asked for, opened and closed
  }, [isAsked, isOpen])
}
