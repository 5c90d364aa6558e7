import type { MeasureSystem } from '#app/domain/recipe/measure-systems.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Segmented } from '#app/ui/segmented.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import text from '#app/ui/text.module.css'
import { formatServings } from './figures.ts'
import styles from './ingredient-list.module.css'
import { ShopForRecipe } from './shop-for-recipe.tsx'
import { type PantryMarks, TickList } from './tick-list.tsx'
import type { RecipeView, useTicks } from './use-recipe-view.ts'
import button from '#app/ui/button.module.css'

const SYSTEMS: readonly { value: MeasureSystem; label: string }[] = [
  { value: 'original', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
]

type IngredientListProps = {
  view: RecipeView
  ticks: ReturnType<typeof useTicks>
  uncounted: readonly string[]
  /** By line: whether the pantry has enough of its food; null for whom that is not known. */
  inPantry?: PantryMarks | null
  /** Members put what they see on their shopping list. */
  shopping?: { recipeKey: string; name: string } | null
}

/** Ingredients to tick off, for as many as will eat. */
export function IngredientList({ view, ticks, uncounted, inPantry = null, shopping }: IngredientListProps) {
  return (
    <section className={classNames(layout.stack, styles.ingredients)} aria-label="Ingredients">
      <div className={classNames(layout.row, layout.spread)}>
        <h2 className={text.heading3}>Ingredients</h2>
        <div className={classNames(layout.row, text.small)}>
          <span className={styles.printOnly}>{formatServings(view.servings)}</span>
          <span className={classNames(layout.noPrint, layout.needsScript)}>Servings</span>
          <div className={layout.needsScript}>
            <Stepper label="servings" value={view.servings} min={1} max={100} onChange={view.setServings} />
          </div>
        </div>
      </div>
      <div className={classNames(layout.noPrint, layout.needsScript)}>
        <Segmented
          legend="Measures"
          isLegendHidden
          name="measures"
          options={SYSTEMS}
          value={view.system}
          onChoose={(value) => view.setSystem(value as MeasureSystem)}
        />
      </div>
      <TickList lines={view.lines} ticks={ticks} uncounted={uncounted} inPantry={inPantry} />
      {ticks.ticked.size > 0 && (
        <p className={classNames(layout.row, layout.spread, layout.noPrint, text.small, text.muted)}>
          <span aria-live="polite">
            {ticks.ticked.size} of {view.lines.filter(({ isHeading }) => !isHeading).length} ticked
          </span>
          <button type="button" className={button.textButton} onClick={ticks.clear}>
            Untick all
          </button>
        </p>
      )}
      {shopping && <ShopForRecipe {...shopping} lines={view.lines.map(({ whole }) => whole)} />}
    </section>
  )
}
