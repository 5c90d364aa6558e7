import CookingPot from 'lucide-react/icons/cooking-pot'
import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import { lazy, Suspense, useState } from 'react'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { loadAhead, loadOrReload } from '#app/ui/load-script.ts'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'
import { ShopForRecipe } from '#app/features/recipes/view/shop-for-recipe.tsx'
import styles from './recipe-result.module.css'

const load = () => import('#app/features/recipes/result-cooking.tsx')
const ResultCooking = lazy(async () => ({ default: (await loadOrReload(load)).ResultCooking }))

/** For a kitchen without a connection. */
export const readyForCooking = () => loadAhead(load)

/** What one can do with a recipe that has no page of its own: cook from it, copy it, print it. */
export function ResultActions({ recipe, canShop }: { recipe: GeneratedRecipe; canShop: boolean }) {
  const [cooking, setCooking] = useState<'not yet' | 'open' | 'closed'>('not yet')
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
    <div className={classNames(layout.row, layout.needsScript, layout.noPrint, styles.actions)}>
      <Button variant="secondary" isSmall onClick={() => setCooking('open')}>
        <CookingPot className={text.icon} aria-hidden />
        Start cooking
      </Button>
      <Button variant="secondary" isSmall onClick={() => void copy()}>
        <Copy className={text.icon} aria-hidden />
        Copy
      </Button>
      <Button variant="secondary" isSmall onClick={() => window.print()}>
        <Printer className={text.icon} aria-hidden />
        Print
      </Button>
      {canShop && (
        <ShopForRecipe
          recipeKey={`draft ${recipe.name}`.slice(0, 80)}
          name={recipe.name}
          lines={recipe.ingredients.map(({ text }) => text)}
        />
      )}
      {cooking !== 'not yet' && (
        <Suspense>
          <ResultCooking
            recipe={recipe}
            isCooking={cooking === 'open'}
            onClose={() => setCooking('closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
