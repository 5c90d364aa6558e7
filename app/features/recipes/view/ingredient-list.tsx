import type { MeasureSystem } from '#app/domain/recipe/measure-systems.ts'
import { Segmented } from '#app/ui/segmented.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { formatServings } from './figures.ts'
import type { RecipeView, useTicks } from './use-recipe-view.ts'

const SYSTEMS: readonly { value: MeasureSystem; label: string }[] = [
  { value: 'original', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'us', label: 'US' },
]

type IngredientListProps = {
  view: RecipeView
  ticks: ReturnType<typeof useTicks>
  uncounted: readonly string[]
}

/** Ingredients to tick off, for as many as will eat. */
export function IngredientList({ view, ticks, uncounted }: IngredientListProps) {
  return (
    <section aria-label="Ingredients">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Ingredients</h2>
        <div className="flex items-center gap-3 text-sm">
          <span className="print-only">{formatServings(view.servings)}</span>
          <span className="no-print needs-script">Servings</span>
          <div className="needs-script">
            <Stepper label="servings" value={view.servings} min={1} max={100} onChange={view.setServings} />
          </div>
        </div>
      </div>
      <div className="no-print needs-script mt-3">
        <Segmented
          legend="Measures"
          isLegendHidden
          name="measures"
          options={SYSTEMS}
          value={view.system}
          onChoose={(value) => view.setSystem(value as MeasureSystem)}
        />
      </div>
      <ul className="amounts mt-3">
        {view.lines.map((line, index) => (
          <li key={index}>
            <label className="tick">
              <input type="checkbox" checked={ticks.ticked.has(index)} onChange={() => ticks.toggle(index)} />
              {line.amount !== '' && <b>{line.amount}</b>}
              <span className={line.amount === '' ? 'tick-wide' : undefined}>
                {line.rest}
                {line.isExtra && <span className="extra"> extra</span>}
                {uncounted.includes(line.original) && <span className="not-counted"> not counted</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {ticks.ticked.size > 0 && (
        <p className="no-print mt-3 flex items-center justify-between gap-3 text-sm text-ink-2">
          <span aria-live="polite">
            {ticks.ticked.size} of {view.lines.length} ticked
          </span>
          <button type="button" className="text-button" onClick={ticks.clear}>
            Untick all
          </button>
        </p>
      )}
    </section>
  )
}
