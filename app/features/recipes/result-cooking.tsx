import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { CookMode } from './view/cook-mode.tsx'
import { RunningTimers } from './view/timer-parts.tsx'
import { useRecipeView, useTicks } from './view/use-recipe-view.ts'
import { useStepTimers } from './view/use-step-timers.ts'

type ResultCookingProps = { recipe: GeneratedRecipe; isCooking: boolean; onClose: () => void }

/** Cooking from a recipe that has no page of its own. Its timers run on while the steps are closed. */
export function ResultCooking({ recipe, isCooking, onClose }: ResultCookingProps) {
  const view = useRecipeView({ ...recipe, lineFacts: [] }, { servings: recipe.servings, system: 'original' })
  const ticks = useTicks(`generated:${recipe.plateUrl}`)
  const timers = useStepTimers()
  return (
    <>
      {!isCooking && <RunningTimers timers={timers} />}
      <CookMode
        name={recipe.name}
        view={view}
        ticks={ticks}
        timers={timers}
        isOpen={isCooking}
        onClose={onClose}
      />
    </>
  )
}
