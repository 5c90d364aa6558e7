import CookingPot from 'lucide-react/icons/cooking-pot'
import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { CookMode } from './cook-mode.tsx'
import { RunningTimers } from './timer-parts.tsx'
import { useRecipeView, useTicks } from './use-recipe-view.ts'
import { useStepTimers } from './use-step-timers.ts'

/** What one can do with a recipe that has no page of its own: cook from it, copy it, print it. */
export function ResultActions({ recipe }: { recipe: GeneratedRecipe }) {
  const view = useRecipeView({ ...recipe, lineFacts: [] }, { servings: recipe.servings, system: 'original' })
  const ticks = useTicks(`generated:${recipe.plateUrl}`)
  const timers = useStepTimers()
  const [isCooking, setIsCooking] = useState(false)
  const copy = async () => {
    try {
      const { recipeText } = await import('#app/domain/recipe/recipe-text.ts')
      await navigator.clipboard.writeText(recipeText(recipe))
      showToast('Recipe copied.')
    } catch {
      showToast('The browser did not allow copying.')
    }
  }
  return (
    <div className="needs-script no-print flex flex-wrap gap-2">
      <Button variant="secondary" isSmall onClick={() => setIsCooking(true)}>
        <CookingPot className="icon" aria-hidden />
        Start cooking
      </Button>
      <Button variant="secondary" isSmall onClick={() => void copy()}>
        <Copy className="icon" aria-hidden />
        Copy
      </Button>
      <Button variant="secondary" isSmall onClick={() => window.print()}>
        <Printer className="icon" aria-hidden />
        Print
      </Button>
      {!isCooking && <RunningTimers timers={timers} />}
      <CookMode
        name={recipe.name}
        view={view}
        ticks={ticks}
        timers={timers}
        isOpen={isCooking}
        onClose={() => setIsCooking(false)}
      />
    </div>
  )
}
