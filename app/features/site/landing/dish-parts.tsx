import { formatKcal, formatMinutes, formatServings } from '#app/features/recipes/view/figures.ts'
import { MacroKey } from '#app/features/recipes/view/macro-key.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import figures from '#app/ui/figure-table.module.css'
import text from '#app/ui/text.module.css'
import styles from './dish-parts.module.css'
import type { ShownDish } from './shown-dish.ts'
import { signUpHref } from './start-link.tsx'

/** The way to keep a dish: sign up, and be back with it. */
export const keepPath = (order: string): string => `/recipes/keep?${new URLSearchParams({ made: order })}`

/** What a visitor's dish is: its name, its figures, the way to keep it, and the steps. */
export function DishParts({ dish, order }: { dish: ShownDish; order: string }) {
  const { low, high } = dish.kcalRange
  return (
    <>
      <div className={styles.is}>
        {/* Focused once it is on the page: a reader begins here. */}
        <h2 id="dish-name" tabIndex={-1} data-focus>
          {dish.name}
        </h2>
        <p className={styles.facts}>
          <span className={classNames(text.kcal, styles.kcal)}>
            {formatKcal(dish.totalKcal)} <small>kcal a serving</small>
          </span>
          <span>{formatMinutes(dish.cookingTimeMin)}</span>
          <span>{formatServings(dish.servings)}</span>
        </p>
        <p className={text.small}>
          {low === high
            ? 'Every amount is weighed.'
            : `Likely ${formatKcal(low)} to ${formatKcal(high)} kcal, as pieces and spoonfuls vary.`}
        </p>
        <div className={styles.macros}>
          <MacroKey nutrients={dish.nutrients} />
        </div>
        <a className={buttonClass({}, styles.keep)} href={signUpHref(encodeURIComponent(keepPath(order)))}>
          Keep this recipe
        </a>
        <p className={text.small}>
          Free account, no card. You come straight back to this recipe, and it is kept.
        </p>
      </div>
      <ol className={styles.steps} aria-label="Steps">
        {dish.instructions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  )
}

/** Ingredients as a receipt: each line with what it adds to one serving, and the sum. */
export function DishSum({ dish }: { dish: ShownDish }) {
  return (
    <div className={styles.slip}>
      <h3>Ingredients, and what they add up to</h3>
      <table className={classNames(figures.table, figures.tight, text.small)}>
        <thead>
          <tr>
            <th scope="col">For {formatServings(dish.servings)}</th>
            <th scope="col" className={figures.figure}>
              kcal a serving
            </th>
          </tr>
        </thead>
        <tbody>
          {dish.lines.map(({ text: line, isExtra, kcal }) => (
            <tr key={line}>
              <th scope="row">
                {line}
                {isExtra && <span className={text.muted}> (extra)</span>}
              </th>
              <td className={figures.figure}>{kcal === null ? 'not counted' : formatKcal(kcal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Together, one serving</th>
            <td className={figures.figure}>{formatKcal(dish.totalKcal)} kcal</td>
          </tr>
        </tfoot>
      </table>
      {dish.leftOut.length > 0 && (
        <ul className={classNames(text.small, text.muted, styles.leftOut)}>
          {dish.leftOut.map(({ ingredient, reason }) => (
            <li key={ingredient}>
              Left out: {ingredient}. {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
