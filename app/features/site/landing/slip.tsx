import {
  formatAmount,
  formatKcal,
  formatMinutes,
  formatServings,
} from '#app/features/recipes/view/figures.ts'
import { Fold } from '#app/ui/fold.tsx'
import type { SampleRecipe } from './sample-recipes.ts'

/** The bill of a dish: what there was, what one serving adds up to, and how it is cooked. */
export function Slip({ sampleRecipe }: { sampleRecipe: SampleRecipe }) {
  const { id, name, basket, cookingTimeMin, rows, totalKcal } = sampleRecipe
  return (
    <section className="hero-sum" aria-labelledby={`dish-${id}`}>
      <p className="hero-from">From {basket.join(', ')}</p>
      <h2 id={`dish-${id}`}>{name}</h2>
      <p className="text-ink-2">One serving, {formatMinutes(cookingTimeMin)}</p>
      <table className="ledger">
        <thead className="sr-only">
          <tr>
            <th scope="col">Food</th>
            <th scope="col">Weight</th>
            <th scope="col">kcal</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td className="figure">{formatAmount(row.grams, 'g')}</td>
              <td className="figure">{formatKcal(row.kcal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Together
            </th>
            <td className="figure">{formatKcal(totalKcal)} kcal</td>
          </tr>
        </tfoot>
      </table>
      <Method sampleRecipe={sampleRecipe} />
    </section>
  )
}

function Method({ sampleRecipe }: { sampleRecipe: SampleRecipe }) {
  const { servings, ingredients, instructions, basket } = sampleRecipe
  return (
    <Fold summary="How it is cooked" className="hero-method">
      <p className="text-ink-2">{formatServings(servings)}, written by the Mealwright kitchen</p>
      <ul>
        {ingredients.map(({ text, isExtra }) => (
          <li key={text}>
            {text}
            {isExtra && <span className="text-ink-2"> (extra)</span>}
          </li>
        ))}
      </ul>
      <ol>
        {instructions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <a href={`/upload?${new URLSearchParams({ ingredients: basket.join(', ') })}`}>
          Open this kitchen in the generator
        </a>
      </p>
    </Fold>
  )
}
