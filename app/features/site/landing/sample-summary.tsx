import {
  formatAmount,
  formatKcal,
  formatMinutes,
  formatServings,
} from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Fold } from '#app/ui/fold.tsx'
import text from '#app/ui/text.module.css'
import styles from './sample-summary.module.css'
import type { SampleRecipe } from './sample-recipes.ts'
import figures from '#app/ui/figure-table.module.css'

type SampleSummaryProps = { sampleRecipe: SampleRecipe; className?: string }

/** A dish in short: what there was, what one serving adds up to, and how it is cooked. */
export function SampleSummary({ sampleRecipe, className }: SampleSummaryProps) {
  const { id, name, basket, cookingTimeMin, rows, totalKcal } = sampleRecipe
  return (
    <section className={classNames(styles.summary, className)} aria-labelledby={`dish-${id}`}>
      <p className={styles.ingredients}>From {basket.join(', ')}</p>
      <h2 id={`dish-${id}`}>{name}</h2>
      <p className={styles.serving}>One serving, {formatMinutes(cookingTimeMin)}</p>
      <table className={classNames(figures.table, styles.foods)}>
        <thead className={text.srOnly}>
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
              <td className={figures.figure}>{formatAmount(row.grams, 'g')}</td>
              <td className={figures.figure}>{formatKcal(row.kcal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Together
            </th>
            <td className={figures.figure}>{formatKcal(totalKcal)} kcal</td>
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
    <Fold summary="How it is cooked" className={styles.method}>
      <div className={styles.methodText}>
        <p className={text.muted}>{formatServings(servings)}, written by the Mealwright kitchen</p>
        <ul>
          {ingredients.map((ingredient) => (
            <li key={ingredient.text}>
              {ingredient.text}
              {ingredient.isExtra && <span className={text.muted}> (extra)</span>}
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
      </div>
    </Fold>
  )
}
